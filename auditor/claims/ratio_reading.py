"""From a clause to ratios: how many times something is something else, and what the two are."""

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.contesting import matchups
from auditor.claims.course_reading import number_role
from auditor.claims.judging import directions
from auditor.claims.operand_reading import steps_axis, transitions
from auditor.claims.operands import Ends, Operand, of_cells
from auditor.language.clauses import Clause
from auditor.language.comparatives import Cue
from auditor.language.mentions import Item
from auditor.language.numbers import Num
from auditor.language.refs import PanelRef
from auditor.language.sides import sides
from auditor.language.ways import apart, measure_nouns, movers, named_ways, together
from auditor.language.wording import Wording
from auditor.metrics import metric_of
from auditor.world import Selection

_VERBS = re.compile(r"(?:doubl|tripl|quadrupl|quintupl|halv)(?:e|es|ed|ing)?$", re.IGNORECASE)
_FOLD = re.compile(r"fold$", re.IGNORECASE)
_ABOUT = {"about", "roughly", "approximately", "around", "some", "~", "circa", "approx"}
_ALMOST = {"nearly", "almost", "practically", "virtually"}
_OBJECT = frozenset(
    "of than as that the those to what its over above below a an in for at from high higher large larger much many great greater big bigger low lower small smaller more less value score level figure result mean good strong".split()
)
_PRONOUNS = frozenset("that this it them those".split())
_PARTS = {
    "third": "0.333",
    "quarter": "0.25",
    "fifth": "0.2",
    "sixth": "0.1667",
    "tenth": "0.1",
    "half": "0.5",
}
_VERSUS = re.compile(
    r"\s*(?:vs\.?|versus|against|compared (?:to|with)|as opposed to|in contrast to)\s*", re.IGNORECASE
)
_WHOLES = (
    "of all",
    "of the total",
    "of total",
    "of the sum",
    "of the whole",
    "of everything",
    "of the grand total",
    "of the overall",
    "of its row",
    "of their row",
    "of the row",
    "of the column",
)
_PORTIONS = frozenset("cell value score row column total number case time panel way".split())


@dataclass(frozen=True, slots=True)
class Factor:
    """How many times: a number with its operator; `mode` is "times", or "more" and "less" for "45% higher" and "lower"."""

    number: Num
    mode: str = "times"


@dataclass(frozen=True, slots=True)
class ToldRatio:
    """Ratios of a clause, all of the same factor, with the mentions that tell them."""

    ends: tuple[Ends, ...]
    factor: Factor
    items: frozenset[Item]
    last: Num | None = None
    either: bool = False  # the ends are alternatives
    understood: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class _Cue:
    """Words for a factor: the mentions, where they begin and end, and whether they are a verb of change."""

    factor: Factor
    items: tuple[Item, ...]
    first: int
    last: int
    changing: bool


def ratios(clause: Clause) -> Iterator[ToldRatio]:
    """Every way to read a clause as a ratio."""
    words = Wording.of(clause)
    whole = clause
    clause, halves = apart(clause, words)
    for told in _ratios(clause, words, whole):
        yield replace(told, items=together(told.items, halves), understood=_led_back(clause, told))


_BACK = re.compile(
    r"\b(?:that|those) (?:of|in|for|at|on|under|with)\b|\b(?:its|their) (?=\w+)", re.IGNORECASE
)


def _led_back(clause: Clause, told: ToldRatio) -> tuple[tuple[int, int], ...]:
    """Where words stand that point back to something in the clause; all of it where two told numbers settle the ratio."""
    if not any(one.panels for one in told.ends):
        return ((clause.start, clause.end),)
    return tuple(
        (clause.start + found.start(), clause.start + found.end()) for found in _BACK.finditer(clause.text)
    )


def _ratios(clause: Clause, words: Wording, whole: Clause) -> Iterator[ToldRatio]:
    if clause.of("not") or clause.of("except") or any(_narrows(words, item) for item in clause.items):
        return
    cues = list(_cues(clause, words))
    if len(cues) != 1:
        return
    cue = cues[0]
    if cue.changing:
        yield from _changes(clause, words, cue)
    yield from _of_numbers(clause, words, cue)
    if not cue.changing or cue.factor.number.word:
        nouns = measure_nouns(clause)
        for told in (*_of_extremes(clause, words, cue), *_of_places(whole, words, cue)):
            yield replace(told, items=told.items | nouns)


