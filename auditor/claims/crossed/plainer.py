"""Parts with fewer kinds of chunks: what is told in a roundabout way, as it is told plainly."""

from collections.abc import Callable
from dataclasses import replace

from auditor.claims.crossed.chunks import Chunk
from auditor.claims.crossed.claims import Fact
from auditor.claims.crossed.part import FLIPPED, Facts, Part
from auditor.language.numbers import Num

Chunks = tuple[Chunk, ...]
_SAID_OF_BOTH = frozenset(("beyond", "times", "same", "spread", "bound"))


def plainer(part: Part) -> tuple[Part, Callable[[Facts], Facts]]:
    """A part as it would be told plainly, and how what stands beside it ("412 against 309") adds to what it tells."""
    chunks = _of_all(part)
    slight = any(one.kind == "e" and one.flavour != "apart" for one in chunks)
    for step in _STEPS:
        chunks = step(chunks)
    total = any(one.kind == "w" for one in part.chunks)
    chunks = _without(chunks, "w")
    both = next((one for one in chunks if one.kind == "2"), None)
    chunks = tuple(one for one in chunks if one is not both)
    return replace(
        part, chunks=chunks, total=total, beside=both.num if both else None
    ), lambda facts: _slightly(_with_values(facts, both), slight)


def _slightly(facts: Facts, slight: bool) -> Facts:
    """Facts of which the differences are told to be small."""
    return tuple(replace(fact, slight=fact.form == "beyond") for fact in facts) if slight else facts


def _degrees(chunks: Chunks) -> Chunks:
    """The chunks without "slightly"; "almost always" says nothing beside a number."""
    numbered = any(one.kind in "#bfx" for one in chunks)
    kinds = _kinds(chunks)
    if "z" in kinds and len([one for one in chunks if one.kind == "C"]) > 2:
        chunks = _without(chunks, "^v")  # "falls in the order A, B, C"
    if "F" in kinds and "L" not in kinds:
        chunks = _without(chunks, "g")
    if "H" in kinds and not kinds & set("FKLJ"):
        chunks = (*_without(chunks, "H"), Chunk("F", flavour="found"))  # "finds 84 of the 100 A"
    chunks = tuple(one for one in chunks if one.kind != "e" or one.flavour == "apart")
    return _without(chunks, "O") if numbered else chunks


def _occurring(chunks: Chunks) -> Chunks:
    """`(predicted more often) than it occurs`, `the commonest tree`: how many there are; of errors it says nothing."""
    kinds = _kinds(chunks)
    if "c" not in kinds or kinds <= set("c#x"):
        return chunks
    predicted = any(one.kind == "F" and one.flavour == "predictions" for one in chunks)
    counted = "t" in kinds and predicted or {"C", "E"} <= kinds and not kinds & set("FXKJWLdQ")
    support = (Chunk("F", flavour="support"),) if counted else ()
    return (*_without(chunks, "c"), *support)


def _gaining(chunks: Chunks) -> Chunks:
    """`A gains 9 points`: in recall, or so many more of it are right."""
    kinds = _kinds(chunks)
    if kinds & set("^v") and "C" in kinds and not kinds & set("FXKJWLYQTd"):
        points = any(one.num is not None and one.num.unit == "points" for one in chunks if one.kind in "#b")
        return (*chunks, Chunk("F", flavour="recall" if points else "right"))
    return chunks


def _misread(chunks: Chunks) -> Chunks:
    """`when A is misread, B is the likeliest answer`: what A is taken for most."""
    order = "".join(one.kind for one in chunks if one.kind in "CFE")
    told = [one.flavour for one in chunks if one.kind == "F"]
    if (
        order in ("CFCE", "CFCEF", "CFEC", "CFEFC", "FCCE", "FCCEF")
        and told[0] in ("wrong", "misses")
        and told[1:] in ([], ["predictions"])
    ):
        names = tuple(name for one in chunks if one.kind == "C" for name in one.names)
        return (Chunk("K", names), *_without(chunks, "CF"))
    return chunks


def _label_of(chunks: Chunks) -> Chunks:
    """`the label A is wrong 9 times`: those called A, or those of A."""
    labels = [one for one in chunks if one.kind == "C" and one.flavour == "label"]
    told = {one.flavour for one in chunks if one.kind == "F"}
    if len(labels) == 1 and told == {"wrong"}:
        return (*_without(chunks, "F"), Chunk("F", flavour="errors"))
    if len(labels) == 1 and told == {"right"}:
        return (*_without(chunks, "F"), Chunk("F", flavour="hits"))
    return chunks


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


def _kinds(chunks: Chunks) -> set[str]:
    return {one.kind for one in chunks}


def _without(chunks: Chunks, kinds: str) -> Chunks:
    return tuple(one for one in chunks if one.kind not in kinds)


