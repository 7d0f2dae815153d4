"""Clauses read as claims on colours: "two fields are red", "rain is drawn in blue", "darker is lower"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.tints.claims import Tint, Tints
from auditor.claims.tints.count_frames import read_counts
from auditor.claims.tints.place_frames import read_appositions, read_extremes, read_shares, read_valued
from auditor.claims.tints.sense_frames import read_meanings, read_shades
from auditor.claims.tints.wording import BAD, GOOD
from auditor.language.clauses import Clause
from auditor.language.data_lines import line_beside
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing, phrasing
from auditor.language.scope import selection
from auditor.language.strange import strange_words
from auditor.metrics import metric_of
from auditor.world import Selection

_QUALIFIED = re.compile(
    r"\b(?:except|but|apart|aside|unless|if|when|without|outside|other|others|rest|remaining|only)\b",
    re.IGNORECASE,
)
_OF_COLOURS = frozenset(
    "hue hues magnitude follows follow palette gradient scheme intensity reserved shade shades tint tints tone tones saturation".split()
)


def tinted(clause: Clause) -> Iterator[Reading]:
    """The reading of a clause as claims on colours, one for each way in which "good" may be meant."""
    line = phrasing(clause)
    for good in (
        ("high", "low") if re.search(rf"\b(?:{GOOD}|{BAD})\b", clause.text, re.IGNORECASE) else ("high",)
    ):
        valued = list(read_valued(clause, line))
        found = valued or [
            *read_counts(clause, line),
            *read_meanings(clause, line, _better(clause) or good),
            *read_shades(clause, line, _better(clause) or good),
            *read_shares(clause, line),
            *read_extremes(clause, line),
            *read_appositions(clause, line),
        ]
        if found:
            items = frozenset(item for _, items, _ in found for item in items)
            beside = line_beside(clause) if not clause.refs else None
            tints = Tints(tuple(dict.fromkeys(_narrowed(fact, beside) for fact, _, _ in found)))
            places = tuple(place for _, _, place in found)
            strange = [word for word in strange_words(clause, places) if word.casefold() not in _OF_COLOURS]
            whole = not strange and not _QUALIFIED.search(clause.text)
            items |= _harmless(clause, line)
            whole = whole and clause.critical <= items
            yield Reading(
                tints,
                frozenset(clause.items) if whole else items,
                clause.panels,
                understood=((clause.start, clause.end),) if whole else places,
                overrides=("value", "amount") if valued else (),
            )
        if _better(clause):
            return


def _narrowed(fact: Tint, line: Selection | None) -> Tint:
    """What is said of all cells, as said of the line whose values stand beside it."""
    told = fact.about in ("count", "all", "most", "nearly all") and all(one.whole for one in fact.scope)
    return replace(fact, scope=(line,)) if line is not None and told else fact


def _better(clause: Clause) -> str:
    """Whether good is high or low here, where the measure tells."""
    metric = metric_of(clause.panel(clause.panels[0]))
    return {"higher": "high", "lower": "low"}.get(metric.better, "") if metric else ""


def _harmless(clause: Clause, line: Phrasing) -> frozenset[Item]:
    """Words that change nothing beside a claim on colours."""
    found = [
        item
        for frame in (
            r"(?:the )?(?:worst|best|lowest|highest|darkest|lightest) (?:shade|colour|color|tone) in use",
            r"just",
            r"only",
            r"indicating [^<]*{cell}",
        )
        for m in line.find(frame)
        for item in m.items
    ]
    return frozenset(found) | _common_line(clause, line)


def _common_line(clause: Clause, line: Phrasing) -> frozenset[Item]:
    """`both are in the first row`, where the two places named before it are."""
    match = line.first(r"both (?:are|lie|stand|of them are) in the {line:r}")
    places = [item for item in clause.refs if match is not None and item.start < match.span[0]]
    if match is None or len(places) != 2:
        return frozenset()
    whole = selection(clause, clause.panels[0], [match.named["r"]])
    own = [selection(clause, clause.panels[0], [item]) for item in places]
    inside = whole is not None and all(one is not None and _within(one, whole) for one in own)
    return match.items if inside else frozenset()


def _within(one: Selection, whole: Selection) -> bool:
    rows = whole.rows is None or (one.rows is not None and set(one.rows) <= set(whole.rows))
    columns = whole.columns is None or (one.columns is not None and set(one.columns) <= set(whole.columns))
    return rows and columns
