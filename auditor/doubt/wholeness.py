"""Whether a clause is a part of a longer sentence, which may qualify it."""

import re

from auditor.claim_parts import parts, selections
from auditor.claims.changes.both_told import of_both_values
from auditor.claims.changes.operands import Ends, Operand
from auditor.doubt.asked import PRONOUN, Asked, anchored, is_the_figure, led_elsewhere, owned
from auditor.language.amounts_told import Amount
from auditor.language.clauses import Clause
from auditor.language.clauses.cutting import is_opinion
from auditor.language.clauses.mean_phrases import is_mean_phrase
from auditor.language.quantifiers import of_every_cell, says_every
from auditor.language.refs import PanelRef, RegionRef
from auditor.language.strange import neutral, strange_words
from auditor.language.unfolding.subjects import places
from auditor.language.verbs import finite_verb, verb_in
from auditor.reading.labels import singular

# Kinds whose readers take the words of a clause as a whole; what stands beside it in the sentence qualifies none of them.
_SELF_CONTAINED = frozenset(("axis", "shape", "derived-metric", "pairs", "look", "told-gap"))


def a_part_only(asked: Asked) -> str:
    """That a clause is a part of a longer sentence whose rest was not understood; or nothing."""
    read = asked.read_whole and not _FRAGMENT.fullmatch(asked.clause.text)
    whole = _whole(asked.clause) or _all_understood(asked) or read or on_its_own(asked) or _coordinated(asked)
    return (
        ""
        if whole or _is_one_part_of_grid(asked.clause) or of_numbers_told(asked)
        else "it is only a part of a longer sentence, which may qualify it"
    )


# "Nearly tripled (12 → 31)": of what the bracket holds, the word before it is told.
_FACTOR_OF = re.compile(
    r"\b\w+\s+\((?:from\s+)?[-−]?\d[\d.,]*%?\s*(?:→|->|=>|⟶|to)\s*[-−]?\d[\d.,]*%?\)", re.IGNORECASE
)


def of_numbers_told(asked: Asked) -> bool:
    """`from 20 to 45, a gain of 35`: whether the numbers of the sentence alone settle it."""
    told = list(parts(asked.claim, Operand))
    alone = bool(told) and all(one.cells is None and one.told for one in told)
    beside = asked.kind == "ratio" and (_factor_beside(asked) or any(of_both_values(asked.clause)))
    return alone and (asked.kind == "change" or beside)


def _factor_beside(asked: Asked) -> bool:
    """`nearly tripled (12 → 31)`: whether a factor is told right before its two numbers, and these are values of cells."""
    clause, numbers = asked.clause, asked.clause.numbers
    found = _FACTOR_OF.search(clause.text)
    if found is None or len(numbers) != len(_DIGITS.findall(found.group())):
        return False
    start = clause.start + found.start()
    factor = any(item.kind == "factor" and item.start <= start < item.end for item in clause.items)
    values = [value.value for panel in clause.document.panels for value in panel.values.values()]
    return factor and all(any(value == clause.number(one).value for value in values) for one in numbers)


_DIGITS = re.compile(r"\d[\d.,]*")


# Put behind something, these are said of it: "..., the highest value in its row", "..., more than double".
_FRAGMENT = re.compile(
    r"\s*(?:the\s+\w+est\s+(?:value|score|cell|number|figure|count|rate|one|result)\b(?!.*\b(?:is|are|was|were)\b).*|(?:more than|less than|nearly|almost|about|over)\s+(?:twice|half|\w*(?:double|triple)|a \w+)[.;,\s]*)",
    re.IGNORECASE,
)


def _all_understood(asked: Asked) -> bool:
    """Whether a reading has understood its sentence from the first word to the last, in whatever parts."""
    text, at = asked.clause.statement.text, 0
    for start, end in sorted(asked.understood):
        at = max(at, end) if not text[at:start].strip(" ,;") else at
    return not text[at:].strip(" .;")


def on_its_own(asked: Asked) -> bool:
    """Whether a clause that is understood to its last word says what it says without the rest of its sentence."""
    clause = asked.clause
    known = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    led = led_elsewhere(clause.text, asked.understood, clause.start) and not is_the_figure(asked)
    alone = (
        asked.kind in _SELF_CONTAINED or _set_apart(asked) or _is_of_extremes(asked) or _mean_of_all(asked)
    )
    return known and not led and alone


def _set_apart(asked: Asked) -> bool:
    """Whether what is told of pairs stands behind a joint, with nothing around it that may restrict it."""
    clause, text = asked.clause, asked.clause.statement.text
    before, after = text[: clause.start].rstrip(), text[clause.end :].strip()
    joined = not before or bool(_JOINT.search(before)) and not _SCOPE.match(text)
    here = clause.text.rstrip()
    closed = not after or bool(_JOINT.search(here)) or here.endswith(",") and bool(_PUT_BEHIND.match(after))
    return asked.kind == "bond" and joined and closed and not _RESERVATION.match(after)


