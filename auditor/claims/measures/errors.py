"""One class taken for another: "A is taken for B 474 times", "the most common error is A read as B", "A is never missed"."""

import re

from auditor.claims.measures.claims import Check
from auditor.claims.measures.draft import Draft
from auditor.claims.measures.words import ClassMention, classes_in
from auditor.language.numbers import Num
from auditor.numerals import MULTIPLICATIVES

_DONE = (
    "classif(?:ied|ies|y|ying)|misclassif(?:ied|ies|y|ying)|(?:mis)?label(?:l?ed|s|l?ing)?|identif(?:ied|ies)|recogni[sz]ed|read|reported|predicted|predictions?|taken|mistaken|detected|flagged|tagged|"
    "categori[sz]ed|judged|called|assigned|(?:mis)?routed|sent|interpreted|passed|mistook|took|go(?:es)?|went|ends? up|ended up|land(?:s|ed)?|lost|thrown|put|filed|moved|dumped|placed|let through|slip(?:s|ped)?(?: through)?|pass(?:es|ed)?|seen|sold|marked"
)
# "No bolt was predicted for a nut" is of nuts; "taken for" names what was there first.
_FOR = "(?:mis)?taken|mistook|took|takes?|mistakes?|pass(?:es|ed)?|sold|put|swapped"
TAKEN = re.compile(
    rf"\b(?:(?:{_DONE})\s+(?:wrongly |incorrectly |instead )?(?:as|to|into|in|under)|(?:{_FOR})\s+(?:wrongly |incorrectly |instead )?for)\b|\b(?:merely |simply |wrongly )?called\b(?! (?:a|an|the)? ?\w+ (?:times|cases))|(?P<both>\b(?:confused|mixed up|confusions?|mix-ups?|swapped)\s+(?:with|between|of)\b)|(?P<arrow>→|->)",
    re.IGNORECASE,
)
_ACTIVE = re.compile(
    r"\b(?:confus(?:es|ed|ing)|mistakes?|mistook|takes?|misclassif(?:ies|ied)|mislabels?|mistaking|misreads?|misroutes?)\b",
    re.IGNORECASE,
)
_CALL = re.compile(r"\b(?:call|calls|calling|label|labels|labelling)\b", re.IGNORECASE)
_EACH_OTHER = re.compile(
    r"\b(?:confused|mixed up|swapped|mistaken)\s+(?:with|for)\s+(?:each other|one another)\b", re.IGNORECASE
)
_LARGEST = re.compile(
    r"\b(?:single )?(?:largest|biggest|greatest|highest|worst|main|dominant|most (?:common|frequent)|commonest|top)(?: single| off-diagonal| individual)? "
    r"(?:errors?|confusions?|mistakes?|misclassifications?|mix-ups?|misroutings?|slips?|off-diagonal (?:cell|entry|value|count))\b|\boff the diagonal, the (?:most (?:common|frequent)|largest)(?: \w+)?",
    re.IGNORECASE,
)
_NEXT = re.compile(r"\b(?:second|third|fourth|fifth|next|2nd|3rd|4th)[\s-]*$", re.IGNORECASE)
_REVERSE = re.compile(
    r"\bthe (?:reverse|opposite|converse)(?: (?:error|confusion|case|mistake))? (?:never (?:happens|occurs)|does not (?:happen|occur)|is absent)",
    re.IGNORECASE,
)
_RELATIVE = re.compile(
    r"\b(?:most|more|least|less|rarely|often|not|sometimes)\s+(?:often |frequently |commonly |likely )?(?:to be )?$",
    re.IGNORECASE,
)
_NEVER = re.compile(
    r"\b(?:never|not (?:a single time|once|a single one))\b|\bno\b(?=\W+(?:\w+\W+){0,2}(?:is|are|was|were)\b)",
    re.IGNORECASE,
)
_CELLS = re.compile(
    r"\W*(?:(?:off-diagonal|other|different|single)\s+)?(?:cells?|entry|entries|pairs?|places|squares?|combinations?)\b",
    re.IGNORECASE,
)
_TIMES = re.compile(r"\b(?:only |just )?(?P<word>once|twice|thrice)\b", re.IGNORECASE)
_ALWAYS = re.compile(
    r"\b(?:is|are|was|were) (?P<way>always|never|every time) (?P<how>recogni[sz]ed|identified|detected|classified correctly|correctly (?:classified|identified|recogni[sz]ed|predicted|labell?ed)|caught|missed|misclassified|confused|mistaken)\b"
    r"|\b(?:is|are|was|were) (?P<perfect>perfectly|flawlessly) (?:recogni[sz]ed|classified|identified|separated)\b",
    re.IGNORECASE,
)


def read_largest(draft: Draft) -> None:
    """`the most common error is A taken for B (23 cases)`: the largest count off the diagonal."""
    found = _LARGEST.search(draft.text)
    if found and _NEXT.search(draft.text[: found.start()]):
        return  # "the second most frequent error" is another one
    verb = (TAKEN.search(draft.text) or _CALL.search(draft.text)) if found else None
    if not found or not verb:
        return
    one, other = _pair(draft, verb)
    if one is None and _CALL.fullmatch(verb.group()):  # "to call A B"
        one, other = ([m for m in draft.classes if m.start >= verb.end()] + [None, None])[:2]
    numbers = draft.plain_numbers()
    if one and other and one.name != other.name and len(numbers) <= 1:
        check = Check("largest error", numbers[0][1] if numbers else None, one.name, other.name)
        draft.add(
            check,
            found.span(),
            verb.span(),
            (one.start, one.end),
            (other.start, other.end),
            *(draft.place(i) for i, _ in numbers),
        )


