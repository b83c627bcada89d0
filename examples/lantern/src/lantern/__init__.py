"""Lantern: two to four thieves, one light, and a vault that is better left in time."""