def _mean_of_all(asked: Asked) -> bool:
    """`..., averaging 31 kg per field`, in a sentence that has named nothing of which it may be the mean."""
    clause = asked.clause
    return (
        asked.kind == "average"
        and is_mean_phrase(clause.text)
        and not any(item.kind == "ref" for item in (*clause.before, *clause.items, *clause.label))
    )


def _is_of_extremes(asked: Asked) -> bool:
    """Whether a change is told of the extremes of whole panels, and nothing before it speaks of a part of one."""
    ends = list(parts(asked.claim, Ends))
    earlier = (*asked.clause.before, *asked.clause.label)
    narrowed = any(item.kind == "ref" and not isinstance(item.value, PanelRef) for item in earlier)
    whole = all(one.first.is_extreme_of_panel and one.last.is_extreme_of_panel for one in ends)
    alone = whole and not narrowed and asked.clause.statement.row is None
    return asked.kind == "change" and bool(ends) and alone


def _is_one_part_of_grid(clause: Clause) -> bool:
    """`it is high where x exceeds y, but 0 where y exceeds x`: whether a sentence tells each part of a grid by itself."""
    own, earlier = (
        {i.value for i in items if isinstance(i.value, RegionRef) and i.value.told}
        for items in (clause.items, clause.before)
    )
    return len(own) == 1 and bool(earlier) and not own & earlier


# Between two clauses that each say something: "A rises, and B falls", "A rises; B falls", "A rises, whereas B falls".
_JOINT = re.compile(r"(?:[;.–—]|,?\s*\b(?:and|but|while|whereas|whilst|yet|then|before))\s*$", re.IGNORECASE)
# Between a clause and what leans on it: "A rises, which ...", "A rises, so ...", "A rises, and the ...".
_LEADS_ON = re.compile(
    r"(?:[;.–—]|,?\s*\b(?:and|but|while|whereas|whilst|yet|then|before)(?:\s+(?:then|its|the|they|it|that|this|all|both))?|,\s+(?:which|where|so|hence|thus|therefore|then|making|with))\s*$",
    re.IGNORECASE,
)
# What stands so behind a comma tells more of what was told, and restricts nothing.
_PUT_BEHIND = re.compile(
    r"(?:(?:most|all|some|none|both|many|half|each|every one|one|two|three) of (?:them|these|which)|the|an?|almost|nearly|about|roughly|some|well|far|by far|just|less|more|followed by|before\s+\w+ing|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d[\d.]*)\s\w+)\b",
    re.IGNORECASE,
)
# What tells by and by what a course was said to be as a whole: "A gains, rising from 4 to 9, before falling".
_GOES_INTO = re.compile(
    r"(?:(?:and\s+)?then\s+)?(?:\w+ing|before|until|then|after|with|from)\b", re.IGNORECASE
)
# What opens a sentence so may hold for all of its clauses: "In March A leads, and B is last".
_SCOPE = re.compile(
    r"\W*(?:in|at|for|among|amongst|within|of|with|without|under|across|on|from|after|before|by|when|where|if|once|leaving|apart|"
    r"except|besides|beyond|below|above|over|during|between|compared|unlike|again|only|if|as|to|looking|going|moving|taking|taken|"
    r"measured|averaged|summed|judged|everywhere|elsewhere)\b",
    re.IGNORECASE,
)
# What follows a clause so takes a part of it back.
_RESERVATION = re.compile(
    r"\W*(?:(?:and|but)\s+)?(?:except|apart|aside|save|bar|unless|only|if|as long|other than|not(?! (?:one|a single)\b)|with|though|although|even)\b",
    re.IGNORECASE,
)
# What is granted beside a statement takes back nothing of it, if that is not told of all.
_CONCESSION = re.compile(r"(?:although|(?:even )?though|even if|despite|in spite of)\b", re.IGNORECASE)
_CONCEDING = re.compile(r",\s+(?:although|(?:even )?though)$", re.IGNORECASE)

# What is told of all may be taken back for some: "each row peaks in May, but A and B peak later".
_BUT = re.compile(r"\b(?:but|yet|although|though|while|whereas|whilst)$", re.IGNORECASE)


def _coordinated(asked: Asked) -> bool:
    """Whether a clause is one of several that are joined as equals, names its place itself, and is all understood."""
    clause, text = asked.clause, asked.clause.statement.text
    before, here, after = text[: clause.start].rstrip(), clause.text.rstrip(), text[clause.end :].strip()
    told_of_all = of_every_cell(clause.items) or any(map(says_every, clause.items))
    granted = not told_of_all and (_CONCESSION.match(after) or _CONCEDING.search(here))
    leads_on = _LEADS_ON.search(here) or granted or here.endswith(",") and _PUT_BEHIND.match(after)
    joined = (not before or _JOINT.search(before)) and (not after or leads_on)
    scoped = bool(before) and bool(_SCOPE.match(text)) and not _scoped_itself(clause)
    counted = _counts_all(asked)
    gone_into = asked.kind in ("trend", "change") and not clause.numbers
    if gone_into and (here.endswith("with") or _goes_into(clause, after)):
        return False
    reserved = bool(_RESERVATION.match(after)) and not granted or told_of_all and bool(_BUT.search(here))
    return (
        bool(joined)
        and not scoped
        and not (reserved and not counted)
        and not _of_what_was_told(clause)
        and (anchored(clause) or of_every_cell(clause.items) or counted)
        and not _led_out(clause)
        and (_has_subject(clause) or _is_all_known(asked))
        and not strange_words(clause, asked.understood)
    )


