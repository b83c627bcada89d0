"""The conformance kit: what every game must keep, checked for any game in the registry.

`suite.py` hands it to pytest in one line, `soak.py` runs it over thousands of games, `golden.py` keeps whole games
as readable text. The checks are plain functions: a `Walk` is a random game, and a check looks at it after every entry.
"""
