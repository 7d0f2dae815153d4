"""Signs joined to chunks: what names a cell, a pair, a quantity, a bound, an end."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import pairwise

from auditor.claims.crossed.signs import Sign
from auditor.language.numbers import Num

_MANY = 20
_FLIPPED = {">": "<=", "<": ">=", ">=": "<", "<=": ">"}


@dataclass(frozen=True, slots=True)
class Chunk:
    """What some signs mean together.

    "T" everything called one class, "M" what is taken for the others, "P" the others, "K" one class taken for another, "L" the same of which only the latter is told, "J" two mixed up with each other, "C" a class, "F" a measure, "X" errors, "W" a
    kind of cells, "E" an end, "#" a number, "x" a factor, "b" a bound, "q" how many of the classes or cells.
    """

    kind: str
    names: tuple[str, ...] = ()
    flavour: str = ""
    num: Num | None = None
    rank: int = 1
    at: int = field(default=0, compare=False)
    base: Num | None = None  # of how many the number is a part, or against which it is held


Rule = tuple[re.Pattern[str], Callable[[Sequence[Sign]], list[Chunk] | None]]


def _names(signs: Sequence[Sign]) -> tuple[str, ...]:
    return tuple(one.flavour for one in signs if one.letter == "C")


def _cell(signs: Sequence[Sign]) -> list[Chunk] | None:
    one, other = _names(signs)
    bent = [one for one in signs if one.letter in "<>E"]
    verb = next((one.flavour for one in signs if one.letter in "VG"), "")
    if one == other and verb.startswith("mis"):
        return None
    return [Chunk("K", (one, other)), *(chunk for sign in bent for chunk in _plain([sign]))]


def _as_called(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`(60% of what is) labelled A is A`."""
    one, other = _names(signs)
    return [Chunk("F", flavour="precision"), Chunk("C", (one,))] if one == other else None


