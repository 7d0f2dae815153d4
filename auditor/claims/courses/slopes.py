"""Values that rise or fall toward a corner: along both axes at once."""

import re
from collections.abc import Iterator
from functools import cache

from auditor.claims.courses.course import Course, Leg, Shape
from auditor.claims.courses.parts import Part
from auditor.claims.courses.runs import Run
from auditor.claims.courses.series import Pace
from auditor.claims.found import Found
from auditor.claims.moves.frames import END, WORD
from auditor.claims.moves.lines import line_of
from auditor.language.clauses import Clause
from auditor.language.loose import unknown_words
from auditor.language.refs import RegionRef
from auditor.language.ways import Way

_WAYS = {"upper": ("rows", -1), "lower": ("rows", 1), "left": ("columns", -1), "right": ("columns", 1)}
_SHAPES = {"<up>": Shape.RISE, "<down>": Shape.FALL}
_HOW = r"(?: (?:<steadily>|generally|off|clearly|smoothly))*"


@cache
def _frame() -> re.Pattern[str]:
    opened = r"^(?:(?:and|but|while|whereas|yet|;|,) )*(?:(?:in|on|for|at) <panel>(?: ,)? )?"
    toward = r"(?:toward|towards|as (?:one|you) (?:moves?|goes?) (?:toward|towards|to)|to) (?P<{n}><corner>)(?: corner| end)?"
    who = rf"(?:(?:all|<cell>|{WORD}) ){{1,3}}"
    behind = rf"(?P<who>{who})(?P<way><up>|<down>){_HOW} {toward.format(n='corner')}"
    before = rf"{toward.format(n='early')}(?: ,)? (?P<whom>{who})(?P<goes><up>|<down>){_HOW}"
    return re.compile(f"{opened}(?:{behind}|{before}){END}")


def slopes(clause: Clause) -> Iterator[tuple[Part, ...]]:
    """`the values fade toward the upper right`: the mean along either axis, in one panel."""
    if len(clause.panels) != 1 or clause.of("not", "except"):
        return
    line = line_of(clause)
    match = _frame().match(line.line)
    if match is None:
        return
    found = Found(match, line)
    names = [i.value.name for i in found.items("corner", "early") if isinstance(i.value, RegionRef)]
    if len(names) != 1 or unknown_words(clause, found.places("who", "whom")):
        return
    shape = _SHAPES[found.words("way", "goes")]
    ways = [_WAYS[word] for word in names[0].split()[:2] if word in _WAYS]
    if len(ways) == 2:
        yield tuple(
            Part(
                Run.along(clause.panels[0], Way(side, "picture", direction), averaged=True),
                Course((Leg(shape, Pace.TENDENCY),)),
            )
            for side, direction in ways
        )
