"""The names that a document gives to its panels, axes and ticks, and their parts and aliases.

Nothing here knows any document: a name stands for what it names if no other thing has it.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from auditor.language.clock_names import clock_names
from auditor.language.kinds_of_ticks import kinds_of_ticks
from auditor.language.lexicon import phrases
from auditor.language.other_names import other_names
from auditor.language.panel_names import DULL, PARTS, Words, names_of_panels
from auditor.language.refs import AxisRef, Ref, TickRef
from auditor.language.shared_parts import without_shared
from auditor.language.spelled_names import spelled_names
from auditor.language.tokens import norms, tokens
from auditor.language.told_names import told_names
from auditor.language.units import unit_named
from auditor.model import Axis, Document, Panel
from auditor.numerals import cardinal
from auditor.quantity import number_of
from auditor.reading.labels import STOPWORDS

_BY = re.compile(
    r"\b(?:by|per|across|against|versus|vs\.?|as a function of|for each|over the)\s", re.IGNORECASE
)
# The last of these words in a label names its axis: "the rate" of "Feed rate".
_HEADS = frozenset("size rate level distance span lag".split())
# What an axis is called as well: of shots there are as many as examples in the prompt.
SYNONYMS = {"shot": ("example", "demonstration", "exemplar")}
# A letter that stands for thousands, millions or billions makes a name of a number: "a 1.3B model".
_MAGNITUDE = re.compile(r"^\d[\d.]*\s?[kKMBGT]$")
# A label that begins with one of these names the lack of what its other words name.
_ABSENCE = frozenset("no non not without none".split())
# Words of a clause within a label, which name nothing: "the things that were handed in".
_VERBAL = frozenset("is are was wa were be been being has have had do doe does did get got".split())
_PLAIN_WORDS = _VERBAL | frozenset(word for words in phrases() if len(words) == 1 for word in words)


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """Word sequences and what they may stand for; the most telling first."""

    names: dict[Words, tuple[Ref, ...]]
    longest: int

    def find(self, words: Words) -> tuple[Ref, ...]:
        """What a word sequence names."""
        return self.names.get(words, ())


@lru_cache(maxsize=32)
def vocabulary(document: Document) -> Vocabulary:
    """All names of a document."""
    found: dict[Words, list[Ref]] = defaultdict(list)
    for words, ref in (*_ticks(document), *_axes(document), *names_of_panels(document)):
        if words and ref not in found[words]:
            found[words].append(ref)
    merged = {words: _merged(refs) for words, refs in found.items()}
    return Vocabulary(merged, max((len(words) for words in merged), default=1))


def _merged(refs: list[Ref]) -> tuple[Ref, ...]:
    """A label that is a tick of both axes is a tick of either."""
    ticks = [ref for ref in refs if isinstance(ref, TickRef)]
    if len({ref.side for ref in ticks}) > 1:
        both = TickRef("either", ticks[0].ticks)
        return (both, *(ref for ref in refs if not isinstance(ref, TickRef)))
    return tuple(refs)


# --- ticks ----------------------------------------------------------------------------------------


def _ticks(document: Document) -> Iterator[tuple[Words, Ref]]:
    for side in ("rows", "columns"):
        texts = _distinct(tick.text for panel in document.panels for tick in _axis(panel, side).ticks)
        words_of = {text: norms(text) for text in texts}
        labels = tuple(words_of.values())
        own = {word for label in _axis_labels(document, side) for word in norms(label)}
        own |= set(labels[0][1:]) if len({words[1:] for words in labels}) == 1 else set()
        for text, words in words_of.items():
            mixed = len(words) > 1 and len({words[1:] for words in labels}) > 1  # "1M" beside "1Y"
            if mixed or len(words) > 1 and set(words[1:]) <= own and not unit_named(words[1]):
                yield words, TickRef(side, (text,))  # "8 bits" of bit widths: no noun of its own parts it
            plain = number_of(text) is not None and not _MAGNITUDE.search(text) and tokens(text)[0].is_number
            if not plain and not _too_plain(words):
                yield words, TickRef(side, (text,))
                yield from ((other, TickRef(side, (text,))) for other in other_names(words, labels))
        generic = {(word,) for label in _axis_labels(document, side) for word in norms(label)}
        yield from ((part, ref) for part, ref in _parts_of_ticks(side, words_of) if part not in generic)
        told = told_names(document.source.text, texts)
        left = {part: text for part, text in without_shared(words_of).items() if part not in generic}
        for words, text in (left | told).items():
            if not (len(words) == 1 and (words[0] in DULL or words[0] in _PLAIN_WORDS)):
                yield words, TickRef(side, (text,))
        for text, others in clock_names(texts, _axis_labels(document, side)).items():
            yield from ((other, TickRef(side, (text,))) for other in others)


def _too_plain(words: Words) -> bool:
    return len(words) == 1 and (len(words[0]) < 2 and words[0].islower() and words[0] in "ai")


def _parts_of_ticks(side: str, words_of: dict[str, Words]) -> Iterator[tuple[Words, Ref]]:
    """Parts that only one tick has: "Harrow" for "Harrow-3.1"; a bracket's content, or what stands before it."""
    owners: dict[Words, set[str]] = defaultdict(set)
    for text, words in words_of.items():
        if words[:1] and words[0] in _ABSENCE:
            continue  # "no filter" is not a kind of filter
        parts = (
            {norms(part) for part in PARTS.split(text)}
            | {(word,) for word in words}
            | {words[:k] for k in range(2, len(words))}
            | {words[k:] for k in range(1, len(words) - 1)}
        )
        for part in sorted(parts):
            if part and part != words:
                owners[part].add(text)
    for part, texts in owners.items():
        telling = len(part) > 1 or (
            len(part[0]) > 1
            and part[0] not in DULL
            and not part[0][0].isdigit()
            and part[0] not in _PLAIN_WORDS
        )
        if len(texts) == 1 and telling and part not in words_of.values():
            yield part, TickRef(side, tuple(texts))
            if len(part) == 1:
                others = other_names(part, ())
                yield from ((other, TickRef(side, tuple(texts))) for other in others if other not in owners)


