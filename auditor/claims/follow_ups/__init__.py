"""What is said of things that were told of just before: "..., two of them in May", "none of these reaches 9", "there are four"."""
