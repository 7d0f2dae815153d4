"""Changes and ratios: from what to what a sentence goes, and by how much."""
