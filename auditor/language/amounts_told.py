"""How many of something a sentence tells: "three times", "eight cells", "the only", "half", "many"."""

from collections.abc import Sequence
from dataclasses import dataclass

from auditor.language.around import after, before, between, loose_words, measures, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.quantifiers import is_count, share_of
from auditor.language.refs import TickRef
from auditor.language.wording import Wording

_FREQUENT = (("frequent",), ("common",), ("frequently",), ("often",))
_ONE = frozenset("one single sole lone".split())
OCCURRENCE = word_set(
    """
    appear appears appearing occur occurs occurring turn turns crop crops pop pops recur recurs
    repeat repeats repeated found present counted seen
    """
)


_PARTS = {"half": "half", "few": "few", "some": "many", "none": "none", "most": "most"}
_DETERMINERS = frozenset("of the all its their these those our".split())


@dataclass(frozen=True, slots=True)
class Amount:
    """How many: "exactly" so many, a "share" of all, or a vague "half", "many", "few", "most", "none"; of how many, if told."""

    kind: str
    count: Num | None = None
    total: int | None = None


def amount_told(clause: Clause, words: Wording) -> tuple[Amount, frozenset[Item], Item] | None:
    """The amount, the mentions that tell it, and the one that stands for it."""
    if told_share := share_of(clause):
        share, used = told_share
        told = Amount("share", share.part, share.whole), used, next(i for i in used if i.kind == "share")
        return told if share.things == "cells" else None
    times = [item for item in clause.of("factor") if _is_times(item, words)]
    numbers = clause.numbers
    if len(times) == 1 and len(clause.of("factor")) == 1:
        count = Num(float(times[0].sense("factor")), 1.0, times[0].text, word=True)
        return Amount("exactly", count), frozenset([*times, *_just(clause, times[0])]), times[0]
    if clause.of("factor"):
        return None
    if len(numbers) and words.has("once") and not words.has("at once", "once more"):
        only = frozenset(cue for cue in clause.of("quant", "only") if words.norm(cue.last) == "once")
        return Amount("exactly", Num(1.0, 1.0, "once", word=True)), only, numbers[0]
    for item in numbers:
        if (part := _part_of(clause, item)) is not None:
            return _vague(clause, item) if part else None
    for index, item in enumerate(numbers):
        if _counts(clause, words, item, numbers[index + 1 :]):
            return _with_total(clause, words, item, numbers[index + 1 :])
    return _single(clause, words) or _vague(clause) or _everywhere(clause)


def _just(clause: Clause, item: Item) -> list[Item]:
    """`only twice`: the word that tells that it is no more."""
    return [cue for cue in clause.of("quant", "only") if cue.last == item.first]


def _part_of(clause: Clause, item: Item) -> bool | None:
    """`half of the ten readings`: True if the number is that of which a part is told, False if which is unclear.

    None if no part is told of it.
    """
    parts = [q for q in clause.of("quant", *_PARTS) if q.last <= item.first]
    if not parts:
        return None
    words = (*parts[-1].text.casefold().split()[1:], *between(clause, parts[-1], item))
    return (
        len(clause.of("quant", *_PARTS)) == 1 if words[:1] == ("of",) and set(words) <= _DETERMINERS else None
    )


def _is_times(item: Item, words: Wording) -> bool:
    text = item.text.casefold()
    following = words.norm(item.last)
    plain = text.endswith("times") or text in ("twice", "thrice")
    return (
        plain
        and following
        not in ("as", "the", "higher", "more", "larger", "lower", "greater", "that", "what", "its", "those")
        and float(item.sense("factor")) >= 1
    )


def _counts(clause: Clause, words: Wording, item: Item, later: Sequence[Item]) -> bool:
    num = clause.number(item)
    if (
        num.value != int(num.value)
        or num.value < 1
        or num.unit not in ("", "times")
        or num.step < 1
        or num.bracket
        and not num.word
    ):
        return False
    if words.norm(item.last) in ("time", "times") or num.unit == "times":
        return True
    if before(clause, item, 2) == ("of", "the") and any(e.last < item.first for e in clause.of("extreme")):
        return False  # "the lowest of the five" tells how many there are to choose from
    if num.word and measures(clause, words.norm(item.last)):
        return True
    if words.norm(item.first - 1) == "by" and any(cue.last == item.first - 1 for cue in clause.of("compare")):
        ahead = [other for other in clause.items if other.first >= item.last]
        return bool(ahead) and ahead[0].kind == "noun" and ahead[0].value == "cell"
    adjacent = bool(later) and later[0].first == item.last and num.word
    return (
        adjacent
        or is_count(clause, words, item)
        and words.norm(item.last) not in ("point", "points")
        or _counts_cells(clause, words, item)
    )


