"""Where errors go: "errors flow mostly toward pear", "plum is where most mistakes end up", "pear is the main magnet for errors"."""

from collections.abc import Iterator
from dataclasses import replace

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import tail
from auditor.claims.matrices.told import Quantity, Segment, Told, amounts, in_order, out_of, tally
from auditor.claims.measures.cell_sets import Cells
from auditor.claims.measures.claims import Check

_GO = frozenset(
    "flow flows flowed drift drifts go goes went gravitate gravitates leak leaks lead leads run runs tend move moves point points fall falls "
    "lie end land pile gather accumulate concentrate collect are".split()
)
_TOWARD = ("as", "of", "on", "at", "taken")
_UNKNOWN = frozenset("toward towards up onto".split())


def flowing(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`errors flow mostly toward pear (and plum)`, `the mistakes mainly go to pear`: more of them than to any other class."""
    at = p.passed(i + 1, "noun")
    verb = p.passed(at, "mostly")
    if p.kind(i) != "error" or not (p.kind(verb) == "taken" or _word(p, verb) in _GO):
        return
    behind = p.passed(verb + 1, "mostly")
    mostly = verb > at or behind > verb + 1 or p.kind(verb) == "mostly"
    end = behind
    while p.kind(end) in _TOWARD or _word(p, end) in _UNKNOWN:
        end += 1
    found = next(iter(p.names(p.passed(end, "class"))), None)
    if not mostly or found is None or end == behind and p.kind(verb) != "taken":
        return
    names, last = found
    yield from _most(p, names, p.nouns(last))


def where_most(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is where most errors go: 57 of 129`, `pear is where the bulk of the mistakes ends up`."""
    at = p.passed(p.nouns(i + 1), "be")
    if p.kind(i) != "name" or at == i + 1 or _word(p, at) != "where":
        return
    most = at + 1
    if p.kind(most) not in ("most", "superlative") or p.row[most].flavour == "lowest":
        return
    verb = p.passed(most + 1, "of", "all", "pronoun")
    if p.kind(verb) != "error":
        return
    end = p.passed(verb + 1, "taken", "be")
    while _word(p, end) in (*_GO, *_UNKNOWN, "in"):
        end += 1
    if end > verb + 1:
        yield from _most(p, (p.row[i].text,), end)


def sinking(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`pear is the main magnet (for errors)`, `the biggest sink of mistakes is pear`."""
    lead = p.kind(i) == "name"
    at = p.passed(p.nouns(i + 1), "be") if lead else i
    if p.kind(at) not in ("foremost", "superlative") or p.kind(at + 1) != "sink":
        return
    end = at + 2
    of = p.passed(end, "of", "on", "as")
    end = p.passed(of + 1, "error", "noun") if of > end and p.kind(of) in ("error", "wrong") else end
    if lead:
        yield from _most(p, (p.row[i].text,), end)
    elif p.kind(named := p.passed(end, "be")) == "name" and named > end:
        yield from _most(p, (p.row[named].text,), named + 1)


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""


def _alarms(p: Phrases, name: str) -> Cells:
    return p.called(name) & p.errors()


def _most(p: Phrases, names: tuple[str, ...], end: int) -> Iterator[Segment]:
    """More errors are called so than any other class."""
    cells: Cells = frozenset().union(*(_alarms(p, name) for name in names))
    others = [in_order(_alarms(p, name)) for name in p.matrix.classes if name not in names]
    label = f"wrongly called {' or '.join(names)}"
    checks = [
        Check("rank", cells=in_order(_alarms(p, name)), rivals=tuple(others), text=f"wrongly called {name}")
        for name in names
    ]
    part, left = Phrase(cells, label), Told(Phrase(p.errors(), "errors"), p.errors() - cells, of=names[0])
    at = p.passed(end, "comma")
    one, other = ((p.row[k].num if p.kind(k) == "number" else None) for k in (at, at + 2))
    pair = (one, other) if at > end and p.kind(at + 1) == "of" and one and other else out_of(p, end)
    if pair and pair[0] and pair[1] and not (pair[0].unit or pair[1].unit):
        found = (Quantity(pair[0]), Quantity(pair[1], whole=True))
        last = end + 5 if p.kind(end) == "open" else p.passed(at + 3, "error")
        yield Segment(last, (*checks, *amounts(found, part, Phrase(p.errors(), "errors"))), left)
    num, last = tail(p, end)
    yield Segment(last, (*checks, *([tally(num, cells, label)] if num and not num.unit else ())), left)


_GETS = frozenset("receive receives received get gets got carry carries bear bears wear".split())


def receiving(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(the sorter overpredicts pear:) 180 fruits receive this label (although only 150 belong there)`."""
    model = p.passed(i, "model", "it")
    model += model == i and p.kind(i) == "word" and p.kind(i + 1) == "overcalls"  # "the camera overpredicts"
    if p.kind(model) == "overcalls" and p.kind(model + 1) == "name" and model > i:
        name = p.row[model + 1].text
        ends = [in_order(p.called(name)), in_order(p.line(name))]
        one, other = ends if p.row[model].flavour == "more" else ends[::-1]
        check = Check("more", cells=one, base=other, text=f"called {name} against truly {name}")
        yield Segment(p.nouns(model + 2), (check,), Told(of=name, counted="calls"))
    num = p.row[i].num if p.kind(i) in ("number", "factor") else None
    if num and p.kind(i) == "factor" and told.of and told.counted == "calls" and i:  # "...: 190 times"
        part = Phrase(p.called(told.of), f"called {told.of}")
        count = tally(replace(num, step=1.0, unit=""), part.cells, part.name)
        yield Segment(i + 1, (count,), Told(part, part.cells, of=told.of, counted="calls"))
    verb = p.nouns(i + 1)
    if num is None or num.unit or not told.of or told.counted != "calls":
        return
    verb = verb if _word(p, verb) in _GETS else p.passed(verb, "be")
    if not (_word(p, verb) in _GETS or p.kind(verb) in ("given", "attracts")):
        return
    end = verb + 1
    end += _word(p, end) in ("this", "that", "its")
    end = p.passed(end, "own", "name")
    if p.nouns(end) > end:
        cells = p.called(told.of)
        part = Phrase(cells, f"called {told.of}")
        yield Segment(p.nouns(end), (tally(num, cells, part.name),), Told(part, cells, of=told.of))


def by_mistake(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(hardly anything is wrongly called plum:) only 20`, `... only 20 fruits of the other three kinds end up there`."""
    start = p.passed(i, "only")
    num = p.row[start].num if p.kind(start) == "number" else None
    spoken = told.base
    if num is None or num.unit or spoken is None or told.topic:
        return
    if len({name for _, name in spoken.cells}) != 1 or not spoken.name.startswith(("called", "wrongly")):
        return
    cells, end = spoken.cells, p.nouns(start + 1)
    others = end + (_word(p, end) == "from")
    others = p.passed(others, "of") if others == end else others
    if others > end and p.kind(others) in ("rest", "all", "another"):
        counted = p.row[others + 1].num if p.kind(others + 1) == "number" else None
        if counted is not None and counted.value != len(p.matrix.classes) - 1:
            return
        end = p.nouns(others + 1 + (counted is not None))
        cells = spoken.cells & p.errors()
        if _word(p, end) in ("end", "ends", "land", "go", "went", "get"):
            end += 1
            while _word(p, end) in ("up", "there", "here"):
                end += 1
    yield Segment(end, (tally(num, cells, spoken.name),), told)
