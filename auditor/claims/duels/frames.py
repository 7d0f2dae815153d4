"""The frames in which duels are told, over lines of words and marks."""

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
from auditor.claims.frames import Frame, headed

_OWN_PLACE = rf"(?P<object>(?: [a-z]+| <cell>){{0,2}}?)(?P<own2>(?: {PLACED})+)"
_AGAINST = r"(?:when )?(?:compared (?:with|to)|relative to|against|measured against)"
# Ahead of all others: told of lines as a whole, and not of where they have their own best.
_FIRST = r"(?P<best>in front|in lead|on top|ahead(?! of)|leads?(?! over)|led(?! over)|(?:tops|topped) (?:<map>|list|table|ranking|standings)|comes first|came first|first)"
# "A in May is the only cell in which B beats C".
_ONLY_CELL = rf"(?:in |at |on |for )?(?P<only_cell>{NAMES}(?: (?:in|at|on|for|,|under))? {NAMES}) (?:is|was) (?:only|sole) (?:<cell>|combination|place|case|one|pair|instance) (?:where|in which|at which|for which|on which|that)(?: ,)? "
_HEADS = {
    "left": rf"{OPENED}(?:{_ONLY_CELL})?{LEAD}{LEFT}",
    "against": rf"{OPENED}(?:{_ONLY_CELL})?{LEAD}{_AGAINST} {RIGHT}(?: ,)? {LEFT}",
}
_FRAMES = {
    "ratio": (("left", rf" {VERB}{AS_MUCH} {RIGHT}"), ("left", rf" {VERB}{FACTOR} {PART_MORE} {RIGHT}"), ("left", rf" {VERB}{TIMES} {RIGHT}(?P<verb2>(?: [a-z]+){{0,2}}?)")),
    "relation": (
        ("left", rf" {VERB}{SIZE} {MORE} {RIGHT}"),
        ("left", rf" {VERB}{SIZE} (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)){_OWN_PLACE} than {RIGHT}"),
        ("left", rf" {PASSIVE} {RIGHT}{BY_SIZE}"),
        ("left", rf" {VERB}{RELATION} {RIGHT}{BY_SIZE}"),
        ("left", rf" {VERB}(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>)){_OWN_PLACE} than {RIGHT}{BY_SIZE}"),
        ("left", rf" {VERB}(?:(?:just|exactly|precisely|every bit) )?(?P<level>as) (?:[a-z]+|<up>|<down>|<good>|<bad>|<gt>|<lt>){_OWN_PLACE} as {RIGHT}"),
        ("against", rf" {VERB}(?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>)|(?P<good><good>)|(?P<bad><bad>))(?P<own2>{PLACED_OFTEN})"),
        ("against", rf" {VERB}(?:{SIZE} (?:(?P<up>more|<gt>)|(?P<down>less|fewer|<lt>))|(?:(?P<up2><up>)|(?P<down2><down>)) {SIZE2})(?P<own2>{PLACED_OFTEN})"),
    ),
    "first": (
        ("left", rf" {VERB}{_FIRST}{beside('tail')}"),
        ("left", rf" {VERB}(?P<top><best>)(?: (?P<crown><axis>|<row>|<column>|[a-z]+))?{beside('tail')}"),
    ),
}  # fmt: skip


@cache
def frames() -> tuple[Frame, ...]:
    """All ways to tell a duel; the first that fits and makes sense is meant."""
    return headed(_HEADS, _FRAMES, END)
