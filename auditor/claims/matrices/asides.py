"""What a sentence tells besides the counts: "A trails far behind: of its members ...", "..., as one expects of it"."""

from collections.abc import Iterator

from auditor.claims.matrices.pairs import Phrase
from auditor.claims.matrices.phrases import Phrases
from auditor.claims.matrices.told import Segment, Told

_EXPECTING = frozenset("one we you expected might usual would is could anyone".split())
_IDLE = ("word", "be", "reaches", "class", "that", "comparative", "wins", "pair")
_MOST_WORDS = 6
# Words that tell of the data themselves, so that they may not be passed over.
_TELLING = frozenset(
    "easy easiest hard hardest rare rarest common largest smallest never always only first last best worst second third".split()
)


def introduced(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`A is the problem child: ...`, `A trails far behind: of its members ...`: an opinion, and what is spoken of."""
    if i or p.kind(i) != "name":
        return
    names, end = next(iter(p.names(i)), ((p.row[i].text,), i + 1))
    end = at = p.nouns(end)
    while at < min(len(p.row), end + _MOST_WORDS) and p.kind(at) in _IDLE:
        if p.row[at].text.casefold() in _TELLING:
            return
        at += 1
    colon = p.kind(at) == "comma" and p.row[at].text == ":"
    if colon and at > end and any(p.kind(k) in ("word", "comparative", "wins") for k in range(end, at)):
        if len(names) > 1:
            yield Segment(at + 1, (), Told())
            return
        line = Phrase(p.line(p.row[i].text), p.row[i].text, of=p.row[i].text)
        yield Segment(at + 1, (), Told(line, line.cells, of=p.row[i].text, topic=True))


def of_its_own(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`(A trails behind:) of its members only 48% are recognised`: what is spoken of, named by whose it is."""
    own = p.kind(i) == "of" and p.kind(i + 1) == "own"
    end = p.nouns(i + 2)
    end += end == i + 2 and p.kind(end) == "word"
    if own and told.of and end > i + 2:
        line = Phrase(p.line(told.of), told.of, of=told.of)
        yield Segment(end, (), Told(line, line.cells, of=told.of, topic=True))


def as_expected(p: Phrases, i: int, told: Told) -> Iterator[Segment]:
    """`..., as one expects of what borders on all the rest`: no claim on the counts."""
    led = i and p.kind(i - 1) == "comma" and p.kind(i) == "as" and p.row[i].text.casefold() == "as"
    told_so = i + 1 < len(p.row) and p.row[i + 1].text.casefold() in _EXPECTING
    numbers = any(p.kind(k) in ("number", "factor", "name") for k in range(i + 2, len(p.row)))
    if led and told_so and not numbers:
        yield Segment(len(p.row), (), told)
