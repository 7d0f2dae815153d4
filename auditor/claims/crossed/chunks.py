"""Signs joined to chunks: what names a cell, a pair, a quantity, a bound, an end."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from auditor.claims.crossed.line import Sign
from auditor.language.numbers import Num

_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}


@dataclass(frozen=True, slots=True)
class Chunk:
    """What some signs mean together.

    "K" one class taken for another, "L" the same of which only the latter is told, "J" two mixed up with each other, "C" a class, "F" a measure, "X" errors, "W" a
    kind of cells, "E" an end, "#" a number, "x" a factor, "b" a bound, "q" how many of the classes or cells.
    """

    kind: str
    names: tuple[str, ...] = ()
    flavour: str = ""
    num: Num | None = None
    rank: int = 1


Rule = tuple[re.Pattern[str], Callable[[Sequence[Sign]], list[Chunk] | None]]


def _names(signs: Sequence[Sign]) -> tuple[str, ...]:
    return tuple(one.flavour for one in signs if one.letter == "C")


def _cell(signs: Sequence[Sign]) -> list[Chunk] | None:
    one, other = _names(signs)
    return [Chunk("K", (one, other))] if one != other else None


def _hyphened(signs: Sequence[Sign]) -> list[Chunk] | None:
    return _cell(signs) if all(b.start <= a.end + 1 for a, b in zip(signs, signs[1:], strict=False)) else None


def _heard(signs: Sequence[Sign]) -> list[Chunk] | None:
    one, other = _names(signs)
    return [Chunk("K", (other, one))] if one != other else None


def _target(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("L", _names(signs))]


def _mixed(signs: Sequence[Sign]) -> list[Chunk] | None:
    one, other = _names(signs)
    return [Chunk("J", (one, other))] if one != other else None


def _truly(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("F", flavour="support"), Chunk("C", _names(signs))]


def _column(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("F", flavour="predictions"), Chunk("C", _names(signs))]


def _end(signs: Sequence[Sign]) -> list[Chunk]:
    rank = next((int(one.flavour) for one in signs if one.letter == "R"), 1)
    flavour = next((one.flavour for one in signs if one.letter == "E"), "")
    return [Chunk("E", flavour=flavour, rank=rank)]


def _beyond_all(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("E", flavour="high" if signs[0].letter == ">" else "low")]


def _bounded(signs: Sequence[Sign]) -> list[Chunk] | None:
    number = next(one for one in signs if one.letter == "#")
    if number.num is None or number.num.op not in ("=",):
        return None
    return [Chunk("b", num=replace(number.num, op=signs[0].letter))]


def _number(signs: Sequence[Sign]) -> list[Chunk] | None:
    num = signs[0].num
    if num is None:
        return None
    points = any(one.letter == "P" for one in signs)
    num = replace(num, unit="points") if points and not num.unit else num
    return [Chunk("b" if num.op in _FLIPPED else "#", num=num)]


def _factor(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("x", num=signs[0].num)]


def _quantified(signs: Sequence[Sign]) -> list[Chunk] | None:
    """How many, of classes or of the cells that follow: `all six`, `three of the five`, `no`, `only two`."""
    numbers = [one.num for one in signs if one.letter in "#q" and one.num is not None]
    only = "only" if any(one.letter == "U" for one in signs) else ""
    if any(one.letter == "N" for one in signs):
        return [Chunk("q", flavour="none")]
    if signs[0].letter == "A":
        return [Chunk("q", flavour="all", num=numbers[0] if numbers else None)]
    if not numbers or (numbers[0].unit and numbers[0].unit != "part"):
        return None
    return [Chunk("q", flavour=only or "some", num=numbers[0])]


def _plain(signs: Sequence[Sign]) -> list[Chunk]:
    one = signs[0]
    if one.letter == "C":
        return [Chunk("C", (one.flavour,))]
    rank = int(one.flavour) if one.letter == "R" else 1
    return [Chunk(one.letter, flavour=one.flavour, rank=rank)]


def _nothing(signs: Sequence[Sign]) -> list[Chunk]:
    return []


# In this order at each place; nouns ("i", "s") and prepositions say nothing by themselves.
_RULES: tuple[tuple[str, Callable[[Sequence[Sign]], list[Chunk] | None]], ...] = (
    (r"T?C[is]*Vp?a?C[is]*", _cell),
    (r"Gp?T?C[is]*[ap]?C[is]*", _cell),
    (r"Cs?[ap]C", _hyphened),
    (r"HC[is]*p?T?C[is]*", _heard),
    (r"[XZWG]?p?[TC]?C[-/]C[is]*[XZ]?", _mixed),
    (r"(?:Xp+|Zp*|W,?p*)C\+C[is]*w?", _mixed),
    (r"C[is]*\+C[is]*Zw?", _mixed),
    (r"Vp?a?C[is]*", _target),
    (r"TC[is]*", _truly),
    (r"Ck", _column),
    (r"(?:RE|E)", _end),
    (r"[<>]t?p?y[is]*", _beyond_all),
    (r"[<>]t?#[is]*P?", _bounded),
    (r"N[is]*(?=p?W|X|F|C|$)", _quantified),
    (r"(?:A|N)p?#?[is]*s[is]*", _quantified),
    (r"Ap?#?[is]*(?=p*[WF]|X)", _quantified),
    (r"U?#(?:p?A?#)?[is]*s[is]*", _quantified),
    (r"U?#(?:p?A?#)?[is]*(?=W)", _quantified),
    (r"q(?:p?A?#)?[is]*(?=W|s)", _quantified),
    (r"#(?:i|P)*", _number),
    (r"x", _factor),
    (r"[pis-]", _nothing),
    (r".", _plain),
)


@lru_cache(maxsize=1)
def _compiled() -> tuple[Rule, ...]:
    return tuple((re.compile(pattern), make) for pattern, make in _RULES)


def chunks_of(signs: Sequence[Sign]) -> list[Chunk]:
    """The chunks of a line of signs."""
    line = "".join(one.letter for one in signs)
    found: list[Chunk] = []
    at = 0
    while at < len(line):
        for pattern, make in _compiled():
            match = pattern.match(line, at)
            made = make(signs[at : match.end()]) if match and match.end() > at else None
            if match and made is not None:
                found += made
                at = match.end()
                break
    return found
