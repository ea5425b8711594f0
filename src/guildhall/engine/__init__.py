"""The engine: agenda, questions, vocabulary, chance, events, records, undo and views. It knows no game."""
