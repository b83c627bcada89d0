"""The command line: each module makes the commands that are named like it, and `main` is the way in."""
