"""Clauses on the cells of a confusion matrix, read part by part; a clause counts as read if nothing of it is left over."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from auditor.claim import OF_CELLS, Reading
from auditor.claims.matrices.forms import FRAMES
from auditor.claims.matrices.lexing import Lexeme, lexemes
from auditor.claims.matrices.panelled import shared_rows
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.square_words import words_of
from auditor.claims.matrices.told import Segment, Told
from auditor.claims.measures.claims import Check, Derived
from auditor.claims.measures.class_names import ROLE_WORDS, names_of, positive_alias
from auditor.claims.measures.confusion import Confusion, confusions
from auditor.claims.measures.derived import OF_CLASS, normalised
from auditor.claims.measures.elsewhere import led_elsewhere
from auditor.claims.measures.normalised_twins import counts_only
from auditor.claims.measures.orientation import text_of
from auditor.claims.measures.squares import squares
from auditor.claims.measures.words import metrics_in
from auditor.language.clauses import Clause
from auditor.language.outcomes import positive_class
from auditor.language.refs import PanelRef, PlaceRef
from auditor.language.strange import neutral
from auditor.language.tokens import norms, tokens
from auditor.model import Document, Statement
from auditor.quantity import number_of
from auditor.world import Reading as Digits
from auditor.world import Selection, World

# Between two parts of a sentence.
_JOINTS = ("comma", "and", "close", "open", "contrast")
_MOST_WAYS = 12
# What is said of sets of cells is said of no single cell or line.
_OVERRIDDEN = (*OF_CELLS, "amount")


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a sentence that was read: its place in the text, and what it says."""

    start: int
    end: int
    checks: tuple[Check, ...]


Way = tuple[tuple[Part, ...], Told]


# "Followed by B with one patient less": how far apart they are, and how many there are of neither.
_APART = re.compile(
    r"\bwith (?:only |just )?(?:[a-z]+|\d+) (?:[a-z]+ )?(?:less|fewer|more)(?! than\b)", re.IGNORECASE
)


