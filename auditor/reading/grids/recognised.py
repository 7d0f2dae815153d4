"""A confusion matrix told in sentences: "Of the 50 cats, 43 were recognised as cats, 5 as dogs and 2 as birds".

Rows are what was there, columns what it was taken for; "of the 50" is the row's total. Where a table gives
the same cells, the sentences only repeat it (`restated.py`).
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain

from auditor.numerals import CARDINALS, cardinal
from auditor.quantity import match_quantity
from auditor.reading.form import RECOGNISED, Entry, Form, Value
from auditor.reading.key import Key
from auditor.reading.known_axes import KnownAxis
from auditor.reading.outline import Node
from auditor.reading.plain import Plain
from auditor.reading.sentences import sentences
from auditor.reading.taken_as import AS, BE, MISTAKEN, TAKEN
from auditor.reading.values import read_value

_WORDS = "|".join(["none", "no", *sorted(CARDINALS, key=len, reverse=True)])
_NUMBER = rf"(?:[~≈]?\d[\d,]*(?:\.\d+)?%?(?!\w)|(?:{_WORDS})\b)"
_FORE = r"(?:(?:all|the|only|just)\s+)*"
_HEDGE = r"(?:(?:about|around|roughly|approximately|some)\s+)?"
_COUNT = re.compile(rf"{_FORE}(?P<count>{_HEDGE}(?P<number>{_NUMBER}))\s*", re.IGNORECASE)
_BREAK = re.compile(
    r"(?:\s*[,;]\s*(?:(?:and|while|whereas|but|with)\s+)?|\s+(?:and|while|whereas|but|with)\s+)"
    rf"(?:the\s+(?:remaining|other)\s+)?(?={_FORE}{_HEDGE}{_NUMBER})",
    re.IGNORECASE,
)
# "The model took 4 for a cat"; "the cells read 4 for cats" tells what is written there.
_WRITTEN = (
    r"(?:cells?|values?|numbers?|entries|figures?|readings?|counts?|scores?|tiles?|squares?|rows?|lines?)\b"
)
_LEAD = re.compile(
    rf"^(?:it|they|(?:the|this|our)\s+(?!{_WRITTEN})\w+)\s+(?:(?:correctly|rightly)\s+)?(?:{TAKEN})\s+(?=\d)",
    re.IGNORECASE,
)
_NOUN = (
    r"(?:\s+(?:samples?|images?|cases?|instances?|examples?|items?|pictures?|recordings?|records?|specimens?"
    r"|ones?|members))?"
)
_NAME = (
    r"(?:(?:an?|the|being|true|actual|real|predicted|class)\s+)*(?P<name>[^\s,;:()]+(?:\s[^\s,;:()]+){0,2}?)"
)
_WHOLE = r"(?:all\s+)?(?:(?:the|these)\s+)?(?:(?P<whole>\d[\d,]*)\s+)?"
_HEAD = re.compile(
    rf"^(?:of|among|out of|from|for)\s+{_WHOLE}{_NAME}{_NOUN}(?:\s*[,:]|(?=\s+\d))\s*", re.IGNORECASE
)
_LABEL = re.compile(
    rf"^{_NAME}{_NOUN}(?:\s*[(,]\s*(?:n\s*=\s*)?(?P<whole>\d[\d,]*){_NOUN}\s*\)?)?$", re.IGNORECASE
)
_SUBJECT = re.compile(rf"^(?:of\s+)?{_WHOLE}{_NAME}{_NOUN}$", re.IGNORECASE)
_NOBODY = re.compile(
    r"^(?:of\s+(?:them|these|those))?$|^(?:samples?|images?|cases?|more|others?)$", re.IGNORECASE
)
_HOW = r"(?:also|only|even|all|both|correctly|incorrectly|rightly|wrongly|falsely|mistakenly|right|correct)"
_DONE = re.compile(
    rf"(?:(?:^|\s){BE}\b)?(?:(?:^|\s){_HOW}\b)*(?:(?:^|\s)(?:(?P<taken>{TAKEN})|(?P<mistaken>{MISTAKEN})))?"
    rf"(?:\s{_HOW}\b)*$",
    re.IGNORECASE,
)
_AS = re.compile(
    rf"(?:^|\s)(?:(?:{AS})\s+|(?P<called>called|labell?ed|named|predicted|tagged|judged|marked)\s+(?!{_HOW}\b|{AS}\b))"
    rf"{_NAME}{_NOUN}$",
    re.IGNORECASE,
)
_RIGHT = re.compile(r"\b(?:correct(?:ly)?|right(?:ly)?)\b", re.IGNORECASE)
_WRONG = re.compile(r"\b(?:incorrectly|wrongly|falsely|mistakenly)\b", re.IGNORECASE)
_NO_CLASS = frozenset("them these those all which under below at in on with for".split())
MOST_ITEMS = 60


@dataclass(frozen=True, slots=True)
class _Item:
    """How many of a class were taken for which; `sure` where a verb tells that it is about this."""

    count: Value
    own: Key
    said: Key
    whole: Value | None
    sure: bool


@dataclass(frozen=True, slots=True)
class _Subject:
    """Of what the items are: a class, and how many it has."""

    own: Key
    whole: Value | None


def read(node: Node, axes: Sequence[KnownAxis]) -> Iterator[Entry]:
    """An entry for each row of counts that a sentence tells."""
    if node.block.kind not in ("paragraph", "item"):
        return
    end = 0
    for sentence in sentences(node.body):
        end = node.body.text.index(sentence.text, end) + len(sentence.text)
        for item in _items(sentence.part(0, len(sentence.text.rstrip(" .;"))), node.label):
            said = replace(item.count, keys=(item.said,))
            whole = [replace(item.whole, keys=(Key("Total", item.whole.span),))] if item.whole else []
            yield Entry(node, RECOGNISED, (item.own,), (said, *whole), consumed=end)


def _items(sentence: Plain, label: Plain | None) -> list[_Item]:
    """All items of a sentence; none where one of them is about something else."""
    head = _HEAD.match(sentence.text)
    subject = _subject(sentence, head) if head else None
    if subject is None and label is not None and (named := _LABEL.match(label.text)):
        subject = _subject(label, named)
    rest = sentence.part(head.end() if head else 0)
    lead = _LEAD.match(rest.text)
    items: list[_Item] = []
    for part in _parts(rest.part(lead.end() if lead else 0)):
        item = _item(part, subject) or (_as_before(part, items[-1]) if head and items else None)
        if item is None or len(items) > MOST_ITEMS:
            return []
        items.append(item)
        subject = _Subject(item.own, None)
    return items if lead or any(item.sure for item in items) else []


def _parts(text: Plain) -> Iterator[Plain]:
    """The pieces of a text that each begin with a count."""
    start = 0
    for found in chain(_BREAK.finditer(text.text), [None]):
        end = found.start() if found else len(text.text)
        yield text.part(start, end)
        start = found.end() if found else end


def _item(part: Plain, above: _Subject | None) -> _Item | None:
    """What one piece tells: "43 were recognised as cats", "5 cats were taken for dogs", "2 as birds"."""
    count = _COUNT.match(part.text)
    value = _value(part, count) if count else None
    if count is None or value is None:
        return None
    rest = part.part(count.end())
    named = _AS.search(rest.text)
    before = rest.text[: named.start() if named else len(rest.text)]
    done = _DONE.search(before)
    told = before[: done.start()].strip() if done else before
    subject = above if _NOBODY.match(told) else None
    if subject is None and (own := _SUBJECT.match(told)):
        subject = _subject(rest, own)
    if subject is None or done is None:
        return None
    taken = bool(done["taken"] or done["mistaken"] or (named and named["called"]))
    if named:
        said = _key(rest, named, "predicted")
    elif not done["mistaken"] and not _WRONG.search(done.group()) and (taken or _RIGHT.search(done.group())):
        said = replace(subject.own, name="predicted")
    else:
        return None
    whole = subject.whole or (value if re.match(r"all|the\b", part.text, re.IGNORECASE) else None)
    return _Item(value, subject.own, said, whole, taken)


def _as_before(part: Plain, before: _Item) -> _Item | None:
    """The item of a count and a class, behind one with a verb: "40 were called oak and 3 elm"."""
    count = _COUNT.match(part.text)
    value = _value(part, count) if count else None
    rest = part.part(count.end() if count else 0)
    named = _SUBJECT.match(rest.text)
    if value is None or named is None or named["whole"] or not before.sure:
        return None
    if " " in named["name"] or named["name"].endswith("ed"):  # "and 5 left early", "and 5 escaped"
        return None
    return _Item(value, before.own, _key(rest, named, "predicted"), before.whole, sure=True)


def _subject(text: Plain, found: re.Match[str]) -> _Subject | None:
    whole = found.groupdict().get("whole")
    if found["name"].lower() in _NO_CLASS:
        return None
    value = read_value(text.part(found.start("whole"), found.end("whole"))) if whole else None
    return _Subject(_key(text, found, "true"), value[0] if value else None)


def _key(text: Plain, found: re.Match[str], name: str) -> Key:
    part = text.part(found.start("name"), found.end("name"))
    return Key(part.text.strip("\"'“”‘’"), part.span(), name)


def _value(text: Plain, found: re.Match[str]) -> Value | None:
    """The count as written, in digits or as a word."""
    part = text.part(found.start("number"), found.end("number"))
    number = 0 if part.text.lower() in ("none", "no") else cardinal(part.text)
    if number is None:
        read_as = read_value(text.part(found.start("count"), found.end("count")))
        return read_as[0] if read_as else None
    quantity = match_quantity(str(number), 0)
    return Value(replace(quantity, span=part.span()), part.span(), part.text) if quantity else None


FORM = Form(RECOGNISED, 45, read)
