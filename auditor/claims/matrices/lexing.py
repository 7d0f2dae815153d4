"""A sentence on a confusion matrix as a row of lexemes: classes, numbers, words of the lexicon, and words that nobody knows."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest

from auditor.claims.matrices.lexicon import KINDS
from auditor.claims.matrices.square_words import Word
from auditor.claims.measures.derived import OF_CLASS
from auditor.claims.measures.words import Mention, metrics_in, named
from auditor.language.bounds import bounded, hedge_before
from auditor.language.hedges import FACTOR, PLAIN_FACTOR
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.tokens import Token, norms, tokens
from auditor.numerals import cardinal
from auditor.quantity import match_quantity

_PARTS = {"half": 2, "halve": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10}  # fmt: skip
_PART = re.compile(
    rf"(?:(?:(?P<n>an?|one|two|three|four|five|seven|nine)[\s-])(?P<part>{'|'.join(_PARTS)})s?|(?P<half>half))(?![\w-])",
    re.IGNORECASE,
)
_TIMES = re.compile(r"(?P<word>twice|thrice|double|once(?=\W*$|[,;.)])|(?:an?|one) single time)\b|(?P<half>half)(?= as\b)|[\s-]?(?P<times>times|fold)\b", re.IGNORECASE)  # fmt: skip
_BOUND = re.compile(
    r"\b(?:(?P<over>more than|over|above|upwards of)|(?P<least>at least|no fewer than|no less than)|(?P<under>less than|fewer than|under|below)|(?P<most>at most|up to|no more than))\s+(?:an? )?$",
    re.IGNORECASE,
)
_EVERY = re.compile(
    rf"(?:every|each) (?P<nth>second|other|{'|'.join(word for word in _PARTS if word.endswith(('th', 'rd')))})(?: one\b|(?= [^\W\d_]))",
    re.IGNORECASE,
)
_PERCENT = re.compile(r"\s+per ?cent\b", re.IGNORECASE)
_BEHIND = re.compile(
    r"\s+or (?:(?P<more>more|better|higher|above)|(?:less|fewer|lower|worse|below))\b", re.IGNORECASE
)
_OPS = {"over": ">", "least": ">=", "under": "<", "most": "<="}
_FACTORS = {"twice": 2.0, "thrice": 3.0, "double": 2.0}  # of others: once


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A word or some, with its place: its kind and flavour, the class that it names, or its number."""

    kind: str
    start: int
    end: int
    text: str = ""
    flavour: str = ""
    num: Num | None = None


def lexemes(
    text: str,
    names: dict[tuple[str, ...], str],
    class_nouns: frozenset[str] = frozenset(),
    further: tuple[Word, ...] = (),
) -> list[Lexeme]:
    """All of a text, but for the words that say nothing; `names` are those of the classes."""
    text = _PAIRED.sub(lambda pair: _parted(pair, names), text)
    numbers = {found.start: found for found in numbers_in(text)}
    classes = {found.start: found for found in named(text, names)}
    metrics = {
        found.start: found for found in metrics_in(text) if found.share in OF_CLASS and not found.number
    }
    accuracies = {
        found.start: found for found in metrics_in(text) if _ACCURACY.fullmatch(text[found.start : found.end])
    }
    metrics |= {one.start(): _error_share(one) for one in _ERROR_SHARE.finditer(text)}
    own_names = frozenset(names.values())
    found: list[Lexeme] = []
    at = 0
    while at < len(text):
        if text[at].isspace():
            at += 1
            continue
        capital = at in classes and at > 0 and text[at].isupper()  # "to Other than to all the rest"
        ways = [one for one in _at(text, at) if not (capital and one.kind == "except")]
        if class_nouns.intersection(norms(ways[0].text)):
            ways.append(Lexeme("class", at, ways[0].end, ways[0].text))
        if at in classes:
            ways.append(Lexeme("name", at, classes[at].end, classes[at].name))
        if at in metrics:
            kind = "mean metric" if metrics[at].average else "metric"
            ways.append(Lexeme(kind, at, metrics[at].end, metrics[at].share, metrics[at].average))
        mean = _MEAN.match(text, at)
        if mean and mean.end() in metrics:
            of_mean = metrics[mean.end()]
            ways.append(Lexeme("mean metric", at, of_mean.end, of_mean.share, "macro"))
        if at in accuracies:
            ways.append(Lexeme("accuracy", at, accuracies[at].end))
        if at in numbers:
            ways.append(numbers[at])
        if (digits := _DIGITS.match(text, at)) and (
            name := str(_PLURAL.index(digits["digit"].casefold()))
        ) in own_names:
            ways.append(Lexeme("name", at, digits.end(), name))
        for kind, flavour, pattern, stands_for in further:
            if behind := pattern.match(text, at):
                own = Lexeme(kind, at, behind.end(), stands_for or behind.group(), flavour)
                ways.append(own) if kind == "side" else ways.insert(_below(ways), own)
        longest = max(way.end for way in ways)
        # Of words as long as each other a number goes before a class, and a class before what is no name.
        best = next(way for way in reversed(ways) if way.end == longest)
        found.append(best)
        at = max(best.end, at + 1)
    kept = [one for one in found if one.kind != "skip"]
    kept = [_as_digit(one, before, own_names) for before, one in zip((None, *kept), kept, strict=False)]
    told = [one for one, after in zip_longest(kept, kept[1:]) if not _puts(one, after)]
    return [_joining(one, before) for before, one in zip((None, *told), told, strict=False)]


