"""Classes that are digits: "the 4", "a 4 read as a 9", "4 and 9 are mixed up 25 times" name classes, "4 errors" a number."""

import re
from collections.abc import Sequence
from dataclasses import replace

from auditor.claims.crossed.signs import Sign

_LED = re.compile(
    r"\b(?:an?|the|true|real|actual|genuine|digits?|class|label|row|column|of the)\s+$", re.IGNORECASE
)
_PLURAL = re.compile(r"['’]?s\b")
_SUBJECT = re.compile(r"\s+(?:has|is|was)\b")
_OPENING = re.compile(r"(?:^|[;:.,]\s*(?:and\s+)?|\b(?:and|with)\s+)$")
_JOINS = frozenset(",+-/")


def digits_named(signs: Sequence[Sign], classes: Sequence[str], text: str) -> list[Sign]:
    """The signs with those numbers as classes that name one by what stands around them."""
    if not any(name.isdigit() for name in classes):
        return list(signs)
    found = [_named(one, classes, text) for one in signs]
    for _ in range(len(found)):
        again = [_joined(found, at, classes) for at in range(len(found))]
        if again == found:
            break
        found = again
    return found


def _may_name(one: Sign, classes: Sequence[str]) -> bool:
    return one.letter == "#" and one.flavour in classes and one.num is not None and not one.num.unit


def _named(one: Sign, classes: Sequence[str], text: str) -> Sign:
    """`the 4`, `4s`, `fours`; or a number that begins a clause and is something: `4 has the best recall`."""
    if not _may_name(one, classes):
        return one
    before, behind = text[: one.start], text[one.end :]
    if _LED.search(before) or _PLURAL.match(behind) or _OPENING.search(before) and _SUBJECT.match(behind):
        return replace(one, letter="C", num=None)
    return one


def _joined(signs: Sequence[Sign], at: int, classes: Sequence[str]) -> Sign:
    """A number that is joined to a class, or stands where one is taken for another."""
    one = signs[at]
    if not _may_name(one, classes):
        return one
    before, behind = signs[at - 1] if at else None, signs[at + 1] if at + 1 < len(signs) else None
    after = signs[at + 2] if at + 2 < len(signs) else None
    led = before is not None and before.letter in "VG"
    leads = behind is not None and behind.letter in "VZ"
    listed = behind is not None and behind.letter in _JOINS and after is not None and after.letter == "C"
    goes_on = (
        before is not None
        and before.letter in "+-/"
        and signs[at - 2].letter == "C"
        and (behind is None or behind.letter in "ZSVE,;:)")
        if at > 1
        else False
    )
    mixed = before is not None and before.letter == "p" and at > 1 and signs[at - 2].letter == "C" and any(one.letter in "Z" for one in signs[:at])  # fmt: skip
    return replace(one, letter="C", num=None) if led or leads or listed or goes_on or mixed else one
