"""What a sentence counts: cells above a bound, within a span, with a value, or without one."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from auditor.language.amounts_told import OCCURRENCE, Amount, is_nonzero
from auditor.language.around import between, loose_words, measure_words, sentence_norms, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.limits import limit
from auditor.language.numbers import Num
from auditor.language.refs import sets_apart
from auditor.language.spans import spans
from auditor.language.wording import Wording
from auditor.quantity import plain_number

_OCCURS = word_set(
    """
    appear appears appearing occur occurs occurring show shows turn turns crop crops pop pops come
    comes found present repeat repeats repeated recur recurs seen counted count counts featured
    recorded contain contains containing hold holds holding have has having include includes there
    exist exists stand stands printed written used listed equal equals read reads of is are reaches
    reach
    """
)
_PRESENT = re.compile(
    r"numeric|usable|filled|^available|populated|(?:hold|have|has|contain|carr)\w* (?:a )?(?:number|value)",
    re.IGNORECASE,
)
_EMPTY = re.compile(r"empty|blank|unfilled|filled|unpopulated|populated", re.IGNORECASE)
_OTHER_MISSING = re.compile(r"unusable|unfilled|unavailable|unpopulated", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Test:
    """What a cell must be to be counted: in `relation` to `num` (and up to `upper`), or "missing" or "present"."""

    relation: str
    num: Num | None = None
    upper: Num | None = None


def counted(
    clause: Clause, words: Wording, amount: Amount, anchor: Item
) -> tuple[Test, frozenset[Item]] | None:
    """What cells must be to be counted, and the mentions that say so; None where that is not sure."""
    if (set_apart := _bold(clause)) is not None:
        return set_apart
    missing = clause.of("missing")
    if missing:
        return _missing(clause, missing, amount)
    numbers = clause.numbers
    if len(numbers) == 2:
        found = spans(clause)
        return (
            (Test("between", found[0].low, found[0].high), found[0].items | frozenset(clause.of("range")))
            if len(found) == 1
            else None
        )
    zeros = [item for item in numbers if is_nonzero(words, item)]
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


def _bold(clause: Clause) -> tuple[Test, frozenset[Item]] | None:
    """`three cells are bold`, which tells where they are and nothing of what they hold."""
    bold = [item for item in clause.refs if sets_apart(item.value)]
    told = clause.numbers or clause.of("missing") or clause.of("compare", ">", "<") or clause.of("sign")
    return (Test("present"), frozenset(bold)) if bold and not told else None


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
    if _counts_cells(clause, number) and not _said_of(clause, number, anchor):
        return None
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


def _it(clause: Clause) -> tuple[Test, frozenset[Item]] | None:
    """`..., and it appears twice`: the one number of the sentence so far."""
    earlier = [item.value for item in clause.before if isinstance(item.value, Num)]
    pronoun = {"it", "this", "that"} & set(loose_words(clause)) and set(loose_words(clause)) & OCCURRENCE
    appears = frozenset(item for item in clause.of("hedge") if item.text.casefold() in ("appear", "appears"))
    return (
        (Test("=", replace(earlier[0], unit="")), appears)
        if pronoun and len(earlier) == 1 and earlier[0].op == "="
        else None
    )


def _counts_cells(clause: Clause, number: Item) -> bool:
    """`sixteen combinations`: whether a number is that of cells, and no value."""
    behind = next((item for item in clause.items if item.first >= number.last), None)
    plural = behind is not None and behind.text.casefold().endswith("s")
    adjacent = behind is not None and behind.kind == "noun" and behind.first == number.last
    return plural and adjacent


def _said_of(clause: Clause, number: Item, anchor: Item) -> bool:
    """`three zeros`, `the only 5`: the count stands right before the number."""
    return 0 <= number.first - anchor.last <= 1


def _missing(clause: Clause, cues: Sequence[Item], amount: Amount) -> tuple[Test, frozenset[Item]] | None:
    if clause.numbers or clause.of("compare", ">", "<"):
        return None
    present = {bool(_PRESENT.search(cue.text)) and not _OTHER_MISSING.search(cue.text) for cue in cues}
    nots = clause.of("not")
    if len(present) != 1 or len(nots) > 1:
        return None
    relation = "present" if present.pop() != bool(nots) else "missing"
    denied = amount.kind == "none"  # "none is left blank": that holds of a grid without a gap
    if all(_EMPTY.fullmatch(cue.text) for cue in cues) and not denied and _only_zeros(clause):
        zero = Num(0.0, 0.0, "0")
        return Test("=" if relation == "missing" else "!=", zero), frozenset([*cues, *nots])
    return Test(relation), frozenset([*cues, *nots])


def _only_zeros(clause: Clause) -> bool:
    """Whether a grid of counts has zeros and no gap: then what is empty there holds a zero."""
    panels = [clause.panel(index) for index in clause.panels]
    values = [q.value for panel in panels for q in panel.values.values()]
    gaps = any(len(panel.values) < panel.size for panel in panels)
    return not gaps and 0 in values and all(value >= 0 and value == int(value) for value in values)
