"""The opponent of one who plays alone: it follows scheme cards and never chooses. rules/viscounts 9."""
