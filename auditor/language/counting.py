"""How often something is found: "8 appears three times", "three zeros", "eight cells are N/A", "the only 5"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.around import (
    NARROWING,
    after,
    before,
    between,
    loose_words,
    measure_words,
    sentence_norms,
    word_set,
)
from auditor.language.clauses import Clause
from auditor.language.limits import limit
from auditor.language.mentions import Item
from auditor.language.number_roles import cites
from auditor.language.numbers import Num
from auditor.language.pairs import EITHER, sides
from auditor.language.quantifiers import is_count
from auditor.language.refs import PanelRef, TickRef
from auditor.language.spans import spans
from auditor.language.wording import Wording
from auditor.quantity import plain_number

_OCCURS = word_set(
    "appear appears appearing occur occurs occurring show shows turn turns crop crops pop pops come comes found present repeat repeats repeated recur recurs seen counted count counts featured recorded "
    "contain contains containing hold holds holding have has having include includes there exist exists stand stands printed written used listed equal equals read reads of is are reaches reach show"
)
_OCCURRENCE = word_set(
    "appear appears appearing occur occurs occurring turn turns crop crops pop pops recur recurs repeat repeats repeated found present counted seen"
)
_PRESENT = re.compile(
    r"numeric|usable|filled|^available|populated|(?:hold|have|has|contain|carr)\w* (?:a )?(?:number|value)",
    re.IGNORECASE,
)
_THEM = frozenset("them these those which".split())
_ONE = frozenset("one single sole lone".split())
_OTHER_MISSING = re.compile(r"unusable|unfilled|unavailable|unpopulated", re.IGNORECASE)
_FREQUENT = word_set("frequent common often frequently commonly popular recurring")
_NONZERO = frozenset("nonzero non zero".split())
_PLAIN = word_set(
    "the a an any are is in occur occurs appear appears more than once twice value cell share shares same another each other from whole entire no two all different distinct unique grid panel matrix figure heatmap board "
    "map every here there numbers never stand stands be has have with hold holds this that chart table repeat repeats repeated coincide equal"
)
_DISTINCT = word_set("distinct unique different")


@dataclass(frozen=True, slots=True)
class Test:
    """What a cell must be to be counted: in `relation` to `num` (and up to `upper`), or "missing" or "present"."""

    relation: str
    num: Num | None = None
    upper: Num | None = None


@dataclass(frozen=True, slots=True)
class Amount:
    """How many: "exactly" so many, or a vague "half", "many", "few", "most", "none"; of how many, if told."""

    kind: str
    count: Num | None = None
    total: int | None = None


@dataclass(frozen=True, slots=True)
class Counting:
    """A count as a clause tells it: what is counted, how many there are, and how many of these stand elsewhere told."""

    test: Test
    amount: Amount
    items: frozenset[Item]
    anchor: Item
    refs: tuple[Item, ...]
    of_them: Amount | None = None
    there: tuple[Item, ...] = ()
    end: int | None = None  # where its own words end, and those begin that tell how many of them stand there


def counting(clause: Clause) -> Counting | None:
    """The one count that a clause tells, or None."""
    if any(cites(clause, item) for item in clause.numbers):
        return None
    words = Wording.of(clause)
    if (
        clause.start
        and clause.before
        and _of_them(clause, words) is None
        and (earlier := _of_earlier(clause, words))
    ):
        return earlier
    second = _of_them(clause, words)
    later, there = (second[1], second[2]) if second else (frozenset[Item](), ())
    own = replace(clause, items=tuple(item for item in clause.items if item not in later))
    counted = _amount(own, words)
    if counted is None:
        return None
    amount, used, anchor = counted
    rest = replace(own, items=tuple(item for item in own.items if item not in used))
    tested = _test(rest, words, amount, anchor)
    if tested is None:
        return None
    refs = tuple(item for item in own.items if sides(item))
    return Counting(
        tested[0],
        amount,
        used | tested[1] | later,
        anchor,
        refs,
        second[0] if second else None,
        there,
        min((i.start for i in later), default=None),
    )


# --- how many -------------------------------------------------------------------------------------


def _amount(clause: Clause, words: Wording) -> tuple[Amount, frozenset[Item], Item] | None:
    """The amount, the mentions that tell it, and the one that stands for it."""
    times = [item for item in clause.of("factor") if _is_times(item, words)]
    numbers = clause.numbers
    if len(times) == 1 and len(clause.of("factor")) == 1:
        count = Num(float(times[0].sense("factor")), 1.0, times[0].text, word=True)
        return Amount("exactly", count), frozenset(times), times[0]
    if clause.of("factor"):
        return None
    if len(numbers) and words.has("once") and not words.has("at once", "once more"):
        return Amount("exactly", Num(1.0, 1.0, "once", word=True)), frozenset(), numbers[0]
    for index, item in enumerate(numbers):
        if _counts(clause, words, item, numbers[index + 1 :]):
            return _with_total(clause, words, item, numbers[index + 1 :])
    return _single(clause, words) or _vague(clause) or _everywhere(clause)


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
    if num.word and words.norm(item.last) in measure_words(clause):
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
    if len(ahead) > 1 and _is_nonzero(words, ahead[0]):
        return ahead[1].kind == "noun" and ahead[1].first == ahead[0].last
    return (
        len(ahead) > 1
        and ahead[0].first == item.last
        and ahead[0].kind in ("ref", "missing")
        and ahead[1].kind == "noun"
        and ahead[1].first == ahead[0].last
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
        or not set(loose_words(clause)) & _OCCURRENCE
        or clause.of("quant", "none")
    ):
        return None
    return Amount("some"), frozenset(clause.of("quant", "all")), clause.numbers[0]


def _vague(clause: Clause) -> tuple[Amount, frozenset[Item], Item] | None:
    kinds = {"half": "half", "few": "few", "some": "many", "none": "none", "most": "most"}
    cues = [item for item in clause.items if item.kind == "quant" and item.value in kinds]
    if len(cues) != 1:
        return None
    text = cues[0].text.casefold()
    kind = kinds[str(cues[0].value)]
    if kind == "many" and text not in ("many", "numerous"):
        return None
    return Amount(kind), frozenset(cues), cues[0]


# --- what is counted ------------------------------------------------------------------------------


def _test(
    clause: Clause, words: Wording, amount: Amount, anchor: Item
) -> tuple[Test, frozenset[Item]] | None:
    missing = clause.of("missing")
    if missing:
        return _missing(clause, missing)
    numbers = clause.numbers
    if len(numbers) == 2:
        found = spans(clause)
        return (
            (Test("between", found[0].low, found[0].high), found[0].items | frozenset(clause.of("range")))
            if len(found) == 1
            else None
        )
    zeros = [item for item in numbers if _is_nonzero(words, item)]
    if len(zeros) == 1 and len(numbers) == 1:
        return Test("!=", Num(0.0, 0.0, "0")), frozenset(zeros)
    if not numbers:
        bound = limit(clause, words, frozenset())
        return (Test(bound.relation, bound.num), bound.items) if bound else _it(clause)
    if len(numbers) != 1:
        return None
    number, num = numbers[0], clause.number(numbers[0])
    passive = [cue for cue in clause.of("compare", ">", "<", ">=", "<=") if words.norm(cue.last) == "by"]
    if num.op == "=" and len(passive) == 1:
        return Test(passive[0].sense("compare"), num), frozenset([number, *passive])
    if (apart := _compared(clause, number)) is not None:
        return Test(apart.sense("compare"), num), frozenset([number, apart])
    bound = limit(clause, words, frozenset())
    if bound is None and num.op in (">", "<", ">=", "<="):
        return Test(num.op, num), frozenset([number])
    if bound is not None and bound.relation != "=":
        return Test(bound.relation, bound.num), bound.items
    return _equal(clause, amount, anchor, number)


def _compared(clause: Clause, number: Item) -> Item | None:
    """`exceed a score of 82`: the word of comparison that a noun parts from its number."""
    cues = [cue for cue in clause.of("compare", ">", "<", ">=", "<=") if cue.last <= number.first]
    if clause.number(number).op != "=" or len(cues) != 1 or len(clause.of("compare")) != 1:
        return None
    nouns = {index for item in clause.items if item.kind == "noun" for index in range(item.first, item.last)}
    gap = sentence_norms(clause.statement.text)[cues[0].last : number.first]
    rest = [word for index, word in enumerate(gap, cues[0].last) if index not in nouns]
    return (
        cues[0]
        if set(rest) <= {"a", "an", "the", "of", "than", "mark", "level", "accuracy", *measure_words(clause)}
        else None
    )


def _equal(clause: Clause, amount: Amount, anchor: Item, number: Item) -> tuple[Test, frozenset[Item]] | None:
    """`appears three times`, `three zeros`, `two cells are 0`: a number that cells are to hold."""
    num = clause.number(number)
    vague = amount.count is None and "," in between(clause, anchor, number)
    occurs = _said_of(clause, number, anchor) or set(loose_words(clause)) & _OCCURS or clause.of("hedge")
    if num.op != "=" or vague or not occurs or clause.of("trend"):
        return None
    appears = frozenset(
        item for item in clause.of("hedge") if item.text.casefold() in ("appear", "appears", "can")
    )
    equals = frozenset(
        cue for cue in clause.of("compare", "=") if cue.text.casefold().startswith(("equal", "the same"))
    )
    exact = replace(num, word=False, step=0.0, text=plain_number(num.value)) if num.word else num
    return Test("=", replace(exact, unit="" if num.text.endswith("s") else num.unit)), frozenset(
        [number]
    ) | appears | equals


def _is_nonzero(words: Wording, item: Item) -> bool:
    """The zero of "non-zero"."""
    return (
        words.norm(item.first) == "zero"
        and words.norm(item.first - 1) in ("-", "non")
        and "non" in (words.norm(item.first - 1), words.norm(item.first - 2))
    )


def _it(clause: Clause) -> tuple[Test, frozenset[Item]] | None:
    """`..., and it appears twice`: the one number of the sentence so far."""
    earlier = [item.value for item in clause.before if isinstance(item.value, Num)]
    pronoun = {"it", "this", "that"} & set(loose_words(clause)) and set(loose_words(clause)) & _OCCURRENCE
    appears = frozenset(item for item in clause.of("hedge") if item.text.casefold() in ("appear", "appears"))
    return (
        (Test("=", replace(earlier[0], unit="")), appears)
        if pronoun and len(earlier) == 1 and earlier[0].op == "="
        else None
    )


def _said_of(clause: Clause, number: Item, anchor: Item) -> bool:
    """`three zeros`, `the only 5`: the count stands right before the number."""
    return 0 <= number.first - anchor.last <= 1


def _missing(clause: Clause, cues: Sequence[Item]) -> tuple[Test, frozenset[Item]] | None:
    if clause.numbers or clause.of("compare", ">", "<"):
        return None
    present = {bool(_PRESENT.search(cue.text)) and not _OTHER_MISSING.search(cue.text) for cue in cues}
    nots = clause.of("not")
    if len(present) != 1 or len(nots) > 1:
        return None
    relation = "present" if present.pop() != bool(nots) else "missing"
    return Test(relation), frozenset([*cues, *nots])


# --- how many of them stand elsewhere -------------------------------------------------------------


def _of_them(clause: Clause, words: Wording) -> tuple[Amount, frozenset[Item], tuple[Item, ...]] | None:
    """`..., three of them in the first column`, `..., all of them in row 2`, `..., both at K`."""
    for item in clause.items:
        told = item.kind == "number" or item.kind == "quant" and item.value in ("all", "both", "none")
        gap = after(clause, item, 3)
        whole = item.kind == "quant" and item.value in ("all", "both") and before(clause, item)[-1:] == (",",)
        if (
            not told
            or item.first == words.first
            or not (gap[:1] == ("of",) and len(gap) > 1 and gap[1] in _THEM or whole or _mentions_them(item))
        ):
            continue
        behind = tuple(
            other
            for other in clause.items
            if other.first >= item.last and sides(other) and not isinstance(other.value, PanelRef)
        )
        later = frozenset([item, *(other for other in clause.items if other.first >= item.last)])
        colours = [other for other in later if other.kind == "colour"]
        if (
            any(other.kind == "number" for other in later - {item})
            or not behind
            and not colours
            or any(sides(other) == (EITHER,) for other in behind)
        ):
            return None
        amount = (
            Amount("exactly", clause.number(item))
            if item.kind == "number"
            else Amount("none" if item.value == "none" else "all")
        )
        return amount, later, behind
    return None


def _of_earlier(clause: Clause, words: Wording) -> Counting | None:
    """`..., and all of them lie at K`: of the cells that the clause before has counted."""
    first = clause.items[0] if clause.items else None
    gap = after(clause, first, 2) if first else ()
    if first is None or not (gap[:1] == ("of",) and gap[1:] and gap[1] in _THEM or _mentions_them(first)):
        return None
    told = first.kind == "number" or first.kind == "quant" and first.value in ("all", "both", "none")
    there = tuple(item for item in clause.items if sides(item) and not isinstance(item.value, PanelRef))
    earlier = counting(replace(clause, items=clause.before, start=0, end=clause.start, before=()))
    if (
        not told
        or not there
        or earlier is None
        or any(sides(item) == (EITHER,) for item in there)
        or earlier.of_them
    ):
        return None
    amount = (
        Amount("exactly", clause.number(first))
        if first.kind == "number"
        else Amount("none" if first.value == "none" else "all")
    )
    used = frozenset(
        item for item in clause.items if item is first or item in there or item.kind in ("range", "noun")
    )
    return replace(earlier, items=used, of_them=amount, there=there)


def _mentions_them(item: Item) -> bool:
    return bool(_THEM & set(item.text.casefold().split()))


def most_frequent(clause: Clause) -> tuple[Num, frozenset[Item]] | None:
    """`8 is the most frequent (nonzero) value`: the number, with the mentions that say so."""
    cues = [*clause.of("extreme", "max"), *clause.of("quant", "most")]
    text = set(loose_words(clause)) | {part for cue in cues for part in cue.text.casefold().split()}
    if len(clause.numbers) != 1 or len(cues) != 1 or not text & _FREQUENT:
        return None
    num = clause.number(clause.numbers[0])
    if set(loose_words(clause)) & NARROWING - _NONZERO:
        return None
    return (replace(num, unit=""), frozenset([*cues, clause.numbers[0]])) if num.op == "=" else None


def all_distinct(clause: Clause) -> frozenset[Item] | None:
    """`all values are distinct`, `no value occurs twice`, `no two cells share a value`: the mentions that say so."""
    words = set(loose_words(clause)) | {item.text.casefold() for item in clause.of("same")}
    cells = [item for item in clause.items if item.kind == "noun" and item.value == "cell"]
    nones = clause.of("quant", "none")
    twos = [item for item in clause.numbers if clause.number(item).word and clause.number(item).value == 2]
    factors = [item for item in clause.of("factor") if item.text.casefold() == "twice"]
    if not cells or len(clause.numbers) != len(twos) or clause.refs or not set(loose_words(clause)) <= _PLAIN:
        return None
    repeated = (
        factors
        or clause.of("same", "same")
        or words & {"share", "shares", "coincide", "equal", "repeat", "repeats", "repeated"}
    )
    if len(nones) == 1 and repeated and not clause.of("quant", "all"):
        return frozenset(
            [*nones, *twos, *factors, *clause.of("same", "same"), *cells, *clause.of("compare", "=")]
        )
    if clause.of("quant", "all") and words & _DISTINCT and not nones and not twos and not clause.axes:
        return frozenset([*clause.of("quant", "all"), *cells])
    return None


def without_zeros(clause: Clause) -> bool:
    """Whether a clause leaves zeros out: "nonzero", "other than 0"."""
    words = loose_words(clause)
    return (
        "nonzero" in words
        or "non" in words
        and any(clause.number(n).value == 0 and n.text.casefold().startswith("zero") for n in clause.numbers)
    )
