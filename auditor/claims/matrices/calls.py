"""The classes as labels that are given: the most often, too often, and how often one is right; how many each class has."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail, versus
from auditor.claims.matrices.told import (
    VAGUE,
    Quantity,
    Segment,
    Told,
    about,
    amounts,
    in_order,
    out_of,
    tally,
)
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num

_SAME = Num(1.0, 0.0, "as many", unit="times")
_SAYING = ("says", "labels", "given")


def given_most(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the label that is given most often is pear (180 times)`, `the class predicted least often was plum`."""
    at = p.passed(i, "labels", "noun", "class", "that", "that is", "be")
    if at == i or p.kind(at) not in ("given", "predicted", "taken"):
        return
    way, name = p.kind(at + 1), p.passed(at + 2, "be", "comma")
    if way not in ("mostly", "seldom") or p.kind(name) != "name":
        return
    own = p.row[name].text
    others = tuple(in_order(p.called(other)) for other in p.matrix.classes if other != own)
    num, end = tail(p, name + 1)
    rank = 1 if way == "mostly" else len(others) + 1
    check = Check("rank", cells=in_order(p.called(own)), rivals=others, text=f"called {own}", rank=rank)
    yield Segment(end, (check, *_tallied(p, own, num, None)), Told(of=own))


def too_often(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is predicted too often: 180 times for 150 fruits`, `plum not often enough (136 for 150)`."""
    at = p.passed(p.nouns(i + 1), "be")
    verb = p.kind(at) in ("predicted", "taken", "given")
    if p.kind(i) != "name" or not (verb or told.counted == "calls"):
        return
    at += verb
    if p.kind(at) != "too often":
        return
    name = p.row[i].text
    ends = [in_order(p.called(name)), in_order(p.line(name))]
    one, other = ends if p.row[at].flavour == "more" else ends[::-1]
    check = Check("more", cells=one, base=other, text=f"called {name} against truly {name}")
    nums, end = _for(p, at + 1)
    yield Segment(end, (check, *_tallied(p, name, *nums)), Told(of=name, counted="calls"))


def as_often_as_it_occurs(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is predicted exactly as often as it occurs (150 times)`."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or p.kind(at) not in ("predicted", "taken", "given"):
        return
    behind = p.passed(at + 2, "as", "it", "pronoun")
    if p.kind(at + 1) != "as often" or p.kind(behind) != "occurs":
        return
    name = p.row[i].text
    label = f"called {name} against truly {name}"
    check = Check("times", _SAME, cells=in_order(p.called(name)), base=in_order(p.line(name)), text=label)
    opened = p.passed(behind + 1, "open")
    num, end = _number(p, opened)
    both = _tallied(p, name, num, num) if num else ()
    yield Segment(
        p.passed(end, "close") if num else behind + 1, (check, *both), Told(of=name, counted="calls")
    )


def _for(p: Phrases, i: int) -> tuple[tuple[Num | None, Num | None], int]:
    """`180 times for 150 fruits`, `(180 against 150)`: how often a class is called, and how many there are."""
    at = p.passed(i, "comma", "open")
    one, joint = _number(p, at)
    joint = p.nouns(joint)
    other, end = _number(p, joint + 1) if p.kind(joint) in ("as", "on", "against", "of") else (None, joint)
    if at == i or one is None:
        return (None, None), i
    return (one, other), p.passed(p.nouns(end), "close") if other else joint


def _number(p: Phrases, i: int) -> tuple[Num | None, int]:
    num = p.row[i].num if p.kind(i) in ("number", "factor") else None
    plain = Num(num.value, 1.0, num.text, num.op) if num and num.unit == "times" else num
    return (plain, i + 1) if plain and not plain.unit else (None, i)


def _tallied(p: Phrases, name: str, called: Num | None, there: Num | None) -> Iterator[Check]:
    if called:
        yield tally(called, p.called(name), f"called {name}")
    if there:
        yield tally(there, p.line(name), f"truly {name}")


def says(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the model said pear 180 times and was right in 150 of those`, `when it says pear it is right in 150 of 180 cases`."""
    lead = next((k for k in range(i, min(i + 4, len(p.row))) if p.kind(k) in _SAYING), 0)
    alarm = next(
        (k for k in range(i, min(i + 4, len(p.row))) if p.kind(k) == "raises" and p.kind(k + 1) == "alarm"), 0
    )
    if alarm and p.positive and not lead:
        row = [
            *p.row[: alarm + 1],
            replace(p.row[alarm + 1], kind="name", text=p.positive),
            *p.row[alarm + 2 :],
        ]
        row[alarm] = replace(row[alarm], kind="says")
        yield from says(replace(p, row=row), i, told)
        return
    if not lead or any(p.kind(k) not in ("word", "model", "it") for k in range(i, lead)) or lead == i:
        return
    if p.kind(lead + 1) != "name":
        return
    name, at = p.row[lead + 1].text, lead + 2
    often, at = _number(p, at)
    at = p.passed(at, "comma", "and", "it", "model", "be")
    nearly = p.kind(at) == "always"
    at += nearly
    right = p.kind(at) == "right"
    if right and nearly:
        line, right_ones = (
            Phrase(p.called(name), f"called {name}"),
            Phrase(frozenset({(name, name)}), f"hits of {name}"),
        )
        pair = out_of(p, at + 1)
        found = (
            Quantity(VAGUE["nearly all"]),
            *((Quantity(pair[0]), Quantity(pair[1], whole=True)) if pair else ()),
        )
        yield Segment(at + (6 if pair else 1), amounts(found, right_ones, line), Told(of=name))
        return
    at = p.passed(at + 1, "of", "on")
    hits, behind = _number(p, at)
    if not right or hits is None:
        return
    whole: Num | None = None
    if p.kind(behind) == "of":
        whole, end = _number(p, behind + 1)
        behind = end if whole else p.passed(behind + 1, "pronoun", "noun")
    if whole is None and often is None:
        return
    cells = p.called(name)
    checks = [tally(hits, frozenset({(name, name)}), f"hits of {name}")]
    checks += [tally(num, cells, f"called {name}") for num in (often, whole) if num]
    yield Segment(p.nouns(behind), tuple(checks), Told(of=name))


def alike(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`every class has the same support, 150 pieces`, `all classes have the same number of pieces (150)`."""
    if p.kind(i) != "all" or p.kind(at := p.all_told(i + 1)) != "class":
        return
    verb = at + 1
    same = p.passed(verb, "reaches", "word") if p.kind(verb) in ("reaches", "word") else verb
    if p.kind(same) != "same" or same > verb + 1:
        return
    what = same + 1
    counted = p.row[what].text.casefold() == "number" if what < len(p.row) else False
    end = (
        p.nouns(what + 1)
        if p.kind(what) == "support"
        else p.nouns(p.passed(what + 1, "of"))
        if counted
        else 0
    )
    if not end or (counted and end == what + 1):
        return
    num, behind = tail(p, end)
    if num is None:
        num, behind = _number(p, p.passed(end, "comma"))
        behind = p.nouns(behind)
    if num is not None and not num.unit:
        yield Segment(behind, (Check("support", num, average="each"),), Told())


def remaining(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the remaining 71 pieces were taken for some other class`: all errors, where nothing else was told to be left."""
    num = p.row[i + 1].num if p.kind(i) in ("rest",) and p.kind(i + 1) == "number" else None
    if num is None or num.unit:
        return
    at = p.nouns(i + 2)
    verb = p.passed(at, "be")
    other = p.passed(verb + 1, "any")
    if p.kind(verb) not in ("mixed", "taken") or p.kind(other) not in ("rest", "another"):
        return
    end = p.nouns(other + 1)
    cells = p.errors() & told.rest if told.rest else p.errors()
    if end > other + 1:
        yield Segment(end, (tally(num, cells, "errors"),), Told())


def not_so(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(138 were recognised,) 12 were not`: what is left of what was spoken of."""
    num = p.row[i].num if p.kind(i) == "number" else None
    be = p.passed(i + 1, "be")
    if (
        num
        and not num.unit
        and told.base
        and be > i + 1
        and p.kind(be) == "not"
        and p.kind(be + 1) in ("", "comma")
    ):
        yield Segment(be + 1, (tally(num, told.rest, f"the rest of {told.base.name}"),), told)


def sent(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the sorter files 180 fruits under pear`, `it hands as many fruits to pear as there really are (180 and 180)`."""
    at = p.passed(i, "both", "model", "word") if p.kind(i) in ("model", "word", "both", "it") else i
    at += p.kind(i) == "it"
    if at == i or p.kind(at) != "sends":
        return
    equal = p.kind(at + 1) == "as many"
    num, behind = (None, at + 2) if equal else _number(p, p.passed(at + 1, "only"))
    joint = p.nouns(behind)
    joint += joint == behind and p.kind(joint) == "word"
    led = p.kind(joint) == "as" or p.kind(joint) == "word" and p.row[joint].text.casefold() == "under"
    if not led or p.kind(joint + 1) != "name" or not (equal or num):
        return
    name, end = p.row[joint + 1].text, p.nouns(joint + 2)
    called = Phrase(p.called(name), f"called {name}")
    if num:
        checks = amounts((Quantity(num),), called, called)
        yield Segment(end, checks, replace(about(called), of=name))
    elif p.kind(end) == "as":
        last = p.passed(end + 1, "there", "truly", "be", "word")
        values, last = versus(p, last) if last > end + 1 else ([], 0)
        if last:
            check = Check(
                "times",
                _SAME,
                cells=in_order(p.called(name)),
                base=in_order(p.line(name)),
                text=f"called {name} against truly {name}",
            )
            own = zip(values, (p.called(name), p.line(name)), strict=False)
            yield Segment(last, (check, *(tally(v, cells, name) for v, cells in own)), Told(of=name))
