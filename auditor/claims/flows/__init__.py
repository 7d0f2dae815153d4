"""What prose says of grids of flows: who sends how much to whom, what goes back, and what is left on balance."""
