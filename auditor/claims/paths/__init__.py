"""What is told of single lines of a grid, from their first value to their last: where they start and end, turn, waver."""
