"""The parts of our own schema, read strictly: what has the wrong shape is an error with its line."""
