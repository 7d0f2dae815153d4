"""The forms that a grid takes, one module each."""
