"""An axis as it is declared, with the competing readings of its ticks."""

from dataclasses import dataclass

from auditor.model import AxisDeclaration, Tick
from auditor.reading.outline import Node


@dataclass(frozen=True, slots=True)
class DeclaredAxis:
    """A declaration, where it stands, and the competing readings of its list of ticks, best first."""

    axis: AxisDeclaration
    node: Node
    lists: tuple[tuple[Tick, ...], ...] = ()
    said: str = ""
    lacking: tuple[Tick, ...] = ()  # names of the data that its list leaves out
