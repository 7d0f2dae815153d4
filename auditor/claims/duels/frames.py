"""The frames in which duels are told, over lines of words and marks."""

import re
from dataclasses import dataclass
from functools import cache

from auditor.claims.duels.words import (
    AS_MUCH,
    BY_SIZE,
    END,
    LEAD,
    LEFT,
    MORE,
    OPENED,
    PASSIVE,
    PLACED_OFTEN,
    RELATION,
    RIGHT,
    SIZE,
    SIZE2,
    TIMES,
    VERB,
)

_OWN_PLACE = r"(?P<object>(?: [a-z]+| <cell>){0,2}?)(?P<own2>(?: (?:in|on|at|for|under|with|during) <(?:ref|panel|panels)>)+)"
_AGAINST = r"(?:when )?(?:compared (?:with|to)|relative to|against|measured against)"
_FRAMES = {
    "ratio": (rf"{LEFT} {VERB}{AS_MUCH} {RIGHT}", rf"{LEFT} {VERB}{TIMES} {RIGHT}(?P<verb2>(?: [a-z]+){{0,2}}?)"),
    "relation": (
        rf"{LEFT} {VERB}{SIZE} {MORE} {RIGHT}",
        rf"{LEFT} {VERB}{SIZE} (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)){_OWN_PLACE} than {RIGHT}",
        rf"{LEFT} {PASSIVE} {RIGHT}{BY_SIZE}",
        rf"{LEFT} {VERB}{RELATION} {RIGHT}{BY_SIZE}",
        rf"{LEFT} {VERB}(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>)){_OWN_PLACE} than {RIGHT}{BY_SIZE}",
        rf"{_AGAINST} {RIGHT}(?: ,)? {LEFT} {VERB}(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>))(?P<own2>{PLACED_OFTEN})",
        rf"{_AGAINST} {RIGHT}(?: ,)? {LEFT} {VERB}(?:{SIZE} (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>))|(?:(?P<up2><up>)|(?P<down2><down>)) {SIZE2})(?P<own2>{PLACED_OFTEN})",
    ),
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Frame:
    """A way to tell a duel."""

    kind: str
    pattern: re.Pattern[str]


@cache
def frames() -> tuple[Frame, ...]:
    """All of them; the first that fits and makes sense is meant."""
    return tuple(
        Frame(kind, re.compile(f"{OPENED}{LEAD}{words}{END}"))
        for kind, ways in _FRAMES.items()
        for words in ways
    )
