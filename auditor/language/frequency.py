"""How often values stand in a grid: "8 is the most frequent value", "no value occurs twice"."""

from dataclasses import replace

from auditor.language.around import NARROWING, loose_words, word_set
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.numbers import Num

_FREQUENT = word_set("frequent common often frequently commonly popular recurring")
_NONZERO = frozenset("nonzero non zero".split())
_PLAIN = word_set(
    """
    the a an any are is in occur occurs appear appears more than once twice value cell share shares
    same another each other from whole entire no two all different distinct unique grid panel matrix
    figure heatmap board map every here there numbers never stand stands be has have with hold holds
    this that chart table repeat repeats repeated coincide equal
    """
)
_DISTINCT = word_set("distinct unique different")


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
