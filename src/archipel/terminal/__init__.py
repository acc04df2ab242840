"""Drawing tables in a terminal; knows views and editions, never rules."""
