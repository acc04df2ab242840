"""A room on a device: requests and connections as plain text, tables on a shelf, bots asked outside. docs/static.md describes it.

Runs inside a browser: no threads, no processes, no files written; a game is fetched when it is first needed.
"""
