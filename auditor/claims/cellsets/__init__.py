"""Sets of cells, told to the last word: how many of a region's cells are so, where such cells stand, what lies beside one, which have a colour."""