# "The largest reduction is 9; the smallest is 1": of what it is the smallest was told before.
_BARE_EXTREME = re.compile(
    r"\W*(?:(?:and|but|while|whereas)\s+)?the\s+\w+(?:est|st)\s+(?:is|are|was|were|one|in|at|on|of|by|[,(])",
    re.IGNORECASE,
)
_EXTREME_OF = re.compile(r"\bthe\s+\w+est\s+(?P<what>[a-z]+)", re.IGNORECASE)


def _of_what_was_told(clause: Clause) -> bool:
    """Whether a clause tells an extreme of something that is no value, and that only the clause before names."""
    if not _BARE_EXTREME.match(clause.text):
        return False
    before = _EXTREME_OF.finditer(clause.sentence, 0, clause.start)
    return any(singular(found["what"].casefold()) not in neutral() for found in before)


def _goes_into(clause: Clause, after: str) -> bool:
    """Whether what follows tells step by step what a clause has told as a whole, of the same subject."""
    names = [item.text for item in clause.items if item.kind == "ref"][:1]
    lead = re.match(rf"(?:{re.escape(names[0])}\s+)?(?:then\s+)?", after, re.IGNORECASE) if names else None
    steps = _GOES_INTO.match(after, lead.end() if lead else 0)
    plain = not clause.of("quant", "all") or bool(steps and not steps.group().endswith("ing"))
    again = lead is not None and lead.end() > 0
    return plain and (again or bool(steps))


def _scoped_itself(clause: Clause) -> bool:
    """`In May A leads; in May B is last`: whether a clause names itself a place like those with which the sentence opens."""
    comma = clause.sentence.find(",")
    opening = [item for item in clause.before if item.end <= comma]
    told = [item for item in opening if item.kind not in ("noun", "degree")]
    return bool(told) and all(item.kind == "ref" for item in told) and places(told) <= places(clause.items)


def _is_all_known(asked: Asked) -> bool:
    """Whether every word of a bound or a range has been understood, its subject included."""
    clause = asked.clause
    known = any(start <= clause.start and clause.end <= end for start, end in asked.understood)
    return known and asked.kind in ("range", "threshold")


# "Six exceed 100, and each has both sides at 64": each of those that were counted before.
_EACH_OF_THEM = re.compile(
    r"\W*(?:(?:and|but|while)\s+)?(?:each|all|none)\s+(?:has|have|had|is|are|was|were)\b", re.IGNORECASE
)


def speaks_of_the_counted(asked: Asked) -> str:
    """That a clause tells of each of some things that the clause before it has counted; or nothing."""
    clause = asked.clause
    led = clause.start > 0 and _EACH_OF_THEM.match(clause.text)
    counted = any(item.kind == "number" and item.end <= clause.start for item in clause.before)
    return "it may speak of what was counted before" if led and counted else ""


def _counts_all(asked: Asked) -> bool:
    """`Nine of the twenty cells`, `nine cells`: whether those of the whole panel are counted, so that nothing narrows it."""
    if asked.kind == "tally" and any(
        item.kind == "noun" and item.value == "cell" for item in asked.clause.items
    ):
        chosen = list(selections(asked.claim))  # "seven tiles are under 5, most of them at the bottom"
        cells = sum(len(asked.clause.panel(panel).values) for panel in {s.panel for s in chosen})
        return all(s.whole for s in chosen) or len(chosen) == cells
    sizes = {len(asked.clause.panel(s.panel).values) for s in selections(asked.claim) if s.whole}
    return any(amount.total in sizes for amount in parts(asked.claim, Amount))


_EXCEEDING = re.compile(r"\b(?:exceed|surpass|top|pass|reach|clear)(?:s|ed|es)?\b", re.IGNORECASE)


def _led_out(clause: Clause) -> bool:
    """Whether a pronoun stands for something that the clause does not name."""
    pronouns = (found.span() for found in PRONOUN.finditer(clause.text))
    return any(not owned(clause, clause.start + start, clause.start + end) for start, end in pronouns)


def _has_subject(clause: Clause) -> bool:
    """Whether a clause does not begin with what it tells, as one that leaves out its subject: "and smallest in A"."""
    lead = len(clause.text) - len(clause.text.lstrip(" ,;"))
    telling = any(
        item.kind in ("trend", "extreme", "rank") and item.start <= clause.start + lead
        for item in clause.items
    )
    verb = verb_in(clause.sentence, clause.items, clause.start + lead, clause.end)
    told = verb is not None or finite_verb(clause.text) or _EXCEEDING.search(clause.text)
    return not telling and bool(told or clause.of("trend"))


def _whole(clause: Clause) -> bool:
    """Whether the clause is all that its sentence says."""
    text = clause.statement.text
    rest = text[clause.end :]
    return not text[: clause.start].strip() and (not rest.strip(" .;") or is_opinion(rest))