def matrices_of(document: Document, panel: int) -> list[list[Confusion]]:
    """The ways to read a panel as a matrix whose cells are spoken of: a confusion matrix, or what is shown twice."""
    return confusions(document, panel) or squares(document, panel)


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
    row = _row(clause.sentence, matrices[0], document)
    rows = shared_rows(clause.sentence, row, matrices)
    told = (
        [
            [read for read in _readings(clause, [one], own)[:_MOST_WAYS] if _all_read(own, read)]
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
    plain = _row(clause.sentence, matrices[0], clause.document)
    for row in dict.fromkeys(_without_panels(plain, clause, subject=subject) for subject in (False, True)):
        reads = list(_readings(clause, matrices, row))
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


def _readings(
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
    return tuple(islice(_all_ways(document, statement, matrices, row, positives), 2 * _MOST_WAYS))


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
    nouns, measures = _nouns(document, statement), _measures(document)
    owner = _owner(statement, matrix, document)
    members = members_of(document, matrix.whole(world).middle)
    alike = len({matrix.row(world, name).middle for name in matrix.actual}) == 1
    for positive in positives:
        phrases = Phrases(matrix, row, positive, nouns, measures, lines, members, owner, alike, panels)
        for told in _told_before(document, statement, phrases):
            yield from (read for read, _ in ways_of(phrases, told))


def _owner(statement: Statement, matrix: Confusion, document: Document) -> str:
    """The class that the label right above a sentence names, and nothing besides."""
    row = _row(statement.trail[-1], matrix, document) if statement.trail else ()
    named = [one.text for one in row if one.kind == "name"]
    idle = all(one.kind in ("name", "class", "actual", "comma", "noun") for one in row)
    return named[0] if len(named) == 1 and idle else ""


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
    while open_ and len(done) < _MOST_WAYS:
        i, read, state = open_.pop(0)
        i = p.passed(i, *_JOINTS[:-1])
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
        for one in best[:_MOST_WAYS]:
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
    return p.kind(end) in ("", *_JOINTS, "except", "followed")


def _next_joint(p: Phrases, i: int) -> int:
    return next((at for at in range(i + 1, len(p.row)) if p.kind(at) == "comma"), len(p.row))


def _passed_over(row: Sequence[Lexeme], read: Sequence[Part]) -> bool:
    """Whether the sentence has words that nobody knows: they may say that it speaks of other data."""
    known = neutral()
    unread = [one for one in row if not any(part.start <= one.start < part.end for part in read)]
    return any(
        one.kind == "word" and not known.intersection(norms(one.text)) for one in unread if one.text.isalpha()
    )


def _all_read(row: Sequence[Lexeme], read: Sequence[Part]) -> bool:
    """Whether every word is in a part that was read."""
    return all(one.kind in _JOINTS or any(part.start <= one.start < part.end for part in read) for one in row)


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


def _told_before(document: Document, own: Statement, phrases: Phrases) -> list[Told]:
    """What the sentence before, in the same paragraph or list, leaves to lean on."""
    earlier = [s for s in document.statements if s.span.end <= own.span.start]
    if earlier and earlier[-1].trail == own.trail:
        text = earlier[-1].text
    elif own.trail:  # the label that it stands behind
        text = own.trail[-1]
    else:
        return [Told()]
    row = _row(text, phrases.matrix, document)
    ways = ways_of(replace(phrases, row=row), Told())
    return list(dict.fromkeys(told for _, told in ways))[:2] or _one_error(replace(phrases, row=row))


def _one_error(phrases: Phrases) -> list[Told]:
    """The one error that a sentence names which tells nothing more of it."""
    named = [
        found for k in range(len(phrases.row)) for found, _ in phrases.of_pairs(k) if len(found.cells) == 1
    ]
    pairs = {next(iter(found.cells)) for found in named}
    return [Told(pair=pairs.pop())] if len(pairs) == 1 else [Told()]


@lru_cache(maxsize=1024)
def _lexed(
    text: str, classes: tuple[str, ...], document: Document, kind: str, sides: tuple[str, str], positive: str
) -> tuple[Lexeme, ...]:
    names = names_of(classes)
    alias = positive_alias(document.source.text.replace("*", ""))
    if positive and ("positive", "class") not in names:
        others = [name for name in classes if name != positive]
        names = {**names, ("positive", "class"): positive}
        names |= {("negative", "class"): others[0]} if len(others) == 1 else {}
    yes = next((name for name in classes if norms(name) == ("positive",)), "")
    if alias and yes and norms(alias) not in names:
        names = {**names, norms(alias): yes}
    return tuple(lexemes(text, names, class_nouns(document), words_of(kind, sides)))


def _row(text: str, matrix: Confusion, document: Document) -> tuple[Lexeme, ...]:
    """The lexemes of a text, by the names that the document has for its classes."""
    return _lexed(text, matrix.classes, document, matrix.kind, matrix.sides, matrix.positive)


@lru_cache(maxsize=64)
def class_nouns(document: Document) -> frozenset[str]:
    """What the axes call the classes: "genre" where one shows the true and the other the predicted genre."""
    found: set[str] = set()
    for panel in document.panels:
        sides = [
            [set(norms(ROLE_WORDS.sub(" ", label))) for label in axis.names]
            for axis in (panel.rows, panel.columns)
        ]
        found |= set().union(*sides[0]) & set().union(*sides[1])
        found |= {word for side in sides for label in side if len(label) == 1 for word in label}
    told = {word for noun in _told_nouns(document.source.text) for word in norms(noun)}
    return frozenset(word for word in found if len(word) > 3) | told


_SIDES = tuple(
    re.compile(rf"\b(?:{roles}) (?P<noun>[a-z]+)", re.IGNORECASE)
    for roles in ("true|actual", "predicted|chosen")
)


def _told_nouns(text: str) -> frozenset[str]:
    """What the text calls the classes of both sides: "the true species", "the predicted species"."""
    sides = [{found["noun"].casefold() for found in pattern.finditer(text)} for pattern in _SIDES]
    return frozenset(sides[0] & sides[1])


@lru_cache(maxsize=64)
def _measures(document: Document) -> tuple[str, ...]:
    """The measures of classes that a document speaks of."""
    found = (mention.share for mention in metrics_in(text_of(document)) if mention.share in OF_CLASS)
    return tuple(dict.fromkeys(found))


@lru_cache(maxsize=64)
def members_of(document: Document, whole: float) -> frozenset[str]:
    """What the document calls all that was classified: "480 books", where so many were."""
    words = tokens(document.source.text)
    near = [
        words[k + 1 : k + 3]
        for k, word in enumerate(words)
        if word.is_number and number_of(word.text) == whole
    ]
    counted = _COUNTED.finditer(document.source.text)
    near += [tokens(found["what"]) for found in counted]
    return frozenset(word.norm for behind in near for word in behind)


# "Each cell counts test photos", "the number of photos".
_COUNTED = re.compile(
    r"\b(?:cells? (?:counts?|(?:gives?|shows?|holds?|is|are) (?:the )?(?:numbers?|counts?) of)|numbers are|numbers? of|counts? of) (?:the )?(?P<what>[^\W\d_]+(?: [^\W\d_]+)?)",
    re.IGNORECASE,
)


@lru_cache(maxsize=64)
def _words(document: Document) -> Counter[str]:
    """All words of the statements and titles of a document, with how often they occur."""
    texts = [s.text for s in document.statements]
    texts += {title for s in document.statements for title in s.trail}
    texts += [name for panel in document.panels for name in (panel.figure, panel.name)]
    return Counter(norm for text in texts for norm in norms(text))


def _nouns(document: Document, own: Statement) -> frozenset[str]:
    """The words that the document has elsewhere: by these it may call what was classified."""
    here = Counter(norms(own.text))
    return frozenset(word for word, count in _words(document).items() if count > here[word])