def _once(chunks: Chunks) -> Chunks:
    """What is said twice as once: "share the same count"; "only" where a count or a rank follows."""
    alike = [one for one in chunks if one.kind == "S"]
    if len(alike) > 1:
        chunks = (*_without(chunks, "S"), alike[0]) if "x" not in _kinds(chunks) else chunks
    chunks = tuple(
        one
        for one, after in zip(chunks, (*chunks[1:], None), strict=True)
        if not (one.kind == "U" and after and after.kind in "#x")
    )
    kinds = _kinds(chunks)
    if "U" in kinds and (
        "R" in kinds
        or kinds <= set("U#FX")
        or kinds & {"K", "#"}
        and "b" not in kinds
        and not kinds & set("^vXY")
    ):
        chunks = _without(chunks, "U")
    return chunks if "W" in kinds else _without(chunks, "l")


def _versus_none(chunks: Chunks) -> Chunks:
    """`none is more reliable than A`, `no error is made more often than A for B`: A stands at that end."""
    kinds = _kinds(chunks)
    none = any(one.kind == "q" and one.flavour == "none" or one.kind == "N" for one in chunks)
    way = next((one.kind for one in chunks if one.kind in "<>"), "")
    if none and way and "t" in kinds and len([one for one in chunks if one.kind in "CK"]) == 1:
        left = tuple(one for one in chunks if one.kind not in "qNt<>")
        return (*left, Chunk("E", flavour="high" if way == ">" else "low"))
    if way and "y" in kinds:
        left = (*_without(chunks, "ty<>"), Chunk("E", flavour="high" if way == ">" else "low"))
        return (*left, Chunk("F", flavour="support")) if _kinds(left) == {"C", "E"} else left
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
    if "E" in _kinds(chunks):  # "the largest of all errors"
        chunks = tuple(one for one in chunks if not (one.kind == "q" and one.flavour == "all"))
    if any(one.kind == "q" for one in chunks):
        return _without(chunks, "AN") if {"A"} & _kinds(chunks) else chunks
    told = {"A": Chunk("q", flavour="all"), "N": Chunk("q", flavour="none")}
    found = [one for one in chunks if one.kind in told]
    return (*_without(chunks, "AN"), told[found[0].kind]) if len(found) == 1 else chunks


def _measures(chunks: Chunks) -> Chunks:
    """True classes as their support, errors of classes, wrong predictions, diagonal cells of classes."""
    kinds = _kinds(chunks)
    told = {one.flavour for one in chunks if one.kind == "F"}
    classes = [one for one in chunks if one.kind == "C"]
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
        return (*_without(chunks, "F"), Chunk("F", flavour=meant))
    if "W" in kinds and "u" in kinds and "recall" in told:  # "the mean of the diagonal (macro recall)"
        mean = next(one for one in chunks if one.kind == "u")
        return (
            *(one for one in chunks if one.kind != "u" and (one.kind, one.flavour) != ("W", "diagonal")),
            mean,
        )
    if "W" in kinds and classes and not kinds & set("FKJX"):
        own = [one.flavour for one in chunks if one.kind == "W"]
        if set(own) == {"diagonal"}:
            return (*_without(chunks, "W"), Chunk("F", flavour="hits"))
    if (len(classes) >= 2 or classes and "E" in kinds) and "X" in kinds and not kinds & set("FKJQ"):
        return (*_without(chunks, "X"), Chunk("F", flavour="errors"))
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
        return (*_without(chunks, "E"), replace(ends[0], rank=max(one.rank for one in ends)))
    return chunks


def _pairs(chunks: Chunks) -> Chunks:
    """Mix-ups of two are told of both directions, unless a word tells that they are alike."""
    kinds = _kinds(chunks)
    if "J" in kinds:
        return _without(chunks, "wZX")
    return _without(chunks, "w") if "X" in kinds else chunks


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
    if len(targets) == 1 and not classes and judged and "K" not in _kinds(chunks):
        said = (Chunk("C", targets[0].names), Chunk("F", flavour="predictions"))
        return (
            *(
                one
                for one in chunks
                if one.kind not in "L" and not (one.kind == "q" and one.flavour == "all")
            ),
            *said,
        )
    if len(classes) == len(targets) == 1 and "K" not in _kinds(chunks):
        cells = (Chunk("K", (classes[0].names[0], name)) for name in targets[0].names)
        return (*cells, *_without(chunks, "CL"))
    return chunks


def _idle(chunks: Chunks) -> Chunks:
    """What only joins: "from" where no two numbers follow, "ranking" where one class is named."""
    numbers = [one for one in chunks if one.kind in "#b"]
    if len(numbers) < 2:
        chunks = _without(chunks, "~")
    joints = [one for one in chunks if one.kind == "~"]
    if joints and all(one.flavour == "from" for one in joints) and not _kinds(chunks) & set("^v"):
        return _without(chunks, "~")  # "precision from 60 to 70" may be told of two times
    if len(joints) > 1:
        chunks = (*_without(chunks, "~"), joints[0])
    return _without(chunks, "z") if len([one for one in chunks if one.kind == "C"]) < 3 else chunks


_STEPS: tuple[Callable[[Chunks], Chunks], ...] = (
    _degrees,
    _misread,
    _occurring,
    _label_of,
    _gaining,
    _once,
    _versus_none,
    _counts,
    _quantifiers,
    _cells,
    _measures,
    _ends,
    _pairs,
    _limited,
    _idle,
)
