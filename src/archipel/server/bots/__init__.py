"""Bots at the tables of a server: asked in processes of their own."""
