"""Numbers told of what a step does, which are differences, where a reading took them for values or for their limits."""

import re

from auditor.doubt.asked import Asked
from auditor.language.clauses import Clause
from auditor.language.residue import document_words
from auditor.language.tokens import norms

_OF_VALUES = (
    "value",
    "range",
    "threshold",
    "peak",
    "ordinal",
    "count",
    "cell-set",
    "tally",
)
_BOUND = (
    r"(?:(?:between|only|just|another|a further|an extra|at (?:least|most)|up to|about|around|roughly|some|nearly|almost|over|under|"
    r"more than|less than|no more than|no less than|well over|well under|everyone|everything|them|it|each|all|by|as (?:much|little|many) as)\s+)*"
)
_NUMBER = (
    r"(?:[-+−±]?[$€£]?\d|an?\b|one\b|two\b|three\b|four\b|five\b|six\b|seven\b|eight\b|nine\b|ten\b|half\b)"
)
# "takes 5 to 6 points off": with the word that says that it is taken from something.
_OFF = re.compile(
    r"\b(?:tak(?:es?|ing|en)|took|shav(?:es?|ed|ing)|knock(?:s|ed|ing)?|cuts?|cutting|wip(?:es?|ed|ing)|trim(?:s|med|ming)?|slic(?:es?|ed|ing)|chop(?:s|ped|ping)?|lop(?:s|ped|ping)?|"
    r"strip(?:s|ped|ping)?|scrap(?:es?|ed|ing)|puts?|putting|pil(?:es?|ed|ing))\b(?:[^.;]|\.\d)*?\d(?:[^.;]|\.\d)*?\s(?:off|away|out of|on top|on to|onto|from)\b",
    re.IGNORECASE,
)
_BY_STEPS = re.compile(
    r"\b(?P<verb>add(?:s|ed|ing)?|gain(?:s|ed|ing)?|los(?:es?|t|ing)|sav(?:es?|ed|ing)|shed(?:s|ding)?|win(?:s|ning)?|won|bring(?:s|ing)?|brought|yield(?:s|ed|ing)?|"
    r"buy(?:s|ing)?|bought|contribut(?:es?|ed|ing)|cost(?:s|ing)?|shav(?:es?|ed|ing)|trim(?:s|med|ming)?|knock(?:s|ed|ing)?|gav(?:e)|giv(?:es|ing)|earn(?:s|ed|ing)?|"
    r"means?|meant|"
    r"(?:recover|improv|worsen|mov|shift|chang|budg|climb|ris|fall|drop|slip)(?:e?s|e?d|ing|e)?\s+by)\s+"
    rf"{_BOUND}{_NUMBER}",
    re.IGNORECASE,
)
# What a sentence does that speaks of a step: it names a change first, or what is changed for what.
_STEP = re.compile(
    r"\b(?:going|moving|stepping|switching|changing|raising|lowering|increasing|doubling|halving|tripling|replac\w+|swapp\w+|exchang\w+|trad(?:e|es|ing)|add(?:ing)|dropp\w+|"
    r"upgrad\w+|downgrad\w+|shift(?:ing)?|a (?:move|step|switch|change|jump|shift)|the (?:move|step|switch|change|jump|shift|upgrade)|each (?:step|move|extra|additional|further)|"
    r"every (?:step|extra|additional|further)|one (?:more|step))\b",
    re.IGNORECASE,
)
_ALWAYS = frozenset(
    "gain gains gained gaining lose loses lost losing saves saved save saving shed sheds add adds added adding shave shaves shaved trim trims trimmed knock knocks knocked".split()
)


def told_of_steps(asked: Asked) -> str:
    """`Moving from A to B takes between 5 and 6 off`, read as that values lie between 5 and 6; or nothing."""
    clause = asked.clause
    on_diagonal = asked.kind == "derived-metric" and "diagonal" in clause.text.casefold()
    if not (asked.kind in _OF_VALUES or on_diagonal) or not clause.numbers:
        return ""
    steps = _BY_STEPS.search(clause.text)
    known = steps is None or bool(document_words(clause).intersection(norms(steps["verb"])))
    if clause.of("aggregate"):
        return ""  # "each row adds up to 100"
    if not _OFF.search(clause.text) and (
        known or steps is None or not _is_change(clause, steps["verb"].casefold())
    ):
        return ""
    return "its numbers may tell how far values go, and not where they lie"


def _is_change(clause: Clause, verb: str) -> bool:
    """Whether a verb with a number tells of a change: by itself, or where the sentence speaks of a step."""
    return verb in _ALWAYS or verb.endswith(" by") or _STEP.search(clause.sentence[: clause.end]) is not None
