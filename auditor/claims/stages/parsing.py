"""A sentence parted into who is spoken of and stages, each a verb with what stands beside it."""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

from auditor.claims.found import Found
from auditor.claims.moves.lines import line_of
from auditor.claims.stages.frames import AFTER, VERBS, again, beside, ending, leads, opening, verb, who
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.phrasing import Phrasing, starts_of
from auditor.language.refs import TickRef

_JOINED = re.compile(r"[,;]|\b(?:and|but|with|before|only to|yet|by)\b")
_GOING = re.compile(r"(?:going|moving|heading|coming) ", re.IGNORECASE)
_SPANNING = re.compile(
    r"^(?:up to|until|till|through|from|after|since|beyond|past|above|below|between|before)\b|\b(?:on|onwards?|upwards?)$|\b(?:beyond|below|above)\b",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Verb:
    """A stage as it is worded: the kind of its verb, and what stands beside that, each with its kind."""

    kind: str
    word: str
    beside: tuple[tuple[str, Found], ...]
    goes_to: bool = False  # goes on with a value, as the stage before has one ("to 4 and 9")


@dataclass(frozen=True, slots=True)
class Telling:
    """What is told of one line: words in front of it, who it is, its stages."""

    leads: tuple[tuple[str, Found], ...]
    who: Found | None
    verbs: tuple[Verb, ...]


def marked(clause: Clause) -> Phrasing:
    """The line of a sentence, in which words of degree and hedges have marks of their own."""
    line = line_of(clause)
    words = [
        _mark(text, owner) if owner is not None else text
        for text, owner in zip(line.line.split(" "), line.owners, strict=True)
    ]
    if words[0] in ("<up>", "<down>") and line.owners[0] is not None and _GOING.match(line.owners[0].text):
        words[0] = "going"  # "going down the column": that is how one looks, and not what values do
    return replace(line, line=" ".join(words), starts=tuple(starts_of(words)))


def _mark(word: str, item: Item) -> str:
    """The mark of a mention: ticks from one to another, or up to one, are a span."""
    if word == "<x>" and item.kind in ("degree", "hedge"):
        return f"<{item.kind}>"
    if item.kind == "factor" and item.text.casefold() == word:
        return "<f>"  # "doubles": how many times as much is no part of a name
    value = item.value
    if word in ("<ref>", "<x>") and isinstance(value, TickRef) and not value.every and not value.unknown:
        return "<span>" if _SPANNING.search(item.text) or len(value.ticks) > 1 else "<ref>"
    return word


def tellings(line: Phrasing) -> list[Telling]:
    """What a sentence tells, line by line; empty where a word is left over."""
    at, found = 0, list[Telling]()
    while True:
        one, at = _telling(line, at)
        if one is None:
            return []
        found.append(one)
        if ending().match(line.line, at):
            return found


def _telling(line: Phrasing, at: int) -> tuple[Telling | None, int]:
    if match := opening().match(line.line, at + (line.line[at : at + 1] == " ")):
        at = match.end()
    verbs: list[Verb] = []
    if (match := AFTER.match(line.line, at)) and (early := _verb(line, match.end() - 1, ())):
        verbs.append(early[0])  # "after falling to 4 in May, it rises": in this order
        at = early[1]
        at = (
            match.end() if (match := opening().match(line.line, at + (line.line[at : at + 1] == " "))) else at
        )
    ahead: list[tuple[str, Found]] = []
    while best := _longest(line, at, leads().items()):
        ahead.append(best)
        at = best[1].end
    subject = who().match(line.line, at)
    at = subject.end() if subject else at
    before = len(verbs)
    while one := _verb(line, at, verbs):
        verb_told, at = one
        verbs.append(verb_told)
    told = Telling(tuple(ahead), Found(subject, line) if subject else None, tuple(verbs))
    return (told if len(verbs) > before and (subject or ahead) else None), at


def _verb(line: Phrasing, at: int, before: Sequence[Verb]) -> tuple[Verb, int] | None:
    """The next stage, and where it ends."""
    goes_to = False
    match = verb().match(line.line, at)
    if match is not None and before and not _JOINED.search(match.group()):
        return None  # "slips upwards" is one move
    if match is not None:
        kind = next(name for name in VERBS if match[name])
        word, at = match[kind], match.end()
    elif before and (match := again().match(line.line, at)):
        kind, word, at = before[-1].kind, before[-1].word, match.end()
        kinds = {one for one, _ in before[-1].beside}
        goes_to = before[-1].goes_to or bool(kinds & {"to", "values"}) and "by" not in kinds
    else:
        return None
    told: list[tuple[str, Found]] = []
    while best := _longest(line, at, beside()):
        told.append(best)
        at = best[1].end
    return Verb(kind, word, tuple(told), goes_to), at


def _longest(
    line: Phrasing, at: int, patterns: Iterable[tuple[str, re.Pattern[str]]]
) -> tuple[str, Found] | None:
    """The longest of some patterns that fits, with its kind; of those that are as long, the first."""
    found: tuple[str, Found] | None = None
    for kind, pattern in patterns:
        match = pattern.match(line.line, at)
        if match and match.end() > at and (found is None or match.end() > found[1].end):
            found = kind, Found(match, line)
    return found


def loose(line: Phrasing, told: Sequence[Telling]) -> Iterator[tuple[int, int]]:
    """Where words stand that no frame knows: what is measured, and what follows a number."""
    for one in told:
        if one.who is not None:
            yield from one.who.places("measure", "they", "named")
    words = line.line.split(" ")
    for at, (one_word, following) in enumerate(pairwise(words)):
        if one_word == "<n>" and following[:1].isalpha():
            yield line.places[at + 1]