# "Two fours became nines": digits as things.
_PLURAL = "zeros ones twos threes fours fives sixes sevens eights nines".split()
_DIGITS = re.compile(
    rf"(?P<digit>{'|'.join(word for word in _PLURAL if word != 'ones')})(?![\w-])", re.IGNORECASE
)


def _as_digit(one: Lexeme, before: Lexeme | None, names: frozenset[str]) -> Lexeme:
    """`(fours are) called 9`: a digit that is a class, behind a word for what it was taken for."""
    called = before is not None and before.kind == "taken" and one.kind == "number" and one.text in names
    return replace(one, kind="name", num=None) if called else one


def _below(ways: list[Lexeme]) -> int:
    """Where a word of a table that shows things twice ranks: above the common words, below names, measures and numbers."""
    return next(
        (k for k, one in enumerate(ways) if one.kind in ("name", "metric", "number", "factor")), len(ways)
    )


_MEAN = re.compile(
    r"(?:(?:mean|averaged?) |(?:macro[- ]?(?:averaged?|mean)|mean|average)(?: of)(?: the)? )", re.IGNORECASE
)
_ACCURACY = re.compile(r"(?:(?:overall|plain|total|raw|simple) )?accuracy", re.IGNORECASE)
# Of a class, which part of it was taken for another.
_ERROR_SHARE = re.compile(r"\berror (?:share|rate)s?\b|\bshares? of (?:errors|mistakes)\b", re.IGNORECASE)


def _error_share(found: re.Match[str]) -> Mention:
    return Mention("miss rate", "", "", found.start(), found.end())


def _puts(one: Lexeme, after: Lexeme | None) -> bool:
    """`the letter A`, `class A`: whether a word for classes only leads to the name of one."""
    leads = one.kind == "class" or one.text.casefold() in _LEADING
    return leads and after is not None and after.kind == "name" and after.start <= one.end + 2


# "The label pear was given 180 times."
_LEADING = frozenset({"label", "verdict", "tag"})


def _joining(one: Lexeme, before: Lexeme | None) -> Lexeme:
    """A "but" behind a comma joins two statements, and leaves nothing out."""
    joins = one.text.casefold() == "but" and before is not None and before.kind == "comma"
    return replace(one, kind="and") if joins else one


# "The pear-quince confusions": two classes, and no word of its own.
_PAIRED = re.compile(r"(?<![\w-])[^\W\d_]+-[^\W\d_]+(?![\w-])")


def _parted(pair: re.Match[str], names: dict[tuple[str, ...], str]) -> str:
    ends = [names.get(norms(word)) for word in pair.group().split("-")]
    return pair.group().replace("-", "–") if all(ends) else pair.group()


_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|.", re.DOTALL)
_BRACKETED = re.compile(r"[()\[\]\"“”*_]+")


def _at(text: str, at: int) -> Iterator[Lexeme]:
    """What may stand at a place, the likelier last."""
    if found := _BRACKETED.match(text, at):
        yield Lexeme(
            "open" if "(" in found.group() else "skip" if ")" not in found.group() else "close",
            at,
            found.end(),
        )
        return
    word = _WORD.match(text, at)
    assert word is not None
    yield Lexeme("word", at, word.end(), word.group())
    for kind, flavour, pattern in reversed(KINDS):
        if found := pattern.match(text, at):
            yield Lexeme(kind, at, found.end(), found.group(), flavour)