# --- axes -----------------------------------------------------------------------------------------


def _axes(document: Document) -> Iterator[tuple[Words, Ref]]:
    labels = {side: _axis_labels(document, side) for side in ("rows", "columns")}
    for side, own in labels.items():
        other = {word for label in labels["columns" if side == "rows" else "rows"] for word in norms(label)}
        for label in own:
            words = _named_by(norms(label))
            if words and not set(words) <= other:
                yield words, AxisRef(side)
            for word in words:
                if (
                    word in _HEADS
                    and word == words[-1]
                    and word not in other | _told_of_cells(document)
                    or word not in other
                    and word not in STOPWORDS
                    and not word[0].isdigit()
                    and cardinal(word) is None  # "for five routes": there are so many, and none is called so
                    and (word not in DULL or len(words) == 1)
                    and word not in _PLAIN_WORDS
                ):
                    yield (word,), AxisRef(side)
            meant = {other for word in words for other in SYNONYMS.get(word, ())}
            yield from (((word,), AxisRef(side)) for word in sorted(meant - other - _told_of_cells(document)))
            for start in range(len(words)):
                for end in range(start + 2, len(words) + 1):
                    part = words[start:end]
                    if not set(part) <= other and not {part[0], part[-1]} & (STOPWORDS | _VERBAL):
                        yield part, AxisRef(side)
        for name in spelled_names(document.source.text, own):
            words = norms(name)
            yield words, AxisRef(side)
            if words[-1] not in _told_of_cells(document) | other:
                yield words[-1:], AxisRef(side)
    yield from _by_their_ticks(document, labels)
    yield ("x", "axis"), AxisRef("columns")
    yield ("y", "axis"), AxisRef("rows")
    yield ("horizontal", "axis"), AxisRef("columns")
    yield ("vertical", "axis"), AxisRef("rows")


def _by_their_ticks(document: Document, labels: dict[str, tuple[str, ...]]) -> Iterator[tuple[Words, Ref]]:
    """Axes by what all of their ticks are: "days" where they are weekdays, whatever the axis is called."""
    kinds = {
        side: set(
            kinds_of_ticks(_distinct(t.text for panel in document.panels for t in _axis(panel, side).ticks))
        )
        for side in labels
    }
    named = {word for own in labels.values() for label in own for word in norms(label)}
    for side, own in kinds.items():
        other = kinds["columns" if side == "rows" else "rows"]
        taken = other | named | DULL | _PLAIN_WORDS | _told_of_cells(document)
        yield from (((word,), AxisRef(side)) for word in sorted(own - taken))


def _told_of_cells(document: Document) -> set[str]:
    """The words by which the cells, and not the axes, are called."""
    titles = [text for panel in document.panels for text in (panel.name, panel.figure)]
    # "Load by time of day": what stands behind "by" is on an axis.
    titles = [_BY.split(title, maxsplit=1)[0] for title in titles]
    titles += [panel.legend.label for panel in document.panels if panel.legend]
    named = {label.casefold() for side in ("rows", "columns") for label in _axis_labels(document, side)}
    for label in sorted(sorted(named), key=len, reverse=True):
        titles = [title.casefold().replace(label, " ") for title in titles]
    return {word for title in titles for word in norms(title)}


def _named_by(words: Words) -> Words:
    """A label without the words that only lead to it: "to five delivery zones" is named by the delivery zones."""
    while len(words) > 1 and (
        words[0] in STOPWORDS
        or words[0] in ("from", "across", "over", "against")
        or cardinal(words[0]) is not None
    ):
        words = words[1:]
    return words


_LONGEST_NAME = 6
_HEAD = re.compile(r"\s(?:of|in|by|from|at|with|for)\s")


def _axis_labels(document: Document, side: str) -> tuple[str, ...]:
    axes = [_axis(panel, side) for panel in document.panels]
    names = [name for axis in axes for name in axis.names]
    names += [apart for name in names if (apart := re.sub(r"(?<=[a-z])(?=[A-Z][a-z])", " ", name)) != name]
    # What is long is called by its head: "depth of the needle in the text".
    names += [_HEAD.split(name, maxsplit=1)[0] for name in names if len(norms(name)) > _LONGEST_NAME]
    return _distinct(
        part
        for name in names
        for part in (name, *PARTS.split(name))
        if part and number_of(part) is None and len(norms(part)) <= _LONGEST_NAME
    )


def _axis(panel: Panel, side: str) -> Axis:
    return panel.rows if side == "rows" else panel.columns


def _distinct(items: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(items))
