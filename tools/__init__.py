"""What make calls: the environment, generated files, pictures, measurements."""
