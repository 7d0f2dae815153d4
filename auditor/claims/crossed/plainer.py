"""Parts with fewer kinds of chunks: what is told in a roundabout way, as it is told plainly."""

from collections.abc import Callable
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.occurring import (
    Chunks,
    degrees,
    gaining,
    kinds_of,
    label_of,
    misread,
    occurring,
    without,
)
from auditor.claims.crossed.part import FLIPPED, Facts, Part
from auditor.language.numbers import Num

_SAID_OF_BOTH = frozenset(("beyond", "times", "same", "spread", "bound"))


def plainer(part: Part) -> tuple[Part, Callable[[Facts], Facts]]:
    """A part as it would be told plainly, and how what stands beside it ("412 against 309") adds to what it tells."""
    chunks = _of_all(part)
    slight = any(one.kind == "e" and one.flavour != "apart" for one in chunks)
    for step in _STEPS:
        chunks = step(chunks)
    total = any(one.kind == "w" for one in part.chunks)
    chunks = without(chunks, "w")
    both = next((one for one in chunks if one.kind == "2"), None)
    chunks = tuple(one for one in chunks if one is not both)
    return replace(
        part, chunks=chunks, total=total, beside=both.num if both else None
    ), lambda facts: _slightly(_with_values(facts, both), slight)


def _slightly(facts: Facts, slight: bool) -> Facts:
    """Facts of which the differences are told to be small."""
    return tuple(replace(fact, slight=fact.form == "beyond") for fact in facts) if slight else facts


def _with_values(facts: Facts, both: Chunk | None) -> Facts:
    if both is None:
        return facts
    first = facts[0]
    if first.form not in _SAID_OF_BOTH or len(first.amounts) != 2:
        return (replace(first, form="nothing"),)
    own = (
        Fact("is", (amount,), num=num)
        for amount, num in zip(first.amounts, (both.num, both.base), strict=True)
    )
    return (*facts, *own)


def _of_all(part: Part) -> Chunks:
    """The chunks without "of the four", where there are so many classes."""
    size = len(part.families.classes)
    told = [
        one
        for one in part.chunks
        if one.kind == "#" and one.flavour in ("of", "among", "in", "out of") and one.num and one.num.word
        and one.num.value == size and not one.num.unit
    ]  # fmt: skip
    named = any(one.kind in "E>RUqmAu" for one in part.chunks)
    return tuple(one for one in part.chunks if one not in told) if named else part.chunks


def _once(chunks: Chunks) -> Chunks:
    """What is said twice as once: "share the same count"; "only" where a count or a rank follows."""
    alike = [one for one in chunks if one.kind == "S"]
    if len(alike) > 1:
        chunks = (*without(chunks, "S"), alike[0]) if "x" not in kinds_of(chunks) else chunks
    chunks = tuple(
        one
        for before, one, after in zip((None, *chunks), chunks, (*chunks[1:], None), strict=False)
        if not (
            one.kind == "U" and (after and after.kind in "#x" or before and not after and before.kind in "#x")
        )
    )
    kinds = kinds_of(chunks)
    if "U" in kinds and (
        "R" in kinds
        or kinds <= set("U#FX")
        or kinds & {"K", "#", "f"}
        and "b" not in kinds
        and not kinds & set("^vXY0")
    ):
        chunks = without(chunks, "U")
    return chunks if "W" in kinds else without(chunks, "l")


def _versus_none(chunks: Chunks) -> Chunks:
    """`none is more reliable than A`, `no error is made more often than A for B`: A stands at that end."""
    kinds = kinds_of(chunks)
    none = any(one.kind == "q" and one.flavour == "none" or one.kind == "N" for one in chunks)
    way = next((one.kind for one in chunks if one.kind in "<>"), "")
    if none and way and "t" in kinds and len([one for one in chunks if one.kind in "CK"]) == 1:
        left = tuple(one for one in chunks if one.kind not in "qNt<>")
        return (*left, Chunk("E", flavour="high" if way == ">" else "low"))
    if none and {"y", "E"} <= kinds and not way:  # "no other class has as low a recall as A"
        return without(chunks, "qNya")
    if way and "y" in kinds:
        left = (*without(chunks, "ty<>"), Chunk("E", flavour="high" if way == ">" else "low"))
        return (*left, Chunk("F", flavour="support")) if kinds_of(left) == {"C", "E"} else left
    return chunks


