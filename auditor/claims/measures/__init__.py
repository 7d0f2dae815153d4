"""Measures derived from confusion matrices, and the arithmetic that texts show for them."""
