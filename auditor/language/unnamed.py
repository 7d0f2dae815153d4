"""Words that nothing in the lexicon explains, taken for what their form tells: "wetter than", "the least sturdy", "six loaves are below 4".

What an adjective measures is not known from its form alone: it is taken to be what the figure shows more of, and a reader
of such a reading must make sure that hardly any other one would have fitted.
"""

import re
from collections.abc import Iterator

from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.strange import neutral
from auditor.language.tokens import Token, tokens

_Cue = tuple[str, int, int, str]  # its kind, its first word and the one behind its last, its value

_COMPARATIVE = re.compile(r"^(?:[^\W\d_]{3,}ier|[^\W\d_]{3,}er|later|worse)$")
_SUPERLATIVE = re.compile(r"^[^\W\d_]{3,}(?:iest|est)$")
_NO_ADJECTIVES = frozenset(
    "other another rather either neither whether together over under after never ever number order order quarter winter summer center centre water paper layer user answer letter member matter manner "
    "corner power tower river december september october november former latter inner outer upper lower rest test best west east interest forest request guest latest earliest honest protest suggest manifest"
    "".split()
)
_GRADED = {"most": "max", "least": "min"}
_HAVING = frozenset("are is have lie stay exceed reach fall remain stand sit hold show top".split())
# Words of little meaning elsewhere that, counted, are what a cell stands for: "five tests exceed 40".
_TRIED = frozenset("test run trial experiment condition case sample observation measurement".split())
_NO_NOUNS = frozenset(
    "are have lie stay sit remain reach exceed show hold fall get do is of in at on the".split()
)


def named_anew(clause: Clause) -> Iterator[tuple[Item, ...]]:
    """The mentions as they are; then with unknown adjectives and unknown things counted, in each way to take them."""
    yield clause.items
    own = list(tokens(clause.statement.text))
    free = {at for at, token in enumerate(own) if clause.start <= token.start < clause.end}
    free -= {at for item in clause.items for at in range(item.first, item.last)}
    adjective = _adjective(clause, own, free)
    if adjective is not None:
        kind, first, last, value = adjective
        yield _with(clause, _item(clause, own, kind, value, first, last))
    plurals = {item.first for item in clause.of("degree") if item.text.casefold().endswith("s")}
    thing = _thing(clause, own, free, plurals)
    if thing is not None:
        yield _with(clause, _item(clause, own, "noun", "cell", thing, thing + 1))
    alone = _alone(clause, own, free)
    if alone is not None:
        yield tuple(sorted([*clause.items, alone], key=lambda one: (one.start, one.first)))


def _with(clause: Clause, item: Item) -> tuple[Item, ...]:
    kept = [other for other in clause.items if other.last <= item.first or other.first >= item.last]
    return tuple(sorted([*kept, item], key=lambda one: one.start))


def _item(clause: Clause, own: list[Token], kind: str, value: str, first: int, last: int) -> Item:
    start, end = own[first].start, own[last - 1].end
    return Item(kind, value, start, end, first, last, clause.statement.text[start:end])


def _adjective(clause: Clause, own: list[Token], free: set[int]) -> _Cue | None:
    """The one unknown adjective in the comparative or superlative, where nothing else compares."""
    if clause.of("extreme") or clause.of("compare") or clause.of("rank") or clause.of("trend"):
        return None
    inside = (at for at, token in enumerate(own) if clause.start <= token.start < clause.end)
    return next(
        (found for at in inside if (found := _graded(own, free, at) or _inflected(own, free, at))), None
    )


def _graded(own: list[Token], free: set[int], at: int) -> _Cue | None:
    """`the most sturdy`, `less sturdy than`: a word of degree with an unknown adjective behind it."""
    word = own[at].norm
    following = own[at + 1] if at + 1 in free else None
    if following is None or not following.text[0].isalpha():
        return None
    if word in _GRADED and following.norm not in neutral():
        return "extreme", at, at + 2, _GRADED[word]
    compares = (
        at in free
        and word in ("more", "less")
        and any(other.norm == "than" for other in own[at + 2 : at + 4])
    )
    return ("compare", at, at + 2, ">" if word == "more" else "<") if compares else None


def _inflected(own: list[Token], free: set[int], at: int) -> _Cue | None:
    """`sturdier than`, `the sturdiest`."""
    word = own[at].text.casefold()
    if at not in free or word in _NO_ADJECTIVES:
        return None
    if _SUPERLATIVE.match(word) and at and own[at - 1].norm == "the":
        return "extreme", at, at + 1, "max"
    compares = _COMPARATIVE.match(word) and any(other.norm == "than" for other in own[at + 1 : at + 4])
    return ("compare", at, at + 1, ">") if compares else None


def _alone(clause: Clause, own: list[Token], free: set[int]) -> Item | None:
    """`eight are below 4`: the thing left unsaid behind a number, as a mention without words."""
    for item in clause.items:
        at = item.last
        if (
            item.kind == "number"
            and isinstance(item.value, Num)
            and item.value.step == 1
            and item.value.op == "="
        ):
            told = any(
                other.first == at and (other.kind == "sign" or other.kind == "number")
                for other in clause.items
            )
            if told or at in free and own[at].norm in _HAVING:
                return Item("noun", "cell", item.end, item.end, at, at, "cells")
    return None


def _thing(clause: Clause, own: list[Token], free: set[int], plurals: set[int]) -> int | None:
    """Where the unknown thing stands that a number, or "every" or "no", counts: "six loaves", "no pot"."""
    for item in clause.items:
        at = item.last
        counts = item.kind == "number" and item.value is not None or item.has("quant", "all", "none")
        if counts and at in plurals:
            return at
        if not counts or at >= len(own) or at not in free:
            continue
        token = own[at]
        if (
            token.text.isalpha()
            and len(token.text) > 2
            and token.text.casefold() not in _NO_NOUNS
            and (token.norm not in neutral() or token.norm in _TRIED and token.text.casefold().endswith("s"))
        ):
            return at
    return None
