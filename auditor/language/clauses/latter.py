"""`the former`, `the latter`: of two things named in one breath before, the first or the second one."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.language.items import Item
from auditor.language.mentions import Analysis
from auditor.language.refs import PanelRef, Ref, TickRef

_POINTER = re.compile(
    r"\bthe (?P<which>former|latter)\b(?!\s+(?:half|part|two|three|case|stage)s?\b)", re.IGNORECASE
)
_JOINED = re.compile(
    r"\W*(?:and|or|versus|vs\.?|than|with|over|as|,)?\W*(?:the|both|in|for|on|at|of)?\W*", re.IGNORECASE
)


def pointed(items: Sequence[Item], analysis: Analysis) -> list[Item]:
    """The mentions, with those of the former and the latter of two things that the sentence names before."""
    found = list(items)
    for pointer in _POINTER.finditer(analysis.text):
        two = _two_before(items, pointer.start(), analysis.text)
        inside = [
            n for n, token in enumerate(analysis.tokens) if pointer.start() <= token.start < pointer.end()
        ]
        taken = any(item.start < pointer.end() and pointer.start() < item.end for item in items)
        if two is None or not inside or taken:
            continue
        ref = two[pointer["which"].casefold() == "latter"]
        place = (pointer.start(), pointer.end(), inside[0], inside[-1] + 1)
        found.append(Item("ref", ref, *place, pointer.group()))
    return sorted(found, key=lambda item: item.start)


def _two_before(items: Sequence[Item], until: int, text: str) -> tuple[Ref, Ref] | None:
    """The last two things of one kind that are named next to each other; None where these are more, or only one."""
    named = [item for item in items if item.end <= until and _things(item)]
    groups: list[list[Item]] = []
    for item in named:
        last = groups[-1][-1] if groups else None
        gap = text[last.end : item.start] if last else ""
        if last is not None and _JOINED.fullmatch(gap) and _side(last) == _side(item):
            groups[-1].append(item)
        else:
            groups.append([item])
    things = [[ref for item in group for ref in _things(item)] for group in groups]
    pairs = [refs for refs in things if len(refs) > 1] or _all_named(named)
    return (pairs[-1][0], pairs[-1][1]) if pairs and len(pairs[-1]) == 2 else None


def _all_named(named: Sequence[Item]) -> list[list[Ref]]:
    """The things of a kind that are named at all, for each kind of which there are several."""
    kinds = dict.fromkeys(_side(item) for item in named)
    found = [list(dict.fromkeys(r for i in named if _side(i) == kind for r in _things(i))) for kind in kinds]
    several = [refs for refs in found if len(refs) > 1]
    return several if len(several) == 1 else []


def _side(item: Item) -> str:
    return item.value.side if isinstance(item.value, TickRef) else "panel"


def _things(item: Item) -> list[Ref]:
    """The single things that a mention names."""
    value = item.value
    if isinstance(value, TickRef) and not value.every and not value.unknown:
        return [replace(value, ticks=(tick,)) for tick in value.ticks]
    if isinstance(value, PanelRef) and not value.every:
        return [PanelRef((panel,)) for panel in value.panels]
    return []
