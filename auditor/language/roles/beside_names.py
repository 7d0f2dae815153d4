"""Verbs and words beside names, put so that the readers of two sides know them.

"A outruns B" says that A exceeds B; in "A beats the smaller B" the adjective only tells which one B is; "A is second, 4 behind" tells its rank,
and how far it is from the best.
"""

import re
from collections.abc import Iterator

from auditor.language.roles.marks import LED, MUCH, PANEL, PLACE, THE, TICK, WORD

_SIDE = rf"(?:{TICK}|{PANEL})"
_OUT = re.compile(
    rf"(?<={chr(0xE003)})\s(?P<verb>out(?!number|comes?\b|puts?\b|lines?\b|side|liers?\b|lets?\b|doors?\b|looks?\b|breaks?\b|sets?\b|performs?|performed|does|do\b|did\b)[a-z]+)\s(?={THE}(?:[a-z]+er\s)?{_SIDE})",
    re.IGNORECASE,
)
_WHICH = re.compile(
    rf"\bthe\s(?P<which>(?:(?:much|slightly|even|far)\s)?[a-z]{{3,}}(?:er)\s)(?={_SIDE})", re.IGNORECASE
)
_NO_ADJECTIVES = frozenset(
    "other latter former over under after number winter summer super inner outer upper lower river water power paper tower".split()
)
# "A is second, 4 behind": behind the best.
_SECOND = re.compile(
    rf"(?P<lead>{LED}*)(?P<own>{THE}{TICK}(?:\s{WORD})??{PLACE}*)\s(?:is|was|comes|came|ranks|ranked|finishes|finished|follows|followed)(?:\s(?:in\s)?(?:a\sclose\s|close\s)?(?:second|runner-up|next)(?:\splace)?)?"
    rf"(?P<rest>,?\s(?:and\sis\s|but\sis\s)?{MUCH}\sbehind)(?=\s*(?:[.;:]|$))",
    re.IGNORECASE,
)


def seconds(text: str, marked: str) -> Iterator[tuple[int, int, str]]:
    """`In May, A is second, 4 behind`: it is second, and 4 behind the best."""
    for match in _SECOND.finditer(marked):
        part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
        again = f"; {part['lead']}{part['own']} is {part['size']}{part['unit']} behind the best"
        yield *match.span("rest"), again


def outdone(marked: str) -> Iterator[tuple[int, int, str]]:
    """`A outruns B`: A exceeds B."""
    for match in _OUT.finditer(marked):
        yield *match.span("verb"), "exceeds"


def without_which(marked: str) -> Iterator[tuple[int, int, str]]:
    """`beats the smaller B`: which one B is, and no comparison with anything."""
    for match in _WHICH.finditer(marked):
        if match["which"].split()[-1].casefold() not in _NO_ADJECTIVES:
            yield *match.span("which"), ""
