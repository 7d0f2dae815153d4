"""Sentences on confusion matrices, read part by part: every word has to belong to a form."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk, chunks_of
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.context import Context
from auditor.claims.crossed.families import Families
from auditor.claims.crossed.part import Facts, Part
from auditor.claims.crossed.signs import Sign
from auditor.claims.crossed.table import told_by
from auditor.claims.crossed.wholes import total_of_all

_SEPARATORS = frozenset(",;:()+")
_MOST_WAYS = 6
_SHORT = 3
_NAMES = frozenset(("C", *_SEPARATORS))  # names alone are a part of what follows
_LEAST_VALUES = 2  # in brackets; a single one is a part of its own
_FRACTIONS = ("##F", "Ff")
_ENDS = ("EF", "#EF")  # "it has the lowest recall"
_UNOWNED = frozenset(("#F", "Fb", "#X", "Xb", "#FU", "Ff", "##F"))  # of the class named before, or of all


def read(
    signs: Sequence[Sign], families: Families, before: tuple[Chunk, ...] = (), *, leans: bool = False
) -> list[Facts]:
    """The ways in which a line may be meant; `before` are the chunks of the sentence that it leans on."""
    chunks = tuple(chunks_of(signs))
    carried = leans
    leans = leans or bool(chunks) and chunks[0].kind == "R"  # "Next comes A taken for B"
    return list(_told(chunks, families, Context(before if leans else (), carried=carried)))[:_MOST_WAYS]


def _told(chunks: tuple[Chunk, ...], families: Families, context: Context) -> Iterator[Facts]:
    chunks = _trimmed(chunks)
    core = tuple(one for one in chunks if one.kind not in _SEPARATORS)
    if not core:
        return
    if (behind := _unmatched(chunks)) and all(
        ways := _in_two(chunks[:behind], chunks[behind:], families, context)
    ):
        yield from ((*one, *other) for one in ways[0][:_MOST_WAYS] for other in ways[1][:_MOST_WAYS])
        return
    if whole := _at_once(core, families, context):
        at = min(one.at for one in core)
        yield from (tuple(replace(fact, at=at) for fact in facts) for facts in whole)
        return
    if beside := _with_values(chunks, families, context):
        at = min(one.at for one in core)
        yield from (tuple(replace(fact, at=at) for fact in facts) for facts in beside)
        return
    for at in range(len(chunks) - 1, 0, -1):
        if chunks[at].kind not in _SEPARATORS or {one.kind for one in chunks[:at]} <= _NAMES:
            continue
        left, right = _in_two(chunks[:at], chunks[at + 1 :], families, context)
        if left and right:
            for one in left[:_MOST_WAYS]:
                yield from ((*one, *other) for other in right[:_MOST_WAYS])
            return


def _unmatched(chunks: tuple[Chunk, ...]) -> int:
    """`A is found in 90% of cases, | which no other can match`: where what is told of all others begins; 0 where nothing is."""
    cuts = [at for at, one in enumerate(chunks) if one.kind == ","]
    rest = [one for one in chunks[cuts[-1] :] if one.kind != ","] if cuts else []
    return cuts[-1] if len(rest) == 1 and rest[0].kind == "E" and rest[0].names else 0


def _at_once(core: tuple[Chunk, ...], families: Families, context: Context) -> list[Facts]:
    """What a part tells by itself, or else with what the parts before have told."""
    whole = list(told_by(Part(core, families)))
    kinds = "".join(sorted(one.kind for one in core))
    owned = any(one.kind in "CK" for one in context.chunks)
    unowned = owned and (kinds in _UNOWNED or context.carried and kinds in _ENDS)
    if whole and not unowned:
        return whole
    for filled in context.filled(core, families) if context.chunks or families.positives else ():
        found = list(told_by(Part(filled, families)))
        if found and unowned:
            return found  # of a class that was named before, and not of all
        whole += found
        if found:
            break
    if kinds == "#" and not whole and not context.chunks:
        return list(total_of_all(Part(core, families)))
    return [] if kinds in _FRACTIONS and unowned else whole


def _with_values(chunks: tuple[Chunk, ...], families: Families, context: Context) -> list[Facts]:
    """`A (12) is called B more often than C (8)`: what is told without the numbers in brackets, and what each of these is of."""
    values: list[tuple[Chunk, Chunk]] = []
    left: list[Chunk] = []
    at = 0
    while at < len(chunks):
        inside = "".join(one.kind for one in chunks[at : at + 3])
        if inside == "(#)" or inside == "(#" and at + 2 == len(chunks):
            owner = next((one for one in reversed(left) if one.kind in "CK"), None)
            if owner is None or any(owner is one for one, _ in values):
                return []
            values.append((owner, chunks[at + 1]))
            at += 3
        else:
            left.append(chunks[at])
            at += 1
    core = tuple(one for one in left if one.kind not in _SEPARATORS)
    if len(values) < _LEAST_VALUES or not core:
        return []
    found: list[Facts] = []
    for facts in _at_once(core, families, context):
        told = [_value_of(owner, number, facts, families) for owner, number in values]
        if all(one is not None for one in told):
            found.append((*facts, *(one for one in told if one is not None)))
    return found


def _value_of(owner: Chunk, number: Chunk, facts: Facts, families: Families) -> Fact | None:
    """What a number beside a class or a cell tells, where the facts speak of that."""
    amounts = [amount for fact in facts for amount in fact.amounts]
    if owner.kind == "K":
        own = families.cell(owner.names[0], owner.names[1])
        return Fact("is", (own,), num=number.num) if own in amounts else None
    one = next((amount for amount in amounts if amount.of == owner.names[0]), None)
    return Fact("is", (one,), num=number.num) if one is not None else None


def _in_two(
    one: tuple[Chunk, ...], other: tuple[Chunk, ...], families: Families, context: Context
) -> tuple[list[Facts], list[Facts]]:
    """Two parts of which the second leans on the first; or a short first on the second: "despite the best recall, ..."."""
    left = list(_told(one, families, context))
    if left:
        return left, list(_told(other, families, replace(context, chunks=(*context.chunks, *one))))
    if not any(chunk.kind in "CK" for chunk in other):  # "A does best, with 54 of 60 right"
        named = (chunk for chunk in one if chunk.kind == "C")
        context = replace(context, chunks=(*context.chunks, *named))
    right = list(_told(other, families, context)) if len(one) <= _SHORT else []
    return (list(_told(one, families, replace(context, chunks=other))), right) if right else ([], [])


def _trimmed(chunks: tuple[Chunk, ...]) -> tuple[Chunk, ...]:
    while chunks and chunks[0].kind in _SEPARATORS:
        chunks = chunks[1:]
    while chunks and chunks[-1].kind in _SEPARATORS:
        chunks = chunks[:-1]
    if [one.kind for one in chunks[-2:]] == [",", "V"] and not chunks[-1].flavour.startswith("mis"):
        return chunks[:-2]  # "(203 of 230 A, or 88%,) were named"
    return chunks


def merged(facts: Sequence[Facts]) -> Facts:
    """Facts of several matrices, each once."""
    return tuple(dict.fromkeys(fact for one in facts for fact in one))
