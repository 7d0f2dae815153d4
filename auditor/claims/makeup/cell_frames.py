"""How people count cells and written values: "twenty cells in total", "nine readings stand in the left panel"."""

import re
from collections.abc import Iterator

from auditor.claims.makeup.count_words import (
    ADJ,
    END,
    GRID,
    HOLD,
    LAID,
    ORDERLY,
    SCOPED,
    SUM,
    Found,
    number_of,
)
from auditor.claims.makeup.facts import Fact
from auditor.claims.makeup.pair_counts import DISTINCT
from auditor.language.clauses import Clause
from auditor.language.phrasing import Match, Phrasing
from auditor.language.refs import PanelRef
from auditor.world import Selection


def _each(clause: Clause) -> bool:
    """Whether the clause speaks of each panel by itself."""
    return any(isinstance(i.value, PanelRef) and i.value.every for i in clause.items) or any(
        i.text.casefold() in ("each", "either", "every") for i in clause.items
    )


_TOGETHER = re.compile(
    r"\b(?:together|combined|in total|altogether|overall|in all|in sum|all told|all in all|taken together)\b",
    re.IGNORECASE,
)


_PAIRS = re.compile(r"\bpairs?$", re.IGNORECASE)
_OF_LINES = re.compile(
    r"<(?:axis|everyrows|everycolumns|row|column)>(?: each| all)? (?:have|has|hold|contain|get|give|show|bring|take)(?: exactly| only| just)? <number> (?:[a-z]+ )?<cell>"
)
# Behind a noun: it is the first part of a longer word.
_COMPOUND = re.compile(r"[-‐‑][^\W\d_]")


