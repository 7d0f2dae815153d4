"""Parts that say by a word of their own on what they lean: "six of the others were called B", "..., a third of all errors", "A and B do not"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.families import Families
from auditor.language.numbers import Num

Chunks = tuple[Chunk, ...]
_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}
_MOST = Num(0.5, 0.0, "most", ">", "part")
_OPPOSITE = {"right": "wrong", "wrong": "right"}
_FOUND = frozenset(("recall", "right", "found", "hits", "wrong", "misses"))
_CALLED = frozenset(("predictions", "precision", "false alarms"))


def leaning_on(before: Chunks, chunks: Chunks, families: Families) -> Iterator[Chunks]:
    """A part with what it takes over, where a word of it tells what that is."""
    kinds = {one.kind for one in chunks}
    judged = [one.flavour for one in before if one.kind == "F" and one.flavour in _OPPOSITE]
    if kinds == {"P", "7"} and judged:  # "the remaining 144 were not"
        yield (*(one for one in chunks if one.kind == "P"), Chunk("F", flavour=_OPPOSITE[judged[-1]]))
    if "7" in kinds:
        yield from _denied(before, chunks, kinds)
    chunks = tuple(
        replace(one, kind="b", num=_MOST) if one.kind == "m" and "X" in kinds else one for one in chunks
    )
    lost = any(one.kind == "F" and one.flavour in ("wrong", "misses") for one in before)
    owners = [one for one in before if one.kind == "C" and one.flavour != "to"]
    if kinds == {"L", "#"} and lost and len(owners) == 1:
        yield tuple(Chunk("K", (*owners[0].names, *one.names)) if one.kind == "L" else one for one in chunks)
    of_all = kinds in ({"#", "A"}, {"b", "A"}) and any(one.kind == "X" for one in before)
    if (of_all or "X" in kinds) and not kinds & set("CKJFEL") and any(_is_share(one) for one in chunks):
        yield from _of_errors(before, chunks)
    if kinds & {"y", "P"} and kinds & {"L", "C"} and "#" in kinds:
        yield from _others_gone(before, chunks)
    if any(one.kind == "j" and one.flavour == "pair" for one in chunks):
        pair = next((one for one in reversed(before) if one.kind in "KJ"), None)
        if pair is not None:
            yield (Chunk("J", pair.names), *(one for one in chunks if one.kind not in "jUw"))
    if {"U", "0"} <= kinds <= set("U0W") and (
        cell := next((one for one in reversed(before) if one.kind == "K"), None)
    ):
        yield (cell, *chunks)  # "(no A was called B,) the only empty cell"
    if kinds <= set("C#bqU") and "C" in kinds and any(one.kind == "6" for one in before):
        yield (*chunks, Chunk("6"))


def _is_share(one: Chunk) -> bool:
    return one.num is not None and one.num.unit in ("%", "part")


def _denied(before: Chunks, chunks: Chunks, kinds: set[str]) -> Iterator[Chunks]:
    """`(A and B exceed 90% recall;) C and D do not`."""
    bounds = [one for one in before if one.kind == "b" and one.num is not None and one.num.op in _FLIPPED]
    measures = [one for one in before if one.kind == "F"]
    if kinds <= set("C7+") and len(bounds) == len(measures) == 1 and bounds[0].num is not None:
        bound = bounds[0].num
        turned = replace(bounds[0], num=replace(bound, op=_FLIPPED[bound.op]))
        yield (*(one for one in chunks if one.kind == "C"), turned, measures[0])


def _of_errors(before: Chunks, chunks: Chunks) -> Iterator[Chunks]:
    """`(A takes in 48 of them,) a third of all errors`: the errors of which was told last."""
    told = next((one for one in reversed(before) if one.kind in "KJ" or one.kind == "F"), None)
    if told is None:
        return
    if told.kind in "KJ":
        yield (told, *(one for one in chunks if one.kind not in "qAX"), Chunk("X"))
        return
    owner = next((one for one in reversed(before) if one.kind == "C"), None)
    if owner is not None and told.flavour in ("misses", "wrong", "false alarms"):
        yield (owner, told, *(one for one in chunks if one.kind not in "AX"), Chunk("X"))


def _others_gone(before: Chunks, chunks: Chunks) -> Iterator[Chunks]:
    """`(58 of the A were found;) six of the others were called B and one C`: of the A, and of no other class."""
    owner = next((one for one in reversed(before) if one.kind == "C" and one.flavour != "to"), None)
    told = {one.flavour for one in before if one.kind == "F"} & (_FOUND | _CALLED)
    if owner is None or not told and any(one.kind == "F" for one in before):
        return
    called = bool(told) and told <= _CALLED
    found: list[Chunk] = []
    for one in chunks:
        if one.kind in "LC":
            names = [(name, owner.names[0]) if called else (owner.names[0], name) for name in one.names]
            found += (Chunk("K", pair) for pair in names)
        elif one.kind in "#":
            found.append(one)
        elif one.kind not in "yPq+V,qFA":
            return
    if all(one.names[0] != one.names[1] for one in found if one.kind == "K"):
        yield tuple(found)
