"""The two sides of a comparison, with the words that only say where it holds."""

from dataclasses import dataclass

from auditor.language.atoms import Atom
from auditor.language.items import Item

DIMENSIONS = ("panel", "rows", "columns", "region")


@dataclass(frozen=True, slots=True)
class Sides:
    """What is compared: references on the left, on the right, and where; `others` if the right is all that the left is not.

    `mirrored` tells that the sentence says of the others what they are not: "no row beats A".
    """

    left: tuple[Atom, ...]
    right: tuple[Atom, ...]
    where: tuple[Atom, ...]
    others: bool = False
    used: tuple[Item, ...] = ()
    mirrored: bool = False
