"""Which way is better in the columns of a table of results, and which columns tell of results at all."""

import re

from auditor.claims.better import better_by_label, told_high
from auditor.claims.results.tables import Label, Table
from auditor.metrics import headed

_LOWER = re.compile(
    r"\b(?:ter|ser|wer|cer|per|ppl?|perplexity|fid|mse|mae|rmse|eer|errors?|err\.?|loss|latency|times?|seconds?|hours?|"
    r"ranks?|repetition|distance|cost|distortion|median rank|mean rank|fpr|fnr|false \w+ rate)\b",
    re.IGNORECASE,
)
_HIGHER = re.compile(
    r"\b(?:r2|adj\.? r2|map|meteor|cider|spice|comet|chrf\+*|las|uas|em|bertscore|top-?\d+|kappa|ssim|psnr)\b|\br²",
    re.IGNORECASE,
)
_NO_RESULT = re.compile(
    r"#|\b(?:param(?:eter)?s?|size|dim(?:ension)?s?|layers?|steps?|years?|date|n|no\.?|number|count|total|id|support|epochs?|iterations?|length|vocab\w*|"
    r"p-?value|std|stdev|variance|α|alpha|weights?)\b|[Δ∆δ]|\bdelta\b",
    re.IGNORECASE,
)
_ERRORS = re.compile(
    r"\b(?:wers?|ters?|perplexit(?:y|ies)|error rates?|errors?|fid|rmse|mae|mse)\b", re.IGNORECASE
)
_COST = re.compile(r"\b(?:times?|latency|seconds?|hours?|memory|flops|speed|turns|rank)\b", re.IGNORECASE)
_WAYS = {"higher": 1, "lower": -1}
_DOWN, _UP = re.compile(r"[↓▼]|\blower[^|]{0,8}better\b"), re.compile(r"[↑▲]")


def better(table: Table, column: int) -> int:
    """1 where more is better, -1 where less is, 0 where that is not known: by the label, what the text says, or the title."""
    for label in _labels(table, column):
        if way := _of(label):
            return way
    if table.told:
        return _WAYS[table.told]
    return _of(headed(table.caption)) or (-1 if _ERRORS.search(table.caption) else 0)


def _labels(table: Table, column: int) -> list[str]:
    text = table.columns[column].text
    return [text, glossed(table, text)]


def glossed(table: Table, text: str) -> str:
    """What the caption says a label stands for: "Train: time in seconds", "T (turns)"."""
    found = (
        re.search(
            rf"(?<![\w-]){re.escape(text.strip())}[\"”'’]?\s?[:=(]\s?(?P<gloss>[^.,;:)]+)", table.caption
        )
        if text.strip()
        else None
    )
    return found["gloss"] if found else ""


def _of(text: str) -> int:
    if _DOWN.search(text):
        return -1
    if _UP.search(text):
        return 1
    if way := better_by_label(text):
        return _WAYS[way]
    high, low = bool(_HIGHER.search(text) or told_high(text)), bool(_LOWER.search(text))
    return 0 if high == low else 1 if high else -1


def tells_results(table: Table, label: Label) -> bool:
    """Whether a column is one of results: no size, number or difference, and no cost."""
    return not _NO_RESULT.search(label.text) and not costs(table, label)


def costs(table: Table, label: Label) -> bool:
    """Whether a column tells what something takes: its time."""
    return bool(_COST.search(label.text) or _COST.search(glossed(table, label.text)))


def results(table: Table) -> tuple[int, ...]:
    """The columns of results."""
    return tuple(n for n, label in enumerate(table.columns) if tells_results(table, label))
