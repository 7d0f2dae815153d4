"""The largest and smallest: the largest error and the next ones, the largest class and the smallest, where that is told of what it is."""

from collections.abc import Iterator

from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.ranks import Target, ranked, tail, targets
from auditor.claims.matrices.told import Segment, Told, in_order, tally
from auditor.claims.measures.claims import Check
from auditor.language.numbers import Num
from auditor.numerals import ordinal

_COUNTS = frozenset(
    "count counts number numbers value values entry entries cell cells figure figures square field".split()
)
_STANDING = frozenset("stands sits lies is belongs concerns occurs appears found stand lie".split())
_WHERE = frozenset("where when one that for".split())
_BUSY = frozenset("busiest commonest largest biggest rarest smallest scarcest".split())
_LOW = frozenset("rarest smallest scarcest fewest least".split())
_BUSY |= {"fewest", "least", "most"}


# Of a class alone they tell nothing: "A supplies the most, B the fewest".
_HAVING = frozenset({"fewest", "least", "most"})


def largest_error(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the largest off-diagonal count (, 26,) stands where A is taken for B`, `(A is taken for B 26 times,) the largest count off the diagonal`."""
    if p.kind(i) not in ("superlative", "foremost") or p.row[i].flavour == "lowest":
        return
    end = _off_diagonal(p, i + 1)
    if not end:
        return
    if told.pair is not None and p.kind(end) in ("", "comma", "close") and i:
        among = tuple(frozenset({cell}) for cell in sorted(p.errors()))
        target: Target = (frozenset({told.pair}), among, f"{told.pair[0]} taken for {told.pair[1]}")
        place = ranked(p, target, end, 1, "")
        yield Segment(end, place.checks[:1], place.told)
    num, joint = tail(p, end)
    if num is None and p.kind(end) == "comma" and p.kind(end + 1) == "number":
        num, joint = p.row[end + 1].num, end + 2
    at = p.passed(joint, "comma", "be", "concern")
    while _word(p, at) in (*_STANDING, *_WHERE) or p.kind(at) in ("on", "that", "of", "as") and at > joint:
        at += 1
    for target, behind in pairs_at(p, at) if at > joint else ():
        place = ranked(p, target, behind, 1, "")
        checks = (*place.checks, *((tally(num, target[0], target[2]),) if num and not num.unit else ()))
        yield Segment(place.end, checks, place.told)


def pairs_at(p: Phrases, i: int) -> Iterator[tuple[Target, int]]:
    """`A is taken for B`, `A heard as B`, `an A counted as B`."""
    yield from targets(p, i, "")
    at = p.passed(p.nouns(i + 1), "be")
    if (
        p.kind(i) == "name"
        and p.kind(at) in ("taken", "as")
        and at > p.nouns(i + 1)
        and p.kind(at + 1) == "name"
    ):
        cell = (p.row[i].text, p.row[at + 1].text)
        among = tuple(frozenset({one}) for one in sorted(p.errors()))
        if cell[0] != cell[1]:
            yield (frozenset({cell}), among, f"{cell[0]} taken for {cell[1]}"), p.nouns(at + 2)


def _off_diagonal(p: Phrases, i: int) -> int:
    """Where `off-diagonal count`, `count off the diagonal`, `single confusion` ends; 0 for none."""
    at = i + (_word(p, i) == "single")
    if p.kind(at) == "off cells":
        return at + 1
    if p.kind(at) == "error":
        return at + 1
    if _word(p, at) in _COUNTS:
        if p.kind(at + 1) == "wrong" and "diagonal" in _word(p, at + 1):
            return at + 2
        if _word(p, at + 1) in ("outside", "off") and p.kind(at + 2) == "diagonal":
            return at + 3
    if p.kind(at) == "wrong" and "diagonal" in _word(p, at) and _word(p, at + 1) in _COUNTS:
        return at + 2
    return 0


def next_largest(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(the largest error is A for B,) the second largest C for A, the third B for A`: without a verb."""
    if not told.rank or not told.ranked:
        return
    words = _word(p, i).split("-")[0].split()
    rank = ordinal(words[-1]) if words else 0
    if not rank or rank != told.rank + 1 or p.kind(i) not in ("ordinal", "word", "placed"):
        return
    at = p.passed(i + 1, "foremost", "superlative", "error", "be", "comma")
    for target, end in targets(p, at, told.of):
        if len(target[0]) == len(told.ranked[0]):
            yield ranked(p, target, end, rank, told.of, told.ranked)


def largest_class(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`the commonest soil is A with 198 (and the rarest B with 56)`, `A is the busiest class, ahead of B (12) and C (9)`."""
    lead = p.row[i].text if p.kind(i) == "name" else ""
    at = p.passed(p.nouns(i + 1), "be") if lead else i
    aside, at = _with_so_many(p, at) if lead else (None, at)
    if lead and at == p.nouns(i + 1) and told.counted != "sizes":
        return
    way = _word(p, at)
    if (
        way not in _BUSY
        or (way in _HAVING and told.counted != "sizes")
        or p.kind(at + 1) in ("error", "off cells", "number", "measure")
        or _word(p, at + 1) in _COUNTS
    ):
        return
    rank = len(p.matrix.classes) if way in _LOW else 1
    noun = at + 1 + (p.kind(at + 1) in ("class", "word", "noun"))
    if not lead:
        named = p.passed(noun, "be")
        if named == noun and not (told.counted == "sizes" and noun == at + 1) or p.kind(named) != "name":
            return
        lead, end = p.row[named].text, p.nouns(named + 1)
    elif noun == at + 1 and told.counted != "sizes":
        return
    else:
        end = p.everyone(noun)
    num, last = tail(p, end) if aside is None else (aside, end)
    if num is None and p.kind(end) == "comma" and p.kind(end + 1) == "number":
        num, last = p.row[end + 1].num, p.nouns(end + 2)
    rivals = tuple(in_order(p.line(other)) for other in p.matrix.classes if other != lead)
    checks = [Check("rank", cells=in_order(p.line(lead)), rivals=rivals, text=lead, rank=rank)]
    if num is not None and not num.unit:
        checks.append(tally(num, p.line(lead), lead))
    end = last if len(checks) > 1 else end
    yield Segment(end, tuple(checks), Told(of=lead, counted="sizes"))
    listed, behind = _behind(p, end)
    if listed and rank == 1:
        yield Segment(behind, (*checks, *_in_order_of_size(p, lead, listed)), Told(of=lead, counted="sizes"))


def _with_so_many(p: Phrases, i: int) -> tuple[Num | None, int]:
    """`A, with 157 members, is the largest`: the number, and the place behind the verb."""
    num = (
        p.row[i + 2].num
        if p.kind(i) == "comma" and p.kind(i + 1) in ("and", "as") and p.kind(i + 2) == "number"
        else None
    )
    end = p.nouns(i + 3)
    if num is None or num.unit or p.kind(end) != "comma":
        return None, i
    return num, p.passed(end + 1, "be")


def _behind(p: Phrases, i: int) -> tuple[list[tuple[str, Num | None]], int]:
    """`, ahead of B (12) and C (9)`, `, followed by B (12), then C (9)`."""
    at = p.passed(i, "comma")
    if at == i or not (p.kind(at) == "followed" or _word(p, at) == "ahead of"):
        return [], i
    at, end = at + 1, i
    found: list[tuple[str, Num | None]] = []
    while p.kind(at) == "name":
        num, end = tail(p, p.nouns(at + 1)) if p.kind(p.nouns(at + 1)) == "open" else (None, p.nouns(at + 1))
        found.append((p.row[at].text, num))
        at = p.passed(end, "comma", "and", "followed")
        if at == end:
            break
    return found, end


def _in_order_of_size(p: Phrases, first: str, found: list[tuple[str, Num | None]]) -> Iterator[Check]:
    for place, (name, num) in enumerate(found, 2):
        rivals = tuple(in_order(p.line(other)) for other in p.matrix.classes if other != name)
        yield Check("rank", cells=in_order(p.line(name)), rivals=rivals, text=name, rank=place)
        if num is not None and not num.unit:
            yield tally(num, p.line(name), name)


def of_so_many(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`with 270 members A is the largest class`: the number goes before."""
    num = p.row[i + 1].num if p.kind(i) in ("as", "and", "on") and p.kind(i + 1) == "number" else None
    at = p.passed(p.nouns(i + 2), "comma")
    if num is None or num.unit or p.kind(at) != "name" or i:
        return
    for segment in largest_class(p, at, told):
        yield Segment(
            segment.end, (tally(num, p.line(p.row[at].text), p.row[at].text), *segment.checks), segment.told
        )


def _word(p: Phrases, i: int) -> str:
    return p.row[i].text.casefold() if i < len(p.row) else ""
