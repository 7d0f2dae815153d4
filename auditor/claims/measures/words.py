"""The words for what is derived from a confusion matrix, and the classes that a sentence names."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from auditor.claims.measures.class_names import names_of
from auditor.claims.measures.confusion import Confusion
from auditor.language.tokens import Token, tokens

# What each word means of a share (in percent, or below one) and of a plain number; "" where it means nothing.
_WORDS: tuple[tuple[str, str, str], ...] = (
    (r"balanced accuracy|mean per[- ]class accuracy", "recall macro", ""),
    (
        r"(?:mis)?classification error(?: rate)?|error rate|misclassification rate|share of errors|fraction of errors",
        "error rate",
        "",
    ),
    (r"producer['’]?s?['’]? accuracy", "recall", ""),
    (r"(?:user|consumer)['’]?s?['’]? accuracy", "precision", ""),
    (r"(?:cohen['’]?s )?(?:kappa|κ)(?: (?:coefficient|statistic|value))?", "kappa", ""),
    (r"accuracy|accurac(?:y|ies)|acc\b\.?", "accuracy", ""),
    (
        r"false[- ]positive rate|rate of false (?:positives|alarms)|fpr|fall[- ]?out|false[- ]alarm rate",
        "false positive rate",
        "",
    ),
    (
        r"false[- ]negative rate|rate of false negatives|rate of misses|fnr|miss rate|omission(?: errors?| rate)?|errors? of omission",
        "miss rate",
        "",
    ),
    (
        r"false[- ]discovery rate|fdr|commission(?: errors?| rate)?|errors? of commission",
        "false discovery rate",
        "",
    ),
    (r"true[- ]positive rate|tpr|recalls?|sensitivity|hit rate|detection rate", "recall", ""),
    (r"true[- ]negative rate|tnr|specificity|selectivity", "specificity", ""),
    (r"negative predictive value|npv", "negative predictive value", ""),
    (r"positive predictive value|ppv|precisions?", "precision", ""),
    (
        r"f[- _]?\{?1\}?(?:[- ]?(?:score|measure|value))?s?|f[- ]?(?:score|measure)|harmonic mean|dice(?: score| coefficient)?",
        "f1",
        "",
    ),
    (r"prevalence|base rate", "prevalence", ""),
    (r"iou|intersection over union|jaccard(?: index)?", "overlap", ""),
    (r"true positives?|tps?\b|hits", "", "hits"),
    (r"true negatives?|tns?\b|correct rejections?", "", "rejections"),
    (r"false positives?|fps?\b|false alarms?(?! (?:on|among) )", "", "false alarms"),
    (r"false negatives?|fns?\b|misses", "", "misses"),
    (r"support|true instances?|actual instances?", "", "support"),
    (
        r"(?:correctly|rightly|properly|accurately) (?:classified|labell?ed|recogni[sz]ed|identified|predicted|judged|assigned|routed|detected|sorted)|classified (?:correctly|properly|right)|"
        r"correct(?:ly)?|properly|(?:was|were|is|are) right|in(?:to)? the (?:right|correct|proper) (?:column|class|bin|box|category|place|queue)|correct decisions|"
        r"(?:lies?|lay|falls?|fell|sits?|is|are) on the (?:main )?diagonal|(?:(?:summing|adding up|the sum of|the sum along|along|on) )?the (?:main )?diagonal(?: (?:holds|contains|collects|sums to|adds up to|accounts for))?",
        "accuracy",
        "correct",
    ),
    (
        r"mis(?:classified|routed|labell?ed|judged|identified|read|assigned|predicted|filed|sorted|diagnosed|recogni[sz]ed|attributed)|mis(?:classifications?|routings?|diagnos[ei]s|attributions?)|(?:in|into) the wrong \w+|wrong(?:ly)?(?: classified)?|incorrect(?:ly)?(?: classified)?|lost to (?:the |an)?others?(?: class(?:es)?)?|mistakes?|errors?|off the diagonal",
        "error rate",
        "wrong",
    ),
)
_METRICS = tuple(
    (re.compile(rf"(?<![\w-])(?:{words})(?![\w-]*\w)", re.IGNORECASE), share, number)
    for words, share, number in _WORDS
)
_AVERAGE = re.compile(
    r"\b(?P<kind>macro|weighted|micro|unweighted)[- ]?(?:averaged?|avg\.?|mean)?\b|\b(?P<mean>mean|average)\b(?= (?:precision|recall|f))|(?P<per>per[- ]class (?:average|mean))",
    re.IGNORECASE,
)
_NUMBERED = frozenset(
    "and or class label digit category intent number type group cluster topic species as for with to by true predicted actual".split()
)

_TREATED = frozenset(
    "predicted read taken mistaken classified misclassified labelled labeled recognised recognized confused".split()
)


@dataclass(frozen=True, slots=True)
class Mention:
    """A metric in a text: what it means of a share and of a number, how it is averaged, and where it stands."""

    share: str
    number: str
    average: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class ClassMention:
    """A class in a text, and where it is named."""

    name: str
    start: int
    end: int


def metrics_in(text: str) -> list[Mention]:
    """All metrics of a text, in order and without overlap; the longer name wins."""
    found: list[Mention] = []
    for pattern, share, number in _METRICS:
        for match in pattern.finditer(text):
            if all(match.end() <= other.start or match.start() >= other.end for other in found):
                found.append(_mention(text, match, share, number))
    return sorted(found, key=lambda mention: mention.start)


def _mention(text: str, match: re.Match[str], share: str, number: str) -> Mention:
    start = match.start()
    average = "macro" if share.endswith(" macro") else ""
    before = list(_AVERAGE.finditer(text, 0, start))
    if before and not re.sub(r"[\s-]", "", text[before[-1].end() : start]):
        kind = before[-1]["kind"] or "macro"
        average = {"unweighted": "macro"}.get(kind.casefold(), kind.casefold())
        start = before[-1].start()
    return Mention(share.removesuffix(" macro"), number, average, start, match.end())


def classes_in(text: str, matrices: Sequence[Confusion]) -> list[ClassMention]:
    """All classes that a text names, in order; a class that is a number only where a word says so."""
    names: dict[tuple[str, ...], str] = {}
    for matrix in matrices:
        names |= names_of(matrix.classes)
    return named(text, names)


def named(text: str, names: dict[tuple[str, ...], str]) -> list[ClassMention]:
    """All of some names that a text has, in order."""
    words = [token for token in tokens(text) if token.norm[0].isalnum() or token.is_number]
    return list(_classes(words, names)) if names else []


def _classes(words: Sequence[Token], names: dict[tuple[str, ...], str]) -> Iterator[ClassMention]:
    longest = max(map(len, names))
    stems = {
        key[0]: name for key, name in names.items() if len(key) == 1 and len(key[0]) >= 4 and key[0].isalpha()
    }
    # "Shirkers" are of the class "shirked".
    stems |= {word[:-2]: name for word, name in stems.items() if len(word) > 6 and word.endswith("ed")}
    at = 0
    while at < len(words):
        for length in range(min(longest, len(words) - at), 0, -1):
            key = tuple(word.norm for word in words[at : at + length])
            name = names.get(key)
            if name is not None and (length > 1 or _is_meant(words, at, name)):
                yield ClassMention(name, words[at].start, words[at + length - 1].end)
                at += length
                break
        else:
            stem = next(
                (
                    name
                    for word, name in stems.items()
                    if words[at].norm.startswith(word) and len(words[at].norm) <= len(word) + 7
                ),
                "",
            )
            if stem:  # "promotional" mail is of the class "promo"
                yield ClassMention(stem, words[at].start, words[at].end)
            at += 1


# Class names that are everyday words as well; only a capital tells the class.
_EVERYDAY = frozenset("other others none all rest unknown no yes true false positive negative".split())


def _is_meant(words: Sequence[Token], at: int, name: str) -> bool:
    """Whether one word is a class's name here: a number behind "class", "Other" but not "each other"."""
    if words[at].is_number:
        return _is_numbered(words, at)
    if words[at].norm in _EVERYDAY and name[:1].isupper():
        return words[at].text[:1].isupper() and not (at and words[at - 1].norm == "each")
    return True


def _is_numbered(words: Sequence[Token], at: int) -> bool:
    behind = words[at + 1].norm if at + 1 < len(words) else ""
    return (at > 0 and words[at - 1].norm in _NUMBERED) or behind in _TREATED
