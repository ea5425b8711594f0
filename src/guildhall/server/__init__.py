"""The server: games by link, their records on disk, and everybody told of every move.

Nothing is imported here: a bot's worker process needs this package only for its name.
"""
