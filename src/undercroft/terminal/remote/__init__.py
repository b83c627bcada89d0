"""A table server from the outside: its HTTP side, a connection to one of its tables, a seat there."""
