"""Verbs of a sentence: where one begins that tells something of its subject, and participles as such verbs."""

import re
from collections.abc import Sequence
from functools import cache

from auditor.language.items import Item
from auditor.language.lexicon import phrases

_FINITE = re.compile(
    r"\b(?:is|are|was|were|has|have|had|does|do|did|can|cannot|stays?|stayed|remains?|remained|keeps?|kept|holds?|held|gets?|got|shows?|showed|"
    r"belongs?|belonged|reach(?:es|ed)?|sits?|sat|stands?|stood|lies?|lay|comes?|came|goes|went|needs?|needed|takes?|took|makes?|made|"
    r"gives?|gave|carr(?:y|ies|ied)|contains?|contained|states?|stated|tells?|told|denotes?|marks?|displays?|follows?)\b",
    re.IGNORECASE,
)
# What may stand between a subject and its verb.
_OPENING = re.compile(
    r"(?:(?:also|then|only|just|still|even|never|always|again|finally|merely|clearly|soon|[a-z]+ly)\s+)*"
)
_WORD = re.compile(r"[a-z]+")
_INFLECTED = re.compile(r"[a-z]+(?:[^su]s|ed)\b(?!['’]|-|\s+by\b)")
_PAST = frozenset(
    "fell rose led grew lost sank beat won shrank fed held sold shot crept took got ran".split()
)
_CUES = ("trend", "compare", "extreme", "factor", "range", "same")
_NO_VERB = frozenset(
    "across as always this its his hers theirs towards upwards downwards afterwards besides perhaps unless whereas less plus minus versus times "
    "based compared named called needed".split()
)
# Before a noun, and before no verb.
_DETERMINERS = frozenset(
    "a an the its their of in at on by for with from no any some each every this that these to largest smallest biggest".split()
)

_IRREGULAR = {
    "being": "is", "having": "has", "taking": "takes", "giving": "gives", "ending": "ends", "starting": "starts",
    "beginning": "begins", "going": "goes", "coming": "comes", "standing": "stands", "sitting": "sits", "lying": "lies", "reaching": "reaches",
    "ranging": "ranges", "averaging": "averages", "finishing": "finishes", "closing": "closes", "remaining": "remains", "staying": "stays",
    "running": "runs", "topping": "tops", "bottoming": "bottoms", "ranking": "ranks", "leading": "leads", "trailing": "trails",
    "beating": "beats", "peaking": "peaks", "scoring": "scores", "measuring": "measures", "totalling": "totals", "spanning": "spans",
    "dropping": "drops", "dipping": "dips", "slipping": "slips", "jumping": "jumps", "picking": "picks", "levelling": "levels", "hitting": "hits",
}  # fmt: skip


def finite_verb(text: str) -> bool:
    """Whether there is one of the verbs in a text by which most sentences tell something."""
    return bool(_FINITE.search(text))


def opens_with_verb(text: str, items: Sequence[Item], start: int, end: int) -> bool:
    """Whether a part of a sentence begins with its verb, be it behind an adverb."""
    opening = _OPENING.match(text, start, end)
    at = opening.end() if opening else start
    noun = not _is_known(text, items, at) and _told(text, items, at + 1, end) is not None
    return _is_verb(text, items, at, end) and not noun


def verb_in(text: str, items: Sequence[Item], start: int, end: int) -> int | None:
    """Where the first verb begins of a part of a sentence that has a subject before it."""
    told = _told(text, items, start, end)
    return told if told is not None else _behind_name(text, items, start, end)


def _told(text: str, items: Sequence[Item], start: int, end: int) -> int | None:
    """Where a verb begins that most sentences have, or that is a cue."""
    inside = [(item.start, item.end) for item in items if item.kind in ("ref", "number")]
    plain = (found.start() for found in _FINITE.finditer(text, start, end))
    found = [at for at in plain if not any(a <= at < b for a, b in inside)]
    cues = [item.start for item in items if start < item.start < end and item.kind in _CUES]
    names = {item.end + 1 for item in items if item.kind == "ref"}
    cues = [
        item.start
        for item in items
        if item.start in cues and _is_cue(text, item, behind_name=item.start in names)
    ]
    return min((*found, *cues), default=None)


def _behind_name(text: str, items: Sequence[Item], start: int, end: int) -> int | None:
    """Where an inflected word stands right behind a name: "Arena sells"."""
    for item in items:
        if item.kind == "ref" and start <= item.start < end and text[item.end : item.end + 1] == " ":
            behind = _OPENING.match(text, item.end + 1)
            if behind and behind.end() < end and _is_verb(text, items, behind.end(), end):
                return behind.end()
    return None


def _is_known(text: str, items: Sequence[Item], at: int) -> bool:
    return bool(_FINITE.match(text, at)) or any(item.start == at and item.kind in _CUES for item in items)


def _is_cue(text: str, item: Item, *, behind_name: bool) -> bool:
    """Whether a mention is a verb where it stands: "rises", "fell", and "rise" behind a plural or a name."""
    word, lead = item.text.split()[0], text[: item.start].rstrip().rsplit(maxsplit=1)
    before = lead[-1].casefold() if lead else ""
    if before.strip(",;") in _DETERMINERS or before.endswith(("'s", "’s")):
        return False
    bare = item.kind == "trend" or word == "peak"
    plural = bare and word == item.text and (before.endswith("s") or behind_name)
    return bool(_INFLECTED.fullmatch(word)) or word in _PAST or plural


def _is_verb(text: str, items: Sequence[Item], at: int, end: int) -> bool:
    found = _WORD.match(text, at, end)
    if not found or any(item.start <= at < item.end and item.kind in ("ref", "number") for item in items):
        return False
    if _FINITE.match(text, at):
        return True
    known = _INFLECTED.match(text, at) or found.group() in _PAST
    return bool(known) and found.group() not in _NO_VERB


@cache
def _known() -> frozenset[str]:
    """The verbs of the lexicon in the form in which they are told of one subject."""
    cues = (words for words, senses in phrases().items() if any(kind in _CUES for kind, _ in senses))
    return frozenset(word for words in cues for word in words)


def finite_form(participle: str) -> str:
    """`rises` for "rising"; nothing for words that are no participles, or not known as verbs."""
    word = participle.casefold()
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if not word.endswith("ing") or len(word) < 6:
        return ""
    stem = word[:-3]
    bases = (f"{stem}e", stem, stem[:-1] if stem[-1:] == stem[-2:-1] else stem)
    base = next((base for base in bases if base in _known()), "")
    return base and (f"{base}es" if base.endswith(("ch", "sh", "ss", "x", "o")) else f"{base}s")
