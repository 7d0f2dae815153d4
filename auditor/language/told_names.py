"""Other names that a document itself gives to what it labels: "Hgt (plant height), Sun (hours of sun)", "RHR – pulse at rest".

One name explained may be a remark; where several are explained in one line or one list, by phrases and not by
sentences, the explanations are names. So is a single one within a list of ticks ("0 h (fresh), 6 h, 12 h").
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from auditor.language.tokens import norms
from auditor.reading.colours import COLOUR

Words = tuple[str, ...]

_FEWEST = 2
_LISTED = 3  # labels in a line, which is then a list of them
_NO_NAME = frozenset(
    "high highest low lowest strong strongest weak weakest positive negative most least mean average best worst left right top bottom".split()
)
_APART = r"(?<![\w.,])"
_MARKS = "*_`\"'“”‘’ "
_GLOSS = re.compile(
    r"\W*(?P<name>[^–—:=]{1,60}?)\W*\s*(?:–|—|:|=|-)\s+(?P<words>[^\W\d_][^\n]{0,80}?)(?<![.!?])\s*$"
)
_PHRASE = re.compile(r"[^\W\d_]+(?:[ -][^\W\d_]+){0,4}")
# What a gloss goes on with is no part of the name: "hours of sun, from the log", "pulse at rest on waking".
_ON = re.compile(
    r"\s(?:on|from|over|in|at|per|during|after|before|as|with|by|for|is|are|was|were|that|which|and|or)(?:\s.*|$)"
)
_JOINED = re.compile(r"\s+and\s+|\s*,\s*(?:and\s+)?")


def told_names(text: str, labels: Sequence[str]) -> dict[Words, str]:
    """Word sequences and the label that each explains: the whole explanation, and the last word of it."""
    lines = text.splitlines()
    found = [one for line in lines for one in _in_brackets(line, labels)]
    for glossed, group in groupby((list(_glossed(line, labels)) for line in lines), bool):
        listed = [one for line in group for one in line] if glossed else []
        found += listed if len({name for _, name in listed}) >= _FEWEST else []
    heads = Counter(words[-1:] for words, _ in set(found))
    owners = Counter(words for words, _ in set(found))
    named = {norms(name) for name in labels} | {(word,) for name in labels for word in norms(name)}
    last = {words[-1:]: name for words, name in found if heads[words[-1:]] == 1 and len(words[-1]) > 3}
    every = {**last, **{words: name for words, name in found if owners[words] == 1}}
    return {words: name for words, name in every.items() if words not in named}


def _in_brackets(line: str, labels: Sequence[str]) -> list[tuple[Words, str]]:
    """`Hgt (plant height), Sun (hours of sun)`: each name with its explanation in brackets."""
    found = []
    for name in labels if "(" in line else ():
        match = re.search(
            rf"{_APART}{re.escape(name)} \((?P<words>[^\W\d_]+(?:[ -][^\W\d_]+){{0,2}})\)", line
        )
        words = norms(match["words"]) if match else ()
        if match and words and not _NO_NAME.intersection(words) and not COLOUR.fullmatch(match["words"]):
            found.append((words, name))
    return found if len(found) >= _FEWEST or found and _is_list(line, labels) else []


def _is_list(line: str, labels: Sequence[str]) -> bool:
    """Whether a line lists the labels of an axis, so that a single explanation in it is a name, too."""
    listed = [name for name in labels if re.search(rf"{_APART}{re.escape(name)}(?![\w.])", line)]
    return len(listed) >= max(_LISTED, len(labels) - 1)


def _glossed(line: str, labels: Sequence[str]) -> Iterator[tuple[Words, str]]:
    """`- **RHR** – pulse at rest, on waking`: a line of a list that explains one name, or several with as many phrases."""
    found = _GLOSS.match(line)
    if found is None:
        return
    names = [name.strip(_MARKS) for name in _JOINED.split(found["name"])]
    if not names or any(name not in labels for name in names):
        return
    phrases = [found["words"]] if len(names) == 1 else _JOINED.split(found["words"])
    for name, told in zip(names, phrases, strict=False):
        phrase = _PHRASE.match(told)
        if phrase is None or len(phrases) != len(names) or told[phrase.end() :].lstrip(" :=~(")[:1].isdigit():
            continue  # "Coast: Winter 41" explains nothing
        words = norms(_ON.sub("", phrase.group()))
        if words and len(words) <= 4 and not _NO_NAME.intersection(words):
            yield words, name
