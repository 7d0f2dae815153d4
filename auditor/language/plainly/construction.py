"""Constructions: turns of speech found by their symbols, and the plain words for them."""

import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module

from auditor.language.plainly.line import Line

# Parts of patterns, put in by their names in capitals.
_PARTS = {
    "CELLS": r"(?:<cells>)",
    "VERB": r"(?:<x>|<topic>|(?:is|are|was|were|has|have|had|holds?|held|stands?|stood|sits?|sat|lies?|lay|comes?|came|reads?|shows?|showed|gets?|got|gives?|gave|makes?|made|takes?|took|keeps?|kept|stays?|stayed|remains?|remained|goes|go|went|runs?|ran|does|do|did|brings?|puts?|finds?|found|sees?|saw|scores?|scored|records?|recorded|reach(?:es|ed)?|achieves?|achieved|produces?|produced|yields?|yielded|manages?|managed|returns?|returned|delivers?|delivered|measures?|measured|belongs?|belonged|occurs?|occurred|appears?|appeared|owns?|owned|claims?|claimed|posts?|posted|logs?|logged|registers?|registered|obtains?|obtained|presents?|presented|provides?|provided|displays?|displayed|exhibits?|exhibited|contains?|contained|leaves?|left|draws?|drew|attracts?|attracted|earns?|earned|collects?|collected))",
    "DONE": r"(?:<x>|found|seen|needed|used|reached|met|read|measured|recorded|achieved|attained|observed|given|shown|got|made|kept|taken|worn|held)",
    "THING": r"(?:<cells>|<noun>|<x>|<topic>)",
    "MARK": r"(?: (?:mark|barrier|line|threshold|limit|hurdle|<noun>))",
    "END": r"(?= [,.;:!?]| $)",
    "THE": r"(?:(?:the|a|an|this|that|its|their) )",
    "REF": r"(?:<ref>)",
    "NUMBER": r"(?:<number>|<count>)",
    "UNIT": r"(?: <unit>| <x>)",
    "LEAD": r"(?:(?:in|at|on|for|with|under|by|of|from|during|within|among|across) (?:the )?(?:<ref>|<panel>|<axis>)(?: <axis>)?)",
    "GRID": r"(?: (?:of|in|on|across) (?:the|this)(?: (?:whole|entire))? <noun>)",
}


# Symbols that may tell more than a pattern asks for.
_WIDER = {"<x>": "<x(?::est)?>", "<compare:>>": "<compare:>(?:ed)?>", "<compare:<>": "<compare:<(?:ed)?>", "<compare:=>": "<compare:=(?:max|min)?>"}  # fmt: skip


@dataclass(frozen=True)
class Construction:
    """A turn of speech: a pattern of symbols with named groups, and the plain words, in which `{name}` stands for a group's own words.

    In the pattern the names of `_PARTS` stand for what they name; of a bound `{name}` has plain words ("above 5"). `certain` where the plain words say
    the same and no more, so that they may be refuted. `told` are sentences with their plain words, on the grid of the tests.
    """

    pattern: str
    plain: str
    told: tuple[tuple[str, str], ...]
    certain: bool = True

    def found(self, line: Line) -> Iterator[tuple[int, int, dict[str, tuple[int, int]]]]:
        """Where it stands in a sentence, and which characters each of its groups has there."""
        for match in _compiled(self.pattern).finditer(line.text):
            groups = {
                name: line.span(match.end(name) - len(text.lstrip()), match.end(name))
                for name, text in match.groupdict().items()
                if text
            }
            yield (*line.span(match.start(), match.end()), groups)

    def words(self, text: str, line: Line, groups: dict[str, tuple[int, int]]) -> str:
        """Its plain words in a sentence."""
        own = {name: line.plain.get((start, end), text[start:end]) for name, (start, end) in groups.items()}
        names = re.findall(r"{(\w+)}", self.plain)
        filled = self.plain.format(**{name: f" {own.get(name, '')}" for name in names})
        return " ".join(filled.split())


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    told = re.sub("|".join(rf"\b{name}\b" for name in _PARTS), lambda found: _PARTS[found.group()], pattern)
    told = re.sub("|".join(_WIDER), lambda found: _WIDER[found.group()], told)
    return re.compile(rf"(?<= )(?:{told})(?= )")


@cache
def constructions() -> tuple[Construction, ...]:
    """All constructions, one or more of each module of their package."""
    from auditor.language.plainly import constructions as package

    found: list[Construction] = []
    for module in sorted(pkgutil.iter_modules(package.__path__), key=lambda one: one.name):
        found += import_module(f"{package.__name__}.{module.name}").CONSTRUCTIONS
    return tuple(found)
