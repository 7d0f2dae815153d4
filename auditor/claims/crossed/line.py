"""A sentence as a line of signs: classes, numbers, and words of the lexicon; a word that is none of these leaves it unread."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from auditor.claims.crossed.digits import digits_named
from auditor.claims.crossed.graded import graded_at
from auditor.claims.crossed.loosely import passed_over
from auditor.claims.crossed.ratios import joined
from auditor.claims.crossed.signs import Sign
from auditor.claims.crossed.words import lexicon
from auditor.claims.matrices.lexing import numbers_in
from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.confusion import Confusion
from auditor.claims.measures.words import ClassMention, Mention, metrics_in, named
from auditor.language.tokens import norms

_WORD = re.compile(r"[^\W\d_]*\d[\w.,]*(?<![.,])|[^\W\d_]+(?:['’](?!s\b)[^\W\d_]+)*|\S")
_POSSESSIVE = re.compile(r"['’]s?(?!\w)")
_PUNCTUATION = {
    ",": ",",
    ";": ";",
    ":": ":",
    "(": "(",
    ")": ")",
    "/": "/",
    "—": ",",
    "–": "-",
    "-": "-",
    "→": "a",
    ">": ",",
}
_QUOTES = "\"“”'‘’*_`"


def line_of(
    text: str,
    matrix: Confusion,
    nouns: frozenset[str],
    members: frozenset[str],
    verdicts: frozenset[str] = frozenset(),
    *,
    loosely: bool = False,
) -> list[Sign] | None:
    """The signs of a text, without those that say nothing; None where it has a word that nobody knows.

    `verdicts` are the words for what things were taken for: where a map is one, what is mapped was predicted. `loosely`
    passes over words that stand where they tell nothing of the numbers.
    """
    measures = _measures(text)
    if measures is None:
        return None
    text = _POSSESSIVE.sub(lambda found: " " * len(found.group()), text.rstrip(" .!"))
    classes = {
        one.start: one
        for one in named(text, names_of(matrix.classes))
        if text[one.start : one.end] != "a"  # an article, and no grade
    }
    found = _Found(text, measures, _numbers(text), classes, verdicts, matrix, nouns)
    words = list(_WORD.finditer(text))
    signs: list[Sign] = []
    at = 0
    while at < len(words):
        new, end = _at(found, words, at)
        if new and new[0].letter == "P" and members.intersection(norms(words[at].group())):
            new, end = [], words[at].start()  # points that were counted
        if not new and words[at].group().casefold() == "but" and signs and signs[-1].letter == ",":
            end = words[at].end()
        elif not new:
            new, end = list(_other(words[at], nouns, members)), words[at].end()
            if not new and words[at].group() not in _QUOTES:
                passed = passed_over(text, words[at], signs, found.classes) if loosely else None
                if passed is None:
                    return None
                new, end = passed
                if new[0].letter == "-":
                    signs = _without_verb(signs)
        signs += new
        while at < len(words) and words[at].start() < end:
            at += 1
    return joined(digits_named(_between_classes(signs), matrix.classes, text))


def _without_verb(signs: list[Sign]) -> list[Sign]:
    """The signs without a verb at their end: "were put on (the upper shelf)"."""
    left = [one for one in signs if one.letter != "-"]
    return left[:-1] if left and left[-1].letter == "V" else signs


@dataclass(frozen=True)
class _Found:
    """What a text was searched for, by where it begins."""

    text: str
    measures: dict[int, Mention]
    numbers: dict[int, Sign]
    classes: dict[int, ClassMention]
    verdicts: frozenset[str]
    matrix: Confusion
    nouns: frozenset[str]


def _numbers(text: str) -> dict[int, Sign]:
    found: dict[int, Sign] = {}
    for one in numbers_in(text):
        kept = found.get(one.start)
        letter = "x" if one.kind == "factor" else "#"
        if kept is None or kept.end < one.end:
            found[one.start] = Sign(letter, one.start, one.end, one.text, one.num)
    return found


def _at(found: _Found, words: list[re.Match[str]], at: int) -> tuple[list[Sign], int]:
    """The signs of a class, a number, a word of the lexicon or a measure that begins here, and where it ends."""
    start = words[at].start()
    if (name := found.classes.get(start)) is not None:
        return _known(words, at, name.end) or ([Sign("C", start, name.end, name.name)], name.end)
    graded, end = graded_at(found.text, start, found.matrix)
    if graded:
        return graded, end
    number = found.numbers.get(start)
    if number is not None:
        beyond = number.start if _others_meant(found, number) else number.end
        if not _known(words, at, beyond):  # "a second" is a longer word than the number
            return [number], number.end
    measured = found.measures.get(start)
    known = _known(words, at, measured.end if measured else 0)
    if known and _goes_on(found.text, known[1]) and known[0][0].letter in "<>":
        return _overdone(found.text, start, known[0][0])
    if known and not (known[0][0].letter == "S" and found.nouns.intersection(norms(words[at].group()))):
        return known
    if measured:
        return _of_measure(measured), measured.end
    new, end = _taken_as(found.text, start)
    word = words[at].group().casefold()
    if (
        not new
        and word.endswith("ed")
        and any(word.startswith(one[:-1]) and len(word) < len(one) + 4 for one in found.verdicts)
    ):
        return [Sign("F", start, words[at].end(), "predictions")], words[at].end()
    return new, end


def _others_meant(found: _Found, number: Sign) -> bool:
    """Whether "every other" is said of all others, and not of every second: "called every other tree"."""
    behind = len(found.text) - len(found.text[number.end :].lstrip())
    return number.flavour.casefold() == "every other" and behind not in found.classes


# "Mapped as A", "logged as A": whatever was done with things, they were taken for A.
_TAKEN = re.compile(r"[^\W\d_]{2,}ed (?:as|to be)\b")
_OVERDONE = re.compile(r"(?P<way>over|under)-[^\W\d_]+ed\b", re.IGNORECASE)


def _taken_as(text: str, start: int) -> tuple[list[Sign], int]:
    found = _TAKEN.match(text, start)
    return ([Sign("V", start, found.end(), found.group())], found.end()) if found else ([], start)


def _overdone(text: str, start: int, bound: Sign) -> tuple[list[Sign], int]:
    """`over-called`: told more often than it should be."""
    found = _OVERDONE.match(text, start)
    flavour = "high" if bound.letter == ">" else "low"
    return ([Sign("Y", start, found.end(), flavour)], found.end()) if found else ([], start)


def _measures(text: str) -> dict[int, Mention] | None:
    """The names of measures that are shares, by where they begin; None where one is averaged in a way that nobody knows."""
    found = {one.start: one for one in metrics_in(text) if one.share and not one.number}
    return None if any(one.average not in ("", "macro") for one in found.values()) else found


def _of_measure(one: Mention) -> list[Sign]:
    """`recall`, and `macro-averaged recall` as its mean."""
    mean = [Sign("u", one.start, one.end)] if one.average else []
    return [*mean, Sign("F", one.start, one.end, one.share)]


def _goes_on(text: str, end: int) -> bool:
    """Whether a word goes on behind a hyphen: "over" in "over-cooked" is no bound."""
    return text[end : end + 1] == "-" and text[end + 1 : end + 2].isalpha()


def _between_classes(signs: list[Sign]) -> list[Sign]:
    """The signs without those that say nothing; a dash does where it joins two classes."""
    kept = [one for one in signs if one.letter != "-" or one.flavour == "--"]
    inside = zip([None, *kept], kept, [*kept[1:], None], strict=False)
    return [
        one
        for before, one, after in inside
        if one.letter != "-" or before and after and before.letter == after.letter == "C"
    ]


def _known(words: list[re.Match[str]], at: int, beyond: int) -> tuple[list[Sign], int] | None:
    """The longest run of words of the lexicon at a place that ends behind another."""
    best: tuple[list[Sign], int] | None = None
    plain = [one for one in words[at : at + 12] if one.group() != "-"]
    for run, signs in lexicon().get(words[at].group().casefold(), ()):
        if tuple(one.group().casefold() for one in plain[: len(run)]) != run:
            continue
        last = plain[len(run) - 1].end()
        if last > beyond and (best is None or last > best[1]):
            start = words[at].start()
            best = [Sign(letter, start, last, flavour or " ".join(run)) for letter, flavour in signs], last
    return best


def _other(word: re.Match[str], nouns: frozenset[str], members: frozenset[str]) -> Iterator[Sign]:
    """A noun of the document, or a mark."""
    text = word.group()
    if letter := _PUNCTUATION.get(text):
        yield Sign(letter, *word.span(), "--" if letter == "-" else "")
    elif text in _QUOTES:
        yield Sign("-", *word.span())
    elif nouns.intersection(norms(text)):
        yield Sign("s", *word.span())
    elif members.intersection(norms(text)):
        yield Sign("i", *word.span())
