"""How many of a set are of another: "18 of them were flagged, the other 337 passed", "misses make up a seventh of the errors"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import MISSED, Phrases
from auditor.claims.matrices.told import (
    ALL,
    MOST,
    NONE,
    Quantity,
    Segment,
    Told,
    about,
    amounts,
    in_all,
    in_order,
    out_of,
    own_number,
    quantity,
    taking,
)
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check


def topic(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Of the 97 mistakes, ...`, `of 97 mistakes 12 ...`, `for pears, ...`."""
    of_class = i == 0 and p.kind(i) in ("as", "on") and p.kind(i + 1) == "name"
    if p.kind(i) != "of" and not of_class:
        return
    for phrase, end in p.phrase(i + 1):
        loose = phrase.weak and phrase.num is None  # "among the strings" narrows what follows
        goes_on = p.kind(end) in ("comma", "") or phrase.num and p.kind(p.passed(end, "only")) == "number"
        if goes_on and not loose:
            yield Segment(end, own_number(phrase), replace(about(phrase), topic=True))


def parts(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`a tenth of the 40 pears were misread`, `all but three were recognised`, `18 were missed`, `the others passed`."""
    lead = p.kind(i) == "pronoun" and p.kind(i + 1) in (
        "number",
        "most",
        "none",
        "all but",
    )  # "of which 18 ..."
    for found, at in quantity(p, i + lead):
        for base, end in (
            [(told.base, at)] if lead and told.base else [] if lead else _bases(p, at, told, found)
        ):
            counts, last = _aside(p, end, found)
            for whole, part, behind in predicated(p, last, base):
                if not whole.cells & part.cells or _mixed(whole, part):
                    continue  # nothing could be both, so it is not meant
                part = _of_the_rest(told, whole, part)
                for told_so in (
                    amounts((*found, *counts), part, whole),
                    *_most_of_any(p, found, part, whole),
                ):
                    checks = (*told_so, *own_number(whole))
                    late = _counts(p, behind) if found[0].is_part else ()  # "most of them passed (12 of 20)"
                    checks = (*checks, *amounts(late, part, whole))
                    yield from (
                        Segment(behind + 5 * bool(late), checks, left) for left in taking(told, whole, part)
                    )


def _of_the_rest(told: Told, whole: Phrase, part: Phrase) -> Phrase:
    """`(24 were taken for A, 19 for B, and) four for something else`: else than what was told."""
    spoken = told.base is not None and whole.cells == told.base.cells and told.rest < whole.cells
    return (
        replace(part, cells=part.cells & told.rest) if spoken and part.name == "taken for another" else part
    )


def _mixed(whole: Phrase, part: Phrase) -> bool:
    """Whether "the errors of A" would be those called A as well, where it is told what they were taken for."""
    said = part.name.startswith(("called", "wrongly called")) and whole.name.startswith("errors of")
    return said and len({a for a, _ in whole.cells}) > 1


def _aside(p: Phrases, i: int, found: tuple[Quantity, ...]) -> tuple[tuple[Quantity, ...], int]:
    """`... (12 of 60)`, `..., nearly half,`, `... (47%)`: the same once more, behind what it is of."""
    if counts := _counts(p, i):
        return counts, i + 5
    if p.kind(i) in ("comma", "open") and len(found) == 1 and not found[0].is_part:
        for share, end in quantity(p, i + 1):
            if len(share) == 1 and share[0].is_part and p.kind(end) in ("comma", "close"):
                return share, end + 1
    return (), i


def _most_of_any(
    p: Phrases, found: tuple[Quantity, ...], part: Phrase, whole: Phrase
) -> Iterator[tuple[Check, ...]]:
    """`most errors are those of A`: not half of them, it may be, but more than those of any other class."""
    shapes = (p.line, p.called)
    own = [(make, name) for make in shapes for name in p.matrix.classes if make(name) == part.cells]
    if found[0].num is MOST and len(found) == 1 and own:
        make, name = own[0]
        rivals = tuple(in_order(make(other) & whole.cells) for other in p.matrix.classes if other != name)
        yield (Check("rank", cells=in_order(part.cells & whole.cells), rivals=rivals, text=part.name),)


def _counts(p: Phrases, i: int) -> tuple[Quantity, ...]:
    """`(12 of 60)` behind what a part is of: how many that is, and of how many."""
    pair = out_of(p, i)
    return (Quantity(pair[0]), Quantity(pair[1], whole=True)) if pair else ()


def of_own(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(pear is the hardest class,) with only 150 of 200 recognised`, `with only 75 % right`: of the class that was spoken of."""
    at, of = p.passed(i, "as", "and", "only"), told.of or (p.owner if i == 0 else "")
    told_so = (
        at == i and i > 0 and p.row[i - 1].text == ":" and told.base is None
    )  # "pear is the hardest: 150 of 200 ..."
    if not of or at == i and not (told.topic or i == 0 or told_so):
        return
    base = Phrase(p.line(of), of)
    for found, behind in _of_so_many(p, at):
        if len(found) > 1 and p.kind(behind) in ("", "comma", "open"):  # "Pear: 150 of 200"
            hits = Phrase(frozenset({(of, of)}), of, weak=True)
            yield from (
                Segment(behind, amounts(found, hits, base), left) for left in taking(told, base, hits)
            )
        for whole, part, end in predicated(p, p.nouns(behind), base):
            yield from (Segment(end, amounts(found, part, whole), left) for left in taking(told, whole, part))
        if p.kind(behind) == "loses" and p.kind(behind + 1) in ("", "comma"):  # "with 50 of 200 lost"
            lost = Phrase(p.errors(), "lost")
            yield from (
                Segment(behind + 1, amounts(found, lost, base), left) for left in taking(told, base, lost)
            )


def _of_so_many(p: Phrases, i: int) -> Iterator[tuple[tuple[Quantity, ...], int]]:
    """`150 of 200`, `75 %`: so many of how many, or which part of them."""
    one, other = ((p.row[k].num if p.kind(k) == "number" else None) for k in (i, i + 2))
    if one and other and p.kind(i + 1) == "of" and not (one.unit or other.unit):
        yield (Quantity(one), Quantity(other, whole=True)), i + 3
    elif one and one.unit == "%":
        yield (Quantity(one),), i + 1


def all_but(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`all 45 owls but three were recognised`."""
    if p.kind(i) != "all":
        return
    for base, at in p.phrase(i + 1):
        left = p.row[at + 1].num if p.kind(at) == "except" and p.kind(at + 1) == "number" else None
        for whole, part, end in predicated(p, at + 2, base) if left else ():
            checks = (*amounts((Quantity(left, rest=True),), part, whole), *own_number(whole)) if left else ()
            yield from (Segment(end, checks, after) for after in taking(told, whole, part))


def one_in(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`one alarm in five was false`."""
    for base, at in p.phrase(i):
        among = p.row[at + 1].num if p.kind(at) == "of" and p.kind(at + 1) == "number" else None
        if among is None or base.num is None or base.weak or not base.num.value < among.value <= 10:
            continue
        found = (Quantity(in_all(base.num, among)),)
        for whole, part, end in predicated(p, at + 2, replace(base, num=None)):
            yield from (Segment(end, amounts(found, part, whole), left) for left in taking(told, whole, part))


def _bases(p: Phrases, i: int, told: Told, found: tuple[Quantity, ...]) -> Iterator[tuple[Phrase, int]]:
    """What a quantity is of: of what is named behind it, of "them", of what the sentence is about."""
    own = p.passed(i, "of")
    share = any(one.is_part for one in found)
    if (
        own > i
        and told.of
        and p.kind(own + 1) == "be"
        and p.kind(own + 2) == "loses"
        and p.row[own].text.casefold() == "what"
    ):
        yield Phrase(p.line(told.of) & p.errors(), f"misses of {told.of}"), own + 3
    if own > i and p.kind(own) == "pronoun":
        if told.base:
            yield told.base, p.nouns(own + 1)
        yield from ((phrase, end) for phrase, end in p.phrase(own + 1) if phrase.name != ALL)
    elif own > i and p.kind(own) == "rest" and told.base:
        num = p.row[own + 1].num if p.kind(own + 1) == "number" else None
        yield Phrase(told.rest, f"the rest of {told.base.name}", num), p.nouns(own + 1 + bool(num))
    elif own > i:  # a share of what is not known to be classified says nothing
        yield from ((phrase, end) for phrase, end in p.phrase(own) if not (share and phrase.weak))
    elif p.kind(i) == "pronoun":
        yield from [(told.base, i + 1)] if told.base else []
    else:
        yield from ((phrase, end) for phrase, end in p.phrase(i) if not (phrase.num or share and phrase.weak))
        if told.base:
            yield told.base, p.nouns(i)
        elif (
            told.of and p.kind(i) in ("be", "occurs") and share
        ):  # "belts are the easiest: nine in ten are found"
            yield Phrase(p.line(told.of), told.of), i


def predicated(p: Phrases, i: int, subject: Phrase) -> Iterator[tuple[Phrase, Phrase, int]]:
    """A subject with what is said of it. "Of the 60 fires, 18 were false" makes of what is of a class what was called so."""
    for part, end in (*p.predicate(i), *_truly(p, i, subject)):
        if subject.name == ALL and part.name.casefold() in MISSED and p.negative:
            part = replace(part, cells=frozenset({(p.positive, p.negative)}))
        told = part.of in ("row", "column", "") and subject.of
        ways = {"row": [subject.cells], "column": [p.called(subject.of)] if subject.of else [subject.cells]}
        wrong_or_right = p.kind(p.passed(i, "be")) in ("wrong", "right")
        lines = ways.get(
            part.of, [subject.cells, *([p.called(subject.of)] if told and wrong_or_right else [])]
        )
        if part.of == "called":  # "no pear was ever predicted for a plum": of those called pear
            lines = (
                [frozenset((b, a) for a, b in subject.cells)]
                if subject.cells <= _whole_lines(p, subject.cells)
                else []
            )
        elif not wrong_or_right:
            lines = [subject.cells]
        for cells in dict.fromkeys(lines):
            yield replace(subject, cells=cells), replace(part, of=""), end


def _whole_lines(p: Phrases, cells: Cells) -> Cells:
    """All cells of the classes that some are of, if these are all of them."""
    whole = frozenset(cell for cell in p.everything() if cell[0] in {one[0] for one in cells})
    return whole if whole == cells else frozenset()


def _truly(p: Phrases, i: int, subject: Phrase) -> Iterator[tuple[Phrase, int]]:
    """`(of 126 called travel, 108) really were`: what they were called."""
    called = {cell[1] for cell in subject.cells}
    if p.kind(i) == "truly" and p.kind(i + 1) in ("", "comma") and len(called) == 1:
        name = called.pop()
        yield Phrase(p.line(name), f"truly {name}"), i + 1


def restated(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(of the 60 alarms 18 were false,) i.e. 30%`: the part just told, as a share of what it is of."""
    if told.base and i and (found := _counts(p, i - 1)):
        part = told.base.cells - told.rest
        if part:
            yield Segment(i + 4, amounts(found, Phrase(part, "what was told of"), told.base), told)
        return
    at = p.passed(i, "that is")
    part = told.base.cells - told.rest if told.base else frozenset()
    if not part or told.base is None or p.kind(at) != "number":
        return
    for found, end in quantity(p, at):
        if p.kind(end) == "of" and p.kind(end + 1) == "all" and p.kind(end + 2) in ("", "comma"):
            end += 2  # "..., more than half of all"
        alone = p.kind(i - 1) == "comma" and p.kind(end) in ("", "comma", "close")  # "..., about one in five"
        if len(found) == 1 and found[0].is_part and (at > i or p.kind(i - 1) == "open" or alone):
            yield Segment(end, amounts(found, Phrase(part, "what was told of"), told.base), told)


def rated(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the alarms were justified in seven out of ten cases`, `... in 35 of 50 cases`, `fires were missed in 7% of cases`."""
    for base, at in p.phrase(i):
        for whole, part, behind in predicated(p, at, base) if base.num is None and not base.weak else ():
            ways = (*quantity(p, behind + 1), *_of_so_many(p, behind + 1)) if p.kind(behind) == "of" else ()
            for found, end in ways:
                last = p.nouns(p.passed(end, "of", "all"))
                if (found[0].is_part or len(found) > 1) and last > end:
                    yield from (
                        Segment(last, amounts(found, part, whole), left) for left in taking(told, whole, part)
                    )


def rest(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the other 337 passed`, `another 24 as quinces`, `the remaining ones were misses`."""
    if p.kind(i) not in ("rest", "another") or told.base is None:
        return
    every = p.kind(i) == "rest"
    left = Phrase(
        told.rest if every else told.base.cells, f"the rest of {told.base.name}", of="", weak=told.base.weak
    )
    at = i + 1
    num = p.row[at].num if p.kind(at) == "number" else None
    at = p.passed(at + (num is not None), "noun")
    if num is None and not every:
        return
    for part, end in p.predicate(at):
        part = replace(part, of="")
        cells = part.cells & left.cells
        if not cells:
            continue
        found = (Quantity(num),) if num else ()
        checks = amounts(found, part, left)
        if every:  # all of the others are said to be so
            checks += amounts((Quantity(NONE, rest=True),), part, left)
        yield Segment(end, checks, Told(told.base, told.rest - cells))


def made_up(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`misses account for 14% of the errors`, `confusions of A and B explain 43 of the 97 mistakes`."""
    for part, at in p.phrase(i):
        if p.kind(at) not in ("makeup", "sum"):
            continue
        yield from _another(p, at + 1, told, part)
        yield from _in_number(p, at + 1, part)
        for found, behind in quantity(p, at + 1):
            for base, end in _among(p, behind, told):
                ways = [part, *(_shared(p, part, base))]
                for way in ways:
                    checks = (*amounts(found, way, base), *own_number(base), *own_number(part))
                    yield from (Segment(end, checks, left) for left in taking(told, base, way))


def _among(p: Phrases, i: int, told: Told) -> Iterator[tuple[Phrase, int]]:
    """`of the errors`: all, or those of what the sentence speaks of ("among pears, plum makes up half of the errors")."""
    for base, end in p.phrase(p.passed(i, "of")) if p.kind(i) == "of" else ():
        inner = base.cells & told.base.cells if told.base and told.topic else base.cells
        yield replace(base, cells=inner) if inner else base, end


def _in_number(p: Phrases, i: int, part: Phrase) -> Iterator[Segment]:
    """`confusions of A and B account for 43 errors`: how many they are."""
    num = p.row[i].num if p.kind(i) == "number" else None
    end = p.passed(p.nouns(i + 1), "error")
    if (
        num
        and not num.unit
        and part.cells <= p.errors()
        and p.kind(end) in ("", "comma", "and", "open", "close")
    ):
        yield Segment(end, (*amounts((Quantity(num),), part, part), *own_number(part)), about(part))


def _another(p: Phrases, i: int, told: Told, part: Phrase) -> Iterator[Segment]:
    """`..., mixing up A and B explains another 36`."""
    num = p.row[i + 1].num if p.kind(i) == "another" and p.kind(i + 1) == "number" else None
    if num and not num.unit:
        base = told.base or Phrase(p.errors(), "errors")
        checks = amounts((Quantity(num),), part, base)
        end = p.passed(i + 2, "error")
        yield from (Segment(end, checks, left) for left in taking(told, base, part))


def _shared(p: Phrases, part: Phrase, base: Phrase) -> Iterator[Phrase]:
    """Of the errors a class may make up those by which others are called so."""
    names = {cell[0] for cell in part.cells}
    whole = part.cells == {cell for cell in p.everything() if cell[0] in names}
    if whole and base.cells <= p.errors():
        called = frozenset(cell for cell in p.everything() if cell[1] in names)
        yield replace(part, cells=called)
        yield replace(part, cells=called | part.cells)
        yield from [replace(part, cells=called & part.cells)] if len(names) > 1 else []


def split(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the 21 errors split into 18 false alarms and 3 misses`."""
    for base, at in p.phrase(i):
        if p.kind(at) not in ("split", "makeup") and not (p.kind(at) == "comma" and p.row[at].text == ":"):
            continue
        checks, end, count = own_number(base), at + 1, 0
        cells: Cells = frozenset()
        while True:
            part = next(((found, behind) for found, behind in p.phrase(end) if found.num), None)
            if part is None:
                break
            checks += amounts((Quantity(part[0].num or NONE),), replace(part[0], num=None), base)
            cells, end, count = cells | part[0].cells, part[1], count + 1
            further = p.passed(end, "comma", "and")
            if further == end or not any(found.num for found, _ in p.phrase(further)):
                break
            end = further
        if count > 1:
            yield Segment(end, checks, taking(told, base, replace(base, cells=cells))[0])


def active(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the detector missed 3 of the 45 fires`, `it caught all but two of the fires`."""
    at = p.passed(i, "model")
    verb = p.kind(at)
    if at == i or verb not in ("wrong", "right", "finds", "miss"):
        return
    own: Cells = p.errors() if verb in ("wrong", "miss") else p.everything() - p.errors()
    part = Phrase(own, p.row[at].text)
    for found, behind in quantity(p, at + 1):
        for base, end in p.phrase(p.passed(behind, "of")):
            if base.num is None or p.kind(behind) == "of":
                checks = (*amounts(found, part, base), *own_number(base))
                yield from (Segment(end, checks, left) for left in taking(told, base, part))
