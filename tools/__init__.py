"""What engineers run in a checkout."""
