"""How the bots judge Bora Bora: what things are worth, and what a net is told of the table."""
