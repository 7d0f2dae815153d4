"""What rows or columns do between two ticks: who gains most, who falls and who does not, what part is lost."""