def numbers_in(text: str) -> Iterator[Lexeme]:
    """Numbers, parts ("a quarter") and factors ("twice", "six times"), with the words that bound or blur them."""
    words = tokens(text)
    plain = [word.norm for word in words]
    for item in bounded(_items(text, words), words):
        assert isinstance(item.value, Num)
        num, start = item.value, words[hedge_before(plain, item.first)[1]].start
        bound = _BOUND.search(text, 0, start)
        if bound and num.op == "=":
            num, start = replace(num, op=_OPS[str(bound.lastgroup)]), bound.start()
        if num.op == "~" and num.unit in ("part", "times"):
            num = replace(num, step=FACTOR.fair / 1.5 * num.value)  # "about a fifth": no wider than that
        kind = "factor" if num.unit == "times" else "number"
        end = item.end
        behind = _BEHIND.match(text, end)
        if behind and num.op == "=":
            num, end = replace(num, op=">=" if behind["more"] else "<="), behind.end()
        if start < item.start:  # where the words before it are taken up otherwise: "add up to 18"
            yield Lexeme(kind, item.start, item.end, item.text, num=replace(num, op="="))
        yield Lexeme(kind, start, end, text[start:end], num=num)


def _items(text: str, words: Sequence[Token]) -> list[Item]:
    found: list[Item] = []
    for index, word in enumerate(words):
        if found and word.start < found[-1].end:
            continue
        one = _number(text, word)
        if one is not None:
            num, end = one
            last = next((k for k in range(index, len(words)) if words[k].start >= end), len(words))
            found.append(Item("number", num, word.start, end, index, last, text[word.start : end]))
    return found


# "One time in four", "nineteen in twenty".
_IN = re.compile(
    r"(?P<n>[^\W\d_]+)(?P<noun> times?| cases?)? (?:(?:in|out of)(?P<every> every)?|of (?P<each>every|each)) (?P<whole>[^\W\d_]+(?:-[^\W\d_]+)?)(?![\w-])",
    re.IGNORECASE,
)


def _in_so_many(text: str, at: int) -> tuple[Num, int] | None:
    found = _IN.match(text, at)
    count, whole = (cardinal(found["n"]), cardinal(found["whole"])) if found else (None, None)
    if (
        found is None
        or not count
        or not whole
        or count >= whole
        or not (found["noun"] or found["every"] or found["each"] or whole > 10)
    ):
        return None
    share = _loosely(count / whole, found.group(), "part")
    return replace(share, step=min(share.step, 1 / whole)), found.end()


def _number(text: str, word: Token) -> tuple[Num, int] | None:
    if among := _in_so_many(text, word.start):
        return among
    part, times = _PART.match(text, word.start), _TIMES.match(text, word.start)
    if times and times["half"]:
        return _factor(0.5, times.group()), times.end()
    if times and times["word"]:
        return _factor(_FACTORS.get(times["word"].casefold(), 1.0), times.group()), times.end()
    if part:
        count = cardinal(part["n"] or "one") or 1
        return _loosely(
            count / _PARTS[(part["half"] or part["part"]).casefold()], part.group(), "part"
        ), part.end()
    if every := _EVERY.match(text, word.start):  # "every third owl"
        nth = every["nth"].casefold()
        return _loosely(1 / _PARTS.get(nth, 2), every.group(), "part"), every.end()
    if word.is_number:
        quantity = match_quantity(text, word.start)
        if quantity is None:
            return None
        unit = "%" if quantity.unit == "%" else ""
        end = quantity.span.end if unit else word.end
        num = Num(quantity.value, quantity.step, quantity.text, unit=unit)
    else:
        spelled = _spelled(text, word)
        if spelled is None:
            return None
        value, end = spelled
        num = Num(float(value), 1.0, text[word.start : end], word=True)
        if percent := _PERCENT.match(text, end):
            num, end = Num(float(value), 1.0, text[word.start : percent.end()], unit="%"), percent.end()
    behind = _TIMES.match(text, end) or _TIMES.match(text, end + 1)
    if behind and behind["times"]:
        factor = _factor(num.value, text[word.start : behind.end()])
        return replace(factor, step=max(factor.step, num.step if num.step < 1 else 0.0)), behind.end()
    return num, end


_COMPOUND = re.compile(
    r"(?P<tens>[^\W\d_]+[-\u2011][^\W\d_]+)(?![\w-])|(?P<n>[^\W\d_]+)\s+hundred\b", re.IGNORECASE
)


def _spelled(text: str, word: Token) -> tuple[int, int] | None:
    """A number in words, and where it ends: `twelve`, `twenty-six`, `four hundred`."""
    found = _COMPOUND.match(text, word.start)
    if found and found["tens"] and (value := cardinal(found["tens"])) is not None:
        return value, found.end()
    if found and found["n"] and (value := cardinal(found["n"])) and value < 10:
        return 100 * value, found.end()
    plain = cardinal(word.norm) if word.text.casefold() != "ones" else None
    return (plain, word.end) if plain is not None else None


def _loosely(value: float, text: str, unit: str) -> Num:
    """A part or a factor: nobody means it to the last digit."""
    return Num(value, PLAIN_FACTOR.generous * value, text, unit=unit)


def _factor(value: float, text: str) -> Num:
    return _loosely(value, text, "times")
