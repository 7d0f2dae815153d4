"""What becomes of cells from one matrix to the other: "misread pears halve", "no error got worse", "every hit grew, pears by 7"."""

import re
from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.hedges import PLAIN_FACTOR
from auditor.language.numbers import Num

_DOWN = re.compile(
    r"sh?r[aiu]nks?|fall|falls|fell|drops?|dropped|decreases?d?|sinks?|sank|improved?s?|lessens?|declines?d?",
    re.IGNORECASE,
)
_UP = re.compile(r"gr[eo]ws?|rises?|rose|increases?d?|climb(?:s|ed)?|gains?|gained", re.IGNORECASE)
_HALVES = re.compile(r"halve[sd]?", re.IGNORECASE)


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""


def _two(p: Phrases) -> bool:
    return len(set(p.panels)) == 2 and all(p.panels)


def down_to(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pears read as plums are down to a third of what they were (21→7)`, `misread pears halved, from 24 to 12`."""
    if not _two(p):
        return
    for found, at in p.phrase(i):
        verb = p.passed(at, "be")
        if found.num or not found.cells:
            continue
        if _HALVES.fullmatch(_word(p, verb)):
            num: Num | None = Num(0.5, PLAIN_FACTOR.generous / 2, "half", unit="times")
            end = verb + 1
        else:
            num, end = _down_to(p, verb)
        if num is not None:
            checks, end = _ends(p, end, found.cells, found.name)
            yield Segment(end, (_shift(found.cells, found.name, num), *checks), Told())


def _down_to(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`down to a third of what it was`."""
    at = i + (_DOWN.fullmatch(_word(p, i)) is not None or _word(p, i) in ("cut", "reduced"))
    at += _word(p, at) == "down"
    if at == i or p.kind(at) != "as" or p.kind(at + 1) != "number":
        return None, i
    num = p.row[at + 1].num
    words = [_word(p, k) for k in range(at + 2, at + 6)]
    if num is None or num.unit not in ("part", "%") or words[:2] != ["of", "what"]:
        return None, i
    end = at + 4
    while p.kind(end) in ("it", "pronoun", "be") or _word(p, end) in (
        "was",
        "were",
        "had",
        "been",
        "before",
        "used",
    ):
        end += 1
    return replace(num, unit="times", value=num.value / (100 if num.unit == "%" else 1)), end


def _ends(p: Phrases, i: int, cells: Cells, name: str) -> tuple[list[Check], int]:
    """`(21→7)`, `, from 24 to 12`: how many there are in either matrix."""
    at = p.passed(i, "open", "comma")
    at += _word(p, at) == "from"
    kinds = [p.kind(at), p.kind(at + 1), p.kind(at + 2)]
    one, other = (p.row[k].num if p.kind(k) == "number" else None for k in (at, at + 2))
    if at == i or kinds[1] not in ("arrow", "as", "and") or not one or not other or one.unit or other.unit:
        return [], i
    pairs = zip((one, other), p.panels, strict=True)
    checks = [replace(tally(num, cells, name), matrix=panel) for num, panel in pairs]
    return checks, p.passed(at + 3, "close")


def _shift(cells: Cells, name: str, num: Num | None, way: str = "") -> Check:
    return Check("shifted", num, cells=in_order(cells), text=name, trend=way)


def every_one(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`no error cell got worse`, `every error shrank`, `all three cells of the diagonal grew(, pear by 7 and plum by 3)`."""
    if not _two(p):
        return
    none = p.kind(i) == "none" or _word(p, i) == "neither"
    if not none and p.kind(i) not in ("all", "both"):
        return
    count = p.row[i + 1].num if p.kind(i + 1) == "number" else None
    cells, at = _named_cells(p, i + 1)
    if (
        not cells
        or (count and count.value != len(cells))
        or (_word(p, i) in ("both", "neither") and len(cells) != 2)
    ):
        return
    verb = p.passed(at, "be")
    word = _word(p, verb)
    worse = word == "worse"
    errors = cells == p.errors()
    up = bool(_UP.fullmatch(word)) or worse and errors
    down = bool(_DOWN.fullmatch(word)) or worse and not errors
    if up == down:
        return
    way = "up" if up else "down"
    checks = tuple(
        _shift(frozenset({cell}), "/".join(cell), None, f"not {way}" if none else way)
        for cell in sorted(cells)
    )
    gains, end = _by_class(p, verb + 1, way) if not none and not errors else ([], verb + 1)
    yield Segment(end, (*checks, *gains), Told())


def _named_cells(p: Phrases, i: int) -> tuple[Cells, int]:
    """`error cell`, `cells off the diagonal`, `(three) cells of the diagonal`: which, and where the words end."""
    at = p.passed(i, "of", "number", "skip")
    if p.kind(at) in ("off cells", "error"):
        return p.errors(), at + 1 + (
            _word(p, at + 1) in ("cell", "cells", "count", "counts", "square", "squares")
        )
    while p.kind(at) in ("noun", "class", "number", "of") or _word(p, at) in (
        "cell",
        "cells",
        "entry",
        "entries",
        "squares",
        "values",
    ):
        at += 1
    if p.kind(at) == "diagonal":
        return p.everything() - p.errors(), p.passed(at + 1, "noun")
    if p.kind(at) == "wrong" and _word(p, at) == "off the diagonal":
        return p.errors(), at + 1
    return frozenset(), i


def _by_class(p: Phrases, i: int, way: str) -> tuple[list[Check], int]:
    """`, pear by 7 and plum by 3`: by how much the hits of classes change."""
    checks: list[Check] = []
    at, end = p.passed(i, "comma", "as"), i
    while p.kind(at) == "name" and p.kind(at + 1) == "by" and p.kind(at + 2) == "number":
        name, num = p.row[at].text, p.row[at + 2].num
        checks.append(_shift(frozenset({(name, name)}), f"hits of {name}", num, way))
        end = p.nouns(at + 3)
        at = p.passed(end, "comma", "and")
    return checks, end if checks else i


def hits_gained(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear gains 26 correct fruits(, plum 20 and quince 22)`: on the diagonal."""
    if not _two(p) or p.kind(i) != "name" or _word(p, i + 1) not in ("gains", "gained", "wins", "won"):
        return
    num = p.row[i + 2].num if p.kind(i + 2) == "number" else None
    right = p.kind(i + 3) in ("right", "hit")
    if num is None or num.unit or not right:
        return
    found, end = [(p.row[i].text, num)], p.nouns(i + 4)
    at = p.passed(end, "comma", "and")
    while (
        p.kind(at) == "name" and p.kind(at + 1) == "number" and (more := p.row[at + 1].num) and not more.unit
    ):
        found.append((p.row[at].text, more))
        end = at + 2
        at = p.passed(end, "comma", "and")
    yield Segment(end, tuple(_shift(frozenset({(n, n)}), f"hits of {n}", v, "up") for n, v in found), Told())
