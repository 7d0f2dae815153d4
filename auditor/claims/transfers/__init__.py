"""Claims on scores of what was trained on one set and tested on another: sources, targets, and both directions."""
