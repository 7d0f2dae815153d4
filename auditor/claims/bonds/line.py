"""A sentence on pairs as one line of words and marks: "<m0> and <m2> , <n0>"."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.words import named
from auditor.claims.relations.pairs import Pair, Relation
from auditor.language.numbers import Num
from auditor.language.tokens import norms
from auditor.model import Document
from auditor.numerals import cardinal

M = r"<m\d+>"
N = r"<n\d+>"
C = r"(?:<c\d+>|one)"
JOIN = r" (?:and|with|to|against|versus|vs|-|/|×|&) "
PAIR = rf"(?:(?:(?:pair|link|bond|one|those|that|correlation|pairing|combination|case|square|cell|coefficient)(?: (?:of|between|joining|linking|for|, )+)? )|(?:between|of|for|joining|linking|by|in) |both )*{M}{JOIN}{M}"
LIST = rf"(?:(?:both )?{M}(?: (?:,|and|, and|or|, or|&|nor) {M})+|{M}(?: [-/] {M}){{2,}}(?! [a-z-]+ {M}))"

_TOKEN = re.compile(
    r"(?P<mark><m\d+>)|(?P<part>\b(?:one|two|three|four|a|an)[ -](?:third|quarter|fifth|tenth)s?\b|\bhalf(?= of (?:the |their |its |shared |common )*vari))|(?P<number>(?<![\w.])(?:[-+−–±](?=[\d.]))?(?:\d+(?:\.\d+)?|\.\d+))(?P<percent>\s?(?:%|per ?cent\b|percent\b))?"
    r"|(?P<size>\|\s?r\s?\|)|(?P<word>r²|[^\W\d_]+(?:['’](?!s\b)[^\W\d_]+)?)|(?P<own>['’]s?(?=\W|$))|(?P<sign>\S)",
    re.IGNORECASE,
)
# Words that change nothing wherever they stand.
_IDLE = frozenset(
    "the a an clearly indeed also still again notably plainly merely mere simply just exactly precisely easily comfortably very quite "
    "however therefore thus hence overall here itself themselves even too though together".split()
)
_FREE = frozenset('."“”*`_!…')
_BLURS = {
    "~": r"(?:about|roughly|around|approximately|some|circa|near|~|≈|or so)",
    "<~": r"(?:nearly|almost|just under|just below|not quite)",
    ">~": r"(?:just over|just above|a little over|little over|little more than|slightly over|slightly more than|bit over)",
}
_BLURRED = tuple((op, re.compile(rf"(?<![<\w]){words} (<n(\d+)>)(?= |$)")) for op, words in _BLURS.items())


@dataclass(frozen=True)
class Line:
    """Words and marks, the numbers that `<n0>` and `<c0>` stand for, and the pairs that it is read for."""

    text: str
    numbers: tuple[Num, ...]
    found: Relation
    signed: bool  # whether values on both sides of zero are written
    labels: frozenset[str]  # words of its members, of which no other noun is made
    printed: Mapping[Pair, float]  # what is written of each pair

    @property
    def apart(self) -> bool:
        """Whether low values tell of what is near."""
        return self.found.apart

    def num(self, mark: str) -> Num:
        """What a mark of a number stands for."""
        return self.numbers[int(re.sub(r"\D", "", mark))]

    def nums(self, text: str) -> tuple[Num, ...]:
        """All numbers that are no counts, of a part of the line."""
        return tuple(self.num(mark) for mark in re.findall(N, text))

    def count(self, mark: str) -> int | None:
        """The whole number that a mark, or "one", tells."""
        if mark == "one":
            return 1
        value = self.num(mark).value
        return int(value) if value == int(value) and value >= 0 else None

    @cached_property
    def everything(self) -> tuple[Pair, ...]:
        """All pairs."""
        return self.found.pairs


def members(text: str) -> list[int]:
    """The members that are named in a part of a line."""
    return [int(number) for number in re.findall(r"<m(\d+)>", text)]


def pair_of(text: str) -> Pair | None:
    """The pair that two names make."""
    own = members(text)
    return (min(own), max(own)) if len(own) == 2 and own[0] != own[1] else None


def line_of(text: str, document: Document, found: Relation) -> Line:
    """The line that a text makes."""
    masked = _masked(text, found)
    words: list[str] = []
    numbers: list[Num] = []
    for token in _TOKEN.finditer(masked):
        words += _written(token, numbers, masked)
    line = " ".join(words)
    line = re.sub(r"(?:, )+(?=[,;:])|(?:(?<=[:;]) ,)", "", f" {line} ")
    line = re.sub(r"\s+", " ", line).strip(" ,;:-")
    line = _blurred(line, numbers)
    values = document.panels[found.panel].values
    printed = {pair: values[places[0]].value for pair, places in found.places.items()}
    labels = frozenset(word for name in found.members for word in norms(name))
    return Line(line, tuple(numbers), found, min(printed.values()) < 0, labels, printed)


def _masked(text: str, found: Relation) -> str:
    names = {**found.aliases, **names_of(found.members)}
    for mention in reversed(named(text, names)):
        own = re.search(r"['’]s?$", text[: mention.end])
        mark = f" <m{found.members.index(mention.name)}> {own.group() if own else ''} "
        text = text[: mention.start] + mark + text[mention.end :]
    return text


def _written(token: re.Match[str], numbers: list[Num], text: str) -> list[str]:
    """The words of the line that a token makes: brackets and dashes between words are commas."""
    if token["mark"] or token["own"]:
        return [token["mark"] or "'s"]
    if token["number"]:
        return [_number(token, numbers)]
    if token["part"]:
        return [_part(token["part"], numbers)]
    if token["size"]:
        return ["|r|"]
    if word := token["word"]:
        return _word(word.casefold(), numbers)
    sign = token["sign"]
    if sign in _FREE:
        return []
    if sign in "()[]":
        return [","] if sign in "([" or text[token.end() : token.end() + 2].strip() else []
    if sign in "—–":
        return ["-"] if _between_names(text, token) else [","]
    return [sign]


def _between_names(text: str, token: re.Match[str]) -> bool:
    return bool(
        re.search(rf"(?:{M}|\w)\s*$", text[: token.start()])
        and re.match(rf"\s*{M}", text[token.end() :])
        and re.search(rf"{M}\s*$", text[: token.start()])
    )


def _word(word: str, numbers: list[Num]) -> list[str]:
    if word in _IDLE:
        return []
    size = cardinal(word)
    if size is None or word == "one":
        return [word]
    numbers.append(Num(float(size), 1.0, word, word=True))
    return [f"<c{len(numbers) - 1}>"]


_PARTS = {"half": 2, "third": 3, "quarter": 4, "fifth": 5, "tenth": 10}


def _part(text: str, numbers: list[Num]) -> str:
    """`two thirds`: a share, as people tell it, which is about right."""
    *many, part = re.split(r"[ -]", text.casefold())
    value = 100.0 * (cardinal(many[0]) or 1 if many else 1) / _PARTS[part.removesuffix("s")]
    numbers.append(Num(value, 6.0, text, unit="%", op="~"))
    return f"<n{len(numbers) - 1}>"


def _number(token: re.Match[str], numbers: list[Num]) -> str:
    digits = token["number"].replace("−", "-").replace("–", "-").replace("+", "")
    both, digits = digits.startswith("±"), digits.lstrip("±")
    decimals = len(digits.partition(".")[2])
    counted = not decimals and digits.isdigit() and not token["percent"]
    unit = "%" if token["percent"] else ""
    numbers.append(Num(float(digits), 10.0**-decimals, token["number"], unit=unit))
    mark = "c" if counted else "n"
    return f"{'± ' if both else ''}<{mark}{len(numbers) - 1}>"


def _blurred(line: str, numbers: list[Num]) -> str:
    """The line with words that blur a number taken into it."""
    for op, pattern in _BLURRED:
        for found in list(pattern.finditer(line)):
            numbers[int(found[2])] = replace(numbers[int(found[2])], op=op)
        line = pattern.sub(r"\1", line)
    return line


def shared(line: Line, text: str) -> Line:
    """The same for a part of its words."""
    return replace(line, text=text)


def listed(pairs: Sequence[Pair]) -> tuple[Pair, ...]:
    """Pairs without repeats, in order."""
    return tuple(dict.fromkeys(pairs))
