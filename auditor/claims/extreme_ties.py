"""From a clause to extremes that stand once or several times: "A and B share the maximum", "the low of 3 turns up at A and at B"."""

import re
from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.extreme_claim import Extreme
from auditor.claims.judging import directions
from auditor.claims.places_told import each_place
from auditor.language.around import before, between, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.number_roles import understood
from auditor.language.refs import PanelRef
from auditor.language.subject import subjects
from auditor.world import Selection

_FORBIDDEN = ("rank", "aggregate", "trend", "stable", "course", "except", "missing", "range")
_SHARED = re.compile(
    r"\b(?:not|isn['’]t|never|hardly) (?:a )?unique\b|\b(?:and|then) again (?:at|in|for|with|on|by)\b|\btied? (?:for|at) the\b|\bties for the\b"
    r"|\bshares? the\b|\b(?:is|are) shared (?:by|between)\b|\bjointly\b|\b(?:reached|attained|held|obtained|found) (?:by|at|in|for) both\b|^\W*both\b.*\b(?:reach|attain|share|hold|achieve|tie)\b"
    r"|\b(?:occurs?|appears?|stands?|turns? up|is (?:reached|attained|found)) (?:twice|in two places|at two places|more than once)\b"
    r"|\d(?:\s?%)?(?:\s[a-z]+)?\s(?:each|apiece|in both cases|both times)\b",
    re.IGNORECASE,
)
_SOLE = re.compile(
    r"\b(?:is|are) unique\b|\bunique (?:maximum|minimum|peak|low)\b|\bnowhere else\b|\bonly once\b|\bjust once\b|\bwithout (?:a )?ties?\b|\bno ties?\b",
    re.IGNORECASE,
)
_FRONTING = frozenset("in for at within on of the".split())
_PLAIN = word_set(
    "unique again it tie ties tied share shares shared jointly joint both reach reaches reached attained held obtained twice occurs "
    "occur once more than just nowhere else by between two places up turn turns stands for them not each apiece case cases time times"
)
_PRONOUN = re.compile(r"\b(?:it|again|both of them|else)\b", re.IGNORECASE)


def read_ties(clause: Clause) -> Iterator[Reading]:
    """A superlative, words by which it stands once or more than once, and the places that hold it."""
    cues = clause.of("extreme")
    ties = "shared" if _SHARED.search(clause.text) else "sole" if _SOLE.search(clause.text) else ""
    if not ties or len(cues) != 1 or any(clause.of(kind) for kind in _FORBIDDEN):
        return
    if clause.of("compare", ">", "<", ">=", "<=", "good", "bad") or len(clause.numbers) > 1:
        return
    value = clause.number(clause.numbers[0]) if clause.numbers else None
    if value is not None and (value.op not in ("=", "~") or value.word):
        return
    named = [item for item in clause.items if isinstance(item.value, PanelRef)]
    if {"their", "its", "own"} & set(before(clause, cues[0], 2)) or any(
        getattr(i.value, "every", False) for i in named
    ):
        return  # "both reach their maximum in May": each its own
    within = [item for item in clause.refs if _is_scope(clause, cues[0], item)]
    places = [item for item in clause.refs if item not in within]
    for direction in directions(cues[0].sense("extreme"), clause.document, clause.panels[0]):
        for subject in subjects(clause, [*within, *named]):
            found = _places(clause, subject.selections, places, within)
            if found is None or len(subject.selections) > 1 or ties == "sole" and len(found) > 1:
                continue
            if ties == "shared" and len(found) == 1:
                continue
            panels = tuple(dict.fromkeys(s.panel for s in subject.selections))
            pronouns = tuple(
                m.span() for m in _PRONOUN.finditer(clause.statement.text, clause.start, clause.end)
            )
            for scope in (subject.selections, *_common_line(found)):
                meant = Extreme(direction, scope, value, found, tentative=not subject.sure, ties=ties)
                yield Reading(
                    meant, _items(clause), panels, understood=(*understood(clause, _PLAIN), *pronouns)
                )


def _is_scope(clause: Clause, cue: Item, item: Item) -> bool:
    """`the maximum of row A`, `in row A, the maximum ...`: whether a reference says where the extreme was looked for."""
    if item.first >= cue.last:
        gap = set(between(clause, cue, item))
        return "of" in gap and gap <= {"of", "the", "value", "cell", "score", "entry", "reading"}
    opened = clause.statement.text[clause.start : item.start].split()
    return bool(opened) and {word.casefold() for word in opened} <= _FRONTING and before(clause, item) != ()


def _places(
    clause: Clause, scope: Sequence[Selection], places: Sequence[Item], within: Sequence[Item]
) -> tuple[Selection, ...] | None:
    """The places told, none where none is told; None where they are not clear."""
    if not places:
        return ()
    found = tuple(one for s in scope for one in each_place(clause, s.panel, places, within))
    return found or None


def _common_line(places: Sequence[Selection]) -> Iterator[tuple[Selection, ...]]:
    """`A and B tie for the maximum in May`: the one row or column in which all places stand, which may be all that is meant."""
    for rows, columns in (({s.rows for s in places}, {None}), ({None}, {s.columns for s in places})):
        if len(places) > 1 and len(rows) == len(columns) == 1 and rows != columns:
            yield (Selection(places[0].panel, *rows, *columns),)


def _items(clause: Clause) -> frozenset[Item]:
    """All mentions that such a clause can have."""
    shared = [item for item in clause.of("foreign") if item.text.casefold().startswith("share")]
    kinds = ("extreme", "number", "ref", "noun", "verb")
    return frozenset(
        [
            *(item for item in clause.items if item.kind in kinds),
            *clause.of("not"),
            *clause.of("quant", "only", "both", "none"),
            *clause.of("same"),
            *clause.of("compare", "="),
            *(item for item in clause.of("factor") if item.text.casefold() == "twice"),
            *shared,
        ]
    )
