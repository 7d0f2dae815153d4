"""Unknown words that are told in plain ones.

Nouns and verbs of a field are endless, but their places are few. What is counted ("three wheels", "no haul", "each of the
boxes") is a value of the grid where no axis is called so; what stands between such a thing and a bound ("brings up more than
170") tells that it is so. Directions are never made up: a word that may tell one is left as it stands.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.mentions import analyse
from auditor.language.numbers import Num
from auditor.language.plainly.construction import constructions
from auditor.language.plainly.line import line_of
from auditor.language.plainly.tagging import UNKNOWN, Tagged, tagged
from auditor.language.rewriting import Rewritten
from auditor.language.strange import bounding, neutral
from auditor.language.vocabulary import Vocabulary
from auditor.model import Document, Statement
from auditor.world import is_exact

_BOUNDS = (">", "<", ">=", "<=")
_SUBJECTS = ("ref", "axis", "noun", "pronoun")
_QUANTIFIERS = ("all", "none", "only", "both")
_QUANTIFYING = frozenset("no each every all none one both only".split())
# Where one of these stands, more than one thing may be meant to be so, or not to be.
_LEAVING_OPEN = frozenset("only either neither".split())
# Verbs that tell more than that something is so.
_TELLING = frozenset(
    "stay stays stayed remain remains remained keep keeps kept pass passes passed run runs ran fall falls fell".split()
)
_OF_ENDS = re.compile(r"(?:start|beg[aiu]n|open|end|finish|clos|launch|depart|arriv|set)\w*", re.IGNORECASE)
_PARTICLES = frozenset("up out in on home off away down back".split())
_MOST_COUNTED = 200
_LONGEST_HEAD = 3  # words of a noun with what describes it


@dataclass(frozen=True, slots=True)
class Plain:
    """A sentence in plain words; `certain` where these say the same and no more, so that they may be refuted."""

    statement: Statement
    certain: bool


@dataclass(frozen=True, slots=True)
class _Edit:
    first: int
    last: int
    words: str
    certain: bool = True


def told_plainly(statement: Statement, document: Document, names: Vocabulary) -> Iterator[Plain]:
    """The ways to tell a sentence in plain words: its constructions, its unknown nouns and verbs, and both."""
    by_word = _word_by_word(Plain(statement, certain=True), document, names)
    found = [*_constructed(Plain(statement, certain=True), document, names)]
    if by_word is not None:
        found += [*_constructed(by_word, document, names), by_word]
    found += [
        again for plain in found if plain is not by_word for again in _constructed(plain, document, names)
    ]
    once = dict.fromkeys(plain.statement.text for plain in found)
    yield from (next(plain for plain in found if plain.statement.text == text) for text in once)


def _word_by_word(plain: Plain, document: Document, names: Vocabulary) -> Plain | None:
    """A sentence with its unknown nouns and verbs in plain words; None where there are none in such places."""
    words = _tagged(plain.statement, document, names)
    edits = list(_edits(words, document))
    if not edits:
        return None
    told = Rewritten.of(plain.statement)
    for edit in reversed(edits):
        told = told.put(words[edit.first].token.start, words[edit.last].token.end, edit.words)
    certain = all(edit.certain for edit in edits) and not any(
        word.token.text.casefold() in _LEAVING_OPEN for word in words
    )
    return Plain(told.told(plain.statement), certain)


def _constructed(plain: Plain, document: Document, names: Vocabulary) -> Iterator[Plain]:
    """A sentence with one construction of it in plain words, for each that it has."""
    line = line_of(_tagged(plain.statement, document, names))
    text = plain.statement.text
    for one in constructions():
        for start, end, groups in one.found(line):
            told = Rewritten.of(plain.statement).put(start, end, one.words(text, line, groups))
            yield Plain(told.told(plain.statement), plain.certain and one.certain)


def _tagged(statement: Statement, document: Document, names: Vocabulary) -> list[Tagged]:
    return tagged(statement.text, analyse(statement.text, document, names).items, document)


def _edits(words: Sequence[Tagged], document: Document) -> Iterator[_Edit]:
    at, subject, headed = 0, False, False
    while at < len(words):
        word = words[at]
        head = _head(words, at, document)
        if head is not None:
            yield head
            at, subject, headed = head.last + 1, True, True
            continue
        if (
            word.part == UNKNOWN
            and subject
            and not _bounds(words, at)
            and (verb := _verb(words, at)) is not None
        ):
            yield verb if headed else replace(verb, certain=False)
            at, subject = verb.last + 1, False
            continue
        if word.part not in ("adverb",):
            subject = word.part in _SUBJECTS
        at += 1


_REACHES = re.compile(r"(?:reach|attain|hit)(?:e?s|ed)?", re.IGNORECASE)
_NONE = frozenset("no not none never nowhere neither nothing".split())


def _bounds(words: Sequence[Tagged], at: int) -> bool:
    """`none of them reaches 32`: a verb that tells of all that is higher, too, and is no plain "is"."""
    denied = any(word.token.text.casefold() in _NONE for word in words[:at])
    return denied and _REACHES.fullmatch(words[at].token.text) is not None


def _head(words: Sequence[Tagged], at: int, document: Document) -> _Edit | None:
    """What is counted or quantified by the word before it: "eight | fields", "no | haul", "none of the | readings"."""
    if not at or words[at].part not in (UNKNOWN, "topic"):
        return None
    opening = _quantifier(words, at)
    if opening is None or not _counts(opening, document):
        return None
    end = at
    while end + 1 < len(words) and end + 1 < at + _LONGEST_HEAD and words[end + 1].part in (UNKNOWN, "topic"):
        end += 1
    run = words[at : end + 1]
    heads = end + 1 < len(words) and words[end + 1].item is not None and words[end + 1].part == "noun"
    if heads and any(one.part == UNKNOWN for one in run):
        return None  # "no glazed | number": only some of them are counted
    if all(one.part == "topic" for one in run) and any(is_exact(panel) for panel in document.panels):
        return None  # what the numbers count
    single = _is_single(opening)
    plural = [n for n, one in enumerate(run) if _is_plural(one.token.text)]
    last = at if single and not plural else at + plural[0] if plural else -1
    if last < 0 or single and plural and plural[0] == 0:
        return None
    if single and plural:
        last = at + plural[0] - 1  # "no haul | brings": what looks like a plural is the verb
    opens = _opens(words, opening)
    if not opens and opening.part == "quant":
        return None  # "shows no sign of", "has no equal"
    # What is counted may be lines, of which there are other numbers; of none there is none, whatever they are.
    none = opening.item is not None and opening.item.value == "none"
    return _Edit(at, last, "value" if single else "values", opens and none)


def _quantifier(words: Sequence[Tagged], at: int) -> Tagged | None:
    """The number or quantifier that a noun at a place belongs to, be it across "of the"."""
    before = at - 1
    if words[before].part == "determiner" and before and words[before - 1].token.text.casefold() == "of":
        before -= 2
    elif words[before].part == "preposition" and words[before].token.text.casefold() == "of":
        before -= 1
    found = words[before] if before >= 0 else None
    return (
        found if found is not None and found.item is not None and found.part in ("number", "quant") else None
    )


def _opens(words: Sequence[Tagged], opening: Tagged) -> bool:
    """Whether a number or a quantifier stands before any verb of its clause, so that what it counts is the subject."""
    at = words.index(opening)
    while at and words[at - 1].part not in ("mark", "joint"):
        at -= 1
        word = words[at]
        if word.part in ("auxiliary", UNKNOWN) or (word.part == "topic" and word.token.norm in neutral()):
            return False
    return True


def _counts(opening: Tagged, document: Document) -> bool:
    """Whether a number may count values, or a quantifier speaks of all, of none or of one."""
    assert opening.item is not None
    if opening.part == "quant":
        return opening.item.value in _QUANTIFIERS and opening.token.text.casefold() in _QUANTIFYING
    num = opening.item.value
    cells = max(len(panel.cells) for panel in document.panels)
    return (
        isinstance(num, Num)
        and num.op == "="
        and not num.unit
        and num.value == int(num.value)
        and 0 < num.value <= min(cells, _MOST_COUNTED)
        and opening.item.end == opening.token.end
    )


def _is_single(opening: Tagged) -> bool:
    item = opening.item
    assert item is not None
    if isinstance(item.value, Num):
        return item.value.value == 1
    return opening.token.text.casefold() in ("no", "one", "single", "each", "every", "only")


def _is_plural(word: str) -> bool:
    return word.endswith("s") and not word.endswith(("ss", "us", "is"))


def _verb(words: Sequence[Tagged], at: int) -> _Edit | None:
    """A verb that nobody knows, between what is spoken of and a bound, a comparison or a number."""
    if {words[at].token.norm, words[at].token.text.casefold()} & (bounding() | _TELLING):
        return None
    if _OF_ENDS.fullmatch(words[at].token.text):
        return None  # "starts below 100": so is one end of a line
    end = at
    while end + 1 < len(words) and _goes_with_verb(words[end + 1]):
        end += 1
    following = end + 1
    led = [word.token.text.casefold() for word in words[following : following + 2]]
    if led[:1] == ["at"] and led[1:] not in (["least"], ["most"]):
        return None  # "sails at up to 12": how it does so
    while following < len(words) and words[following].part == "bounding":
        following += 1
    if following >= len(words):
        return None
    behind = words[following]
    be = "is" if words[at].token.text.endswith("s") else "are"
    if behind.part == "number" and behind.item is not None and isinstance(behind.item.value, Num):
        return _Edit(at, end, be, certain=behind.item.value.op in _BOUNDS)
    return _Edit(at, end, be) if behind.part == "compare" else None


def _goes_with_verb(word: Tagged) -> bool:
    return word.part == "adverb" or word.item is None and word.token.text.casefold() in _PARTICLES
