"""Words that look like cues and are none where they stand."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import zip_longest

from auditor.language.distances import so_far
from auditor.language.items import Item
from auditor.language.mentions import Analysis
from auditor.language.refs import AxisRef, PanelRef, PositionRef, TickRef

# Before a preposition such as "under" these make it a comparison: "stays under B"; else it only says where: "gains under B".
_POSITIONAL = frozenset(
    "is are was were be been being lie lies lay sit sits sat stand stands stood stay stays stayed remain remains remained rank ranked run come fall fell drop dropped sink rise rose climb climbed well far just slightly "
    "clearly mark keep place placed finish end always never consistently all every both often much even and or still get got not score value".split()
)
_WHEN = frozenset("after before since following".split())
_WHERE = frozenset("over under above below beneath underneath".split())


def directed(analysis: Analysis) -> list[Item]:
    """The items without the trend or comparison words that only tell how an axis is followed: "with increasing ratio"."""
    found: list[Item] = []
    for item in analysis.items:
        if isinstance(item.value, AxisRef) and item.value.direction and found:
            last = found[-1]
            apart = re.search(
                r"\b(?:as|when|while|if|once|with|for|the more|the less)\b",
                analysis.text[last.end : item.start],
            )
            if (last.has("trend") or last.has("compare")) and item.first - last.last <= 3 and not apart:
                found.pop()
        found.append(item)
    return found


def without_idle(items: Sequence[Item], analysis: Analysis) -> list[Item]:
    """The items without words that compare nothing here: "gains under B", "a clear pattern", "leads to"."""
    norms = [token.norm for token in analysis.tokens]
    pairs = zip_longest(items, items[1:])
    told = [(item, following) for item, following in pairs if not _is_idle(item, following, norms)]
    if not any(item.has("trend") for item, _ in told):
        told = [(item, following) for item, following in told if not _is_each(item)]
    return [
        replace(item, kind="idiom", value="none") if _is_an_event(item, following, norms) else item
        for item, following in told
    ]


def _is_each(item: Item) -> bool:
    """`with every A`: of each of them, where nothing moves from one to the next."""
    return item.kind == "course" and item.text.casefold() in ("with every", "with each")


def _is_idle(item: Item, following: Item | None, norms: Sequence[str]) -> bool:
    """Whether a word of comparison compares nothing, by the words before it and the mention behind it."""
    if item.text.casefold() == "within":
        opened = item.first == 0 or norms[item.first - 1] in (",", ":", ";")
        return opened and (following is None or following.kind != "number" or following.first - item.last > 3)
    if item.text.casefold() in ("cost", "costs"):  # "costs twice as much as": how dear it is, and no loss
        right_behind = following is not None and following.first - item.last <= 1
        factor = following is not None and following.has("factor")
        as_much = following is not None and "as" in norms[following.first : following.last + 2]
        more = following is not None and following.has("compare")
        sized = following is not None and following.kind == "number" and "more" in norms[item.last :]
        return factor and as_much or right_behind and (more or sized)
    word = norms[item.first] if item.last - item.first == 1 and item.kind == "compare" else ""
    lead = set(norms[max(0, item.first - 2) : item.first])
    near = following if following is not None and 0 <= following.first - item.last <= 2 else None
    if word in _WHERE:
        return near is not None and _is_thing(near) and not (lead & _POSITIONAL or so_far(norms, item.first))
    if word in ("clear", "cleared"):
        told = near is not None and near.kind in ("number", "ref")
        return not told or bool(lead & {"a", "the", "no", "very", "any"})
    return word in ("lead", "leading") and norms[item.last : item.last + 1] == ["to"]


def _is_an_event(item: Item, following: Item | None, norms: Sequence[str]) -> bool:
    """`After the change ...`, `The shift raised ...`: what happened between two panels, and no measure of them."""
    if item.kind != "foreign":
        return False
    before = list(norms[max(0, item.first - 2) : item.first])
    acts = following is not None and following.has("trend") and following.first == item.last
    when = len(before) == 2 and before[0] in _WHEN
    return before[-1:] == ["the"] and (when or acts and item.first == 1)


def _is_thing(item: Item) -> bool:
    return item.kind == "noun" or isinstance(item.value, PanelRef | TickRef | AxisRef | PositionRef)
