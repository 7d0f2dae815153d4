"""Words that tell a measure without its name: "than it occurs", "the commonest", "gains 9 points", "the label A", "when A is misread"."""

from auditor.claims.crossed.chunks import Chunk

Chunks = tuple[Chunk, ...]


def kinds_of(chunks: Chunks) -> set[str]:
    """The kinds of some chunks."""
    return {one.kind for one in chunks}


def without(chunks: Chunks, kinds: str) -> Chunks:
    """The chunks but for those of some kinds."""
    return tuple(one for one in chunks if one.kind not in kinds)


def degrees(chunks: Chunks) -> Chunks:
    """The chunks without "slightly"; "almost always" says nothing beside a number."""
    numbered = any(one.kind in "#bfx" for one in chunks)
    kinds = kinds_of(chunks)
    if "z" in kinds and len([one for one in chunks if one.kind == "C"]) > 2:
        chunks = without(chunks, "^v")  # "falls in the order A, B, C"
    if "F" in kinds and "L" not in kinds:
        chunks = without(chunks, "g")
    if any(one.kind == "F" and one.flavour in ("right", "wrong") for one in chunks):
        chunks = without(chunks, "V")  # "is named right"
    if kinds & {"F", "X"}:
        chunks = without(chunks, "D")  # "gets 94% of everything right"
    if "H" in kinds and not kinds & set("FKLJ"):
        chunks = (*without(chunks, "H"), Chunk("F", flavour="found"))  # "finds 84 of the 100 A"
    chunks = tuple(one for one in chunks if one.kind != "e" or one.flavour == "apart")
    return without(chunks, "O") if numbered else chunks


def occurring(chunks: Chunks) -> Chunks:
    """`(predicted more often) than it occurs`, `the commonest tree`: how many there are; of errors it says nothing."""
    kinds = kinds_of(chunks)
    if "c" not in kinds or kinds <= set("c#x"):
        return chunks
    predicted = any(one.kind == "F" and one.flavour == "predictions" for one in chunks)
    counted = "t" in kinds and predicted or {"C", "E"} <= kinds and not kinds & set("FXKJWLdQ")
    support = (Chunk("F", flavour="support"),) if counted else ()
    return (*without(chunks, "c"), *support)


def gaining(chunks: Chunks) -> Chunks:
    """`A gains 9 points`: in recall, or so many more of it are right."""
    kinds = kinds_of(chunks)
    if kinds & set("^v") and "C" in kinds and not kinds & set("FXKJWLYQTd"):
        points = any(one.num is not None and one.num.unit == "points" for one in chunks if one.kind in "#b")
        return (*chunks, Chunk("F", flavour="recall" if points else "right"))
    return chunks


def misread(chunks: Chunks) -> Chunks:
    """`when A is misread, B is the likeliest answer`: what A is taken for most."""
    order = "".join(one.kind for one in chunks if one.kind in "CFE")
    told = [one.flavour for one in chunks if one.kind == "F"]
    numbered = "".join(one.kind for one in chunks if one.kind in "C#x")
    if "C#C" in numbered or "CxC" in numbered:
        return chunks  # "A errs 14 times, most often toward B"
    if (
        order in ("CFCE", "CFCEF", "CFEC", "CFEFC", "FCCE", "FCCEF")
        and told[0] in ("wrong", "misses")
        and told[1:] in ([], ["predictions"])
    ):
        names = tuple(name for one in chunks if one.kind == "C" for name in one.names)
        return (Chunk("K", names), *without(chunks, "CF"))
    return chunks


def label_of(chunks: Chunks) -> Chunks:
    """`the label A is wrong 9 times`: those called A, or those of A."""
    labels = [one for one in chunks if one.kind == "C" and one.flavour == "label"]
    told = {one.flavour for one in chunks if one.kind == "F"}
    if len(labels) == 1 and told == {"wrong"}:
        return (*without(chunks, "F"), Chunk("F", flavour="errors"))
    if len(labels) == 1 and told == {"right"}:
        return (*without(chunks, "F"), Chunk("F", flavour="hits"))
    return chunks
