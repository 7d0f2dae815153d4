"""Words that bound or blur a number: "about 40", "nearly 12", "at least 3", "40 or more"."""

from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.shares import Share
from auditor.language.tokens import Token

_ABOUT = {("about",), ("approximately",), ("around",), ("roughly",), ("some",), ("circa",), ("~",), ("≈",), ("near",), ("close", "to"), ("approx",), ("approx", "."), ("ca",), ("an", "estimated"), ("in", "the", "neighborhood", "of"), ("more", "or", "less"), ("on", "the", "order", "of")}  # fmt: skip
_UNDER = {("nearly",), ("almost",), ("just", "under"), ("just", "below"), ("not", "quite"), ("slightly", "under"), ("slightly", "below"), ("a", "little", "under"), ("a", "bit", "under"), ("just", "shy", "of"), ("slightly", "less", "than"), ("a", "little", "less", "than"), ("a", "little", "below"), ("a", "shade", "under"), ("close", "on"), ("approach",), ("approached",), ("approaching",)}  # fmt: skip
_OVER = {("just", "over"), ("just", "above"), ("slightly", "over"), ("slightly", "above"), ("a", "little", "over"), ("a", "bit", "over"), ("slightly", "more", "than"), ("a", "little", "more", "than"), ("a", "little", "above"), ("barely", "above"), ("barely", "over"), ("a", "shade", "over")}  # fmt: skip
_MARKS = {">": ">", "<": "<", "≥": ">=", "≤": "<="}
# Verbs right before a number by which something is beyond it.
_PASSING = frozenset("pass passed cross crossed break broke breach breached".split())
# What does so over a number goes on for so much, and is not beyond it.
_STRETCHING = frozenset(
    "stretch stretches stretched extend extends extended spread spreads range ranges ranged out".split()
)
# "Means over 3 seeds": of so many.
_AVERAGING = frozenset("mean means average averages averaged".split())
_ARTICLES = frozenset("the these those its their all both".split())
_LEADING_ON = frozenset(". , ; : ! ? ) in at on for with under by to from and but while".split())
_LONGEST_HEDGE = 5
_OWNING = frozenset("of for from".split())


def bounded(items: Sequence[Item], words: Sequence[Token]) -> list[Item]:
    """The items, each number with the operator that the words before or behind it give, which take no part otherwise."""
    norms = [token.norm for token in words]
    found: list[Item] = []
    for item in items:
        num = item.value.part if isinstance(item.value, Share) else item.value
        if item.kind not in ("number", "share") or not isinstance(num, Num):
            found.append(item)
            continue
        if found and _is_their_number(norms, found[-1], item):
            found.append(replace(item, kind="idiom", value="none", senses=()))
            continue
        op, first = hedge_before(norms, item.first)
        if op == "=" and item.first and norms[item.first - 1] in _MARKS:
            op, first = _MARKS[norms[item.first - 1]], item.first - 1
        elif op == "=" and item.first and norms[item.first - 1] in _PASSING and not num.word:
            op = ">"
        if (
            op == "="
            and found
            and found[-1].has("compare", ">", "<", ">=", "<=")
            and _only_fillers(norms, found[-1].last, item.first)
            and not _is_of_something(norms, item)
        ):
            first = found[-1].first
            op = op if _stretches_over(words, found[-1], item) else found[-1].sense("compare")
        while found and found[-1].last > first and found[-1].kind != "ref":
            found.pop()
        num = replace(num, op=op)
        value = replace(item.value, part=num) if isinstance(item.value, Share) else num
        found.append(replace(item, value=value))
    return _trailing(found, norms)


def _is_their_number(norms: Sequence[str], cue: Item, item: Item) -> bool:
    """`the largest of the four at A`: whether a number only tells among how many something is an extreme."""
    the = cue.first > 0 and norms[cue.first - 1] in ("the", "its", "their")
    superlative = the and (cue.has("extreme") or cue.has("rank"))
    gap = tuple(norms[cue.last : item.first])
    behind = norms[item.last] if item.last < len(norms) else "."
    return superlative and gap in (("of", "the"), ("of", "all"), ("of", "these")) and behind in _LEADING_ON


def _stretches_over(words: Sequence[Token], cue: Item, item: Item) -> bool:
    """Whether "over" leads to what something goes on for: "averaged over the five rows", "they stretch over 52 points"."""
    if words[cue.last - 1].norm != "over":
        return False
    behind = words[item.last].text if item.last < len(words) else ""
    counted = words[item.first - 1].norm in _ARTICLES and behind.endswith("s")
    lead = words[cue.first - 1].norm if cue.first else ""
    counted |= lead in _AVERAGING and behind.endswith("s") and words[cue.first - 1].text.casefold() != "mean"
    return counted or cue.first > 0 and words[cue.first - 1].text.casefold() in _STRETCHING


def hedge_before(norms: Sequence[str], first: int) -> tuple[str, int]:
    """What the words before a number make of it ("about" is "~"), and where they begin; "=" and its own place if nothing."""
    for length in range(min(_LONGEST_HEDGE, first), 0, -1):
        before = tuple(norms[first - length : first])
        for op, table in (("<~", _UNDER), (">~", _OVER), ("~", _ABOUT)):
            if before in table:
                return op, first - length
    if tuple(norms[max(0, first - 2) : first]) == ("equal", "to"):  # "almost equal to 40"
        op, start = hedge_before(norms, first - 2)
        return ("~", start) if op != "=" else ("=", first)  # it may lie on either side
    return "=", first


def _is_of_something(norms: Sequence[str], item: Item) -> bool:
    """`more than the 9 of B`: whether a number is what something else has, and bounds nothing."""
    behind = norms[item.last : item.last + 5]
    return (
        norms[item.first - 1] == "the"
        and bool(_OWNING & set(behind))
        and not {",", ";", "("} & set(behind[:1])
    )


def _only_fillers(norms: Sequence[str], start: int, end: int) -> bool:
    return end - start <= 3 and all(
        norm in ("the", "a", "than", "of", "an", "to", "mark", "as", "(", "score", "value", "about", "~")
        for norm in norms[start:end]
    )


def _trailing(items: list[Item], norms: Sequence[str]) -> list[Item]:
    """`40 or more`, `52 and below`: a bound that stands behind its number."""
    found: list[Item] = []
    for item in items:
        last = found[-1] if found else None
        if (
            last is not None
            and last.kind == "number"
            and isinstance(last.value, Num)
            and item.has("compare", ">=", "<=")
            and item.first <= last.last + 1
            and norms[item.first] in ("or", "and")
        ):
            found[-1] = replace(
                last, value=replace(last.value, op=item.sense("compare")), end=item.end, last=item.last
            )
            continue
        found.append(item)
    return found
