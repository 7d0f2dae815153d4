"""A factor told beside both values, put behind them: "it doubles, going from 4 in May to 9" goes from 4 to 9, and doubles from 4 to 9.

So the values are held against the data, and the factor against the values.
"""

import re
from collections.abc import Iterator

from auditor.language.roles.marks import PANEL, SIZE, THE, TICK, WORD

_ADVERB = r"(?:(?:more\sthan|less\sthan|nearly|almost|roughly|about|just\sover|well\sover|a\slittle\smore\sthan|at\sleast|not\squite|exactly|over|practically|virtually)\s)?"
_TIMES = (
    r"(?:doubl(?:es?|ed)|tripl(?:es?|ed)|trebl(?:es?|ed)|quadrupl(?:es?|ed)|quintupl(?:es?|ed)|halves|halved)"
)
_MANIFOLD = r"(?:(?:grows?|grew|rises?|rose|increases?|increased|climbs?|climbed|falls?|fell|drops?|dropped|shrinks?|shrank)\s(?:by\s)?(?:{adverb})(?:two|three|four|five|six|seven|eight|nine|ten|hundred)-?fold)"
_HOW = rf"(?P<how>{_ADVERB}{_TIMES}|{_MANIFOLD.format(adverb=_ADVERB)})"
_AT = rf"(?:\s(?:in|at|on|for|with|under|by)\s{THE}(?:{TICK}|{PANEL})(?:\s{WORD})?)"
_UNIT = rf"(?:\s?%|\s{WORD})?"
_GOING = r"(?:(?:going|rising|climbing|growing|increasing|falling|dropping|sinking|shrinking|jumping|moving|up|down)\s)?"
_SUBJECT = r"(?P<subject>(?:(?!\b(?:it|its|this|that|they|these|those|and|but|while|whereas|each|every|all|both|no|none|never|not)\b)[^,;:.]){1,60}?)"
_STOP = r"(?=\s*(?:[.;:,)]|$|\s(?:and|but|while|yet|whereas)\b))"
# "A doubles, going from 4 in May to 9 in June".
_BEFORE = re.compile(
    rf"(?:^|(?<=[;:]\s)|(?<=,\s)|(?<=\band\s)|(?<=\bbut\s)){_SUBJECT}\s{_HOW},?\s{_GOING}from\s(?P<first>(?P<one>{SIZE}){_UNIT})(?P<at>{_AT}?)\sto\s(?:only\s|just\s|a\s)?(?P<last>(?P<two>{SIZE}){_UNIT})(?P<there>{_AT}?){_STOP}",
    re.IGNORECASE,
)
# "A doubles; A goes from 4 in May to 9 in June", as short sentences have it.
_APART = re.compile(
    rf"(?:^|(?<=[;:]\s)|(?<=,\s)|(?<=\band\s)|(?<=\bbut\s)){_SUBJECT}\s{_HOW};\s(?P=subject)\s(?:goes|rises|climbs|grows|increases|falls|drops|sinks|shrinks|jumps|moves)\sfrom\s(?P<one>{SIZE}){_UNIT}{_AT}?\sto\s(?:only\s|just\s|a\s)?(?P<two>{SIZE}){_UNIT}",
    re.IGNORECASE,
)
# "From May (4) to June (9) A doubles".
_BEHIND = re.compile(
    rf"\bfrom\s(?P<at>{THE}{TICK})\s\((?P<first>(?P<one>{SIZE}){_UNIT})\)\sto\s(?P<there>{THE}{TICK})\s\((?P<last>(?P<two>{SIZE}){_UNIT})\),?\s{_SUBJECT}\s{_HOW}{_STOP}",
    re.IGNORECASE,
)


def factors(text: str, marked: str) -> Iterator[tuple[int, int, str]]:
    """What something goes from and to, and how many times as much that is, each where it is told."""
    for match in _APART.finditer(marked):
        one, two = (text[slice(*match.span(name))] for name in ("one", "two"))
        yield match.end("how"), match.end("how") + 1, f" from {one} to {two};"
    for pattern in (_BEFORE, _BEHIND):
        for match in pattern.finditer(marked):
            part = {name: text[slice(*match.span(name))] for name in match.groupdict()}
            at, there = part["at"], part["there"]
            if pattern is _BEHIND:
                at, there = f" in {at}", f" in {there}"
            if not (at or there or "," in marked[match.end("how") : match.start("first")]):
                continue  # "A doubles from 4 to 9" is understood as it stands
            values = f"{part['subject']} goes from {part['first']}{at} to {part['last']}{there}"
            times = f"{part['subject']} {part['how']} from {part['one']} to {part['two']}"
            told = (values, times) if pattern is _BEHIND else (times, values)
            middle = match.start("subject") if pattern is _BEHIND else match.end("how")
            yield match.start(), middle, told[0]
            yield middle, match.end(), f"; {told[1]}"
