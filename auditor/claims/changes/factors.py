"""Words and numbers for a factor: "more than doubled", "about a third", "45% higher", "six to one"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.changes.spans import steps_axis
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num
from auditor.language.wording import Wording

_VERBS = re.compile(r"(?:doubl|tripl|quadrupl|quintupl|halv)(?:e|es|ed|ing)?$", re.IGNORECASE)
_FOLD = re.compile(r"fold$", re.IGNORECASE)
_ABOUT = {"about", "roughly", "approximately", "around", "some", "~", "circa", "approx"}
_ALMOST = {"nearly", "almost", "practically", "virtually"}
_PARTS = {
    "third": "0.333",
    "quarter": "0.25",
    "fifth": "0.2",
    "sixth": "0.1667",
    "tenth": "0.1",
    "half": "0.5",
}
_OCCURRING = frozenset(
    "appear occur repeat repeated found seen present listed printed written met turn come crop happen".split()
)
# Behind a part that stands alone: "to a third of", "a third that of", "a third more than".
_ALONE = frozenset(". , ; ( ) of when as from between that what more less fewer higher lower".split()) | {""}
_PORTIONS = frozenset("cell value score row column total number case time panel way".split())


@dataclass(frozen=True, slots=True)
class Factor:
    """How many times: a number with its operator; `mode` is "times", or "more" or "less" for percentages."""

    number: Num
    mode: str = "times"


@dataclass(frozen=True, slots=True)
class FactorCue:
    """Words for a factor: the mentions, where they begin and end, and whether they are a verb of change."""

    factor: Factor
    items: tuple[Item, ...]
    first: int
    last: int
    changing: bool


def factor_cues(clause: Clause, words: Wording) -> Iterator[FactorCue]:
    """The words of a clause that tell a factor."""
    for item in clause.of("factor"):
        if (
            words.norm(item.last) not in _PORTIONS
            and not _counts(words, item)
            and not steps_axis(clause, item)
            and not _of_a_unit(words, item)
            and item.text.casefold() != "half the"
            and not _parts_subject(words, item)
            and not _is_cause(clause, words, item)
        ):
            yield _worded(clause, words, item)
    for item in clause.of("quant", "half"):
        told = any(0 <= other.first - item.last <= 1 for other in clause.numbers)
        if (
            item.text.casefold() == "half of"
            and (told or words.norm(item.last) not in ("all", "the", "its", "them", "these"))
            and not clause.of("factor")
        ):
            yield _worded(clause, words, item)
    yield from (_worded(clause, words, item) for item in bare_parts(clause, words))
    for item in clause.numbers:
        num = clause.number(item)
        if _counts(words, item):
            continue
        if (
            words.before(item, 2) == ("factor", "of")
            or num.unit == "times"
            or words.norm(item.last) in ("time", "times", "fold")
            or words.norms(item.last, item.last + 2) == ("-", "fold")
        ):
            yield _numbered(clause, words, item, num)
        elif num.unit == "%":
            yield from _percentage(clause, words, item, num)
        elif words.norms(item.last, item.last + 2) in (("to", "one"), ("to", "1")) and num.step == 1:
            behind = [
                other
                for other in clause.numbers
                if item.last < other.last <= item.last + 2 and other is not item
            ]
            yield FactorCue(
                Factor(_times(num, num.op)),
                (item, *behind, *_outnumbers(clause)),
                item.first,
                item.last + 2,
                False,
            )


def _parts_subject(words: Wording, item: Item) -> bool:
    """`A third of the noise comes from A`: whether a part opens the clause, and so is of what is spoken of."""
    return item.first == words.first and item.text.casefold().endswith(" of")


def _of_a_unit(words: Wording, item: Item) -> bool:
    """`A tenth of a degree below B`: whether it is a part of a unit, and so an amount."""
    own = item.text.casefold().endswith(" of")
    return words.norms(item.last, item.last + 2)[:2] in (("of", "a"), ("of", "an")) or (
        own and words.norm(item.last) in ("a", "an")
    )


def _is_cause(clause: Clause, words: Wording, item: Item) -> bool:
    """`Halving the load cuts the wait`: whether what is halved or doubled opens the clause as the cause of another change."""
    opens = item.first == words.first and item.text.casefold().endswith("ing")
    later = any(other.first > item.last + 1 for other in clause.of("trend", "up", "down"))
    return opens and later and words.norm(item.last) not in ("from", "in", "at", "on", "between", ",")


def _counts(words: Wording, item: Item) -> bool:
    """Whether "three times" says how often something is met: "33 appears three times"."""
    return bool(set(words.before(item, 3)) & _OCCURRING)


def bare_parts(clause: Clause, words: Wording) -> Iterator[Item]:
    """`to about a third`: a part that no cue word names, as it may be an ordinal elsewhere."""
    taken = {at for item in clause.items for at in range(item.first, item.last)}
    for at in range(words.first, words.last - 1):
        value = _PARTS.get(words.norm(at + 1))
        alone = words.norm(at + 2) in _ALONE
        if words.norm(at) in ("a", "one") and value and alone and not {at, at + 1} & taken:
            yield Item("factor", value, 0, 0, at, at + 2, f"a {words.norm(at + 1)}")


def _worded(clause: Clause, words: Wording, item: Item) -> FactorCue:
    """A factor in words, with the words that bound or blur it."""
    op, taken, first = _hedged(clause, words, item)
    value = float(item.sense("factor")) if item.has("factor") else 0.5
    value = {0.333: 1 / 3, 0.667: 2 / 3}.get(value, value)
    text = item.text.casefold()
    num = Num(value, 1.0, item.text, op, "times", "order" not in text)
    growth = [
        other
        for other in clause.of("trend", "up", "down")
        if 0 <= other.first - item.last <= 1
        or 0 <= item.first - other.last <= (6 if _FOLD.search(text) else 2)
    ]
    falling = [other for other in growth if other.has("trend", "down")]
    if _FOLD.search(text) and falling:
        num = Num(1 / value, 1.0, item.text, _turned(op), "times", True)
    part = _part(clause, words, item, value, op) or _part_more(clause, item, value, op, first, taken)
    if part is not None:
        return part
    changing = (
        bool(_VERBS.search(text))
        or (bool(_FOLD.search(text)) and bool(growth))
        or (text == "double" and _is_verb(words, item))
    )
    if changing and value < 1:
        num = Num(value, 1.0, item.text, _turned(op), "times", True)
    return FactorCue(Factor(num), (item, *taken, *(growth if changing else [])), first, item.last, changing)


def _part(clause: Clause, words: Wording, item: Item, value: float, op: str) -> FactorCue | None:
    """`cut in half`, `falls by a third`, `drops to a quarter`, `shed two thirds of it`: a part that is lost, or left."""
    verb = next(
        (other for other in reversed(clause.of("trend", "up", "down")) if 0 <= item.first - other.last <= 4),
        None,
    )
    lead = (
        [word for word in words.norms(verb.last, item.last) if word in ("in", "by", "to")]
        if verb is not None
        else []
    )
    of = item.text.casefold().endswith(" of") or words.norm(item.last) == "of"
    if verb is not None and not lead and of and verb.has("trend", "down") and item.first - verb.last <= 2:
        lead = ["by"]
    if value >= 1 or verb is None or not lead:
        return None
    left = value if lead[-1] != "by" else 1 + value if verb.has("trend", "up") else 1 - value
    turned = _turned(op) if lead[-1] == "by" and verb.has("trend", "down") else op
    hedge = [other for other in clause.of("compare") if verb.last <= other.first and other.last <= item.first]
    return FactorCue(
        Factor(Num(left, 1.0, item.text, turned, "times", True)),
        (item, verb, *hedge),
        verb.first,
        item.last,
        True,
    )


def _part_more(
    clause: Clause, item: Item, value: float, op: str, first: int, taken: Sequence[Item]
) -> FactorCue | None:
    """`a third more than`, `a quarter cheaper than`: a part that is put on, or taken off."""
    more = next(
        (other for other in clause.of("compare", ">", "<") if 0 <= other.first - item.last <= 1), None
    )
    if value >= 1 or more is None or more in taken:
        return None
    less = more.has("compare", "<")
    num = Num(1 - value if less else 1 + value, 1.0, item.text, _turned(op) if less else op, "times", True)
    return FactorCue(Factor(num), (item, *taken, more), first, more.last, False)


def _is_verb(words: Wording, item: Item) -> bool:
    return words.norm(item.first - 1) in ("to", "would", "can", "not") or words.norm(item.last) in (
        "with",
        "from",
        "when",
        "as",
        "",
        ".",
        ",",
    )


def _turned(op: str) -> str:
    return {">": "<", "<": ">", ">=": "<=", "<=": ">=", "<~": ">~", ">~": "<~"}.get(op, op)


def _hedged(clause: Clause, words: Wording, item: Item) -> tuple[str, list[Item], int]:
    """The operator before a factor in words: "more than", "nearly", "slightly less than"."""
    before = words.before(item, 4)
    bound = [
        other
        for other in clause.of("compare", ">", "<", ">=", "<=")
        if 0 <= item.first - other.last <= 1
        and (other.last == item.first or words.norm(other.last) in ("than", "a", "the"))
    ]
    slight = [other for other in clause.of("degree", "slight") if 0 <= item.first - other.last <= 2]
    if bound:
        op = bound[-1].sense("compare")
        near = slight or set(before) & {"just", "little"}
        op = {">": ">~", "<": "<~"}.get(op, op) if near else op
        return op, bound[-1:], bound[-1].first
    if before and before[-1] in _ALMOST or before[-2:] == ("not", "quite") or before[-2:] == ("close", "to"):
        return "<~", [], item.first - 1
    if (
        before
        and before[-1] in _ABOUT
        or (before and before[-1] in ("a", "an") and before[-2:-1] and before[-2] in _ABOUT)
    ):
        return "~", [], item.first - 1
    return "=", [], item.first


def _numbered(clause: Clause, words: Wording, item: Item, num: Num) -> FactorCue:
    growth = [other for other in clause.of("trend", "up", "down") if 0 <= other.first - item.last <= 2]
    if words.before(item, 2) == ("factor", "of") or "fold" in words.norms(item.last, item.last + 2):
        growth = (
            growth or [other for other in clause.of("trend", "up", "down") if other.last <= item.first][-1:]
        )
    value = num.value
    if growth and growth[0].has("trend", "down") and value > 1:
        return FactorCue(
            Factor(Num(1 / value, num.step / value**2, num.text, _turned(num.op), "times")),
            (item, *growth),
            item.first,
            item.last,
            True,
        )
    last = item.last + 1 if words.norm(item.last) in ("time", "times") else item.last
    return FactorCue(
        Factor(_times(num, num.op)),
        (item, *growth),
        item.first,
        max(last, growth[0].last if growth else 0),
        bool(growth),
    )


def _times(num: Num, op: str) -> Num:
    return Num(num.value, num.step, num.text, op, "times", num.felt)


def _percentage(clause: Clause, words: Wording, item: Item, num: Num) -> Iterator[FactorCue]:
    """`45% higher than`, `30% of`."""
    following = next(
        (
            other
            for other in clause.items
            if other.first >= item.last and other.kind not in ("degree", "noun")
        ),
        None,
    )
    if (
        following is not None
        and following.first - item.last <= 1
        and following.has("compare", ">", "<", "good", "bad")
        and following.kind == "compare"
    ):
        mode = "more" if following.has("compare", ">") else "less" if following.has("compare", "<") else ""
        if mode:
            yield FactorCue(Factor(num, mode), (item, following), item.first, following.last, False)
    elif words.norm(item.last) == "of":
        share = Num(num.value / 100, num.step / 100, num.text, num.op, "times")
        yield FactorCue(Factor(share), (item,), item.first, item.last, False)


def _outnumbers(clause: Clause) -> list[Item]:
    return [item for item in clause.of("compare", ">") if item.text.casefold().startswith("outnumber")]
