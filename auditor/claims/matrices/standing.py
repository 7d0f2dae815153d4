"""Errors and classes by their place, told briefly: "A read as B comes second", "A to B and B to A are the two largest errors", "the smallest count is A for B"."""

from collections.abc import Iterator

from auditor.claims.matrices.largest import pairs_at
from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import ranked, tail, targets
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num
from auditor.numerals import ordinal

_COUNTS = frozenset(
    "count counts number numbers value values entry entries cell cells figure figures".split()
)
_PLACING = frozenset("comes come came ranks ranked follows is in".split())


def pair_placed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A read as B is the commonest error,) B read as A comes second`, `..., second comes B read as A`."""
    if not told.rank or not told.ranked:
        return
    for target, end in targets(p, i, ""):
        at = end
        while _word(p, at) in _PLACING or p.kind(at) == "be":
            at += 1
        rank = ordinal(_word(p, at)) if at > end and _word(p, at) else 0
        if rank == told.rank + 1 and len(target[0]) == len(told.ranked[0]):
            placed = ranked(p, target, end, rank, told.of, told.ranked)
            yield Segment(max(at + 1 + (_word(p, at + 1) == "place"), placed.end), placed.checks, placed.told)
    place = (
        ordinal(_word(p, i).split(" ")[0])
        if _word(p, i) and p.kind(i) in ("placed", "ordinal", "word")
        else 0
    )
    if place == told.rank + 1:
        at = i + 1
        while _word(p, at) in _PLACING or p.kind(at) in ("be", "comma"):
            at += 1
        for target, end in targets(p, at, ""):
            yield ranked(p, target, end, place, told.of, told.ranked)


def largest_of_all(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A to B (38) and B to A (27) are the two largest errors`."""
    found, at = [], i
    while target := next((one for one in targets(p, at, "") if len(one[0][0]) == 1), None):
        num, end = tail(p, target[1]) if p.kind(target[1]) == "open" else (None, target[1])
        found.append((target[0], num))
        at = p.passed(end, "comma", "and")
        if at == end or p.kind(at) != "name":
            break
    be = p.passed(end, "be") if found else i
    size = p.row[be].num if p.kind(be) == "number" else None
    if len(found) < 2 or be == end or size is None or size.value != len(found):
        return
    way = p.kind(be + 1) in ("foremost", "superlative") and p.row[be + 1].flavour != "lowest"
    last = be + 2 + (_word(p, be + 2) == "single")
    if not way or p.kind(last) not in ("error", "off cells"):
        return
    named = [target[0] for target, _ in found]
    checks = []
    for (cells, among, name), num in found:
        rivals = tuple(in_order(one) for one in among if one not in named)
        checks.append(Check("rank", cells=in_order(cells), rivals=rivals, text=name))
        checks += [tally(num, cells, name)] if num is not None and not num.unit else []
    yield Segment(p.everyone(last + 1), tuple(checks), Told())


def extreme_counts(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the smallest count in the matrix is 9, for A taken for B`, `the two smallest counts are both 1: A for B, and C for A`."""
    many = p.row[i].num if p.kind(i) == "number" else None
    at = i + (many is not None)
    low = p.kind(at) in ("superlative", "foremost", "rarest") and (
        p.row[at].flavour == "lowest" or _word(p, at) in ("smallest", "lowest")
    )
    if not low and _word(p, at) not in ("largest", "highest", "biggest") or _word(p, at + 1) not in _COUNTS:
        return
    size = int(many.value) if many is not None and not many.unit else 1
    end = p.passed(at + 2, "of", "whole", "all")
    first, behind = tail(p, end)
    joint = p.passed(behind, "be", "both", "comma")
    num = first
    if num is None and p.kind(joint) == "number":
        num, joint = p.row[joint].num, p.passed(joint + 1, "comma")
    found: list[tuple[tuple[str, str], str]] = []
    last = joint
    lead = p.passed(joint, "on", "of", "as", "that", "belongs")
    while target := next((one for one in _cell(p, lead)), None):
        found.append((target[0], f"{target[0][0]} taken for {target[0][1]}"))
        last = target[1]
        lead = p.passed(last, "comma", "and")
        if lead == last or len(found) == size:
            break
    if len(found) != size or joint == end or num is not None and num.unit:
        return
    checks = []
    for cell, name in found:
        others = [one for one in sorted(p.everything()) if one != cell and one not in [c for c, _ in found]]
        rank = len(others) + 1 if low else 1
        checks.append(
            Check("rank", cells=(cell,), rivals=tuple((one,) for one in others), text=name, rank=rank)
        )
        checks += [tally(num, frozenset({cell}), name)] if num is not None else []
    pair = found[0][0] if size == 1 else None
    yield Segment(last, tuple(checks), Told(pair=pair))


def _cell(p: Phrases, i: int) -> Iterator[tuple[tuple[str, str], int]]:
    """`A taken for B`, `A called B`; `A itself` is the cell of its hits."""
    for target, end in pairs_at(p, i):
        if len(target[0]) == 1:
            yield next(iter(target[0])), end
    if p.kind(i) == "name" and p.kind(i + 1) == "taken" and p.kind(i + 2) == "name":
        yield (p.row[i].text, p.row[i + 2].text), i + 3


def likeliest_target(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is the class that others are most often mistaken for (74 times)`."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or at == i + 1:
        return
    at += p.kind(at) in ("class", "word", "noun", "labels")
    others = p.passed(at, "that")
    end = p.nouns(p.passed(others, "rest", "all", "error"))
    verb = p.passed(end, "be")
    if others == at or end == others or p.kind(verb) != "mostly" or p.kind(verb + 1) != "taken":
        return
    cells = p.called(p.row[i].text) & p.errors()
    rivals = tuple(
        in_order(p.called(name) & p.errors()) for name in p.matrix.classes if name != p.row[i].text
    )
    name = f"wrongly called {p.row[i].text}"
    num, last = tail(p, verb + 2)
    checks = [Check("rank", cells=in_order(cells), rivals=rivals, text=name)]
    checks += [tally(num, cells, name)] if num is not None and not num.unit else []
    yield Segment(last, tuple(checks), Told(Phrase(cells, name), cells, of=p.row[i].text))


def taken_only(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is mistaken for B only`, `A is only ever taken for B`: for nothing else."""
    at = p.passed(p.nouns(i + 1), "be")
    early = p.kind(at) == "only"
    verb = at + early
    if p.kind(i) != "name" or verb == i + 1 or p.kind(verb) != "taken":
        return
    lead = verb + 1 + (p.kind(verb + 1) == "only")
    names, end = next(iter(p.names(lead)), ((), lead))
    end = p.nouns(end)
    late = p.kind(end) == "only"
    if not names or not (early or late or lead > verb + 1) or p.row[i].text in names:
        return
    others = frozenset(cell for cell in p.line(p.row[i].text) & p.errors() if cell[1] not in names)
    none = Num(0.0, 1.0, "none", word=True)
    some = [
        Check(
            "tally",
            Num(1.0, 1.0, "some", ">=", word=True),
            cells=((p.row[i].text, name),),
            text=f"{p.row[i].text} taken for {name}",
        )
        for name in names
    ]
    check = tally(none, others, f"{p.row[i].text} taken for anything else")
    yield Segment(end + late, (check, *some), Told(pair=(p.row[i].text, names[0]), of=p.row[i].text))


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
