"""How equality of named things is read: "rows A and B are identical", "A ties with B at 0.91", "no two rows are alike"."""

from collections.abc import Iterator, Sequence

from auditor.claim import Reading
from auditor.claims.equal_sides import equal_sides
from auditor.claims.identity import Identity
from auditor.claims.identity_words import loosely, same_of_another_kind, strict
from auditor.claims.pairing import Group
from auditor.language.around import narrowed
from auditor.language.clauses import Clause
from auditor.language.exempting import exempt
from auditor.language.items import Item
from auditor.language.quantifiers import Quantifier
from auditor.language.refs import PanelRef
from auditor.language.residue import hypothetical, unknown_words
from auditor.language.superlatives import counts_of_axes
from auditor.language.wording import Wording
from auditor.world import Selection


def equality(
    clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]], either: str
) -> Iterator[Reading]:
    """Two sides, or the cells of one group, that have equal values, perhaps with the value told."""
    found = list(dict.fromkeys((*clause.of("same", "same", "different"), *clause.of("compare", "="))))
    nots = [item for item in clause.of("not") if item not in amount[1]]
    counts = counts_of_axes(clause, words, clause.numbers)
    numbers = [n for n in clause.numbers if n not in amount[1] and n not in counts]
    if (
        not _is_told(clause, found, nots)
        or not _is_a_value(clause, words, numbers)
        or amount[0].kind == "only"
        or _is_half_read(clause, words, found)
    ):
        return
    differ = any(item.has("same", "different") for item in found) != (bool(nots) or amount[0].kind == "none")
    quant = Quantifier("all") if amount[0].kind == "none" else amount[0]
    asked = quant if not differ or quant.kind != "plain" else Quantifier("some")
    value = clause.number(numbers[0]) if numbers else None
    loose = loosely(words) or bool(clause.of("hedge")) or not strict(found)
    items = frozenset(
        [*found, *nots, *amount[1], *clause.refs, *clause.numbers, *_panels(clause), *clause.of("degree")]
    )
    for left, right in equal_sides(clause, words, found[0], either):
        panels = tuple(dict.fromkeys(s.panel for g in (*left, *right) for s in g.scope))
        meaning = Identity(left, right, differ=differ, loose=loose, quantifier=asked, value=value)
        yield Reading(meaning, items, panels, hedged=loose)


def _is_told(clause: Clause, found: Sequence[Item], nots: Sequence[Item]) -> bool:
    """Whether a clause says once that things are equal or not, without leaving any out."""
    left_out = exempt(clause)
    return (
        1 <= len({item.first for item in found}) <= 2
        and len(nots) <= 1
        and left_out is not None
        and not left_out[1]
        and not clause.of("stable")
    )


def _is_a_value(clause: Clause, words: Wording, numbers: Sequence[Item]) -> bool:
    """Whether the numbers are the value that the sides share: there is one at most, and it is no bound or margin."""
    return len(numbers) <= 1 and all(
        clause.number(n).op in ("=", "~") and words.norm(n.first - 1) != "by" for n in numbers
    )


def _is_half_read(clause: Clause, words: Wording, found: Sequence[Item]) -> bool:
    """Whether words are left that may turn what is said into something else."""
    return bool(
        any(same_of_another_kind(clause, words, item) for item in found)
        or unknown_words(clause)
        or hypothetical(clause)
        or narrowed(clause, ("same", "other"))
    )


def no_two(clause: Clause, words: Wording, amount: tuple[Quantifier, frozenset[Item]]) -> Iterator[Reading]:
    """`no two rows are identical`."""
    cues = clause.of("same", "same")
    twos = [n for n in clause.numbers if clause.number(n).value == 2 and n not in clause.refs]
    lines = _lines(clause, twos)
    if len(cues) != 1 or not words.has("no two") or len(lines) < 2:
        return
    both = [(one, other) for index, one in enumerate(lines) for other in lines[index + 1 :]]
    items = frozenset([*cues, *twos, *amount[1], *clause.of("quant"), *_panels(clause)])
    meaning = Identity(tuple(a for a, _ in both), tuple(b for _, b in both), differ=True, by_pair=True)
    yield Reading(meaning, items, clause.panels)


def _lines(clause: Clause, twos: Sequence[Item]) -> list[Group]:
    """All rows, or all columns, of the clause's one panel, where these are what "two" counts."""
    nouns = [i for i in clause.items if i.kind == "noun" and i.value in ("row", "column")]
    noun = next((i.value for i in nouns if twos and i.first == twos[0].last), "")
    if not noun or len(clause.panels) != 1:
        return []
    index = clause.panels[0]
    panel = clause.panel(index)
    if noun == "row":
        return [Group((Selection(index, (k,), None),)) for k in range(len(panel.rows.ticks))]
    return [Group((Selection(index, None, (k,)),)) for k in range(len(panel.columns.ticks))]


def _panels(clause: Clause) -> list[Item]:
    return [item for item in clause.items if isinstance(item.value, PanelRef)]
