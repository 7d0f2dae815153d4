"""What is said of the parts of a grid: where its large values gather, which ticks are best."""
