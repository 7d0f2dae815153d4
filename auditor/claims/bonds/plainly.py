"""Parts of a line that are told again as those forms expect them: "A is negatively tied to two: B and C" as "A has two negative links, B and C"."""

import re
from collections.abc import Callable, Iterator

from auditor.claims.bonds.line import C, M
from auditor.claims.bonds.sets import NOUN

_LIST = rf"{M}(?: (?:,|and|, and) {M})*"
_TIED = r"(?:related|linked|tied|coupled|connected|bound|associated|correlated|attached)"
_MOVES = (
    rf"(?:correlates?|goes|go|moves?|is|are|agrees?|overlaps?|associates?|does|links|relates|ties|{_TIED})"
)
_WHO = rf"(?:{M}|it)"
_SIGN = r"(?P<sign>positive|negative|inverse)ly"
_ANY = r"(?:anything|anyone|any(?: other| one)?(?: [a-z]+)?|others|rest|all(?: others)?|every other(?: [a-z]+)?|everything(?: else)?|any of (?:others|rest))"
_OTHERS = r"(?:any|every|all|each)(?: of)?(?: other| others| else)?(?: [a-z]+)?"
_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], str]], ...] = (
    (
        re.compile(rf"(?P<who>{_WHO})(?: {_MOVES})* {_SIGN}(?: {_MOVES})* (?:to|with) (?:only |as many as )?(?P<n>{C})(?: (?:other )?[a-z]+)?(?: [,:-])?(?: namely)?(?P<list> {_LIST})?"),
        lambda m: f"{m['who']} has {m['n']} {_signed(m)} links" + (f" ,{m['list']}" if m["list"] else ""),
    ),
    (
        re.compile(rf"{_SIGN} (?:to|with) (?:only )?(?P<n>{C})(?: [a-z]+)?(?: [,:-])?(?P<list> {_LIST})?"),
        lambda m: f"it has {m['n']} {_signed(m)} links" + (f" ,{m['list']}" if m["list"] else ""),
    ),
    (
        re.compile(rf"(?:only )?(?P<n>{C}) [a-z]+ [,:-] (?P<list>{_LIST}) [,-] (?:{_MOVES} )*{_SIGN}(?: {_MOVES})* (?:to|with) (?P<who>{M})"),
        lambda m: f"{m['who']} has {m['n']} {_signed(m)} links , {m['list']}",
    ),
    (
        re.compile(rf"(?P<one>{_WHO}) (?:{_MOVES} )+(?:with |to )(?P<two>{M}) more(?: closely| strongly| tightly| highly| often)? than (?:with |to )?{_OTHERS}"),
        lambda m: f"{m['one']} correlates most strongly with {m['two']}",
    ),
    (
        re.compile(rf"(?:nothing|none|no one|nobody|no (?:other )?(?:[a-z]+))(?: else)? (?:{_MOVES} )+(?:with |to )(?P<who>{M}) (?P<cond>.*<n\d+>.*)"),
        lambda m: f"{m['who']} has no link {m['cond']}",
    ),
    (
        re.compile(rf"(?P<who>{_WHO}) (?:(?:never|does not|is not) )(?:gets? |goes? |rises? |correlates? )?(?P<cond>(?:beyond|above|past|over|to) <n\d+>) with {_ANY}"),
        lambda m: f"{m['who']} has no link {m['cond']}",
    ),
    (
        re.compile(rf"(?P<who>{_WHO}) (?:correlates|is correlated|is linked|is tied) with (?:nothing|none|no (?:other )?[a-z]+|nothing else) (?P<cond>.*<n\d+>.*)"),
        lambda m: f"{m['who']} has no link {m['cond']}",
    ),
    (
        re.compile(rf"no {NOUN} (?:with|of|involving) (?P<who>{M}) (?P<cond>(?:reach(?:es)?|exceeds?|gets? (?:past|beyond|above)|is|lies|rises?) .*<n\d+>.*)"),
        lambda m: f"{m['who']} has no link {m['cond']}",
    ),
    (
        re.compile(rf"(?P<who>{M}) (?:keeps company|goes together|hangs together|pairs up|teams up) (?:mainly|mostly|chiefly|above all|best) with (?P<rest>{M}.*)"),
        lambda m: f"{m['who']} correlates most strongly with {m['rest']}",
    ),
)  # fmt: skip


def _signed(found: re.Match[str]) -> str:
    return "positive" if found["sign"] == "positive" else "negative"


def plainly(text: str, member: int | None) -> Iterator[str]:
    """A part as it would be told plainly, in each way that it may be; `member` is whom "it" leads back to."""
    for pattern, told in _FORMS:
        found = pattern.fullmatch(text)
        plain = told(found) if found else ""
        if plain and (member is not None or not plain.startswith("it ")):
            yield re.sub(r"^it ", f"<m{member}> ", plain)
