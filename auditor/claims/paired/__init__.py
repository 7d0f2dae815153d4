"""What cells of two panels with one grid are to each other, cell by cell, heard as a whole in a closed vocabulary."""
