"""What part a word has in a sentence: a mention, a word of the closed classes, or one that is known by its place alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.language.items import Item
from auditor.language.kin_words import roots
from auditor.language.numbers import Num
from auditor.language.strange import bounding, topic
from auditor.language.tokens import Token, tokens
from auditor.language.units import unit_named
from auditor.model import Document

# A word of each closed class of English; the rest are nouns, verbs and adjectives, which are endless.
_CLASSES = {
    "determiner": "the a an this that these those its their his her each every all any no some both either neither such another other others rest remaining remainder same different own whole entire second third fourth fifth next previous",
    "preposition": "of in at on for with by from to into onto over under above below between among within without during through across along "
    "after before past beyond until till up down off near around against per as like than via toward towards upon behind beside besides about "
    "outside beneath throughout amid",
    "joint": "and or but nor so yet while whereas because since if unless although though when where once whenever which who whom whose",
    "pronoun": "it they them he she him we us you i one ones there here what itself themselves everyone nobody nothing something everything anything none",
    "auxiliary": "is are was were be been being am has have had having do does did done will would can could may might must shall should",
    "adverb": "only just even still already also too again once twice never always ever often almost nearly roughly exactly merely barely hardly "
    "quite very more most less least much then now first last later sooner otherwise likewise instead rather together alone apart away back further far not",
}  # fmt: skip
_CLASS_OF = {word: name for name, words in _CLASSES.items() for word in words.split()}
UNKNOWN = "unknown"
_BOUNDS = (">", "<", ">=", "<=")
_THAN = frozenset(("than", "to", "not"))
_LONGEST_BOUND = 5  # words: "no more than 5"


@dataclass(frozen=True, slots=True)
class Tagged:
    """A token with its part: the kind of its mention, a closed class, "mark", "unit", "topic" or "unknown"."""

    token: Token
    part: str
    item: Item | None = None


def tagged(text: str, items: Sequence[Item], document: Document) -> list[Tagged]:
    """The words of a sentence with their parts."""
    found: list[Tagged] = []
    known = topic(document)
    for token in tokens(text):
        item = next((one for one in items if one.start <= token.start < one.end), None)
        before = found[-1] if found else None
        found.append(Tagged(token, item.kind if item else _part(token, known, before), item))
    return list(_with_bounds(found))


def _with_bounds(words: Sequence[Tagged]) -> Iterator[Tagged]:
    """The words of which those that bound a number are a part of it: "more than 5"."""
    for at, word in enumerate(words):
        number = next((one for one in words[at : at + _LONGEST_BOUND] if one.part == "number"), None)
        between = words[at : words.index(number)] if number is not None else ()
        bounds = between and all(
            one.item is None and one.token.text.casefold() in bounding() | _THAN for one in between
        )
        if bounds and number is not None and isinstance(number.item.value if number.item else None, Num):
            num = number.item.value if number.item else None
            yield replace(word, part="bounding") if isinstance(num, Num) and num.op in _BOUNDS else word
        else:
            yield word


def _part(token: Token, known: frozenset[str], before: Tagged | None) -> str:
    word = token.text.casefold()
    if not word[0].isalpha():
        return "mark"
    if word in _CLASS_OF:
        return _CLASS_OF[word]
    if before is not None and before.part == "number" and unit_named(token.norm):
        return "unit"
    if word.endswith("ly"):
        return "adverb"
    return "topic" if {token.norm, word, *roots(token.norm)} & known else UNKNOWN
