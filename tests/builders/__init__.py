"""Tables for tests of the rules: set up only what matters, then play in the players' words. One file a box."""
