"""Clauses on the cells of a confusion matrix, read part by part; a clause counts as read if nothing of it is left over."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import OF_CELLS, Reading
from auditor.claims.matrices.lexing import Lexeme
from auditor.claims.matrices.panelled import shared_rows
from auditor.claims.matrices.ways import JOINTS, MOST_WAYS, Part, matrices_of, ways_of_sentence
from auditor.claims.matrices.wording import row_of
from auditor.claims.measures.claims import Check, Derived
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.elsewhere import led_elsewhere
from auditor.claims.measures.normalised_twins import counts_only
from auditor.language.clauses import Clause
from auditor.language.refs import PanelRef
from auditor.language.strange import neutral
from auditor.language.tokens import norms
from auditor.world import Selection

# What is said of sets of cells is said of no single cell or line.
_OVERRIDDEN = (*OF_CELLS, "amount")


# "Followed by B with one patient less": how far apart they are, and how many there are of neither.
_APART = re.compile(
    r"\bwith (?:only |just )?(?:[a-z]+|\d+) (?:[a-z]+ )?(?:less|fewer|more)(?! than\b)", re.IGNORECASE
)


def told_of_cells(clause: Clause) -> Iterator[Reading]:
    """The readings of a clause as said of sets of cells: one for each that its words may name.

    What is said of several matrices with the same classes is said of each of them.
    """
    ways = [matrices_of(clause.document, panel) for panel in _panels(clause)]
    if _APART.search(clause.text):
        return
    if not ways or any(not way or len(way[0]) != 1 for way in ways):
        return
    matrices = [way[0][0] for way in ways]
    if shared := list(_shared_out(clause)):
        yield from shared
        return
    if len({matrix.classes for matrix in matrices}) == 1:
        yield from _of_matrices(clause, matrices, any(len(way) > 1 for way in ways))


# What is told of one matrix and of the other, in their order.
_IN_TURN = re.compile(
    r"\b(?:then|now|afterwards|before|got worse|gets? worse|halve[sd]?|down to|gr[eo]ws?|shr[aiu]nks?|f[ae]ll|falls|drop(?:s|ped)?|gains?|gained|r[io]ses?)\b",
    re.IGNORECASE,
)


def _panels(clause: Clause) -> tuple[int, ...]:
    """The panels that a clause speaks of: both, where it names none and tells of one after the other."""
    document = clause.document
    named = any(isinstance(item.value, PanelRef) for item in (*clause.before, *clause.items))
    if not named and len(document.panels) == 2 and _IN_TURN.search(clause.sentence):
        both = tuple(panel for panel in range(2) if matrices_of(document, panel))
        if len(both) == 2:
            return tuple(counts_only(document, both))
    return tuple(counts_only(document, clause.panels))


def _shared_out(clause: Clause) -> Iterator[Reading]:
    """A sentence that tells each of two matrices its own numbers: read for both, to its last word, or not at all."""
    document = clause.document
    every = counts_only(document, [k for k in range(len(document.panels)) if matrices_of(document, k)])
    ways = [matrices_of(document, panel) for panel in every]
    if len(ways) != 2 or any(len(way) != 1 or len(way[0]) != 1 for way in ways):
        return
    matrices = [way[0][0] for way in ways]
    if matrices[0].classes != matrices[1].classes:
        return
    row = row_of(clause.sentence, matrices[0], document)
    rows = shared_rows(clause.sentence, row, matrices)
    told = (
        [
            [read for read in ways_of_sentence(clause, [one], own)[:MOST_WAYS] if _all_read(own, read)]
            for one, own in zip(matrices, rows, strict=True)
        ]
        if rows
        else []
    )
    weak = led_elsewhere(clause)
    for one in told[0] if told else ():
        for other in told[1]:
            if [_shape(part) for part in one] != [_shape(part) for part in other]:
                continue
            checks = tuple(
                dict.fromkeys(
                    replace(check, weak=check.weak or weak, matrix=matrix.name)
                    for matrix, read in zip(matrices, (one, other), strict=True)
                    for part in read
                    for check in part.checks
                )
            )
            if checks:
                whole = ((0, len(clause.sentence)), *_pronouns(row))
                claim = Derived(checks, tuple(Selection(panel) for panel in every))
                yield Reading(
                    claim, frozenset(clause.items), clause.panels, understood=whole, overrides=_OVERRIDDEN
                )
            break


def _shape(part: Part) -> list[tuple[str, str, object]]:
    """What a part tells, without its numbers."""
    return [(check.about, check.text, check.cells) for check in part.checks]


def _of_matrices(clause: Clause, matrices: Sequence[Confusion], turnable: bool) -> Iterator[Reading]:
    row, reads = _best_row(clause, matrices)
    start, end = clause.shown or (clause.start, clause.end)
    own_words = [one for one in row if start <= one.start < end]
    elsewhere = led_elsewhere(clause)
    panels = tuple(Selection(matrix.panel) for matrix in matrices)
    for read in reads:
        own = [part for part in read if part.start < end and start < part.end]
        if not own or not _all_read(_whole_words(own_words), read):
            continue
        weak = elsewhere or _passed_over(
            own_words if _BY_ITSELF.search(clause.sentence[:start]) else row, read
        )
        told = (_of_the_named(check, part, row) for part in own for check in part.checks)
        checks = tuple(dict.fromkeys(replace(check, weak=check.weak or weak) for check in told))
        if _one_by_one(clause, matrices):
            checks = tuple(replace(check, matrix=one.name) for one in matrices for check in checks)
        whole = (0, len(clause.sentence)) if _all_read(row, read) else (start, end)
        beside = tuple(replace(check, weak=True) for part in read if part not in own for check in part.checks)
        for turned in (False, True) if turnable and checks else (False,) if checks else ():
            # Which way the matrix is turned is the same for all that the sentence tells.
            claim = Derived((*checks, *beside) if turnable else checks, panels, turned)
            understood = (whole, *_pronouns(row))
            items = frozenset(clause.items)
            yield Reading(claim, items, clause.panels, understood=understood, overrides=_OVERRIDDEN)


# A main clause that is only joined to the one before it speaks of the data, whatever that one says.
_BY_ITSELF = re.compile(r",\s+(?:and|so)\s+(?:(?:the|its)\s+)?$", re.IGNORECASE)


def _best_row(
    clause: Clause, matrices: Sequence[Confusion]
) -> tuple[tuple[Lexeme, ...], list[tuple[Part, ...]]]:
    """The lexemes of the sentence, and how they read: a matrix that is its subject is left out, or taken for the model."""
    first: tuple[tuple[Lexeme, ...], list[tuple[Part, ...]]] | None = None
    plain = row_of(clause.sentence, matrices[0], clause.document)
    for row in dict.fromkeys(_without_panels(plain, clause, subject=subject) for subject in (False, True)):
        reads = list(ways_of_sentence(clause, matrices, row))
        first = first or (row, reads)
        if any(_all_read(row, read) for read in reads):
            return row, reads
    return first or (plain, [])


_EACH = re.compile(r"(?:both|each|every|either)\b", re.IGNORECASE)
_TOGETHER = re.compile(
    r"\b(?:together|combined|in total|in all|altogether|taken|sum|summed|total|between)\b", re.IGNORECASE
)


def _one_by_one(clause: Clause, matrices: Sequence[Confusion]) -> bool:
    """`... in both detectors`: whether what is told holds in each matrix, and may not be told of one or all together."""
    every = any(
        isinstance(item.value, PanelRef) and item.value.every and _EACH.match(item.text)
        for item in clause.items
    )
    named = len({matrix.name for matrix in matrices if matrix.name}) == len(matrices) > 1
    return every and named and not _TOGETHER.search(clause.sentence)


# Words by which a count is that of the whole matrix.
_IN_ALL = re.compile(
    r"\b(?:in total|overall|altogether|all|in sum|together|entire|whole|matrix|total)\b", re.IGNORECASE
)


def _of_the_named(check: Check, part: Part, row: tuple[Lexeme, ...]) -> Check:
    """A count of all that follows a class, of which it may be told alone: "A is the hardest: only 12 are found"."""
    before = [one for one in row if one.start < part.end]
    leans = any(
        part.start <= start for start, _ in _pronouns(before)
    )  # "12 of them": told of the class as well
    bare = check.about == "tally" and check.text.split(":")[0] == "all"
    named = any(one.kind == "name" for one in before if one.start < part.start)
    whole = _IN_ALL.search(" ".join(one.text for one in before))
    return replace(check, weak=True) if bare and named and not (whole or leans) else check


_UNDER = frozenset("with under by at from within after before during".split())


def _without_panels(row: tuple[Lexeme, ...], clause: Clause, *, subject: bool) -> tuple[Lexeme, ...]:
    """The lexemes without those that name a matrix, "in" before its name included: it has been chosen.

    As the `subject` of the sentence it stays, as what gave the answers.
    """
    spans = [
        (item.start, item.end) for item in (*clause.before, *clause.items) if isinstance(item.value, PanelRef)
    ]
    inside = [any(start <= one.start < end for start, end in spans) for one in row]
    led = [
        (one.kind in ("of", "on", "as") or one.text.casefold() in _UNDER) and inside[k + 1 : k + 2] == [True]
        for k, one in enumerate(row)
    ]
    kept = tuple(one for one, own, lead in zip(row, inside, led, strict=True) if not (own or lead))
    if not subject or not inside or not inside[0] or led[0]:
        return kept
    return (Lexeme("model", row[0].start, row[0].end, "model"), *kept)


def _passed_over(row: Sequence[Lexeme], read: Sequence[Part]) -> bool:
    """Whether the sentence has words that nobody knows: they may say that it speaks of other data."""
    known = neutral()
    unread = [one for one in row if not any(part.start <= one.start < part.end for part in read)]
    return any(
        one.kind == "word" and not known.intersection(norms(one.text)) for one in unread if one.text.isalpha()
    )


def _all_read(row: Sequence[Lexeme], read: Sequence[Part]) -> bool:
    """Whether every word is in a part that was read."""
    return all(one.kind in JOINTS or any(part.start <= one.start < part.end for part in read) for one in row)


def _whole_words(row: Sequence[Lexeme]) -> Sequence[Lexeme]:
    """The words of a clause, without the "which" that leads on to the next one."""
    return row[:-1] if row and row[-1].kind == "that" else row


# "Stayed with it": what leads back inside of words that are one lexeme.
_INNER = re.compile(r"\b(?:it|its|them|their|theirs|they|his|her)\b", re.IGNORECASE)


def _pronouns(row: Sequence[Lexeme]) -> Iterator[tuple[int, int]]:
    yield from (
        (one.end - len(one.text.split()[-1]), one.end)
        for one in row
        if one.kind in ("pronoun", "rest", "own", "it", "between them")
        or one.kind == "word"
        and one.text.casefold() in ("this", "there")
    )
    yield from (
        (one.start + found.start(), one.start + found.end())
        for one in row
        if one.kind in ("right", "wrong", "two of them", "judges")
        for found in _INNER.finditer(one.text)
    )
