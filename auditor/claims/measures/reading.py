"""Clauses read as claims on derived metrics and on arithmetic."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.measures.claims import Check, Derived, matrices
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.consequences import follows
from auditor.claims.measures.contrasts import compares, read_best, read_differences
from auditor.claims.measures.courses import passes, read_courses
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.elsewhere import led_elsewhere
from auditor.claims.measures.errors import read_always, read_largest, read_pairs
from auditor.claims.measures.errors_of_class import read_errors_of_class
from auditor.claims.measures.every_class import read_bounds, read_dominance
from auditor.claims.measures.linking import LINK
from auditor.claims.measures.normalised_twins import counts_only
from auditor.claims.measures.rates import read_rates
from auditor.claims.measures.shares import read_baselines, read_lists, read_parts, read_supports
from auditor.claims.measures.sums import read_equations
from auditor.claims.measures.values import MOVES, read_metrics
from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef
from auditor.language.strange import strange_words
from auditor.numerals import cardinal
from auditor.quantity import number_of
from auditor.reading.labels import singular
from auditor.world import Selection

_BETWEEN = re.compile(r"\b(?:lies|falls|sits|is) (?:in )?between (?:those|these|the|both)(?: two)?\b")
_OF_ALL_CLASSES = re.compile(
    r"\b(?:of|among|across|for|in) (?:all |the |these |all of the |all the )?(?P<n>\w+) (?:classes|categories|labels|groups|types|kinds)\b",
    re.IGNORECASE,
)
_WITHOUT = re.compile(r"\W*without (?:[a-z-]+ ?){1,4}", re.IGNORECASE)
_CONCLUSION = re.compile(r"(?:, |\s)(?:so|hence|thus|therefore|which means|because|since|meaning)\b[^\d]*$")
_SUM_WORDS = re.compile(r"\b(?:sum|total|difference|ratio|product|quotient|share|rate)\b")
_FILLERS = re.compile(
    r"\b(?:overall|only|just|alone|already|therefore|thus|as many as|a total of|the same)\b", re.IGNORECASE
)
_QUALIFIED = re.compile(
    r"\b(?:except|but|apart|aside|unless|if|when|once|among|amongst|outside|excluding|remaining|rest|others?|otherwise|besides|without|ignoring|disregarding|not|never|those|these|they|only|hardly|barely|baseline|previous|earlier|human|another)\b",
    re.IGNORECASE,
)
_SHARE_OF_ERRORS = re.compile(
    r"(?:%|per ?cent)\s+of (?:all |the )?(?:\d+ )?(?:errors|mistakes|confusions|misclassifications|mix-ups)\b",
    re.IGNORECASE,
)
_STEPS = (
    read_courses,
    read_equations,
    read_largest,
    read_errors_of_class,
    read_pairs,
    read_baselines,
    read_supports,
    read_parts,
    read_best,
    read_bounds,
    read_dominance,
    read_rates,
    read_always,
    read_differences,
    read_metrics,
    read_lists,
)


def derived(clause: Clause) -> Iterator[Reading]:
    """The readings of a clause: one for each way the rows may be turned, and each way that "correct" may be meant."""
    panels = tuple(map(Selection, _panels(clause)))
    turnable = any(len(confusions(clause.document, s.panel)) > 1 for s in panels)
    for turned in (False, True) if turnable else (False,):
        own = matrices(clause.document, panels, turned)
        first = _drafted(clause, own, by_row=True)
        drafts = [first, _drafted(clause, own, by_row=False)] if first.either else [first]
        for draft in drafts:
            if draft.checks and not _of_errors(draft):
                matrix = _matrix(clause, own)
                checks = tuple(
                    check if check.about == "equation" or check.matrix else replace(check, matrix=matrix)
                    for check in draft.checks
                )
                own_panels = panels
                if _told_twice(checks):
                    checks, own_panels = _one_each(checks, clause, panels)
                if led_elsewhere(clause):
                    checks = tuple(replace(check, weak=True) for check in checks)
                places = tuple((start + clause.start, end + clause.start) for start, end in draft.places)
                whole = (bool(draft.chains) or _whole(draft, places)) and clause.critical <= draft.items()
                items = frozenset(clause.items) if whole else draft.items()
                yield Reading(
                    Derived(checks, own_panels, turned),
                    items,
                    clause.panels,
                    understood=((clause.start, clause.end), *_led_back(draft)) if whole else places,
                )


def _measure_of(check: Check) -> tuple[str, str, str]:
    return check.about, check.of, check.average


def _told_twice(checks: Sequence[Check]) -> bool:
    """Whether a measure has two values, so that each must be of a matrix of its own: "65% with rules, 87% with the net"."""
    told = {(_measure_of(check), check.value.value, check.matrix) for check in checks if check.value}
    return any((one[0], one[2]) == (other[0], other[2]) and one != other for one in told for other in told)


def _one_each(
    checks: Sequence[Check], clause: Clause, panels: tuple[Selection, ...]
) -> tuple[tuple[Check, ...], tuple[Selection, ...]]:
    """The values of both matrices in their order; that is likely, and not sure."""
    weak = tuple(replace(check, weak=True) for check in checks)
    every = counts_only(
        clause.document, [k for k in range(len(clause.document.panels)) if confusions(clause.document, k)]
    )
    ways = [confusions(clause.document, panel) for panel in every]
    names = [way[0][0].name for way in ways if len(way) == 1 and len(way[0]) == 1]
    kinds = [_measure_of(check) for check in weak]
    if len(names) != 2 or len(set(names)) != 2 or any(kinds.count(kind) != 2 for kind in kinds):
        return weak, panels
    each = tuple(replace(check, matrix=names[kinds[:k].count(kinds[k])]) for k, check in enumerate(weak))
    return each, tuple(map(Selection, every))


def _led_back(draft: Draft) -> tuple[tuple[int, int], ...]:
    shift = draft.clause.start
    return tuple((start + shift, end + shift) for start, end in follows(draft))


def _of_errors(draft: Draft) -> bool:
    """`40% of all errors`: whether a share of the errors was taken for one of a class or of all."""
    rates = any(check.value is not None and check.value.unit == "%" for check in draft.checks)
    return rates and bool(_SHARE_OF_ERRORS.search(draft.text))


def _whole(draft: Draft, places: Sequence[tuple[int, int]]) -> bool:
    """Whether no word is left that could make the clause mean something else."""
    strange = [word for word in strange_words(draft.clause, places) if singular(word.casefold()) not in LINK]
    return not strange and all(not draft.free(*found.span()) for found in _QUALIFIED.finditer(draft.text))


def _drafted(clause: Clause, own: Sequence[Confusion], *, by_row: bool) -> Draft:
    draft = Draft(clause, own, by_row)
    between = _BETWEEN.search(draft.text)
    if between and any(mention.share == "f1" for mention in draft.metrics):
        draft.places.append(between.span())  # a harmonic mean does, whatever the two are
    without = _WITHOUT.match(draft.text)
    if without and any(isinstance(item.value, PanelRef) for item in clause.items):
        draft.places.append(without.span())  # the condition that the panel stands for
    for step in _STEPS:
        step(draft)
    if draft.checks:
        _asides(draft)
        draft.places.extend(follows(draft))
    return draft


def _panels(clause: Clause) -> tuple[int, ...]:
    """The confusion matrices that the clause may speak of: all of the document's where it compares one with the others."""
    everything = tuple(
        index for index in range(len(clause.document.panels)) if confusions(clause.document, index)
    )
    comparing = compares(clause.text) or MOVES.search(clause.text) or passes(clause.text)
    spoken = everything if comparing else tuple(index for index in clause.panels if index in everything)
    return counts_only(clause.document, spoken)


