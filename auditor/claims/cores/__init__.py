"""Sentences told of numbers that are worked out of cells: peeled of their places, a short core is left that a form must fit."""
