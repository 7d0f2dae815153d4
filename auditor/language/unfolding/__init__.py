"""Sentences told again as short ones: "A, the busiest, has 54, rising to 60" is "A is the busiest; A has 54; A rises to 60"."""

from auditor.language.unfolding.brackets_opened import brackets_opened
from auditor.language.unfolding.counted_again import counted_again
from auditor.language.unfolding.left_out import leaves_out, told_of_the_rest
from auditor.language.unfolding.telling import unfolded

__all__ = ["brackets_opened", "counted_again", "leaves_out", "told_of_the_rest", "unfolded"]