def cells(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`contains sixteen scores`, `twenty cells in total`, `a 16-cell grid`."""
    noun = rf"{{number:n}} (?:- )?{ADJ}{{cell}}"
    total = r"(?: (?:in total|in all|altogether|overall|all told|all in all|taken together|each|per {panel}|in each {panel}))"
    few = r"(?:a total of |in all |some |all of )?"
    frames = (
        rf"(?:{HOLD}|(?:{{panel|panels}} (?:of|with))) {SUM}{noun}(?: {SCOPED})?{END}",
        rf"{noun}{total}",
        rf"{noun} (?:make up|form|compose|constitute|fill|cover) (?:the |this |each |every |a )?(?:{{panel|cell|panels}}|whole|image)",
        rf"{noun}(?: in {{panels|panel}})? (?:are|is|were) (?:{LAID}){ORDERLY}",
        rf"^{SUM}{noun}(?= [;.:]|$)",
        rf"\( {SUM}{noun} \)",
        rf"{{number:n}} - {{cell}} (?:{GRID})",
        r"the {number:n} that (?:each|either|every|it|both)(?: {panel|panels}| of them)? (?:contain|hold|have|has|comprise)",
        rf"(?:a total of|in total|altogether|in all|hence|thus|so|that is|i \. e \.(?: ,)?|making|that makes|which makes|giving) {few}{noun}{END}",
        r"(?:for|of) (?:all )?(?:the )?{number:n} possible {cell}",
    )
    if _OF_LINES.search(line.line):
        return  # "the four hubs have six values each": as many as there are lines on the other side
    for frame in frames:
        for match in line.find(frame):
            if clause.start and any(item.text.casefold() == "points" for item in match.items):
                continue  # "..., with three points"
            if any(
                item.kind == "noun" and _COMPOUND.match(clause.sentence, item.end) for item in match.items
            ):
                continue  # "a square-tiled map"
            given = _given(clause, match)
            if given is not None:
                yield from given
                continue
            together = bool(_TOGETHER.search(clause.text))
            pairs = any(_PAIRS.search(item.text) for item in match.items)
            distinct = pairs and DISTINCT.search(clause.text)
            yield (
                Fact(
                    "pairs" if pairs else "cells",
                    word="distinct" if distinct else "",
                    number=number_of(clause, match.item("n")),
                    each=_each(clause) and not together,
                    # "Each has six cells in all" may tell of one panel.
                    most=together and not re.search(r"\b(?:each|every|either)\b", clause.text, re.IGNORECASE),
                ),
                match.items,
                match.span,
            )
    yield from _written(clause, line)


# Cells without a value are none of these.
_VALUES = re.compile(
    r"(?:readings?|values?|numbers?|figures?|measurements?|results?|scores?)$", re.IGNORECASE
)


def _given(clause: Clause, match: Match) -> list[Found] | None:
    """`there are 29 readings`, where some cells have none: those that have one, or nothing that is clear; None where all have one."""
    own = [clause.panel(panel) for panel in clause.panels]
    written = {len(panel.values) for panel in own}
    gaps = any(len(panel.values) < len(panel.rows.ticks) * len(panel.columns.ticks) for panel in own)
    if not gaps or not any(item.kind == "noun" and _VALUES.search(item.text) for item in match.items):
        return None
    told = number_of(clause, match.item("n"))
    fact = Fact("given values", number=told)
    return [(fact, match.items, match.span)] if written == {told.value} else []


_READ = "read|estimated|sampled|transcribed|listed|quoted|extracted|recorded|reproduced|taken|given|copied|legible|reported|annotated|measured|labelled|labeled|filled|numeric"
_HAVING = r"(?: (?:actually |really )?(?:hold|holds|have|has|carry|carries|contain|contains|bear|bears|show|shows|got|were given|received) (?:a |one |any )?(?:numeric(?:al)? |written )?(?:<cell>|number|value|reading))"


def _written(clause: Clause, line: Phrasing) -> Iterator[Found]:
    """`nine readings stand in the left panel`, `the eight values listed below`."""
    noun = rf"{{number:n}} {ADJ}(?:{{cell}}|shade|estimate|head|example|spot)"
    own = rf"(?:(?: (?:are|were|is|was|have been|could be))? (?:{_READ})|{_HAVING})(?: (?:from|off|in|on|for|here|below|above|out))*"
    whole = rf"of (?:the |all |its |their |these )?{{number:w}} {ADJ}{{cell}} (?:, )?(?:only |just |merely )?{{number:n}}(?: {{cell}})?{own}"
    part = rf", (?:only |just )?{{number:n}} of (?:which|them|these){own}"
    turned = rf", of (?:which|them|these) (?:only |just )?{{number:n}}{own}"
    further = r"and {number:n}(?: {cell})? (?:from|off|in|on|for) (?:the )?(?:{panelname:p}|left|right|other|second|latter)(?: (?:one|{panel}))?"
    yield from _of_sides(clause, line, further)
    for match in (m for frame in (whole, part, turned) for m in line.find(frame)):
        yield Fact("given values", number=number_of(clause, match.item("n"))), match.items, match.span
        if match.item("w") is not None:
            yield (
                Fact("cells", number=number_of(clause, match.item("w")), each=len(clause.panels) == 1),
                match.items,
                match.span,
            )
    for match in line.find(
        rf"{noun}{own}(?: (?:the |each )?(?:{{panelname:p}}|{{panel|panels|cell}}))?(?=(?: (?:[,;.]|and|here|below).*)?$)"
    ):
        panel = match.item("p")
        panels = panel.value.panels if panel is not None and isinstance(panel.value, PanelRef) else ()
        yield (
            Fact(
                "given values",
                number=number_of(clause, match.item("n")),
                panels=tuple(map(Selection, panels)),
            ),
            match.items,
            match.span,
        )


def _of_sides(clause: Clause, line: Phrasing, frame: str) -> Iterator[Found]:
    """`... and six in the right one`: a second count, of the other one of two panels."""
    first = next(
        (i for i in clause.items if isinstance(i.value, PanelRef) and len(i.value.panels) == 1), None
    )
    if len(clause.document.panels) != 2 or first is None or not isinstance(first.value, PanelRef):
        return
    for match in line.find(frame):
        if number_of(clause, match.item("n")).step < 1:
            continue  # a value, and no count
        other = tuple(Selection(index) for index in range(2) if index not in first.value.panels)
        yield (
            Fact("given values", number=number_of(clause, match.item("n")), panels=other),
            match.items,
            match.span,
        )