def _of_others(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`(takes in 48 plots) of other levels`: what is called so and is none."""
    if signs[0].flavour not in ("of", "from") or signs[1].flavour != "other":
        return None
    return [Chunk("F", flavour="false alarms")]


def _unmatched(signs: Sequence[Sign]) -> list[Chunk]:
    """`(which) no other kind can match`: of what was told, the most."""
    return [Chunk("E", ("no other",), flavour="high")]


def _all_but_so_many(signs: Sequence[Sign]) -> list[Chunk]:
    """`all but one (of them)`: of what, the sentence before told."""
    return [Chunk("!")]


def _so_many_others(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`(takes in) 52 other signs`: what is called so and is none; a few others are classes."""
    num = signs[0].num
    if num is None or num.unit or num.word or num.value < _MANY or signs[1].flavour != "other":
        return None
    return [Chunk("#", num=num), Chunk("F", flavour="false alarms")]


def _of_all_errors(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`(a third) of all errors`."""
    return [Chunk("X")] if signs[0].flavour in ("of", "among", "out of") else None


def _led(signs: Sequence[Sign]) -> list[Chunk]:
    lead = signs[0].flavour
    return [
        Chunk(
            "C", _names(signs), flavour="for" if lead in ("for", "on") else "to" if lead in _TOWARDS else ""
        )
    ]


_TOWARDS = ("to", "into", "toward", "towards")


def _labelled(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`the label A`: what was called A."""
    own = signs[0].flavour.removesuffix("s") in ("label", "answer", "verdict")
    return [Chunk("C", _names(signs), flavour="label")] if own else None


def _all_but(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`apart from these four`."""
    num = signs[1].num
    if signs[0].flavour != "apart" or num is None or num.unit or num.op != "=":
        return None
    return [Chunk("e", flavour="apart", num=num)]


def _sparing(signs: Sequence[Sign]) -> list[Chunk]:
    """`every class but A`."""
    flavour = "all" if signs[0].letter == "A" else "none"
    return [Chunk("q", flavour=flavour), Chunk("8", _names(signs))]


def _but(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`..., but ...`, where nothing is spared."""
    return [Chunk(",")] if signs[0].flavour == "but" else None


def _neither_taken(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`no A and no B was ever called C`."""
    one, other, target = _names(signs)
    if target in (one, other):
        return None
    return [Chunk("K", (one, target)), Chunk("K", (other, target)), Chunk("q", flavour="none")]


def _into_one(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`(if A and B were) merged into one class`."""
    num = next(one.num for one in signs if one.letter == "#")
    return [Chunk("Q")] if num is not None and num.value == 1 and not num.unit else None


def _taken_together(signs: Sequence[Sign]) -> list[Chunk]:
    """`merging A with B`."""
    return [Chunk("Q"), *(Chunk("C", (name,)) for name in _names(signs))]


def _everything(signs: Sequence[Sign]) -> list[Chunk]:
    """`calling everything A`, `always saying A`."""
    return [Chunk("T", _names(signs))]


def _others(signs: Sequence[Sign]) -> list[Chunk]:
    """`(is called) every other tree`, `the other three classes`."""
    num = next((one.num for one in signs if one.num is not None), None)
    return [Chunk("M" if signs[0].letter == "V" else "P", num=num)]


def _fraction(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`78 of 104`."""
    one, other = (sign.num for sign in signs if sign.letter in "#x")
    lead = next(sign.flavour for sign in signs if sign.letter == "p")
    if one is not None and signs[0].letter == "x":  # "right 126 times out of 177"
        one = Num(one.value, 1.0, one.text, one.op) if lead == "out of" and not one.value % 1 else None
    if lead not in ("of", "out of") or one is None or other is None or one.unit or other.unit:
        return None
    if one.op != "=" or other.op != "=" or one.value > other.value:
        return None
    return [Chunk("f", num=one, base=other)]


def _in_so_many(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`in 78 of 104 cases (they are at most one step apart)`."""
    return _fraction(signs[1:]) if signs[0].flavour in ("in", "for") else None


def _versus(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`(...), 412 against 309`."""
    one, other = (sign.num for sign in signs if sign.letter in "#x")
    if other is not None and other.unit == "times":  # "153 against 150 times"
        other = Num(other.value, 1.0, other.text, other.op, word=True)
    return [Chunk("2", num=one, base=other)]


def _hyphened(signs: Sequence[Sign]) -> list[Chunk] | None:
    return _cell(signs) if all(b.start <= a.end + 1 for a, b in pairwise(signs)) else None


def _heard(signs: Sequence[Sign]) -> list[Chunk] | None:
    one, other = _names(signs)
    return [Chunk("K", (other, one))] if one != other else None


def _target(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("L", _names(signs))]


def _gone(signs: Sequence[Sign]) -> list[Chunk]:
    """`(missed A) go mostly to B`."""
    mostly = [Chunk("m")] if any(one.letter == "m" for one in signs) else []
    return [Chunk("L", _names(signs)), *mostly]


def _mixed(signs: Sequence[Sign]) -> list[Chunk] | None:
    one, other = _names(signs)
    return [Chunk("J", (one, other))] if one != other else None


def _mixed_never(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`A and B are (never) confused`."""
    found = _mixed(signs)
    denied = [Chunk("q", flavour="none")] if any(one.letter == "N" for one in signs) else []
    return [*found, *denied] if found else None


def _of_classes(signs: Sequence[Sign]) -> list[Chunk] | None:
    """`of the five classes`: a number that tells nothing, where there are so many."""
    num = next(one.num for one in signs if one.letter == "#")
    if num is None or num.unit or signs[0].flavour not in ("of", "among", "out of"):
        return None
    return [Chunk("#", num=replace(num, word=True), flavour=signs[0].flavour)]


def _truly(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("C", _names(signs), flavour="true")]


def _column(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("F", flavour="predictions"), Chunk("C", _names(signs))]


def _end(signs: Sequence[Sign]) -> list[Chunk]:
    rank = next((int(one.flavour) for one in signs if one.letter == "R" and one.flavour.isdigit()), 1)
    flavour = next((one.flavour for one in signs if one.letter == "E"), "")
    if any(one.letter == "R" and one.flavour == "next" for one in signs):
        return [Chunk("!")]  # "the next largest": behind what was told before
    return [Chunk("E", flavour=flavour, rank=rank)]


def _of_what_was_told(signs: Sequence[Sign]) -> list[Chunk]:
    """`the largest of them`: of what the sentence before told, which is not known here."""
    return [Chunk("!")]


def _beyond_all(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("E", flavour="high" if signs[0].letter == ">" else "low")]


def _bounded(signs: Sequence[Sign]) -> list[Chunk] | None:
    number = next(one for one in signs if one.letter == "#")
    if number.num is None or number.num.op not in ("=",):
        return None
    return [Chunk("b", num=replace(number.num, op=signs[0].letter))]


def _number(signs: Sequence[Sign]) -> list[Chunk] | None:
    lead = signs[0].flavour if signs[0].letter in "p~" else ""
    num = next(one.num for one in signs if one.letter == "#")
    if num is None:
        return None
    points = any(one.letter == "P" for one in signs)
    num = replace(num, unit="points") if points and not num.unit else num
    number = Chunk("b" if num.op in _FLIPPED else "#", num=num, flavour=lead)
    return [Chunk("~", flavour=lead), number] if signs[0].letter == "~" else [number]


def _factor(signs: Sequence[Sign]) -> list[Chunk]:
    return [Chunk("x", num=signs[0].num)]


def _quantified(signs: Sequence[Sign]) -> list[Chunk] | None:
    """How many, of classes or of the cells that follow: `all six`, `three of the five`, `no`, `only two`."""
    numbers = [one.num for one in signs if one.letter in "#q" and one.num is not None]
    only = "only" if any(one.letter == "U" for one in signs) else ""
    if signs[0].letter == "N":
        return [Chunk("q", flavour="none")]
    leads = [one.flavour for one in signs if one.letter == "p"]
    if len(numbers) == 2 and leads and leads[-1] not in ("of", "out of", "among"):
        return None
    if signs[0].letter == "A":
        return [Chunk("q", flavour="all", num=numbers[0] if numbers else None)]
    if not numbers or (numbers[0].unit and numbers[0].unit != "part"):
        return None
    return [Chunk("q", flavour=only or "some", num=numbers[0])]


def _plain(signs: Sequence[Sign]) -> list[Chunk]:
    one = signs[0]
    if one.letter == "C":
        return [Chunk("C", (one.flavour,))]
    rank = int(one.flavour) if one.letter == "R" and one.flavour.isdigit() else 1
    return [Chunk(one.letter, flavour=one.flavour, rank=rank)]


def _nothing(signs: Sequence[Sign]) -> list[Chunk]:
    return []


# In this order at each place; nouns ("i", "s") and prepositions say nothing by themselves.
_RULES: tuple[tuple[str, Callable[[Sequence[Sign]], list[Chunk] | None]], ...] = (
    (r"a#[is]*(?:X|W)?", _all_but),
    (r"[AN][is]*8C(?:\+C)*", _sparing),
    (r"8", _but),
    (r"NT?C[is]*,?\+N?T?C[is]*Vp?a?T?C", _neither_taken),
    (r"QC[is]*[+p]C[is]*", _taken_together),
    (r"Qp#[is]*", _into_one),
    (r"(?:[GF]|V)p?D[is]*[ap]*[is]*C[is]*", _everything),
    (r"AGC[is]*", _everything),
    (r"Vp?a?A?y[is]*", _others),
    (r"py[is]+(?=$|[,;:().])", _of_others),
    (r"y#[is]*", _others),
    (r"N[is]*y[is]*5[is]*", _unmatched),
    (r"[AN][is]*8p?#", _all_but_so_many),
    (r"#y[is]+", _so_many_others),
    (r"pAX", _of_all_errors),
    (r"T?C[is]*gp+T?C[is]*", _cell),
    (r"p?sC(?=[is]*(?:$|[^V<>EC]))", _labelled),
    (r"p?(?:i|s)*VC[is]*C", _as_called),
    (r"T?C[is]*[<>E]?Vp?a?T?C[is]*[ir]?", _cell),
    (r"Gp?T?C[is]*[ap]?C[is]*", _cell),
    (r"Cs?[ap]C", _hyphened),
    (r"HC[is]*p?T?C[is]*", _heard),
    (r"HC[is]*", _target),
    (r"[XZWG]?p?[TC]?C[-/]C[is]*[XZ]?", _mixed),
    (r"(?:X[p~]+|Z[p~]*|W,?p*)C\+C[is]*w?", _mixed),
    (r"C[is]*\+C[is]*N?Zp?w?", _mixed_never),
    (r"Vp?a?C[is]*\+C[is]*(?=$|[,;:(]|p?[#x])", _target),
    (r"Vp?a?C[is]*", _target),
    (r"gm?p+C[is]*", _gone),
    (r"p#[is]*s[is]*(?=[,;:)+]|$)", _of_classes),
    (r"p?TC[is]*", _truly),
    (r"pC[is]*(?![is]*k)", _led),
    (r"Ck", _column),
    (r"pCi(?=k)", _led),
    (r"(?:RE|ER|E)c?\?", _of_what_was_told),
    (r"(?:RE|ER|E)", _end),
    (r"[<>]tF?p?[is]*y[isrk]*", _beyond_all),
    (r"[<>]p?[is]*y[isrk]*", _beyond_all),
    (r"[<>]t?#[is]*P?", _bounded),
    (r"N[is]*(?=p?W|X|F|C|$)", _quantified),
    (r"(?:A|N)p?#?[is]*s[is]*", _quantified),
    (r"Ap?#?[is]*(?=p*[WF]|X)", _quantified),
    (r"U?#(?:p?A?#)?[is]*s[is]*", _quantified),
    (r"U?#(?:p?A?#)?[is]*(?=W)", _quantified),
    (r"q(?:p?A?#)?[is]*(?=W|s)", _quantified),
    (r"[#x][is]*p#[is]*", _fraction),
    (r"p[#x][is]*p#[is]*(?=.*[13])", _in_so_many),
    (r"[#x][is]*/[#x][is]*", _versus),
    (r"[p~]?#(?:i|P)*A?(?=$|[,;:)])", _number),
    (r"[p~]?#(?:i|P)*", _number),
    (r"xA(?=$|[,;:)])", _factor),
    (r"~+", _plain),
    (r"x", _factor),
    (r"[pisa?-]", _nothing),
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
                found += (replace(one, at=signs[at].start) for one in made)
                at = match.end()
                break
    return _reached(found)


def _reached(chunks: list[Chunk]) -> list[Chunk]:
    """`no error reaches 30`: none is so large; "all reach 30": each is; of one alone, what reaches a number has it."""
    if not any(one.kind == "@" for one in chunks):
        return chunks
    denied = any(one.kind == "N" or one.kind == "q" and one.flavour in ("none", "all") for one in chunks)
    found: list[Chunk] = []
    for before, one in zip([None, *chunks], chunks, strict=False):
        reached = denied and before is not None and before.kind == "@"
        if reached and one.kind == "#" and one.num is not None and one.num.op == "=":
            found.append(replace(one, kind="b", num=replace(one.num, op=">=")))
        elif one.kind != "@":
            found.append(one)
    return found
