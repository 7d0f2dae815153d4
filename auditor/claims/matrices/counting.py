"""How many there are of a set: "there are 18 false alarms", "pears are taken for apples 24 times", "plum attracts 8 others"."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail, times
from auditor.claims.matrices.scores import pair_at
from auditor.claims.matrices.told import (
    VAGUE,
    Quantity,
    Segment,
    Told,
    about,
    amounts,
    bracket,
    own_number,
    quantity,
    tally,
)
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num


def counted(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`there are 18 false alarms and 3 misses`, `false alarms: 18`, `the misses number 3`."""
    at = p.passed(i, "there")
    listing = at > i or told.listing or i == 0
    for phrase, end in p.phrase(at) if at > i or not told.topic else ():
        if phrase.of and at == i:
            continue  # of "pears (24)" it is not told what they are
        num, behind = phrase.num, end
        if num is None:
            joint = p.kind(end) in ("be", "comma", "makeup", "sum") and p.kind(end + 1) == "number"
            num, behind = (p.row[end + 1].num, end + 2) if joint else (bracket(p, end), end + 3)
        elif at == i and (not listing or p.kind(end) not in ("", "comma", "and", "close")):
            continue  # "18 false alarms ..." goes on
        if num is None or num.unit or p.kind(behind) in ("of", "rest"):
            continue
        yield Segment(behind, own_number(replace(phrase, num=num)), replace(about(phrase), listing=listing))


