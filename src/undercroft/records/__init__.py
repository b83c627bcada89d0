"""Records are the truth: a position is the fold of one."""
