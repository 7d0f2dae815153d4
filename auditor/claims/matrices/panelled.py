"""What is told of two matrices in one breath: "the large net makes 102 mistakes, the small one 191", "23 in the first matrix, 10 in the second"."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from auditor.claims.matrices.lexing import Lexeme
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told, about, tally
from auditor.claims.measures.confusion import Confusion
from auditor.language.tokens import norms

Row = tuple[Lexeme, ...]
_ORDINALS = (("first", "left", "former", "upper", "top"), ("second", "right", "latter", "lower", "bottom"))
_NOUNS = r"(?:matrix|matrices|panel|table|one|grid|figure|model|network|net|classifier|detector)"
_LEAD = r"(?:(?:in|for|by|with|on|under|of|from|after|before|at|to) )?(?:the )?"
_PREPOSED = re.compile(r"(?:in|for|by|with|on|under|of|from|after|before|at|to) ", re.IGNORECASE)
# Words that a second telling may leave, or have again.
_FILLERS = frozenset(
    "it its is are was were has have had makes make made gets get got and but while whereas only just with a an of as still however even the at for respectively".split()
)


@dataclass(frozen=True, slots=True)
class _Place:
    """Words that name one of the matrices."""

    matrix: int  # -1 where both are named
    start: int
    end: int
    leads: bool = False  # whether no preposition stands before it


def shared_rows(text: str, row: Row, matrices: Sequence[Confusion]) -> list[Row]:
    """For each of two matrices the words that are told of it; nothing where the sentence does not share them out."""
    if len(matrices) != 2 or len({one.name for one in matrices if one.name}) != 2:
        return []
    every = list(_places(text, matrices))
    places = [one for one in every if one.matrix >= 0]
    if not places and len(every) == 1:
        return _paired(tuple(_outside(row, 0, 10**6, every)))
    if len(places) != 2 or places[0].matrix == places[1].matrix:
        return []
    both = [one for one in every if one.matrix < 0]
    row = tuple(_outside(row, 0, 10**6, both)) if both else row
    numbers = [one for one in row if one.kind in ("number", "factor")]
    behind = _behind(row, numbers, places) or _before(row, numbers, places)
    if not behind:
        return []
    return behind if places[0].matrix == 0 else behind[::-1]


def _paired(row: Row) -> list[Row]:
    """`Plum has the lowest recall for both readers: 35% and 77%`: the first number is of the first matrix."""
    numbers = [k for k, one in enumerate(row) if one.kind in ("number", "factor")]
    if len(numbers) != 2 or numbers[1] != numbers[0] + 2 or row[numbers[0] + 1].kind != "and":
        return []
    one, other = numbers
    rows = [(*row[:one], row[k], *row[other + 1 :]) for k in (one, other)]
    return [
        tuple(replace(w, start=row[one].start, end=row[one].end) if w is row[k] else w for w in own)
        for own, k in zip(rows, (one, other), strict=True)
    ]


def _places(text: str, matrices: Sequence[Confusion]) -> Iterator[_Place]:
    words = [set(norms(one.name)) for one in matrices]
    own = [sorted(words[k] - words[1 - k]) for k in (0, 1)]
    shared = sorted(words[0] & words[1])
    nouns = "|".join([_NOUNS, *map(re.escape, shared)])
    for found in re.finditer(
        rf"\b{_LEAD}(?:(?P<a>{'|'.join(map(re.escape, own[0])) or '(?!)'})|(?P<b>{'|'.join(map(re.escape, own[1])) or '(?!)'})"
        rf"|(?P<both>both|the two|either)(?= (?:{nouns}))|(?P<one>{'|'.join(_ORDINALS[0])})|(?P<two>{'|'.join(_ORDINALS[1])}))(?: (?:{nouns})s?)*(?!\w)",
        text,
        re.IGNORECASE,
    ):
        if found["one"] or found["two"]:
            behind = text[found.start("one" if found["one"] else "two") : found.end() + 8]
            if not (re.search(rf"\b{_NOUNS}\b", behind, re.IGNORECASE) or _closes(text, found)):
                continue
        leads = not _PREPOSED.match(found.group())
        which = -1 if found["both"] else int(bool(found["b"] or found["two"]))
        yield _Place(which, found.start(), found.end(), leads)


def _closes(text: str, found: re.Match[str]) -> bool:
    """`..., 10 in the second.`: an ordinal at the end of its part, behind another one."""
    return bool(re.match(r"\s*(?:[.,;)]|$)", text[found.end() :])) and found.group().casefold().startswith(
        ("in ", "for ", "on ")
    )


def _outside(row: Row, start: int, end: int, places: Sequence[_Place]) -> list[Lexeme]:
    """The words between two places of the text, without those that name a matrix."""
    inside = [one for one in row if start <= one.start < end]
    found: list[Lexeme] = []
    for one in inside:
        place = next((p for p in places if p.start <= one.start < p.end), None)
        if place is None:
            found.append(one)
        elif place.leads and not any(w.start >= place.start for w in found):
            found.append(Lexeme("model", one.start, one.end, "model"))  # it is the subject
    return found


def _before(row: Row, numbers: Sequence[Lexeme], places: Sequence[_Place]) -> list[Row]:
    """`The large net makes 102 mistakes, the small one 191`: a matrix, and behind it what is told of it."""
    one, other = places
    first, second = _outside(row, 0, other.start, places), _outside(row, other.end, 10**6, places)
    if not second:
        return []
    if any(one_.start < one.start for one_ in first if one_.kind in ("number", "factor")):
        return []
    return _retold(first, second)


def _behind(row: Row, numbers: Sequence[Lexeme], places: Sequence[_Place]) -> list[Row]:
    """`40 times in the small net, 27 times in the large one`: each number, and behind it its matrix."""
    one, other = places
    leading = [n for n in numbers if n.start < one.start]
    between = [n for n in numbers if one.end <= n.start < other.start]
    if not leading or len(between) != 1:
        return []
    first, last = _outside(row, 0, one.start, places), _outside(row, other.end, 10**6, places)
    if any(
        w.kind not in ("comma", "close", "against") and w.kind not in ("number", "actual", "noun", "word")
        for w in last
    ):
        return []
    if any(w.kind == "number" for w in last) != any(w.kind == "against" for w in last):
        return []
    chunk = _outside(row, one.end, other.start, places)
    head = [w for w in first if w.start < leading[-1].start]
    told = [w for w in first if w.start >= leading[-1].start]
    rows = _retold([*head, *told], chunk, only_last=True)
    return [(*mine, *last) for mine in rows] if rows else []


def _retold(first: Sequence[Lexeme], second: Sequence[Lexeme], *, only_last: bool = False) -> list[Row]:
    """The second telling with the words of the first, and its own numbers."""
    known = {one.text.casefold() for one in first} | _FILLERS
    kinds = {one.kind for one in first if one.kind not in ("word", "name", "number", "factor")}
    loose = [
        w
        for w in second
        if w.kind not in ("number", "factor", "comma", "and", "contrast", "only", "be", "it", "open", "close")
    ]
    if any(w.text.casefold() not in known and w.kind not in kinds for w in loose):
        return []
    own = [w for w in second if w.kind in ("number", "factor")]
    spots = [k for k, w in enumerate(first) if w.kind in ("number", "factor")]
    spots = spots[-1:] if only_last else spots
    if not own or len(own) != len(spots):
        return []
    again = list(first)
    for k, other in zip(spots, own, strict=True):
        one, num = first[k].num, other.num
        if one is None or num is None or one.unit != num.unit and {one.unit, num.unit} != {"", "times"}:
            return []
        step = one.step if first[k].kind == "factor" else num.step
        again[k] = replace(first[k], num=replace(num, unit=one.unit, step=step))  # it stands in its place
    while again and again[-1].kind in ("comma", "and", "contrast"):
        again.pop()
    plain = list(first)
    while plain and plain[-1].kind in ("comma", "and", "contrast"):
        plain.pop()
    return [tuple(plain), tuple(again)]


_MOVES = re.compile(
    r"(?P<down>drops?|dropped|falls?|fell|shrinks?|shrank|sinks?|sank|decreases?d?|declines?d?|(?:are|is) (?:cut|reduced|down))"
    r"|(?P<up>rises?|rose|grows?|grew|climbs?|climbed|increases?d?|(?:are|is) up)",
    re.IGNORECASE,
)


def dropping(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`misread pears drop from 20 to 14`, `the number of pears taken for plums falls from 20 to 14`: from one matrix to the other."""
    counted = i < len(p.row) and p.row[i].text.casefold() in ("number", "count") and p.kind(i + 1) == "of"
    if len(set(p.panels)) != 2 or not all(p.panels):
        return
    for found, end in p.phrase(i + 2 * counted):
        at = p.passed(end, "be")
        way = _MOVES.fullmatch(p.row[at].text) if at < len(p.row) else None
        one, joint, other = at + 2, at + 3, at + 4
        if way is None or p.kind(joint) != "as" or p.row[at + 1].text.casefold() != "from" or found.num:
            continue
        first, second = (p.row[k].num if p.kind(k) == "number" else None for k in (one, other))
        if not first or not second or first.unit or second.unit:
            continue
        if (first.value > second.value) != bool(way["down"]):
            continue
        checks = [
            replace(tally(num, found.cells, found.name, weak=found.weak), matrix=name)
            for num, name in ((first, p.panels[0]), (second, p.panels[1]))
        ]
        yield Segment(p.nouns(other + 1), tuple(checks), about(found))
