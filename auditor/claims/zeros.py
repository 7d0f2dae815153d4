"""What there is none of at a place: "2020 had no snow days at 400 m", "nobody lost any keys on Tuesday", "there was no rain at all in A in May"."""

import re
from collections.abc import Iterator
from functools import cache

from auditor.claim import Reading
from auditor.claims.duels.lines import line_of
from auditor.claims.duels.places import SIDES, grouped, lines_of, where_of
from auditor.claims.duels.words import END, LEAD, NAMES, OPENED, WORD, loosely
from auditor.claims.found import Found, by_first_fit
from auditor.claims.frames import Frame, headed
from auditor.claims.value_reading import Told, Values
from auditor.language.clauses import Clause
from auditor.language.kin_words import roots
from auditor.language.loose import HAVING
from auditor.language.numbers import Num
from auditor.language.strange import neutral, topic
from auditor.language.subject import of_statement
from auditor.language.tokens import norms
from auditor.reading.labels import singular
from auditor.world import Selection

_TELLING = re.compile(r"\b(?:no|not|nobody|none|without|zero)\b", re.IGNORECASE)
_NONE = r"(?:no|not(?: single| one| any)|zero|not even one)(?: single)?"
_WHAT = rf"(?P<what>(?:<ref>|{WORD})(?: (?:of )?(?:<ref>|{WORD})){{0,3}}?)"
_AT_ALL = r"(?: at all| whatsoever)?"
_TAIL = rf"{_AT_ALL}{loosely('tail')}{_AT_ALL}"
_HAD = r"(?:ever )?(?P<verb>has|have|had|saw|sees|see|got|gets|get|recorded|records|record|shows|showed|show|counted|counts|sold|sells|sell|received|receives|made|makes|made|caught|reported|registered|brought|took|used|needed|produced|lost|found)"
_DONE = r"(?:is|are|was|were|has been|have been) (?!not\b)(?P<verb>[a-z]+(?:ed|en|t|n|d|ld|st))(?: (?:in|out|up|off|down)(?! <))?"
_HEADS = {"one": rf"{OPENED}{LEAD}(?P<left>{NAMES})(?: (?:<axis>|<row>|<column>))?", "": rf"{OPENED}{LEAD}"}
_FRAMES = {
    "none": (
        ("one", rf" {_HAD} {_NONE} {_WHAT}{_TAIL}"),
        ("one", rf" (?:went|is|was|were|are|goes|go|stayed|remained) (?:entirely |completely |wholly )?without (?:(?:any|single|one|even one) )?{_WHAT}{_TAIL}"),
        ("", rf"(?:is|was|were|are) {_NONE} {_WHAT}{_TAIL}"),
        ("", rf"{_NONE} {_WHAT} {_DONE}{_TAIL}"),
        ("", rf"(?:nobody|no one|noone) (?:ever )?(?P<verb>[a-z]+|<down>|<up>) (?:any |single )?{_WHAT}{_TAIL}"),
    )
}  # fmt: skip
# There may be none of these without a cell being zero.
_NO_AMOUNTS = frozenset(
    singular(word)
    for word in """
    change trend effect difference value gap record peak data figure number reading entry cell result measurement survey sample score rival match exception pattern
    increase decrease rise fall drop gain loss progress improvement trouble problem doubt room need one time lead leader winner tie row column more less better worse
    legend axis label name total mean average limit
    """.split()
)
_ZERO = Num(0.0, 0.0, "0", word=True)
_LONGEST = 24


@cache
def frames() -> tuple[Frame, ...]:
    """All ways to tell it."""
    return headed(_HEADS, _FRAMES, END)


def read_zeros(clause: Clause) -> Iterator[Reading]:
    """Of what there is none, and where: at cells that are told by row and column."""
    if not _TELLING.search(clause.text) or clause.numbers or of_statement(clause) or len(clause.panels) > 1:
        return
    line = line_of(clause)
    if "<x>" in line.line:
        return
    yield from by_first_fit(frames(), line, lambda _, found: list(_readings(clause, found)))


def _readings(clause: Clause, found: Found) -> Iterator[Reading]:
    lead, tail = where_of(clause, found, "lead"), where_of(clause, found, "tail")
    if lead is None or tail is None or not _is_amount(clause, found):
        return
    if any(one.every or one.bare or one.but or one.only or one.runs for one in (lead, tail)):
        return
    named: dict[str, list[object]] = {}
    for group in (lead.named, tail.named, grouped(found.items("left", "what"))):
        for side, refs in group.items():
            if side in named:
                return
            named[side] = refs
    if set(named) != set(SIDES):
        return
    panel = clause.panels[0]
    rows, columns = (lines_of(clause, panel, side, named[side]) for side in SIDES)
    if not rows or not columns or len(rows) * len(columns) > _LONGEST:
        return
    told = tuple(Told((_ZERO,), (Selection(panel, (row,), (column,)),)) for row in rows for column in columns)
    yield Reading.of_every_word(clause, Values(told), _OVERRIDDEN, panels=(panel,))


_OVERRIDDEN = tuple("threshold count comparison amount trend tally look peak".split())


def _is_amount(clause: Clause, found: Found) -> bool:
    """Whether what there is none of is what is counted or measured: by a tick, or by words of the titles or before the grid."""
    document = clause.document
    words = [word for word in found.words("what").split() if word not in ("<ref>", "of")]
    norm = [singular(word) for word in words]
    if set(norm) & _NO_AMOUNTS:
        return False
    if not _is_having(clause, found):
        return False  # of what was returned or broken there may be none
    named = "<ref>" in found.words("what").split()
    told = topic(document)
    before = frozenset(norms(document.source.text[: document.data_start]))
    known = [word for word in norm if word in told or word in before]
    own = [word for word in known if word not in neutral()]
    return len(known) == len(norm) and (named or bool(own))


_PLAINLY = frozenset(
    "has have had saw see sees seen get gets got show shows showed shown made make makes".split()
)


def _is_having(clause: Clause, found: Found) -> bool:
    """Whether a verb tells of having what is counted, or is one of the words by which the document tells what it counts."""
    said = found.items("verb")
    verb = said[0].text.casefold() if said else found.words("verb")
    if not verb or verb in _PLAINLY or singular(verb) in HAVING:
        return True
    head = frozenset(norms(clause.document.source.text[: clause.document.data_start]))
    titles = topic(clause.document)
    return singular(verb) in head | titles or bool({*roots(verb)} & (head | titles))
