"""What the numbers of a grid show by themselves: copies, lattices, slips, scales, shapes."""
