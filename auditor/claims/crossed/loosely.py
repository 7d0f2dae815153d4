"""Words that nobody knows, where they stand so that they tell nothing of the numbers: "82 patients", "a Yellow parcel", "harmless A"."""

import re
from collections.abc import Mapping, Sequence

from auditor.claims.crossed.signs import Sign
from auditor.claims.crossed.words import lexicon
from auditor.claims.measures.words import ClassMention

# Words that make something else of what stands beside them.
_TELLING = frozenset(
    "not nor without unless hardly scarcely barely nearly almost half some few several many least until never neither either "
    "other another else instead rather than would could should might may if per previous next same different opposite "
    "average mean median total sum difference ratio".split()
)
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_AS = re.compile(
    r"[^\W\d_]{2,}(?:ed|en|wn) (?:(?:through|in|up|off|out|down|away|over) )?(?:as|to be|to|into|for|under|in with) (?:(?:an?|the) )?(?=\S)"
)
# Of what it is an extreme is not known: "the cleanest class".
_SUPERLATIVE = re.compile(
    r"(?!forest|harvest|interest|request|contest|priest|guest)[a-z]{3,}est", re.IGNORECASE
)
_BESIDE = frozenset("#xqCisyAEN")
_BE = re.compile(r"\b(?:is|are|was|were|been|being)\b", re.IGNORECASE)
_CUT = re.compile(r"[,;:()]|\.(?!\d)")
_CLOSING = re.compile(r"\s*(?:[,;:.)]|$)")
_DIGIT = re.compile(r"\d")


def _tells_no_more(text: str, last: Sign, start: int, classes: Mapping[int, ClassMention]) -> bool:
    """`(536 of 579 A) were sent home`, `A is the wastebasket`: what is said of them names no number and no class."""
    if last.letter not in "#C,iV" or not _BE.search(text, max(0, last.start - 8), start):
        return False
    cut = _CUT.search(text, start)
    end = cut.start() if cut else len(text)
    words = {one.group().casefold() for one in re.finditer(r"[^\W\d_]+", text[start:end])}
    named = any(start <= at < end for at in classes)
    return not named and not _DIGIT.search(text, start, end) and not any(map(_tells, words))


def _tells(word: str) -> bool:
    """Whether a word has a meaning of its own, besides that of joining others."""
    letters = {sign[0] for run, signs in lexicon().get(word, ()) if len(run) == 1 for sign in signs}
    return word in _TELLING or word in ("too", "enough") or bool(letters - set("-pisa+"))


def passed_over(
    text: str, word: re.Match[str], signs: Sequence[Sign], classes: Mapping[int, ClassMention]
) -> tuple[list[Sign], int] | None:
    """The sign of an unknown word, and where it ends; None where it may tell anything.

    What stands right behind a number, a class or a noun is a noun, or tells which; what stands right before a class tells
    of what sort it is, or is what was done with things until they were taken for it.
    """
    start, end = word.span()
    whole = _WORD.match(text, start)
    if whole is None or whole.group().casefold() in _TELLING or len(whole.group()) < 3:
        return None
    if _SUPERLATIVE.fullmatch(whole.group()):
        return None
    led = _AS.match(text, start)
    if led and led.end() in classes:
        return [Sign("V", start, led.end(), led.group().strip())], led.end()
    behind = len(text) - len(text[whole.end() :].lstrip())
    last = next((one for one in reversed(signs) if one.letter != "-"), None)
    if behind in classes and whole.group().endswith("ed") and last is not None:
        return [Sign("V", start, whole.end(), whole.group())], whole.end()
    if last is not None and _tells_no_more(text, last, start, classes):
        cut = _CUT.search(text, start)
        return [Sign("-", start, cut.start() if cut else len(text))], cut.start() if cut else len(text)
    if last is not None and last.letter == "A" and not text[last.end : start].strip():
        return [Sign("s", start, whole.end())], whole.end()
    wrong = last is not None and last.letter == "F" and last.flavour in ("wrong", "right")
    closing = _CLOSING.match(text, whole.end()) and last is not None and last.flavour in ("of", "in", "on")
    if last is not None and (closing or last.letter in _BESIDE or wrong) or behind in classes:
        return [Sign("i", start, whole.end())], max(end, whole.end())
    return None
