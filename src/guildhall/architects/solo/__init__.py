"""Opponents that follow cards and never choose: those of the base game and, where it is there, of Works of Wonder."""
