"""Clauses read as swings: every word has to belong to a frame."""

import re
from collections.abc import Iterator

from auditor.claim import Reading
from auditor.claims.found import Found, Ref
from auditor.claims.marked_lines import line_of_marks
from auditor.claims.standings.places import lines_named
from auditor.claims.swings.claims import End, Swing, Swings
from auditor.claims.swings.frames import END, first, leaning, more
from auditor.language.atoms import OTHER_SIDE
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.phrasing import Phrasing
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef
from auditor.language.strange import strange_words
from auditor.language.subject import of_statement

_TELLING = re.compile(
    r"\b(?:swings?|spreads?|ranges?|spans?|bands?|amplitude|fluctuat\w+|variation|variability|gaps?|difference|distance|contrast|var(?:y|ies|ied)|changes?|moves?)\b",
    re.IGNORECASE,
)
# "..., and widest at B": the width alone, of the swing that was told of before.
_LEANING = re.compile(
    r"\W*(?:and |while )?(?:the )?(?:widest|narrowest|largest|smallest|tightest) (?:at|for|in|on|with|under)\b",
    re.IGNORECASE,
)
_IDLE = frozenset("the a an clearly easily there also by far again itself even of_course".split())
_RANKS = {"second": 2, "third": 3, "fourth": 4, "fifth": 5}
_OVERRIDDEN = tuple("stability gap amount value peak range spread change comparison ordinal average".split())
_SPOKEN = re.compile(
    r"(?:swings?|swung|spreads?|ranges?|spans?|bands?|amplitude|fluctuat\w+|variation|variability|gaps?|difference|distance|contrast|widest|narrow\w*|wid\w+|tightest|annual|seasonal|yearly|daily|total|overall|"
    r"season|year|week|day|month|months|days|best|worst|end|reach\w*|year-round|winter|summer)$",
    re.IGNORECASE,
)


def read_swings(clause: Clause) -> Iterator[Reading]:
    """One reading for each panel that may be meant."""
    leans = bool(clause.start) and bool(_LEANING.match(clause.text))
    if (
        not _TELLING.search(clause.sentence if leans else clause.text)
        or of_statement(clause)
        or any(clause.of("not", "not"))
    ):
        return
    line = _line(clause)
    found = _found(line, leans=leans) if line is not None else []
    if not found:
        return
    strange = [word for word in strange_words(clause) if not _SPOKEN.match(word)]
    sure = clause.named or len(clause.panels) == 1
    for panel in clause.panels:
        parts = [_swing(clause, panel, one) for one in found]
        if all(parts):
            meant = Swings(tuple(part for part in parts if part is not None), sure and not strange)
            yield Reading.of_every_word(clause, meant, _OVERRIDDEN, panels=(panel,))


def _found(line: Phrasing, *, leans: bool) -> list[Found]:
    """The frames that take the line to its end, one behind the other; what leans on words before it may go on with them."""
    for pattern in leaning() if leans else first():
        match = pattern.match(line.line)
        chain = [Found(match, line)] if match else []
        while chain and not END.match(line.line, chain[-1].end):
            behind = next((m for one in more() if (m := one.match(line.line, chain[-1].end))), None)
            if behind is None:
                chain = []
                break
            chain.append(Found(behind, line))
        if chain:
            return chain
    return []


def _swing(clause: Clause, panel: int, found: Found) -> Swing | None:
    grid = clause.panel(panel)
    who = found.ref("who")
    own = lines_named(grid, who.side, (who,)) if who is not None else None
    if who is None or own is None or len(own) != 1:
        return None
    ends = [_end(clause, panel, who, found, k) for k in "12"]
    if any(end is None for end in ends):
        return None
    told = tuple(end for end in ends if end is not None and (end.value or end.at is not None))
    value = found.number("n")
    if any(num is not None and num.op not in ("=", "~") for num in (value, *(e.value for e in told))):
        return None
    compared = "than" in found.match.group().split() or "no" in found.match.group().split()[:1]
    return Swing(
        panel,
        who.side,
        own[0],
        bool(found.words("wide")),
        value,
        told,
        _RANKS.get(found.words("nth"), 1),
        bool(found.words("loose")) and not compared,
    )


def _end(clause: Clause, panel: int, who: Ref, found: Found, k: str) -> End | None:
    """One end as told; None where its place is none on the other side."""
    at = found.ref(f"at{k}")
    value = found.number(f"v{k}", f"w{k}", f"u{k}")
    if at is None:
        return End(value)
    crossing = lines_named(clause.panel(panel), OTHER_SIDE[who.side], (at,))
    return End(value, crossing[0]) if crossing is not None and len(crossing) == 1 else None


def _line(clause: Clause) -> Phrasing | None:
    """The clause as words, numbers and names; None where it names what no swing is told of."""
    return line_of_marks(clause, _mark, lambda token: "" if token.norm in _IDLE else token.norm)


def _mark(item: Item) -> str:
    value = item.value
    if isinstance(value, Num):
        return "<n>"
    if isinstance(value, TickRef | PositionRef):
        several = isinstance(value, TickRef) and (value.every or value.unknown or len(value.ticks) != 1)
        return "<x>" if several else "<ref>"
    if isinstance(value, AxisRef):
        return "<axis>" if not value.direction else "<x>"
    if isinstance(value, PanelRef):
        return "<x>" if value.every else "<panel>"
    return "<x>" if item.kind in ("except", "colour", "missing", "aggregate_of") else ""
