"""Reports: what they are given, and how they are found.

A report format is a function `write(run: Run, view: View) -> str` that an entry point of the group
`auditor.reports` names. It renders and judges nothing.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points, version

from auditor.discover import Problem
from auditor.engine import Audited

GROUP = "auditor.reports"
DISTRIBUTION = "figure-auditor"


@dataclass(frozen=True)
class Run:
    """Everything that one run has to report: the audited documents, and what could not be read."""

    audited: tuple[Audited, ...]
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class View:
    """How a run is to be shown.

    `width` is None where lines must not be wrapped; `links` tells where documents have reports of
    their own (by document path), to which a report then refers; `written` are files that the run wrote.
    """

    colour: bool = False
    width: int | None = None
    statistics: bool = False
    show_claims: bool = False
    links: Mapping[str, str] = field(default_factory=dict)
    written: tuple[str, ...] = ()


Write = Callable[[Run, View], str]


@cache
def formats() -> tuple[str, ...]:
    """The names of all installed report formats."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def writer(name: str) -> Write:
    """The function that writes a format. Raises KeyError where none is called so."""
    for point in entry_points(group=GROUP):
        if point.name == name:
            write: Write = point.load()
            return write
    raise KeyError(name)


def own_version() -> str:
    """The installed version of this program."""
    return version(DISTRIBUTION)
