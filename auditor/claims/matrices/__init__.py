"""What prose says of a confusion matrix: one grammar of sets of its cells, and of what is said of them."""
