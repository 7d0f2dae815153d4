"""Cells that a bound picks out in front of a colon, and what is told of them without a verb: "Above 9: four cells, two of them in A"."""

from auditor.claims.picked.reading import hear_listed, hear_picked

__all__ = ["hear_listed", "hear_picked"]