def listed(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`24 pears, 4 plums and 2 quinces were taken for apples`."""
    found: list[Phrase] = []
    at = i
    while part := next(((phrase, end) for phrase, end in p.phrase(at) if phrase.num and phrase.of), None):
        found.append(part[0])
        further = p.passed(part[1], "comma", "and")
        at, done = (part[1], True) if further == part[1] else (further, False)
        if done:
            break
    for said, end in p.predicate(at) if len(found) > 1 else ():
        if all(said.cells & one.cells for one in found):
            checks = [
                tally(one.num, one.cells & said.cells, f"{one.name}: {said.name}") for one in found if one.num
            ]
            yield Segment(end, tuple(checks), Told())


def further(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(apples are lost to pear (12),) plum (5) and quince (3)`, `(12 became pears,) 5 plums and 3 quinces`, `(..., but) 3 plums as pears`."""
    num, last = (
        tail(p, i + 1)
        if told.pair and told.listing and p.kind(i) == "name" and p.kind(i + 1) == "open"
        else (None, i)
    )
    if num and told.pair:
        one = (told.pair[0], p.row[i].text)
        if one[0] != one[1]:
            yield Segment(last, (tally(num, frozenset({one}), f"{one[0]} taken for {one[1]}"),), told)
    num = p.row[i].num if p.kind(i) == "number" else None
    if num and told.taken and p.kind(i + 1) == p.kind(i + 3) == "name" and p.kind(i + 2) == "as":
        one = (p.row[i + 1].text, p.row[i + 3].text)
        if one[0] != one[1] and not num.unit:
            yield Segment(i + 4, (tally(num, frozenset({one}), f"{one[0]} taken for {one[1]}"),), told)
    if num and told.taken and told.base and p.kind(i + 1) == "name":
        called = frozenset(cell for cell in told.base.cells if cell[1] == p.row[i + 1].text)
        if called and not num.unit:
            yield Segment(i + 2, (tally(num, called, f"called {p.row[i + 1].text}"),), told)


def raised(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the detector raised 70 alarms`, `it made 21 mistakes`."""
    at = p.passed(i, "model")
    if at == i or p.kind(at) != "raises":
        return
    for phrase, end in p.phrase(p.passed(at + 1, "only")):
        if phrase.num and not phrase.num.unit:
            yield Segment(end, own_number(phrase), about(phrase))


def called(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the sorter called 126 books travel`."""
    at = p.passed(i, "model")
    if at == i or p.kind(at) not in ("flagged", "taken", "gerund", "labels"):
        return
    for phrase, end in p.phrase(at + 1):
        for names, behind in p.names(p.passed(end, "as")):
            if phrase.num and len(names) == 1:
                cells = phrase.cells & p.called(names[0])
                found = Phrase(cells, f"called {names[0]}", weak=phrase.weak)
                yield Segment(behind, amounts((Quantity(phrase.num),), found, found), about(found))


def added(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the 14 false alarms and 4 misses add up to 18 errors`."""
    cells: Cells = frozenset()
    checks: tuple[Check, ...] = ()
    at = i
    while part := next(((phrase, end) for phrase, end in p.phrase(at) if phrase.num), None):
        checks, cells, at = (*checks, *own_number(part[0])), cells | part[0].cells, part[1]
        if p.kind(at) != "and":
            break
        at += 1
    if len(checks) < 2 or p.kind(at) != "sum":
        return
    for whole, end in p.phrase(at + 1):
        if whole.num and whole.cells == cells:
            yield Segment(end, (*checks, *own_number(whole)), about(whole))


def occurring(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pears are taken for apples 24 times`, `pear for plum twice`, `pear was predicted 182 times`."""
    of = p.row[i].text if p.kind(i) == "name" else ""
    at = p.passed(p.nouns(i + 1), "be")
    plainly = p.kind(at) == "taken" and p.row[at].text.casefold() == "called" and p.kind(at + 1) == "factor"
    if of and (p.kind(at) in ("predicted", "given") or plainly or p.kind(at) == "flagged" and not p.negative):
        num, end = times(p, at + 1)
        part = Phrase(p.called(of), f"called {of}")
        if num and not _is_share(num):
            yield Segment(end, amounts((Quantity(num),), part, part), about(part))
    if not i and p.owner and not of and p.kind(i) in ("predicted", "given"):  # "Pear: predicted 182 times"
        num, end = times(p, i + 1)
        part = Phrase(p.called(p.owner), f"called {p.owner}")
        if num and not _is_share(num):
            yield Segment(end, amounts((Quantity(num),), part, part), about(part))
    rarely = of and p.kind(at) == "hardly ever"
    at += bool(rarely)
    verb = p.kind(at) if of else ""
    if verb in ("taken", "as", "on", "arrow") and p.kind(p.passed(at + 1, "class")) == "name":
        other = p.passed(at + 1, "class")
        num, end = times(p, p.nouns(other + 1))
        if num and p.row[other].text != of:
            one = (of, p.row[other].text)
            part = Phrase(frozenset({one}), f"{of} taken for {one[1]}")
            checks = amounts((Quantity(num),), part, Phrase(p.line(of), of) if _is_share(num) else part)
            if rarely:
                checks += amounts((Quantity(VAGUE["hardly any"]),), part, Phrase(p.line(of), of))
            yield Segment(end, checks, replace(about(part), listing=True))


def _is_share(num: Num) -> bool:
    return num.unit in ("%", "part")


def gained(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`plum collects 30 foreign fruits`, `pear loses 50 items (to quince)`: what others are called, what is called otherwise."""
    verb = p.kind(i + 1)
    led = p.kind(i) in ("that", "pronoun", "it") and bool(told.of)  # "..., which attracts 30 foreign fruits"
    if not led and p.kind(i) != "name" or verb not in ("attracts", "loses", "keeps"):
        return
    name = told.of if led else p.row[i].text
    for found, behind in quantity(p, i + 2):
        if verb != "attracts" and found[0].is_part:
            if p.kind(behind) == "of" and p.kind(behind + 1) == "own":
                line = Phrase(p.line(name), name)
                part = Phrase(p.errors() if verb == "loses" else p.everything() - p.errors(), f"it {verb}")
                yield Segment(p.nouns(behind + 2), amounts(found, part, line), about(line))
            continue
        if verb == "keeps":
            continue
        late = (
            p.nouns(behind) > behind and p.kind(p.nouns(behind)) == "wrong"
        )  # "30 fruits that belong elsewhere"
        foreign = late or p.kind(behind) == "wrong"
        end = p.nouns(behind) + 1 if late else p.nouns(behind + foreign)
        cells = (p.called(name) if verb == "attracts" else p.line(name)) & p.errors()
        if verb == "loses" and p.kind(end) in ("as", "on") and (other := next(iter(p.names(end + 1)), None)):
            cells, end = frozenset((name, one) for one in other[0]), other[1]
        elif verb == "loses" and p.kind(end) == "as" and p.kind(end + 1) == "rest":
            end = p.nouns(end + 2)
        if verb == "loses" or foreign:
            part = Phrase(cells, f"{name} {p.row[i + 1].text}")
            yield Segment(end, amounts(found, part, part), Told(part, cells))


def having(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear has 50 misses and 32 false alarms`: how many errors of a kind a class has."""
    if p.kind(i) != "name":
        return
    name, at = p.row[i].text, p.passed(p.nouns(i + 1), "reaches", "raises", "loses", "comma")
    kinds: list[tuple[str, Num | None]] = []
    while at > i + 1 and p.kind(at) == "number" and p.kind(at + 1) in ERRORS_OF:
        kinds, end = [*kinds, (p.kind(at + 1), p.row[at].num)], at + 2
        at = p.passed(end, "and", "comma")
    if kinds:
        yield from _of_kinds(p, name, kinds, end)


def supports(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`Support`, as the label of what follows; `support is 60 for pears` and behind it `80 for plums`."""
    headed = p.kind(i) == "support"
    if i == 0 and headed and p.kind(p.passed(i + 1, "comma")) == "":
        yield Segment(i + 1, (), Told(counted="support"))
    counting = headed or told.counted in (*ERRORS_OF, "error")
    found = pair_at(p, p.passed(i + headed, "be", "comma")) if counting else None
    if found:
        name, num, end = found
        yield from _of_kinds(p, name, [("support" if headed else told.counted, num)], end)


def _of_kinds(p: Phrases, name: str, kinds: Sequence[tuple[str, Num | None]], end: int) -> Iterator[Segment]:
    for around in ("misses", "false alarms", "both") if any(kind == "error" for kind, _ in kinds) else ("",):
        checks = []
        for kind, num in kinds:
            cells = ERRORS_OF[kind if kind != "error" else around](p, name)
            checks += [tally(num, cells, f"{kind} of {name}")] if num else []
        counted = kinds[0][0] if len(kinds) == 1 else ""
        alarms = Phrase(_alarmed(p, name), f"false alarms of {name}") if counted == "false alarm" else None
        left = Told(alarms, alarms.cells if alarms else frozenset(), of=name, counted=counted)
        yield Segment(end, tuple(checks), left)


def _missed(p: Phrases, name: str) -> Cells:
    return p.line(name) & p.errors()


def _alarmed(p: Phrases, name: str) -> Cells:
    return p.called(name) & p.errors()


# The cells of each kind of error of a class; "errors" may be either, or both.
ERRORS_OF: dict[str, Callable[[Phrases, str], Cells]] = {
    "miss": _missed,
    "misses": _missed,
    "false alarm": _alarmed,
    "false alarms": _alarmed,
    "both": lambda p, name: _missed(p, name) | _alarmed(p, name),
    "error": _missed,
    "hit": lambda p, name: frozenset({(name, name)}),
    "support": lambda p, name: p.line(name),
}