def _pair(draft: Draft, verb: re.Match[str]) -> tuple[ClassMention | None, ClassMention | None]:
    """The class that was taken, if the clause names it before the verb, and the one that it was taken for."""
    before = [m for m in draft.classes if m.end <= verb.start()]
    after = [m for m in draft.classes if verb.end() <= m.start <= verb.end() + 25]
    return (before[-1] if before else None), (after[0] if after else None)


def read_pairs(draft: Draft) -> None:
    """One count, or one for each of several pairs in their order; "never" is a count of none."""
    if draft.checks or len(draft.classes) < 1 or not draft.own:
        return
    if _EACH_OTHER.search(draft.text):
        _active(draft)
        return
    verbs = [
        v
        for v in TAKEN.finditer(draft.text)
        if (not v["arrow"] or _ends_in_number(draft.text, v)) and draft.is_own(v.start())
    ]
    pairs = [
        (verb, *_pair(draft, verb)) for verb in verbs if not _RELATIVE.search(draft.text[: verb.start()])
    ]
    pairs = [(verb, one, other) for verb, one, other in pairs if other is not None]
    counts = _counts(draft, len(pairs))
    if pairs and len(counts) == len(pairs):
        for (verb, one, other), (num, place) in zip(pairs, counts, strict=True):
            _add(draft, "flow" if verb["both"] else "cell", num, one, other, verb.span(), place)
        _reverse(draft)
    elif not pairs:
        _active(draft)


def _ends_in_number(text: str, verb: re.Match[str]) -> bool:
    """Whether an arrow between classes has a count behind: "A → B: 12"."""
    return bool(re.match(r"[^→]{1,40}[:=(]\s*\d", text[verb.end() :]))


def _counts(draft: Draft, wanted: int) -> list[tuple[Num, tuple[int, int]]]:
    numbers = [(num, draft.place(item)) for item, num in draft.plain_numbers()]
    # "Three cells are empty: A read as B, ..." counts what is named, and is the value of none.
    numbers = [(num, place) for num, place in numbers if not _CELLS.match(draft.text, place[1])]
    times = _TIMES.search(draft.text)
    never = _NEVER.search(draft.text)
    if not numbers and times and wanted == 1:
        return [
            (
                Num(float(MULTIPLICATIVES[times["word"].casefold()]), 1.0, times["word"], word=True),
                times.span(),
            )
        ]
    if not numbers and never and wanted == 1 and not TAKEN.search(draft.text[: never.start()]):
        return [(Num(0.0, 1.0, never.group(), word=True), never.span())]
    return numbers


def _add(
    draft: Draft,
    about: str,
    num: Num,
    one: ClassMention | None,
    other: ClassMention | None,
    *places: tuple[int, int],
) -> None:
    of = one.name if one else next((m.name for m in reversed(classes_in(draft.label(), draft.own))), "")
    if of and other is not None and of != other.name:
        named = [(m.start, m.end) for m in (one, other) if m is not None]
        draft.add(Check(about, num, of, other.name), *places, *named)


def _reverse(draft: Draft) -> None:
    """`; the reverse never happens` behind a pair."""
    found = _REVERSE.search(draft.text)
    first = next((check for check in draft.checks if check.about == "cell"), None)
    if found and first:
        draft.add(Check("cell", Num(0.0, 1.0, "0", word=True), first.other, first.of), found.span())


def _active(draft: Draft) -> None:
    """`the model confuses A with B 8 times`, `A and B are confused with each other 14 times`."""
    counts = _counts(draft, 1)
    if len(counts) != 1 or len(draft.classes) < 2:
        return
    mutual = _EACH_OTHER.search(draft.text)
    if mutual:
        one, other = draft.classes[0], draft.classes[1]
        _add(draft, "flow", counts[0][0], one, other, mutual.span(), counts[0][1])
        return
    for verb in _ACTIVE.finditer(draft.text):
        after = [m for m in draft.classes if m.start >= verb.end()][:2]
        if (
            len(after) == 2
            and after[0].start <= verb.end() + 12
            and re.fullmatch(
                r"\s+(?:with|for|as|to be)\s+(?:an? |the )?",
                draft.text[after[0].end : after[1].start],
                re.IGNORECASE,
            )
        ):
            about = "flow" if verb.group().casefold().startswith("confus") else "cell"
            _add(draft, about, counts[0][0], after[0], after[1], verb.span(), counts[0][1])
            return


def read_always(draft: Draft) -> None:
    """`class 7 is always recognised`, `B is never missed`."""
    found = _ALWAYS.search(draft.text)
    named = [c for c in draft.classes if found and c.end <= found.start()]
    mutual = (
        found is not None and len(named) == 2 and (found["how"] or "").casefold() in ("confused", "mistaken")
    )
    if mutual and found is not None and found["way"].casefold() == "never" and not draft.numbers():
        one, other = named  # "A and B are never confused": with each other
        never = Check("flow", Num(0.0, 1.0, "0", word=True), one.name, other.name)
        draft.add(never, found.span(), (one.start, one.end), (other.start, other.end))
        return
    if mutual:
        return
    if found and named and not draft.numbers() and not draft.checks:
        missing = (found["how"] or "").casefold() in ("missed", "misclassified", "confused", "mistaken")
        full = bool(found["perfect"]) or (found["way"].casefold() != "never") != missing
        num = Num(100.0 if full else 0.0, 0.0, "100%" if full else "0%", unit="%")
        draft.add(Check("recall", num, of=named[-1].name), found.span(), (named[-1].start, named[-1].end))
