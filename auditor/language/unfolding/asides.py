"""What is put into a sentence: numbers, comments, what another thing is meanwhile."""

import re

from auditor.language.items import Item
from auditor.language.refs import AxisRef, PanelRef, TickRef
from auditor.language.unfolding.phrases import Phrase
from auditor.language.unfolding.subjects import Subject
from auditor.language.verbs import finite_form

# Words before a number that only say that it is the one just spoken of.
_NUMBER_LEAD = re.compile(
    r"(?:(?:at|with|of|by|scoring|having|reaching|hitting|namely|being|just|only|about|around|roughly|some|exactly|still|a|an|mere|full|modest|value|score|"
    r"(?:rising|falling|dropping|climbing|dipping|sinking|going|topping out|bottoming out|peaking|standing)(?:\s+(?:to|at|as\s+(?:high|low)\s+as|up\s+to|down\s+to))?)\s+)*",
    re.IGNORECASE,
)
# A unit; "4 points behind" is no number of points.
_UNIT = re.compile(
    r"(?:\s?(?:%|°C?|\w{1,4}/\w+))?(?:\s(?!(?:behind|ahead|adrift|back|clear|short|off|below|above|apart|more|less|fewer|higher|lower|better|worse)\b)[a-z]+){0,2}(?:\s(?:per|an?)\s[a-z]+)?"
)
_IS = re.compile(
    r"(?:(?:clearly|easily|still|by far|far|well|only|just)\s+)*(?:(?:the|an?)\s+)?(?:clear\s+)?"
    r"(?:\w+est|best|worst|most|least|top|second|third|fourth|fifth|last|first)\b",
    re.IGNORECASE,
)
_STANDS = re.compile(
    r"(?:(?:clearly|easily|still|by far|far|well|only|just|close|the|a|not far)\s+)*"
    r"(?:\w+est|best|worst|most|least|second|third|fourth|fifth|last|first|ahead|behind|above|below|higher|lower|better|worse|level|equal|at|on)\b",
    re.IGNORECASE,
)
_MEANWHILE = re.compile(
    r"(?:with|leaving|making)\s+(?:only\s+|even\s+)?(?:the\s+)?(?P<it>it\b)?", re.IGNORECASE
)
_THEN = re.compile(r"\s+(?:(?:only|just|still|then)\s+)*")
_PARTICIPLE = re.compile(r"[a-z]+ing\b")
# What comes with a phrase and restricts or takes back what is told beside it.
_RESTRICTS = re.compile(
    r"\b(?:if|unless|except\w*|apart|aside|save|bar|barring|only|although|though|provided|assuming|suppos\w+|ignor\w+|exclud\w+|disregard\w+|omit\w+|discount\w+|without|leaving|"
    r"other than|not|least|among|amongst|of (?:those|these|them)|for those|until|once|would|could|should|judged|measured|averaged|weighted|adjusted|normali[sz]ed|summed|"
    r"counted|taken|relative|compared|per|according|based|terms|respect|some|part|partly|mostly|mainly|elsewhere|previous\w*|earlier|reported|hypothetical\w*)\b",
    re.IGNORECASE,
)
# "Holiday or not", "rain or no rain": it is so either way.
_EITHER_WAY = re.compile(
    r"\W*(?:whether\s+)?(?:[^\W\d]+\s+){1,4}or\s+(?:not|no(?:\s+[^\W\d]+){1,2})\W*", re.IGNORECASE
)
_BLURS = re.compile(
    r"\b(?:approximately|roughly|about|around|or so|nearly|almost|give or take|on average)\b", re.IGNORECASE
)
_HARMLESS = frozenset(("noun", "idiom", "verb", "hedge", "degree", "order"))


def bare_number(text: str, phrase: Phrase) -> Item | None:
    """The number of a phrase that tells no more than how large something is: ", with 54 tickets,"."""
    numbers = [item for item in phrase.items if item.kind == "number"]
    if len(numbers) != 1 or phrase.word or any(item.kind == "ref" for item in phrase.items):
        return None
    lead = _NUMBER_LEAD.match(text, phrase.start)
    at = lead.end() if lead else phrase.start
    unit = _UNIT.fullmatch(text, numbers[0].end, phrase.end)
    behind = [item for item in phrase.items if item.start >= numbers[0].end and item.kind not in _HARMLESS]
    return numbers[0] if numbers[0].start == at and unit and not behind else None


def is_comment(text: str, phrase: Phrase) -> bool:
    """Whether a phrase tells nothing of the data, and neither restricts what is told beside it nor takes it back."""
    words = text[phrase.start : phrase.end]
    if _EITHER_WAY.fullmatch(words):
        return True
    told = [item for item in phrase.items if not _is_harmless(phrase, item)]
    plain = not restricts(text, phrase) and not any(map(str.isdigit, words))
    return len(words.split()) > 1 and not told and plain and not _BLURS.search(words)


def restricts(text: str, phrase: Phrase) -> bool:
    """Whether a phrase may restrict what is told beside it, or take it back."""
    either = _EITHER_WAY.fullmatch(text, phrase.start, phrase.end)
    return not either and bool(_RESTRICTS.search(text, phrase.start, phrase.end))


def _is_harmless(phrase: Phrase, item: Item) -> bool:
    """Whether a mention tells nothing: an axis by its name, or a "from" that opens no range ("from the drain")."""
    behind = [other for other in phrase.items if other.start > item.start]
    loose = item.kind == "range" and not any(other.kind in ("number", "ref") for other in behind)
    named = isinstance(item.value, AxisRef) and not item.value.direction
    return item.kind in _HARMLESS or loose or named


def being(text: str, phrase: Phrase) -> bool:
    """Whether a phrase tells what something is: "the busiest of all", "second with 31"."""
    return bool(_IS.match(text, phrase.start, phrase.end))


def told_of_another(text: str, phrase: Phrase, subject: Subject) -> tuple[int, str] | None:
    """`with B third`, `leaving B behind`, `making it the best`: where what is told of another thing begins, and it with its verb."""
    opening = _MEANWHILE.match(text, phrase.start, phrase.end)
    if not opening:
        return None
    if opening["it"]:
        named, end = subject.words, opening.end()
    else:
        first = phrase.items[0] if phrase.items else None
        if first is None or not isinstance(first.value, TickRef | PanelRef) or first.start != opening.end():
            return None
        named, end = text[first.start : first.end], first.end
    gap = _THEN.match(text, end, phrase.end)
    if not gap:
        return None
    participle = _PARTICIPLE.match(text, gap.end(), phrase.end)
    if participle and (verb := finite_form(participle.group())):
        return participle.end(), f"{named}{gap.group()}{verb}"
    return (end, f"{named} is") if _STANDS.match(text, gap.end(), phrase.end) else None
