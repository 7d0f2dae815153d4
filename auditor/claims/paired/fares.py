"""Words that tell of cells that they have become better or worse, or that something was taken off, as marks: "profits", "gets worse", "takes 5 off"."""

from collections.abc import Sequence

from auditor.claims.courses.cues import BECOMING
from auditor.language.tokens import Token

_TABLE = {
    "<betters>": "improve improves improved improvement improvements profit profits profited benefit benefits benefited help helps helped",
    "<worsens>": "worsen worsens worsened deterioration deteriorates deteriorated suffers suffered setback setbacks hurt hurts",
}
_MARKS = {word: mark for mark, words in _TABLE.items() for word in words.split()}
# Who gains has less where that is better; who loses has lost some of it, or come off worse.
_GAINS, _LOSES = frozenset("gain gains gained".split()), frozenset("lose loses lost losing".split())
_BECOME = {"better": "<betters>", "worse": "<worsens>"}
# What is taken away, some words behind: "takes 5 points off A".
_TAKES, _OFF, _NEAR = (
    frozenset("takes took shaves shaved knocks knocked cuts".split()),
    frozenset(("off", "away")),
    6,
)
# How far beyond the numbers: who goes "slightly" so may not be all that do.
DEGREES = frozenset("slightly marginally somewhat clearly noticeably considerably minimally".split())


def mark_of(told: Sequence[Token], at: int, lower: bool) -> str:
    """The mark of a word; "" where it tells nothing of that. Whether less is better decides what it is to gain."""
    word = told[at].text.casefold()
    if word in _GAINS:
        return "<betters>" if lower else "<rise>"
    if word in _LOSES and lower:
        return "<loses>"
    if word == "one" and _singles_out(told, at):
        return "<only>"
    if word in _BECOME and _becomes(told, at):
        return _BECOME[word]
    if word in _TAKES and any(one.text.casefold() in _OFF for one in told[at + 1 : at + _NEAR]):
        return "<down>"
    return _MARKS.get(word, "")


def _singles_out(told: Sequence[Token], at: int) -> bool:
    """`the one tile that fell`: whether there is no other."""
    behind = [token.text.casefold() for token in told[at + 1 : at + 4]]
    return (
        at > 0 and told[at - 1].text.casefold() == "the" and behind[1:2] in (["that"], ["where"], ["which"])
    )


def _becomes(told: Sequence[Token], at: int) -> bool:
    """`gets worse`, `became slightly better`."""
    before = [token.text.casefold() for token in told[max(0, at - 2) : at]]
    while before and before[-1] in DEGREES:
        before.pop()
    return bool(before) and before[-1] in BECOMING
