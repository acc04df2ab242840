"""How the bots judge Bora Bora: what things are worth, what moves look like at a glance, and what is left of a lead in the end."""