def _counts(chunks: Chunks) -> Chunks:
    """So many "times" as a count, where nothing is so many times as much as something else."""
    kinds = [one.kind for one in chunks]
    if "x" in kinds and (
        "S" in kinds and kinds.index("S") < kinds.index("x") or not set(kinds) & set("S><t")
    ):
        return tuple(_counted(one) if one.kind == "x" else one for one in chunks)
    return chunks


def _counted(factor: Chunk) -> Chunk:
    num = factor.num
    if num is None or num.value != int(num.value):
        return factor
    plain = Num(num.value, 1.0, num.text, num.op, word=True)
    return replace(factor, kind="b" if num.op in FLIPPED else "#", num=plain)


def _quantifiers(chunks: Chunks) -> Chunks:
    """Words such as "never" and "without exception": of all, or of none."""
    if "E" in kinds_of(chunks):  # "the largest of all errors"
        chunks = tuple(one for one in chunks if not (one.kind == "q" and one.flavour == "all"))
    if any(one.kind == "q" for one in chunks):
        return without(chunks, "AN") if {"A"} & kinds_of(chunks) else chunks
    told = {"A": Chunk("q", flavour="all"), "N": Chunk("q", flavour="none")}
    found = [one for one in chunks if one.kind in told]
    return (*without(chunks, "AN"), told[found[0].kind]) if len(found) == 1 else chunks


def _measures(chunks: Chunks) -> Chunks:
    """True classes as their support, errors of classes, wrong predictions, diagonal cells of classes."""
    kinds = kinds_of(chunks)
    told = {one.flavour for one in chunks if one.kind == "F"}
    classes = [one for one in chunks if one.kind == "C"]
    if "predictions" in told and "false alarms" in told:  # "the column of A holds 12 that belong elsewhere"
        return (*without(chunks, "F"), Chunk("F", flavour="false alarms"))
    if "predictions" in told and told & {"wrong", "right", "precision"}:
        meant = "false alarms" if "wrong" in told else "precision"
        numbers = [one.num for one in chunks if one.kind in "#b"]
        if (
            meant == "precision"
            and "right" in told
            and numbers
            and numbers[0]
            and numbers[0].unit not in ("%", "part")
        ):
            meant = "hits"
        return (*without(chunks, "F"), Chunk("F", flavour=meant))
    if "W" in kinds and "u" in kinds and "recall" in told:  # "the mean of the diagonal (macro recall)"
        mean = next(one for one in chunks if one.kind == "u")
        return (
            *(one for one in chunks if one.kind != "u" and (one.kind, one.flavour) != ("W", "diagonal")),
            mean,
        )
    if "W" in kinds and classes and not kinds & set("FKJX"):
        own = [one.flavour for one in chunks if one.kind == "W"]
        if set(own) == {"diagonal"}:
            return (*without(chunks, "W"), Chunk("F", flavour="hits"))
    if (len(classes) >= 2 or classes and "E" in kinds) and "X" in kinds and not kinds & set("FKJQ"):
        return (*without(chunks, "X"), Chunk("F", flavour="errors"))
    if (
        not kinds & set("FXKJWL")
        and classes
        and (len(classes) > 2 and "S" in kinds or any(one.flavour == "true" for one in classes))
    ):
        return (*chunks, Chunk("F", flavour="support"))
    return chunks


