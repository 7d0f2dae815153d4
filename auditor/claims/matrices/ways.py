"""All ways to read a sentence on a matrix, part by part, and what the sentence before leaves to lean on."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from auditor.claims.matrices.forms import FRAMES
from auditor.claims.matrices.lexing import Lexeme
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told
from auditor.claims.matrices.wording import measures_of, members_of, nouns_of, owner_of, row_of
from auditor.claims.measures.claims import Check
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.derived import normalised
from auditor.claims.measures.squares import squares
from auditor.language.clauses import Clause
from auditor.language.outcomes import positive_class
from auditor.language.refs import PlaceRef
from auditor.model import Document, Statement
from auditor.world import Reading as Digits
from auditor.world import World

# Between two parts of a sentence.
JOINTS = ("comma", "and", "close", "open", "contrast")

MOST_WAYS = 12


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence that was read: its place in the text, and what it says."""

    start: int
    end: int
    checks: tuple[Check, ...]


Way = tuple[tuple[Part, ...], Told]


def matrices_of(document: Document, panel: int) -> list[list[Confusion]]:
    """The ways to read a panel as a matrix whose cells are spoken of: a confusion matrix, or what is shown twice."""
    return confusions(document, panel) or squares(document, panel)


def ways_of_sentence(
    clause: Clause, matrices: Sequence[Confusion], row: tuple[Lexeme, ...]
) -> tuple[tuple[Part, ...], ...]:
    """The first ways to read the sentence, whichever of its clauses asks."""
    panels = tuple(matrix.panel for matrix in matrices)
    return _ways(clause.document, clause.statement, panels, row, _positives(matrices[0], clause))


@lru_cache(maxsize=64)
def _ways(
    document: Document,
    statement: Statement,
    panels: tuple[int, ...],
    row: tuple[Lexeme, ...],
    positives: tuple[str, ...],
) -> tuple[tuple[Part, ...], ...]:
    matrices = [matrices_of(document, panel)[0][0] for panel in panels]
    return tuple(islice(_all_ways(document, statement, matrices, row, positives), 2 * MOST_WAYS))


def _all_ways(
    document: Document,
    statement: Statement,
    matrices: Sequence[Confusion],
    row: tuple[Lexeme, ...],
    positives: tuple[str, ...],
) -> Iterator[tuple[Part, ...]]:
    """All ways to read a sentence: with either class as the positive one, and on each way to read what was said before."""
    matrix = matrices[0]
    world = World(document, Digits.PRINTED, {})
    panels = tuple(one.name for one in matrices)
    lines = normalised(matrix, world)
    nouns, measures = nouns_of(document, statement), measures_of(document)
    owner = owner_of(statement, matrix, document)
    members = members_of(document, matrix.whole(world).middle)
    alike = len({matrix.row(world, name).middle for name in matrix.actual}) == 1
    for positive in positives:
        phrases = Phrases(matrix, row, positive, nouns, measures, lines, members, owner, alike, panels)
        for told in _told_before(document, statement, phrases):
            yield from (read for read, _ in ways_of(phrases, told))


def _positives(matrix: Confusion, clause: Clause) -> tuple[str, ...]:
    """The class that alarms and misses are of: of two, where none is told, either."""
    if matrix.positive:
        return (matrix.positive,)
    if len(matrix.classes) != 2:
        return ("",)
    cells = any(
        isinstance(item.value, PlaceRef) for item in clause.items
    )  # "false negatives", made out by names
    named = positive_class(clause.document, matrix.actual) if cells else ""
    return (named,) if named else matrix.actual


def ways_of(p: Phrases, told: Told) -> list[Way]:
    """All ways to read a row of lexemes part by part; words that no frame reads are passed over up to the next comma."""
    open_: list[tuple[int, tuple[Part, ...], Told]] = [(0, (), told)]
    done: list[Way] = []
    known: dict[tuple[int, Told], list[Segment]] = {}
    while open_ and len(done) < MOST_WAYS:
        i, read, state = open_.pop(0)
        i = p.passed(i, *JOINTS[:-1])
        if i >= len(p.row):
            done.append((read, state))
            continue
        if (i, state) not in known:
            known[i, state] = _segments(p, i, state)
        segments = known[i, state]
        if not segments and p.kind(i) == "contrast":  # "..., although plum is the easiest"
            i += 1
            segments = _segments(p, i, state)
        longest = max((one.end for one in segments), default=i)
        best = list(dict.fromkeys(one for one in segments if one.end == longest))
        for one in best[:MOST_WAYS]:
            part = Part(p.row[i].start, p.row[one.end - 1].end, one.checks)
            open_.append((one.end, (*read, part), one.told))
        if not best:
            open_.append((_next_joint(p, i), read, Told()))
    return done


def _segments(p: Phrases, i: int, told: Told) -> list[Segment]:
    """All that frames read at a place."""
    found = (one for frame in FRAMES for one in frame(p, i, told))
    return [one for one in found if _ends_well(p, one.end) or one.told.topic]


def _ends_well(p: Phrases, end: int) -> bool:
    return p.kind(end) in ("", *JOINTS, "except", "followed")


def _next_joint(p: Phrases, i: int) -> int:
    return next((at for at in range(i + 1, len(p.row)) if p.kind(at) == "comma"), len(p.row))


def _told_before(document: Document, own: Statement, phrases: Phrases) -> list[Told]:
    """What the sentence before, in the same paragraph or list, leaves to lean on."""
    earlier = [s for s in document.statements if s.span.end <= own.span.start]
    if earlier and earlier[-1].trail == own.trail:
        text = earlier[-1].text
    elif own.trail:  # the label that it stands behind
        text = own.trail[-1]
    else:
        return [Told()]
    row = row_of(text, phrases.matrix, document)
    ways = ways_of(replace(phrases, row=row), Told())
    return list(dict.fromkeys(told for _, told in ways))[:2] or _one_error(replace(phrases, row=row))


def _one_error(phrases: Phrases) -> list[Told]:
    """The one error that a sentence names which tells nothing more of it."""
    named = [
        found for k in range(len(phrases.row)) for found, _ in phrases.of_pairs(k) if len(found.cells) == 1
    ]
    pairs = {next(iter(found.cells)) for found in named}
    return [Told(pair=pairs.pop())] if len(pairs) == 1 else [Told()]