def _narrows(words: Wording, item: Item) -> bool:
    """Whether a quantifier limits what is said; "no" behind "with" and "alone" behind a step do not."""
    if item.has("quant", "none"):
        return words.norm(item.first - 1) != "with"
    if item.has("quant", "only"):
        return words.norm(item.first - 1) not in ("step", "move", "change")
    return item.has("quant", "few", "some")


# --- the factor -----------------------------------------------------------------------------------


def _cues(clause: Clause, words: Wording) -> Iterator[_Cue]:
    for item in clause.of("factor"):
        if (
            words.norm(item.last) not in _PORTIONS
            and not steps_axis(clause, item)
            and item.text.casefold() != "half the"
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
            yield _Cue(
                Factor(_times(num, num.op)),
                (item, *behind, *_outnumbers(clause)),
                item.first,
                item.last + 2,
                False,
            )


def bare_parts(clause: Clause, words: Wording) -> Iterator[Item]:
    """`to about a third`: a part that no cue word names, as it may be an ordinal elsewhere."""
    taken = {at for item in clause.items for at in range(item.first, item.last)}
    for at in range(words.first, words.last - 1):
        value = _PARTS.get(words.norm(at + 1))
        alone = words.norm(at + 2) in ("", ".", ",", ";", "(", ")", "of", "when", "as", "from", "between")
        if words.norm(at) in ("a", "one") and value and alone and not {at, at + 1} & taken:
            yield Item("factor", value, 0, 0, at, at + 2, f"a {words.norm(at + 1)}")


def _worded(clause: Clause, words: Wording, item: Item) -> _Cue:
    """A factor in words, with the words that bound or blur it."""
    op, taken, first = _hedged(clause, words, item)
    value = next((float(str(v)) for k, v in ((item.kind, item.value), *item.senses) if k == "factor"), 0.5)
    if value == 0.333:
        value = 1 / 3
    if value == 0.667:
        value = 2 / 3
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
    part = _part(clause, words, item, value, op)
    if part is not None:
        return part
    changing = (
        bool(_VERBS.search(text))
        or (bool(_FOLD.search(text)) and bool(growth))
        or (text == "double" and _is_verb(words, item))
    )
    if changing and value < 1:
        num = Num(value, 1.0, item.text, _turned(op), "times", True)
    return _Cue(Factor(num), (item, *taken, *(growth if changing else [])), first, item.last, changing)


def _part(clause: Clause, words: Wording, item: Item, value: float, op: str) -> _Cue | None:
    """`cut in half`, `falls by a third`, `drops to a quarter`: a part that is lost, or left."""
    verb = next(
        (other for other in reversed(clause.of("trend", "up", "down")) if 0 <= item.first - other.last <= 4),
        None,
    )
    lead = (
        [word for word in words.norms(verb.last, item.last) if word in ("in", "by", "to")]
        if verb is not None
        else []
    )
    if value >= 1 or verb is None or not lead:
        return None
    left = value if lead[-1] != "by" else 1 + value if verb.has("trend", "up") else 1 - value
    turned = _turned(op) if lead[-1] == "by" and verb.has("trend", "down") else op
    hedge = [other for other in clause.of("compare") if verb.last <= other.first and other.last <= item.first]
    return _Cue(
        Factor(Num(left, 1.0, item.text, turned, "times", True)),
        (item, verb, *hedge),
        verb.first,
        item.last,
        True,
    )


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


def _numbered(clause: Clause, words: Wording, item: Item, num: Num) -> _Cue:
    growth = [other for other in clause.of("trend", "up", "down") if 0 <= other.first - item.last <= 2]
    if words.before(item, 2) == ("factor", "of") or "fold" in words.norms(item.last, item.last + 2):
        growth = (
            growth or [other for other in clause.of("trend", "up", "down") if other.last <= item.first][-1:]
        )
    value = num.value
    if growth and growth[0].has("trend", "down") and value > 1:
        return _Cue(
            Factor(Num(1 / value, num.step / value**2, num.text, _turned(num.op), "times")),
            (item, *growth),
            item.first,
            item.last,
            True,
        )
    last = item.last + 1 if words.norm(item.last) in ("time", "times") else item.last
    return _Cue(
        Factor(_times(num, num.op)),
        (item, *growth),
        item.first,
        max(last, growth[0].last if growth else 0),
        bool(growth),
    )


def _times(num: Num, op: str) -> Num:
    """A whole number of times is felt, not measured; one with decimals is."""
    return Num(num.value, num.step, num.text, op, "times", num.step >= 1 and num.value <= 20)


def _percentage(clause: Clause, words: Wording, item: Item, num: Num) -> Iterator[_Cue]:
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
            yield _Cue(Factor(num, mode), (item, following), item.first, following.last, False)
    elif words.norm(item.last) == "of":
        share = Num(num.value / 100, num.step / 100, num.text, num.op, "times")
        yield _Cue(Factor(share), (item,), item.first, item.last, False)


def _outnumbers(clause: Clause) -> list[Item]:
    return [item for item in clause.of("compare", ">") if item.text.casefold().startswith("outnumber")]


# --- changes --------------------------------------------------------------------------------------


def _changes(clause: Clause, words: Wording, cue: _Cue) -> Iterator[ToldRatio]:
    """`doubles from 20 to 41`, `raising x from 1 to 2 triples the score`, `the first step halves it`."""
    rest = [item for item in clause.numbers if item not in cue.items]
    arrow = _arrow(clause, rest)
    if (
        not rest
        and (earlier := _arrow(clause, [item for item in clause.before if item.kind == "number"])) is not None
    ):
        first, last = (item.value for item in earlier)
        if isinstance(first, Num) and isinstance(last, Num):
            yield ToldRatio((_told(first, last),), cue.factor, _all(clause, cue, rest))
            return
    if arrow is not None and len(rest) == 2:
        first, last = (clause.number(item) for item in arrow)
        yield ToldRatio((_told(first, last),), cue.factor, _all(clause, cue, rest))
    for transition in transitions(clause, words):
        left = [item for item in rest if item not in transition.items]
        pair = _arrow(clause, left)
        if pair is not None and len(left) == 2:
            first, last = (clause.number(item) for item in pair)
            yield ToldRatio(
                (_told(first, last),),
                cue.factor,
                frozenset([*cue.items, *left]) | transition.items | _moves(clause, words),
            )
            continue
        told = _last_number(clause, words, left)
        if told is None:
            continue
        yield ToldRatio(
            transition.ends,
            cue.factor,
            frozenset([*cue.items, *left]) | transition.items | _moves(clause, words),
            told[0],
        )


def _last_number(clause: Clause, words: Wording, left: Sequence[Item]) -> tuple[Num | None] | None:
    """The value that a change leads to, where it is told; None where a number cannot be placed."""
    if not left:
        return (None,)
    if len(left) == 1 and (
        clause.number(left[0]).bracket or number_role(clause, words, left[0], []) == "last"
    ):
        return (clause.number(left[0]),)
    return None


def _moves(clause: Clause, words: Wording) -> frozenset[Item]:
    ways = named_ways(clause, words)
    pointing = [
        item for item in clause.of("foreign") if item.text.casefold() in ("step", "steps", "change", "shift")
    ]
    alone = [item for item in clause.of("quant", "only") if item.text.casefold() == "alone"]
    stepping = [item for item in clause.of("factor") if steps_axis(clause, item)]
    return (
        (ways.items if ways else frozenset())
        | movers(clause)
        | measure_nouns(clause)
        | frozenset([*pointing, *alone, *stepping])
    )


def _arrow(clause: Clause, rest: Sequence[Item]) -> tuple[Item, Item] | None:
    text = clause.statement.text
    for one, two in itertools.pairwise(rest):
        if re.fullmatch(r"\s*(?:→|->|to|–|—|-)\s*", text[one.end : two.start]):
            return one, two
    return None


def _told(first: Num, last: Num) -> Ends:
    return Ends(Operand(told=first), Operand(told=last))


def _all(clause: Clause, cue: _Cue, numbers: Sequence[Item]) -> frozenset[Item]:
    """The cue and the numbers, and all places that only tell where the numbers stand."""
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    words = [item for item in clause.of("extreme") if item not in clause.numbers]
    moving = [item for item in clause.of("trend") if item in clause.of("trend", "up", "down", "good", "bad")]
    idle = [item for item in clause.items if item.kind == "foreign" or item.has("quant", "none", "half")]
    return frozenset([*cue.items, *numbers, *clause.refs, *panels, *words, *moving, *idle])


# --- numbers --------------------------------------------------------------------------------------


def _of_numbers(clause: Clause, words: Wording, cue: _Cue) -> Iterator[ToldRatio]:
    """`120, more than twice the 50 of B`, `half of that (30)`: two told numbers."""
    rest = [item for item in clause.numbers if item not in cue.items]
    earlier = [item for item in clause.before if item.kind == "number"]
    before = [item for item in rest if item.last <= cue.first]
    behind = [item for item in rest if item.first >= cue.last]
    versus = behind if len(behind) == 2 and not before else []
    if versus and _VERSUS.fullmatch(clause.statement.text[versus[0].end : versus[1].start]):
        yield ToldRatio(
            (_told(clause.number(versus[1]), clause.number(versus[0])),), cue.factor, _all(clause, cue, rest)
        )
        return
    if len(before) > 1 or len(behind) > 1 or any(clause.number(item).op not in ("=", "~") for item in rest):
        return
    subject = before[0] if before else earlier[-1] if earlier else None
    if not behind or subject is None or subject.kind != "number" or not isinstance(subject.value, Num):
        return
    target = behind[0]
    pronoun = (
        any(word in _PRONOUNS for word in words.norms(cue.last, target.first))
        and clause.number(target).bracket
    )
    direct = all(word in _OBJECT for word in words.norms(cue.last, target.first) if word.isalpha())
    if not before and pronoun:
        yield ToldRatio((_told(subject.value, clause.number(target)),), cue.factor, _all(clause, cue, rest))
    elif _are_ticks(clause, subject.value, clause.number(target)):
        return
    elif direct or clause.number(target).bracket:
        yield ToldRatio((_told(clause.number(target), subject.value),), cue.factor, _all(clause, cue, rest))


def _are_ticks(clause: Clause, *numbers: Num) -> bool:
    """Whether numbers may be ticks of one axis, and no values."""
    grids = [clause.panel(index) for index in clause.panels]
    wanted = {num.value for num in numbers}
    return not any(num.bracket for num in numbers) and any(
        wanted <= {tick.number for tick in axis.ticks} for grid in grids for axis in (grid.rows, grid.columns)
    )


# --- extremes and places --------------------------------------------------------------------------


def _of_extremes(clause: Clause, words: Wording, cue: _Cue) -> Iterator[ToldRatio]:
    """`the record is 45% above the worst score`, `the peak is three times the minimum`."""
    before = [item for item in clause.of("extreme") if item.last <= cue.first]
    behind = [item for item in clause.of("extreme") if item.first >= cue.last]
    if (
        len(before) != 1
        or len(behind) != 1
        or clause.refs
        or any(item not in cue.items for item in clause.numbers)
    ):
        return
    panels = [item for item in clause.items if isinstance(item.value, PanelRef)]
    for one in _measures(clause, before[0]):
        for two in _measures(clause, behind[0]):
            ends = tuple(
                Ends(of_cells(Selection(panel), measure=two), of_cells(Selection(panel), measure=one))
                for panel in clause.panels
            )
            yield ToldRatio(
                ends,
                cue.factor,
                frozenset([*cue.items, *before, *behind, *panels]),
                either=not clause.named and len(ends) > 1,
            )


def _measures(clause: Clause, item: Item) -> tuple[str, ...]:
    return directions(item.sense("extreme"), metric_of(clause.panel(clause.panels[0])))


def _of_places(clause: Clause, words: Wording, cue: _Cue) -> Iterator[ToldRatio]:
    """`A is twice as high as B`, `in row 3 A reaches 60% of B`."""
    if any(item not in cue.items for item in clause.numbers) or clause.of("extreme") or clause.of("trend"):
        return
    if any(
        words.norm(at) in ("it", "them", "this", "these")
        for at in range(cue.last, min(cue.last + 3, words.last))
    ):
        return
    than = next((at + 1 for at in range(cue.last, words.last) if words.norm(at) == "than"), None)
    at = than if than is not None else cue.last
    while words.norm(at) in _OBJECT:
        at += 1
    compared = [
        item for item in clause.of("compare") if cue.last <= item.first <= at + 1 and item not in cue.items
    ]
    marker = Cue(">", cue.items, cue.first, at, True)
    for either in ("rows", "columns"):
        found = sides(clause, words, marker, words.last, either)
        if found is None or found.others or not found.left or not found.right:
            continue
        matched = matchups(clause, found, each=False)
        if not matched:
            continue
        measure = "mean" if clause.of("aggregate", "mean") else "sum" if clause.of("aggregate", "sum") else ""
        ends = tuple(
            Ends(of_cells(two, measure=measure), of_cells(one, measure=measure)) for one, two in matched
        )
        aggregates = clause.of("aggregate", "mean") + clause.of("aggregate", "sum")
        yield ToldRatio(
            ends,
            cue.factor,
            frozenset(
                [
                    *cue.items,
                    *compared,
                    *aggregates,
                    *clause.refs,
                    *(i for i in clause.items if isinstance(i.value, PanelRef)),
                ]
            ),
        )
        return
