"""Pebbles: a game so small that it shows what a game has to say, and no more.

Players take one to three pebbles of a pile in turn; whoever takes the last one wins. Each seat hides a lucky number.
"""
