"""The first few values from an end, told in one breath: which they are, where they stand, or both."""
