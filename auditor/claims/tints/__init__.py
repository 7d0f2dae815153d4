"""Colours: their names and lightness, the colours of cells, and what a legend or a sentence says of both."""
