"""The frames in which duels are told, over lines of words and marks."""

import re
from dataclasses import dataclass
from functools import cache

from auditor.claims.duels.words import (
    AS_MUCH,
    BY_SIZE,
    END,
    FACTOR,
    LEAD,
    LEFT,
    MORE,
    NAMES,
    OPENED,
    PART_MORE,
    PASSIVE,
    PLACED,
    PLACED_OFTEN,
    RELATION,
    RIGHT,
    SIZE,
    SIZE2,
    TIMES,
    VERB,
    beside,
)

_OWN_PLACE = rf"(?P<object>(?: [a-z]+| <cell>){{0,2}}?)(?P<own2>(?: {PLACED})+)"
_AGAINST = r"(?:when )?(?:compared (?:with|to)|relative to|against|measured against)"
# Ahead of all others: told of lines as a whole, and not of where they have their own best.
_FIRST = r"(?P<best>in front|in lead|on top|ahead(?! of)|leads?(?! over)|led(?! over)|(?:tops|topped) (?:<map>|list|table|ranking|standings)|comes first|came first|first)"
# "A in May is the only cell in which B beats C".
_ONLY_CELL = rf"(?:in |at |on |for )?(?P<only_cell>{NAMES}(?: (?:in|at|on|for|,|under))? {NAMES}) (?:is|was) (?:only|sole) (?:<cell>|combination|place|case|one|pair|instance) (?:where|in which|at which|for which|on which|that)(?: ,)? "
_FRAMES = {
    "ratio": (rf"{LEFT} {VERB}{AS_MUCH} {RIGHT}", rf"{LEFT} {VERB}{FACTOR} {PART_MORE} {RIGHT}", rf"{LEFT} {VERB}{TIMES} {RIGHT}(?P<verb2>(?: [a-z]+){{0,2}}?)"),
    "relation": (
        rf"{LEFT} {VERB}{SIZE} {MORE} {RIGHT}",
        rf"{LEFT} {VERB}{SIZE} (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)){_OWN_PLACE} than {RIGHT}",
        rf"{LEFT} {PASSIVE} {RIGHT}{BY_SIZE}",
        rf"{LEFT} {VERB}{RELATION} {RIGHT}{BY_SIZE}",
        rf"{LEFT} {VERB}(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>)){_OWN_PLACE} than {RIGHT}{BY_SIZE}",
        rf"{_AGAINST} {RIGHT}(?: ,)? {LEFT} {VERB}(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>))(?P<own2>{PLACED_OFTEN})",
        rf"{_AGAINST} {RIGHT}(?: ,)? {LEFT} {VERB}(?:{SIZE} (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>))|(?:(?P<up2><up>)|(?P<down2><down>)) {SIZE2})(?P<own2>{PLACED_OFTEN})",
    ),
    "first": (
        rf"{LEFT} {VERB}{_FIRST}{beside('tail')}",
        rf"{LEFT} {VERB}(?P<top><best>)(?: (?:<axis>|<row>|<column>|[a-z]+))?{beside('tail')}",
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
        Frame(kind, re.compile(f"{OPENED}{start}{LEAD}{words}{END}"))
        for kind, ways in _FRAMES.items()
        for words in ways
        for start in ("", _ONLY_CELL)
    )
