"""What is said of the place that something has among its like, line by line."""
