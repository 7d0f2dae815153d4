"""Comparisons that lean on what their sentence has named before: the place, or the one other thing."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from auditor.claims.better import better
from auditor.claims.comparison_making import OTHER_WORDS
from auditor.language.atoms import atoms
from auditor.language.clauses import Clause
from auditor.language.items import Item
from auditor.language.margins import Part
from auditor.language.quantifiers import Quantifier
from auditor.language.wording import Wording


def in_context(clause: Clause, parts: list[Part], quant: Quantifier, either: str) -> Iterator[list[Part]]:
    """The parts; of "only A does better" also those at the place named before, of "and A is ahead in May" against who was named."""
    standing = list(_by_standing(clause, parts))
    yield from standing if standing and not clause.numbers else [parts, *standing]
    yield from _with_earlier_rival(clause, parts, either)
    if quant.kind == "only" and len(parts) == 1 and parts[0].sides.others:
        own = {atom.dimension for atom in (*parts[0].sides.left, *parts[0].sides.where)}
        earlier = tuple(atom for atom in atoms(clause.before, either) if atom.dimension not in own)
        if earlier:
            yield [replace(parts[0], sides=replace(parts[0].sides, where=(*parts[0].sides.where, *earlier)))]


# Words of a race: "ahead" may have the larger number, or do better.
RACING = frozenset(
    "ahead behind lead leads led leading trail trails trailed trailing lag lags lagged lagging front overtake overtakes overtook overtaken overtaking outstrip outstrips outstripped".split()
)


def in_race(clause: Clause, items: Iterable[Item]) -> bool:
    """Whether who is ahead may have the smaller number: words of a race, where lower is better."""
    told = [item.text.casefold().split()[0] for item in items]
    return bool(told) and RACING.issuperset(told) and better(clause.document, clause.panels[0]) == "lower"


def _by_standing(clause: Clause, parts: list[Part]) -> Iterator[list[Part]]:
    """`A is behind B`, where lower is better: with a larger number, and not only with a smaller one."""
    turned = {">": "good", "<": "bad"}
    if parts and all(in_race(clause, part.cue.items) for part in parts):
        yield [
            replace(part, cue=replace(part.cue, relation=turned.get(part.cue.relation, part.cue.relation)))
            for part in parts
        ]


def _with_earlier_rival(clause: Clause, parts: list[Part], either: str) -> Iterator[list[Part]]:
    """`A leads in May, whereas B is ahead in June`: ahead of A, and not of all others."""
    if len(parts) != 1 or not parts[0].sides.others or Wording.of(clause).has(*OTHER_WORDS):
        return
    if any(item.kind == "extreme" for item in parts[0].cue.items):
        return  # "A is lowest in May, and B highest": of all
    sides, own = parts[0].sides, {atom.ref for atom in parts[0].sides.left}
    dimensions = {atom.dimension for atom in sides.left}
    rivals = [atom for atom in atoms(clause.before, either) if atom.dimension in dimensions]
    rivals = [atom for atom in rivals if atom.ref not in own]
    if len(dimensions) == 1 and rivals:
        yield [replace(parts[0], sides=replace(sides, right=tuple(rivals), others=False))]