def _ends(chunks: Chunks) -> Chunks:
    """Several words for one end: "second of the most common"."""
    ends = [one for one in chunks if one.kind == "E"]
    if len(ends) == 2 and len({one.flavour for one in ends}) == 1:
        return (*without(chunks, "E"), replace(ends[0], rank=max(one.rank for one in ends)))
    return chunks


def _pairs(chunks: Chunks) -> Chunks:
    """Mix-ups of two are told of both directions, unless a word tells that they are alike."""
    kinds = kinds_of(chunks)
    if "J" in kinds:
        return without(chunks, "wZ" if "f" in kinds else "wZX")
    return without(chunks, "w") if "X" in kinds else chunks


def _limited(chunks: Chunks) -> Chunks:
    """`four confusions occur more than eight times`: how many keep a bound."""
    kinds = [one.kind for one in chunks if one.kind != "U"]
    if sorted(kinds) in (["#", "X", "b"], ["#", "W", "b"]) and kinds.index("#") < kinds.index("b"):
        return tuple(
            replace(one, kind="q", flavour="some") if one.kind == "#" else one
            for one in chunks
            if one.kind != "U"
        )
    return chunks


def _cells(chunks: Chunks) -> Chunks:
    """A class, and apart from it what it was taken for."""
    classes = [one for one in chunks if one.kind == "C"]
    targets = [one for one in chunks if one.kind == "L"]
    judged = {one.flavour for one in chunks if one.kind == "F"} & {"wrong", "right"}
    if len(targets) == 1 and not classes and judged and "K" not in kinds_of(chunks):
        said = (Chunk("C", targets[0].names), Chunk("F", flavour="predictions"))
        return (
            *(
                one
                for one in chunks
                if one.kind not in "L" and not (one.kind == "q" and one.flavour == "all")
            ),
            *said,
        )
    if len(classes) == len(targets) == 1 and "K" not in kinds_of(chunks):
        cells = (Chunk("K", (classes[0].names[0], name)) for name in targets[0].names)
        return (*cells, *without(chunks, "CL"))
    return chunks


def _making_up(chunks: Chunks) -> Chunks:
    """`A makes up 15% (of all)`: of everything; beside errors and measures it says nothing."""
    kinds = kinds_of(chunks)
    if "6" in kinds and kinds <= set("6CU#bqwA"):
        return without(chunks, "U")
    return without(chunks, "6")


def _called(chunks: Chunks) -> Chunks:
    """`A is called more often than any other`: how often it is, where nothing is told of what is called so."""
    kinds = kinds_of(chunks)
    wrongly = any(one.kind == "V" and one.flavour.startswith("mis") for one in chunks)
    if wrongly and not kinds & set("FKLJMT13"):
        return (*without(chunks, "V"), Chunk("F", flavour="wrong"))
    if "V" in kinds and not kinds & set("FKLJMT13") and kinds & set("CqU") and kinds & set("Eb#<>"):
        return (*without(chunks, "V"), Chunk("F", flavour="predictions"))
    return chunks


def _idle(chunks: Chunks) -> Chunks:
    """What only joins: "from" where no two numbers follow, "ranking" where one class is named."""
    numbers = [one for one in chunks if one.kind in "#b"]
    if len(numbers) < 2:
        chunks = without(chunks, "~")
    joints = [one for one in chunks if one.kind == "~"]
    if joints and all(one.flavour == "from" for one in joints) and not kinds_of(chunks) & set("^v"):
        return without(chunks, "~")  # "precision from 60 to 70" may be told of two times
    if len(joints) > 1:
        chunks = (*without(chunks, "~"), joints[0])
    return without(chunks, "z") if len([one for one in chunks if one.kind == "C"]) < 3 else chunks


_STEPS: tuple[Callable[[Chunks], Chunks], ...] = (
    _making_up,
    degrees,
    misread,
    occurring,
    label_of,
    gaining,
    _once,
    _versus_none,
    _counts,
    _quantifiers,
    _cells,
    _called,
    _measures,
    _ends,
    _pairs,
    _limited,
    _idle,
)