def _counts_cells(clause: Clause, words: Wording, item: Item) -> bool:
    """`four off-diagonal cells`: a noun for cells behind a region."""
    ahead = [other for other in clause.items if other.first >= item.last]
    if len(ahead) > 1 and is_nonzero(words, ahead[0]):
        return ahead[1].kind == "noun" and ahead[1].first == ahead[0].last
    return (
        len(ahead) > 1
        and ahead[0].first == item.last
        and ahead[0].kind in ("ref", "missing")
        and ahead[1].kind == "noun"
        and ahead[1].first == ahead[0].last
    )


def is_nonzero(words: Wording, item: Item) -> bool:
    """The zero of "non-zero"."""
    return (
        words.norm(item.first) == "zero"
        and words.norm(item.first - 1) in ("-", "non")
        and "non" in (words.norm(item.first - 1), words.norm(item.first - 2))
    )


def _with_total(
    clause: Clause, words: Wording, item: Item, later: Sequence[Item]
) -> tuple[Amount, frozenset[Item], Item]:
    used, total = [item], None
    if later:
        gap = between(clause, item, later[0])
        plain = gap[:1] in (("of",), ("out",)) or "out" in gap or "the" in gap or "all" in gap
        if (
            "of" in gap
            and plain
            and clause.number(later[0]).value >= clause.number(item).value
            and set(gap)
            <= {
                "of",
                "the",
                "all",
                "out",
                "its",
                "these",
                "cell",
                "value",
                "case",
                "entry",
                "box",
                "tile",
                "score",
            }
        ):
            total = int(clause.number(later[0]).value)
            used.append(later[0])
    quants = [q for q in clause.of("quant", "all", "only") if not (q.value == "all" and q.first > item.last)]
    return Amount("exactly", clause.number(item), total), frozenset([*used, *quants]), item


def _single(clause: Clause, words: Wording) -> tuple[Amount, frozenset[Item], Item] | None:
    """`the only zero`, `a single cell`, `exactly one 5`."""
    one = Num(1.0, 1.0, "one", word=True)
    for item in clause.of("quant", "only"):
        text = item.text.casefold()
        nxt = next((other for other in clause.items if other.first >= item.last), None)
        if nxt is None or nxt.first - item.last > 1:
            continue
        emphatic = text == "single" and before(clause, item)[-1:] in (("every",), ("each",), ("any",))
        singular = (
            not emphatic
            and text in ("single", "sole", "lone", "just one")
            or text == "only"
            and before(clause, item)[-1:] == ("the",)
        )
        if singular and (
            nxt.kind == "number"
            or nxt.kind == "noun"
            and nxt.value == "cell"
            and not nxt.text.casefold().endswith("s")
        ):
            return Amount("exactly", one), frozenset([item]), item
    nouns = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    for item in (*clause.numbers, *nouns):
        if (
            before(clause, item)[-1:]
            and before(clause, item)[-1] in _ONE
            and not any(q.last in (item.first, item.first - 1) for q in clause.of("quant", "none", "all"))
        ):
            return Amount("exactly", one), frozenset(), item
    return None


def _everywhere(clause: Clause) -> tuple[Amount, frozenset[Item], Item] | None:
    """`8 is found in every row`: some in each."""
    each = [item for item in clause.items if isinstance(item.value, TickRef) and item.value.every]
    if (
        len(each) != 1
        or len(clause.numbers) != 1
        or not set(loose_words(clause)) & OCCURRENCE
        or clause.of("quant", "none")
        or clause.number(clause.numbers[0]).op not in ("=", "~")  # "fewer than 9 are counted at any hour"
    ):
        return None
    return Amount("some"), frozenset(clause.of("quant", "all")), clause.numbers[0]


def _vague(clause: Clause, total: Item | None = None) -> tuple[Amount, frozenset[Item], Item] | None:
    cues = [item for item in clause.items if item.kind == "quant" and item.value in _PARTS]
    if len(cues) != 1:
        return None
    text = cues[0].text.casefold()
    kind = _PARTS[str(cues[0].value)]
    if kind == "many" and text not in ("many", "numerous") or after(clause, cues[0])[:1] in _FREQUENT:
        return None
    if total is None:
        return Amount(kind), frozenset(cues), cues[0]
    return Amount(kind, total=int(clause.number(total).value)), frozenset([*cues, total]), cues[0]
