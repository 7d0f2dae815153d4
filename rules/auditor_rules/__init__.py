"""The built-in rules: one module for each fault, named after it."""
