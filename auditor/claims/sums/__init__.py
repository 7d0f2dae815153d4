"""What named things come to together: "Farm E yields 21 of the 67 ticks", "half of all picks come from aisle 4"."""
