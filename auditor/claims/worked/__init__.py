"""Numbers that are worked out line by line (steps between two ticks, differences of two panels, spreads), and what a sentence says of them."""
