"""What becomes of cells from one panel to the next: who gains most, how many fall, which overtakes which."""
