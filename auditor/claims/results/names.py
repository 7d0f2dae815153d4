"""Phrases as names of lines of a table: by the whole label, by how it begins, by some of its words."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from auditor.claims.results.tables import Label, Table, bare
from auditor.claims.results.words import FAMILIES, GENERAL, telling, words

_OURS = re.compile(r"\b(?:ours?|proposed|this (?:work|paper))\b", re.IGNORECASE)
_OUR = re.compile(r"^(?:our|the proposed|ours)\b(?:\W+\w+){0,6}$", re.IGNORECASE)
_OTHERS = re.compile(
    r"^(?:(?:all|any|both|every|each)(?: of)?(?: the)?(?: other| others| previous| existing| remaining| competing| compared)*|(?:the )?(?:others?|rest|previous|existing|remaining|competing)(?: of the)?)(?: state-?of-?the-?art)?"
    r"(?: (?:\w+-)?(?:models?|methods?|systems?|agents?|approaches|techniques|variants|competitors|algorithms|ones|baselines?|units?|architectures|rows|teams|players|"
    r"networks))?$",
    re.IGNORECASE,
)
_BASELINES = re.compile(
    r"^(?:(?:all|both|the|these|strong|other|of)\s+)*baselines?(?:\s+(?:models?|methods?|systems?))?$",
    re.IGNORECASE,
)
_JOINT = re.compile(r"\s*,\s*(?:and|or)\s+|\s*,\s*|\s+(?:and|or|as well as|nor)\s+|\s*/\s+", re.IGNORECASE)
_LEAD = re.compile(
    r"^(?:both|either|neither|the|a|an|using|use of|that of|those of|with|even|also|for|all)\s+",
    re.IGNORECASE,
)
# Words of measures that a label may leave unsaid.
_SILENT = frozenset(
    "f1 score rate accuracy percentage measure metric value prediction level classification detection quality evaluation".split()
)


@dataclass(frozen=True, slots=True)
class Named:
    """Lines that a phrase names: each of its parts with the lines it may stand for; `others` are all but the other side's."""

    parts: tuple[tuple[int, ...], ...] = ()
    others: bool = False

    @property
    def lines(self) -> tuple[int, ...]:
        """All lines named."""
        return tuple(dict.fromkeys(line for part in self.parts for line in part))


def things(phrase: str, table: Table) -> Named | None:
    """The rows that a phrase names as things compared."""
    phrase = phrase.strip(" ,.")
    if _BASELINES.match(phrase):
        own = tuple(n for n, label in enumerate(table.rows) if "baseline" in label.all_words)
        return Named(tuple((n,) for n in own)) if own else Named(others=True)
    if _OTHERS.match(phrase):
        return Named(others=True)
    if whole := _one_thing(phrase, table):
        return Named((whole,))
    parts = [_one_thing(part, table) for part in _split(phrase)]
    if len(parts) > 1 and all(parts):
        return Named(tuple(part for part in parts if part))
    return None


def _split(phrase: str) -> list[str]:
    return [part for part in _JOINT.split(_unled(phrase)) if part]


def _unled(phrase: str) -> str:
    while (shorter := _LEAD.sub("", phrase)) != phrase:
        phrase = shorter
    return phrase


def _one_thing(phrase: str, table: Table) -> tuple[int, ...]:
    phrase = _unled(phrase)
    if _OUR.match(phrase) and "baseline" not in words(phrase):
        own = tuple(n for n, label in enumerate(table.rows) if _OURS.search(label.text))
        rest = [
            word
            for word in telling(re.sub(r"^(?:our|the proposed|ours)\b", "", phrase, flags=re.IGNORECASE))
            if not _OURS.match(word)
        ]
        if not rest:
            return own
        phrase = " ".join(rest)
    phrase = re.sub(
        r"^(?:the\s+)?(?:games?|match(?:es)?|race|one|year)\s+(?:against|on|at|in|of|from|with)\s+(?:the\s+)?",
        "",
        phrase,
    )
    need = telling(phrase)
    if not need and len(words(phrase)) == 1:
        need = words(phrase)
    if not need:
        return ()
    if FAMILIES.search(phrase):
        return tuple(n for n, label in enumerate(table.rows) if need == _told(label)[: len(need)])
    named = re.search(r"\(([^()]+)\)$", phrase)
    return lines_called(need, table.rows) or (lines_called(telling(named[1]), table.rows) if named else ())


def _told(label: Label) -> tuple[str, ...]:
    return tuple(word for word in label.all_words if word not in GENERAL)


def lines_called(need: Sequence[str], labels: Sequence[Label]) -> tuple[int, ...]:
    """The lines whose label is these words; else begins with them; else has them all."""
    need = tuple(need)
    ways = (
        [n for n, label in enumerate(labels) if need in _cores(label)],
        [n for n, label in enumerate(labels) if any(core[: len(need)] == need for core in _cores(label))],
        [n for n, label in enumerate(labels) if set(need) <= set(label.all_words)],
    )
    for found in ways if need else ():
        if found:
            return tuple(found)
    if not need:
        return ()
    return tuple(
        n
        for n, label in enumerate(labels)
        if all(any(_short(word, own) for own in label.all_words) for word in need)
    )


def _short(word: str, own: str) -> bool:
    """Whether one word is the other, cut short ("sem." for "semantic", "filter" for "filtering")."""
    shorter, longer = sorted((word, own), key=len)
    return (
        word == own
        or len(shorter) >= 3
        and longer.startswith(shorter)
        and not longer[len(shorter)].isdigit()
        and shorter.isalpha()
    )


def _cores(label: Label) -> list[tuple[str, ...]]:
    """What a label is called by: each of its parts, with and without what stands in brackets, and what stands there."""
    texts = [label.text]
    for part in label.parts:
        texts += [part, bare(part), *re.findall(r"\(([^()]*)\)", part), *part.split(":")]
    cores = [tuple(telling(text)) for text in texts] + list(label.named) + list(label.headed)
    return [core for core in dict.fromkeys(cores) if core]


def measures(phrase: str, table: Table) -> tuple[int, ...] | None:
    """The columns that a phrase names as measures; None where it names none."""
    phrase = _unled(phrase.strip(" ,."))
    if whole := _one_measure(phrase, table):
        return whole
    parts = [_one_measure(part, table) for part in _split(phrase)]
    if len(parts) > 1 and all(parts):
        return tuple(dict.fromkeys(line for part in parts for line in part))
    return None


def _one_measure(phrase: str, table: Table) -> tuple[int, ...]:
    need = telling(phrase) or words(phrase)
    if not need:
        return ()
    if found := lines_called(need, table.columns):
        return found
    known = {*_SILENT, *words(table.caption)}
    without = tuple(word for word in need if word not in known)
    return lines_called(without, table.columns) if without and without != need else ()


def in_caption(phrase: str, table: Table) -> bool:
    """Whether all words of a phrase stand in the caption, so that the whole table is about them."""
    need = telling(phrase)
    return not need or set(need) <= set(words(table.caption))
