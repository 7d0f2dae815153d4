"""How equality of named things is read: "rows A and B are identical", "A ties with B at 0.91", "no two rows are alike"."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claim import Reading
from auditor.claims.contesting import exempt_selections
from auditor.claims.equal_sides import equal_sides
from auditor.claims.identity import Identity
from auditor.claims.identity_words import loosely, same_of_another_kind, strict, to_the_digit
from auditor.claims.pairing import Group
from auditor.language.around import narrowed
from auditor.language.clauses import Clause
from auditor.language.exempting import exempt
from auditor.language.items import Item
from auditor.language.margins import paired
from auditor.language.quantifiers import Quantifier
from auditor.language.refs import AxisRef, PanelRef
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
    left_out = exempt(clause)
    only = _only_there(clause, found) if amount[0].kind == "only" else []
    if (
        left_out is None
        or not _is_told(clause, found, nots)
        or not (_is_a_value(clause, words, numbers) or _are_both_values(clause, words, numbers))
        or (amount[0].kind == "only" and not only)
        or _is_half_read(clause, words, found)
    ):
        return
    out = [*left_out[0], *only]
    kept = replace(clause, items=tuple(item for item in clause.items if item not in out))
    without = exempt_selections(clause, out, range(len(clause.document.panels)), either) if out else ()
    differ = any(item.has("same", "different") for item in found) != (bool(nots) or amount[0].kind == "none")
    differ = differ != bool(only)
    quant = Quantifier("all") if amount[0].kind in ("none", "only") else amount[0]
    asked = quant if not differ or quant.kind != "plain" else Quantifier("some")
    told = tuple(clause.number(item) for item in numbers)
    value = told[0] if len(told) == 1 else None
    hedged = loosely(words) or bool(clause.of("hedge")) or words.has("hardly", "barely", "scarcely")
    level = not hedged and (words.has("par") or not (strict(found) or to_the_digit(words)))
    loose = hedged or level
    items = frozenset(
        [*found, *nots, *amount[1], *left_out[1], *clause.refs, *clause.numbers, *_panels(clause), *clause.of("degree")]
    )  # fmt: skip
    for left, right in equal_sides(kept, words, found[0], either):
        if len(told) > 1 and len(left) != 1:
            continue
        panels = tuple(dict.fromkeys(s.panel for g in (*left, *right) for s in g.scope))
        one, other = (tuple(replace(group, without=without) for group in side) for side in (left, right))
        values = told if value is None else ()
        meaning = Identity(one, other, False, differ, False, loose, asked, value, values, bool(only), level)
        yield Reading(meaning, items, panels, hedged=loose)


def _only_there(clause: Clause, found: Sequence[Item]) -> list[Item]:
    """`differ only at A`: where alone they do."""
    cue = next(item for item in clause.items if item.has("quant", "only"))
    behind = [item for item in clause.refs if item.first >= cue.last]
    near = bool(behind) and behind[0].first - cue.last <= 2
    return behind if near and any(item.has("same", "different") for item in found) else []


def _is_told(clause: Clause, found: Sequence[Item], nots: Sequence[Item]) -> bool:
    """Whether a clause says once that things are equal or not."""
    return 1 <= len({item.first for item in found}) <= 2 and len(nots) <= 1 and not clause.of("stable")


def _is_a_value(clause: Clause, words: Wording, numbers: Sequence[Item]) -> bool:
    """Whether the numbers are the value that the sides share: there is one at most, and it is no bound or margin."""
    return len(numbers) <= 1 and all(
        clause.number(n).op in ("=", "~") and "by" not in words.before(n, 3) for n in numbers
    )


def _are_both_values(clause: Clause, words: Wording, numbers: Sequence[Item]) -> bool:
    """Whether the numbers are what the one side has and the other: "on a par, 12 against 11"."""
    return (
        len(numbers) == 2
        and paired(words, *numbers)
        and all(clause.number(n).op in ("=", "~") for n in numbers)
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
    items = frozenset([*cues, *twos, *amount[1], *clause.of("quant"), *_panels(clause), *clause.axes])
    meaning = Identity(tuple(a for a, _ in both), tuple(b for _, b in both), differ=True, by_pair=True)
    yield Reading(meaning, items, clause.panels)


def _lines(clause: Clause, twos: Sequence[Item]) -> list[Group]:
    """All rows, or all columns, of the clause's one panel, where these are what "two" counts."""
    nouns = {i.first: str(i.value) for i in clause.of("noun", "row", "column")}
    nouns |= {i.first: i.value.side[:-1] for i in clause.axes if isinstance(i.value, AxisRef)}
    noun = nouns.get(twos[0].last, "") if twos else ""
    if not noun or len(clause.panels) != 1:
        return []
    index = clause.panels[0]
    panel = clause.panel(index)
    if noun == "row":
        return [Group((Selection(index, (k,), None),)) for k in range(len(panel.rows.ticks))]
    return [Group((Selection(index, None, (k,)),)) for k in range(len(panel.columns.ticks))]


def _panels(clause: Clause) -> list[Item]:
    return [item for item in clause.items if isinstance(item.value, PanelRef)]
