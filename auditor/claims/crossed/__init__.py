"""What is told of a confusion matrix in a closed vocabulary: families of numbers, and what is said of them."""
