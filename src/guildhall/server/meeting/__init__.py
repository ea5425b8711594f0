"""Where people meet who do not know each other: open tables, and what comes with them."""
