"""What becomes of members between two times: "the bus lost 34 riders to the car and won 21 from it", "the car gained 21 on balance"."""

from collections.abc import Iterator

from auditor.claims.matrices.contrasts import comparison, ratio
from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import versus
from auditor.claims.matrices.told import Segment, Told, amounts, in_order, quantity, tally
from auditor.claims.measures.claims import Check
from auditor.claims.measures.squares import MOVES


def won(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the bus won 21 riders from the car`, `(the bus lost 34 to the car) and won 21 from it`, `... and gained 23`."""
    named = p.kind(i) == "name"
    at = i + named
    if p.matrix.kind != MOVES or not (named or told.of):
        return
    if p.kind(at) == "keeps":
        yield from _kept(p, p.row[i].text if named else told.of, at + 1)
    if p.kind(at) not in ("attracts", "loses"):
        return
    name, verb = p.row[i].text if named else told.of, p.kind(at)
    for found, behind in quantity(p, at + 1):
        if found[0].is_part:
            continue
        end = p.nouns(behind)
        net = p.kind(end) == "net" or p.kind(p.passed(behind, "noun")) == "net"
        other, last = ("", end) if net else _other_one(p, name, verb, end, told)
        if net or not other:  # what it gains may be what is left of gains and losses
            ends = (p.called(name), p.line(name)) if verb == "attracts" else (p.line(name), p.called(name))
            one, two = in_order(ends[0]), in_order(ends[1])
            check = Check("margin", found[0].num, cells=one, base=two, text=f"{name} on balance")
            yield Segment(end + 1 if net else last, (check,), Told(of=name))
        if net or other == name:
            continue
        pair = (name, other) if verb == "loses" else (other, name)
        cells = (p.called(name) if verb == "attracts" else p.line(name)) & p.errors()
        part = Phrase(frozenset({pair}) if other else cells, f"{name} {verb}{' ' + other if other else ''}")
        left = Told(part, part.cells, pair=pair if other else None, of=name)
        yield Segment(last, amounts(found, part, part), left)


def _other_one(p: Phrases, name: str, verb: str, i: int, told: Told) -> tuple[str, int]:
    """`(lost 34) to the car`, `(won 21) from it`, `(won 41) back`: the other category, if one is told, and where the words end."""
    known = next((c for c in told.pair if c != name), "") if told.pair and name in told.pair else ""
    if p.kind(i) == ("from" if verb == "attracts" else "as"):
        if p.kind(i + 1) == "name":
            return p.row[i + 1].text, p.nouns(i + 2)
        if p.kind(i + 1) in ("it", "pronoun") and known:
            return known, i + 2
        if p.kind(i + 1) == "rest":
            return "", p.nouns(i + 2)
    if i < len(p.row) and p.row[i].text.casefold() == "back" and known:
        return known, i + 1
    return "", i


def _kept(p: Phrases, name: str, i: int) -> Iterator[Segment]:
    """`(Labour kept) 131 of its 200 voters`."""
    for found, behind in quantity(p, i):
        at = p.passed(behind, "of", "own")
        whole = p.row[at].num if p.kind(at) == "number" else None
        if at == behind or p.kind(at - 1) != "own":
            continue
        line, hits = Phrase(p.line(name), name), Phrase(frozenset({(name, name)}), f"{name} keeps")
        checks = amounts(found, hits, line)
        checks += (tally(whole, line.cells, name),) if whole else ()
        yield Segment(p.nouns(at + (whole is not None)), checks, Told(line, line.cells - hits.cells, of=name))


def more_moved(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`more voters moved from A to B than the other way round (63 against 41)`."""
    found = comparison(p, i)
    at = p.passed(p.nouns(found[2]), "moving") if found else i
    if p.matrix.kind != MOVES or found is None or at == i:
        return
    for pair, end in p.of_pairs(at):
        if len(pair.cells) != 1 or p.kind(end) not in ("than", "as"):
            continue
        back = frozenset((b, a) for a, b in pair.cells)
        others = [(back, end + 2)] if p.kind(end + 1) == "reverse" else []
        others += [(one.cells, last) for one, last in p.of_pairs(end + 1) if len(one.cells) == 1]
        for other, last in others:
            ends = (other, pair.cells) if found[1] else (pair.cells, other)
            values, last = versus(p, last)
            checks = [ratio(found[0], *ends, f"{pair.name} against the reverse")]
            checks += [
                tally(num, one, pair.name) for num, one in zip(values, (pair.cells, other), strict=False)
            ]
            yield Segment(last, tuple(checks), Told(pair, pair.cells, pair=next(iter(pair.cells))))


def on_balance(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the car is the only mode that gained users`, `car ends with more users than it began with` are not read; `car has 21 users more today`."""
    name = p.row[i].text if p.kind(i) == "name" else ""
    if p.matrix.kind != MOVES or not name:
        return
    at = p.passed(i + 1, "doing", "reaches")
    num = p.row[at].num if p.kind(at) == "number" else None
    noun = p.nouns(at + 1)
    way = p.kind(noun) if p.kind(noun) in ("more", "fewer") else p.kind(at + 1)
    end = p.nouns(p.passed(at + 1, "more", "fewer") if way == p.kind(at + 1) else noun + 1)
    if num is None or num.unit or way not in ("more", "fewer") or p.kind(end) != "side":
        return
    than = end + 1
    last = than + 2 if p.kind(than) == "than" and p.kind(than + 1) == "side" else than
    later = p.row[end].flavour == "column"
    ends = (p.called(name), p.line(name)) if later == (way == "more") else (p.line(name), p.called(name))
    yield Segment(
        last,
        (Check("margin", num, cells=in_order(ends[0]), base=in_order(ends[1]), text=name),),
        Told(of=name),
    )


def at_each_time(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the car had 200 users yesterday and 221 today`, and behind it `221 today`; `(the car gained 21 users,) from 200 yesterday to 221 today`."""
    name = p.row[i].text if p.kind(i) == "name" else told.of
    counted = i + 2 * (p.kind(i + 1) == "of" and p.row[i].text.casefold() == "number")
    if p.kind(counted) == "name" and p.matrix.kind == MOVES:
        yield from _from_to(p, p.row[counted].text, p.nouns(counted + 1))
    start = p.passed(i + (p.kind(i) == "name"), "doing", "reaches", "from", "as", "only", "be")
    num = p.row[start].num if p.kind(start) == "number" else None
    noun = p.nouns(start + 1)
    if p.matrix.kind != MOVES or not name or num is None or num.unit or p.kind(noun) != "side":
        return
    flavour = p.row[noun].flavour
    part = Phrase(p.on_side(name, flavour), f"{name} ({p.matrix.sides[flavour == 'column']})")
    checks = [tally(num, part.cells, part.name)]
    end, again = noun + 1, p.passed(noun + 1, "as", "and", "comma", "only")
    other = p.row[again].num if again > noun + 1 and p.kind(again) == "number" else None
    last = p.nouns(again + 1)
    if other is not None and not other.unit and p.kind(last) == "side" and p.row[last].flavour != flavour:
        flavour, end = p.row[last].flavour, last + 1
        checks.append(
            tally(other, p.on_side(name, flavour), f"{name} ({p.matrix.sides[flavour == 'column']})")
        )
    yield Segment(end, tuple(checks), Told(of=name))


_COURSE = frozenset(
    "shrinks shrank falls fell drops dropped sinks sank declines declined grows grew rises rose climbs climbed increases increased goes went".split()
)


def _from_to(p: Phrases, name: str, i: int) -> Iterator[Segment]:
    """`(Labour) shrinks from 400 to 362 voters`: how many there are at either time."""
    verb = p.row[i].text.casefold() if i < len(p.row) else ""
    nums = [p.row[k].num if p.kind(k) == "number" else None for k in (i + 2, i + 4)]
    if verb not in _COURSE or p.kind(i + 1) != "from" or p.kind(i + 3) != "as" or not all(nums):
        return
    sides = zip(nums, (p.line(name), p.called(name)), p.matrix.sides, strict=True)
    checks = tuple(tally(num, cells, f"{name} ({side})") for num, cells, side in sides if num)
    yield Segment(p.nouns(i + 5), checks, Told(of=name))


def at_one_time(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`today 221 people came by car`, `after the course only 40 learners are beginners`."""
    start = p.passed(i + 1, "comma", "only", "there")
    num = p.row[start].num if p.kind(start) == "number" else None
    noun = p.nouns(start + 1)
    at = p.passed(noun, "doing", "be", "taken")
    if p.matrix.kind != MOVES or p.kind(i) != "side" or num is None or num.unit or p.kind(at) != "name":
        return
    if at == start + 1 or p.kind(at - 1) == "taken":
        return
    name, flavour = p.row[at].text, p.row[i].flavour
    cells = p.on_side(name, flavour)
    label = f"{name} ({p.matrix.sides[flavour == 'column']})"
    yield Segment(p.nouns(at + 1), (tally(num, cells, label),), Told(of=name))