def _matrix(clause: Clause, own: Sequence[Confusion]) -> str:
    """The one of several matrices that the clause, or what it stands under, names."""
    if len(own) == 1:
        return ""
    spoken = [matrix.name for matrix in own if len(clause.panels) == 1 and matrix.panel == clause.panels[0]]
    if len(spoken) == 1:
        return spoken[0]
    for text in (clause.text, *reversed(clause.statement.trail)):
        named = [matrix.name for matrix in own if _named(matrix, text)]
        if len(named) == 1:
            return named[0]
    return ""


def _named(matrix: Confusion, text: str) -> re.Match[str] | None:
    return re.search(rf"(?<!\w){re.escape(matrix.name)}(?!\w)", text, re.IGNORECASE) if matrix.name else None


def _asides(draft: Draft) -> None:
    """What needs no proof: the matrix's name, how many classes there are, a conclusion without numbers, fillers."""
    for told in _OF_ALL_CLASSES.finditer(draft.text):
        value = cardinal(told["n"]) or number_of(told["n"])
        if any(value == len(matrix.classes) for matrix in draft.own):
            draft.places.append(told.span())
    draft.places.extend(
        found.span() for matrix in draft.own if len(draft.own) > 1 and (found := _named(matrix, draft.text))
    )
    conclusion = _CONCLUSION.search(draft.text)
    if conclusion and draft.free(*conclusion.span()):
        draft.places.append(conclusion.span())
    if draft.chains:
        draft.places.extend(found.span() for found in _SUM_WORDS.finditer(draft.text))
    draft.places.extend(found.span() for found in _FILLERS.finditer(draft.text))
