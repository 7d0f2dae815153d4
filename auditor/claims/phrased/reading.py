"""Sentences heard as phrases within phrases."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.phrased.claims import Phrased
from auditor.claims.phrased.clauses import Clauses
from auditor.claims.phrased.confined import Confined
from auditor.claims.phrased.facts import Reader
from auditor.claims.phrased.frames import Frames, framed
from auditor.claims.phrased.line import line_of
from auditor.claims.phrased.phrases import Phrases
from auditor.claims.phrased.places import Places
from auditor.claims.phrased.ranking import Rankings
from auditor.claims.phrased.scenes import Scene
from auditor.claims.phrased.sentences import Plainly
from auditor.claims.phrased.singled import Singled
from auditor.claims.phrased.words import Words
from auditor.language.clauses import uncut
from auditor.language.subject import of_statement
from auditor.language.vocabulary import vocabulary
from auditor.model import Document, Statement

_MOST_READINGS = 40
_LONGEST = 60
_TELLING = frozenset("row column value sum average".split())
_BOUNDS = frozenset("more less higher lower fewer".split())


def hear(statement: Statement, document: Document) -> Iterator[Reading]:
    """The ways to read a sentence to its last word."""
    line = line_of(statement.text, document)
    told = any(token.names or token.word.removesuffix("s") in _TELLING for token in line)
    if not told or len(line) > _LONGEST:
        return
    words = Words(line)
    if _leaves_open(words) or _is_led(statement, document):
        return
    places = Places(words)
    phrases = Phrases(words, places)
    scene = Scene(document, _panel(statement, document))
    reader = Reader(words, Frames(words, places), phrases, Clauses(phrases), scene)
    found: dict[Phrased, None] = {}
    for claim in _claims(reader):
        found[claim] = None
        if len(found) >= _MOST_READINGS:
            break
    # Else there may be another one that holds; and the ends of a range may be round ones, beyond all values.
    sure = len(found) < _MOST_READINGS and not any(token.word.startswith("range") for token in line)
    for claim in found:
        told_so = replace(claim, certain=sure)
        yield Reading(told_so, frozenset(), (), understood=((0, len(statement.text)),))


def _claims(reader: Reader) -> Iterator[Phrased]:
    """Each way to read a line as a whole."""
    fields = reader.words, reader.frames, reader.phrases, reader.clauses, reader.scene
    for frames, at in reader.frames.before(0):
        for kind in (Plainly, Singled, Confined):
            yield from kind(*fields).claims(frames, at)
        for place in framed(frames, reader.scene):
            if place.how == "all":
                yield from Rankings(reader.words, reader.phrases, place.scenes).claims(at)


def _is_led(statement: Statement, document: Document) -> bool:
    """Whether a label or a heading before it names what it tells of."""
    clause = uncut(statement, document, vocabulary(document))
    return bool(of_statement(clause)) or any(item.kind == "ref" for item in clause.label)


def _leaves_open(words: Words) -> bool:
    """Whether one of several things is told, and not all of them: "that of A or B"."""
    found = [
        n for n, token in enumerate(words.line) if token.word == "or" and words.word(n + 1) not in _BOUNDS
    ]
    return bool(found) and not any(token.word in ("no", "not") for token in words.line)


def _panel(statement: Statement, document: Document) -> int | None:
    """The panel that a sentence speaks of, unless it names another."""
    if len(document.panels) == 1:
        return 0
    panels = uncut(statement, document, vocabulary(document)).panels
    return panels[0] if len(panels) == 1 else None
