"""The opponent of one who plays alone: it follows scheme cards."""
