"""The words of a sentence on sums, each with its kind: names, numbers, words for totals, for parts of them, and for what leads back."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from auditor.language.clauses import Clause, Spot
from auditor.language.items import Item
from auditor.language.phrasing import mark_of, phrasing
from auditor.language.refs import PanelRef, PlaceRef, PositionRef, RegionRef, TickRef
from auditor.language.taken_apart import taken_apart
from auditor.reading.labels import singular

_NAMES = TickRef | PositionRef | PlaceRef | RegionRef | Spot
# What is said with these is no sum.
_FORBIDDEN = frozenset("extreme rank trend stable course not missing foreign colour same sign".split())
_TABLE = {
    "together": "together|altogether|combined|jointly|in total|in all|all told|between them|between the two|among them|taken together|put together|added together|added up|overall|in sum|all in all|in combination",
    "total": "total|sum|tally|grand total|overall total|combined total|full total",
    "share": "share|proportion|percentage|portion|part|slice|fraction|total share",
    "of": "of|out of",
    "in": "in|on|at|for|from|to|during|within|inside|by|with|under|among|into",
    "over": "over|across|throughout|through|for the whole of|over the course of",
    "the": "the|a|an|all|both|its|their|this|that|whole|entire|full|our|mere|all of|some",
    "own": "its own|their own|his own|her own",
    "them": "them|these|those|which|these one|those one|it",
    "rest": "remaining|other|rest|remainder|others|balance",
    "hedge": "only|just|exactly|about|around|roughly|nearly|almost|some|approximately|merely|as many as|no less than|no fewer than|fully|full|close to|up|alone|still|already|precisely|itself|together with",
    "scale": "thousand|million|billion",
    "lesser": "|".join(("more than", "over", "well over", "just over", "less than", "under", "just under", "fewer than", "at least", "at most", "well under", "slightly over", "slightly under", "slightly more than", "slightly less than")),
    "be": "be|is|are|was|were|being|equal|make|mean|constitute|represent|come to|amount to|account for|make up|add up to|sum to|sum up to|total|stand at|accounting for|making up|totalling",
    "and": "and|plus|or|&|as well as",
    "between": "between",
    "through": "through|until|till|to|-",
    "against": "against|versus|compared with|compared to|as against|as opposed to|next to|beside|vs",
    "joint": "but|while|whereas|yet|although|though|so|with|and|i.e|that is|or|making|for",
    "every": "every|each",
    "except": "but|except|except for|apart from|other than|save for|excluding|all but|aside from|leaving out",
    "as a class": "aged|group|class|category|bracket|band",
    "people": "people|person|respondent|member|anyone|everyone",
    "survey": "survey|sample|study|dataset|data set|count|figure|data|number",
    "comma": ",|;|:",
    "open": "(",
    "close": ")",
    "stop": ".|!",
    "part": "half|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth",
    "most": "most|the majority|the bulk|the lion 's share",
}  # fmt: skip
# What is counted may be called so as well.
_NOUNS = ("as a class", "people", "survey")
# Verbs of change, and words by which it is no plain sum of values.
_NO_SUM = frozenset(
    singular(word)
    for word in """
    lose loses lost fall fell rise rose drop dropped gain gained grow grew increase increased decrease decreased climb climbed reach reaches exceed exceeds peak peaks
    average averages mean median per each apiece than more less fewer higher lower above below not never no none if would could should may might when where who whose
    own owns owned least most up down further another same different ever once twice times difference gap save saves saved cancel cancelled
    """.split()
)


@dataclass(frozen=True, slots=True)
class Lexeme:
    """A word or a phrase: the kinds that it may be of, its normalised text, its place in the sentence, and its mention."""

    kinds: frozenset[str]
    text: str
    start: int
    end: int
    item: Item | None = None
    plural: bool = False


def lexemes(clause: Clause) -> tuple[Lexeme, ...]:
    """The words of the whole sentence of a clause."""
    items = (*clause.before, *clause.items, *clause.siblings)
    whole = replace(clause, start=0, end=len(clause.sentence), items=items)
    return tuple(_lexemes(replace(whole, items=taken_apart(whole))))


def _lexemes(clause: Clause) -> Iterator[Lexeme]:
    line = phrasing(clause)
    words, at = line.line.split(" ") if line.line else [], 0
    while at < len(words):
        owner, (start, end) = line.owners[at], line.places[at]
        kind = _kind_of(owner)
        if kind and owner is not None:
            text = clause.sentence[start:end]
            yield Lexeme(frozenset((kind,)), text, start, end, owner, text.endswith("s"))
            at += 1
            continue
        size, kinds = _longest(tuple(words[at : at + 4]))
        if owner is not None and owner.kind == "verb":
            kinds |= {"be"}  # "falls on", "lies in"
        plural = clause.sentence[start:end].endswith("s")
        yield Lexeme(
            kinds, " ".join(words[at : at + size]), start, line.places[at + size - 1][1], owner, plural
        )
        at += size


def _kind_of(owner: Item | None) -> str:
    """The kind of a mention; "" for one whose words stand for themselves."""
    if owner is None:
        return ""
    if owner.kind in _FORBIDDEN:
        return "" if (owner.text.casefold(),) in _phrases() else "cue"
    value = owner.value
    if isinstance(value, TickRef) and value.every and not value.ticks:
        if owner.text.casefold().startswith(("each", "every")):
            return "cue"  # told of one line after the other
        return f"every {value.side}"
    if isinstance(value, _NAMES):
        return "name"
    if isinstance(value, PanelRef):
        return "panel name"
    return {"number": "number", "cell": "cell", "axis": "axis", "panel": "panel", "row": "line", "column": "line"}.get(mark_of(owner), "")  # fmt: skip


def _longest(words: tuple[str, ...]) -> tuple[int, frozenset[str]]:
    """The size and the kinds of the longest phrase that begins with the first of some words."""
    for size in range(len(words), 0, -1):
        if kinds := _phrases().get(words[:size]):
            return size, kinds
    plain = words[0][0].isalpha() and words[0] not in _NO_SUM
    return 1, frozenset(("word",)) if plain else frozenset()


@cache
def _phrases() -> dict[tuple[str, ...], frozenset[str]]:
    found: dict[tuple[str, ...], frozenset[str]] = {}
    for kind, phrases in _TABLE.items():
        for phrase in phrases.split("|"):
            words = tuple(singular(word) for word in phrase.split())
            found[words] = found.get(words, frozenset()) | {kind} | ({"word"} if kind in _NOUNS else set())
    return found
