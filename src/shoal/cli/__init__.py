"""The `shoal` command: play, simulate, check, replay, verify and serve, in the terminal."""
