"""Known measures: the words for them, the values they can take, their unit, and which way is better.

One table serves the schemas (a negative accuracy is impossible) and the claims ("better" means lower
for a latency). A measure is only inferred from words that leave no doubt: a change, a ratio or a
normalised score of a measure does not have the measure's domain, and is not inferred at all.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import inf

from auditor.model import Document, Panel
from auditor.truth import Interval


@dataclass(frozen=True)
class Metric:
    """One measure.

    `words` is a regular expression of its names; `low` and `high` bound its values; `share` tells a
    part of one, which may be written in percent (0 to 1, or 0 to 100); `better` is "higher", "lower"
    or "" where neither is; `plain` marks an everyday word ("time", "count"), which names the measure
    only where it stands on a colour scale.
    """

    name: str
    words: str
    low: float = -inf
    high: float = inf
    share: bool = False
    better: str = ""
    unit: str = ""
    plain: bool = False

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The names as whole words."""
        return re.compile(rf"(?<![\w@])(?:{self.words})(?![\w@])", re.IGNORECASE)

    @property
    def domain(self) -> Interval:
        """All values that the measure can take, in whichever scale it is written."""
        return Interval(self.low, 100 * self.high if self.share else self.high)

    @property
    def domain_text(self) -> str:
        """The domain in words."""
        if self.domain.high == inf:
            return f"{self.low:g} or more"
        shares = f" (or 0 to {self.high:g} as a share)" if self.share else ""
        return f"{self.domain.low:g} to {self.domain.high:g}{shares}"


def _share(name: str, words: str, better: str = "higher") -> Metric:
    return Metric(name, words, 0, 1, share=True, better=better, unit="%")


def _size(name: str, words: str, better: str = "", unit: str = "", plain: bool = False) -> Metric:
    return Metric(name, words, 0, better=better, unit=unit, plain=plain)


METRICS = (
    _share("accuracy", r"(?:accuracy|accuracies|acc\.?)"),
    _share("pass@k", r"pass(?:@|[ -]at[ -]?)(?:k|\d+)"),
    _share("F1", r"f[- ]?1(?:[- ]?scores?)?|f[- ]?scores?|f[- ]?measure"),
    _share("precision", r"precision(?:@\d+)?|m?ap@\d+"),
    _share("recall", r"recall(?:@\d+)?|sensitivity|true positive rate|tpr|hits?@\d+"),
    _share("specificity", r"specificity|true negative rate|tnr"),
    _share("false positive rate", r"false (?:positive|alarm|negative|discovery) rates?|fpr|fnr|fdr", "lower"),
    _share("AUC", r"auc|auroc|roc[- ]?auc|auprc|pr[- ]?auc|area under the (?:roc )?curve"),
    _share("BLEU", r"(?:sacre)?bleu(?:-?\d)?(?: scores?)?"),
    _share("ROUGE", r"rouge(?:-?(?:\d|l|lsum))?(?: scores?)?"),
    _share("exact match", r"exact[- ]match(?: rate| score)?"),
    _share("success rate", r"(?:success|win|solve|pass|completion|acceptance|hit|detection) rates?"),
    _share("error rate", r"(?:mis)?classification errors?|error rates?|failure rates?|eer", "lower"),
    _share(
        "overlap",
        r"m?iou|intersection over union|jaccard(?: index)?"
        r"|(?:s[oø]rensen[- –])?dice(?: similarity)? (?:scores?|coefficients?|index|overlap)|mean dice",
    ),
    _share("ranking quality", r"ndcg(?:@\d+)?|mrr|mean reciprocal rank"),
    _share("coverage", r"coverage"),
    _share("sparsity", r"sparsity", ""),
    _share("probability", r"probabilit(?:y|ies)", ""),
    _share("share", r"relative frequency|proportion|prevalence", ""),
    Metric("p-value", r"p[- ]?values?", 0, 1),
    Metric(
        "correlation",
        r"(?:correlations?|corr\.?)(?: coefficients?)?"
        r"|pearson(?:'?s)? r|spearman(?:'?s)? rho|kendall(?:'?s)? tau",
        -1,
        1,
    ),
    Metric("cosine similarity", r"cosine similarit(?:y|ies)|cos(?:ine)? sim\.?", -1, 1, better="higher"),
    Metric(
        "agreement",
        r"(?:cohen|fleiss)'?s? kappa|mcc|matthews correlation(?: coefficient)?",
        -1,
        1,
        better="higher",
    ),
    Metric("silhouette", r"silhouette(?: scores?| coefficient)?", -1, 1, better="higher"),
    _size("perplexity", r"perplexit(?:y|ies)|ppl", "lower"),
    _size("word error rate", r"wer|cer|(?:word|character) error rates?", "lower", "%"),
    _size("mean error", r"n?rmse|mae|mape|mse|(?:root )?mean (?:absolute|squared?) error", "lower"),
    _size(
        "latency",
        r"latenc(?:y|ies)|run ?times?|(?:elapsed|wall[- ]?clock|execution|inference) time",
        "lower",
        "s",
    ),
    _size("battery life", r"batter(?:y|ies)[- ](?:life|lives|lifetimes?|run ?times?)", "higher", "h"),
    _size(
        "throughput",
        r"throughput|(?:tokens|samples|requests|frames|images) ?(?:per |/) ?s(?:ec|econd)?",
        "higher",
    ),
    _size("speedup", r"speed-?ups?", "higher"),
    _size("duration", r"times?|durations?", "lower", "s", plain=True),
    _size("count", r"(?:cell |sample )?counts?|number of \w+(?: \w+)?|occurrences|# ?of \w+", plain=True),
    _size("frequency", r"frequenc(?:y|ies)", plain=True),
    _size("spread", r"std\.?(?: dev\.?)?|standard deviations?|variances?", plain=True),
    _size("memory", r"(?:peak )?memory(?: usage| use)?|vram", "lower", plain=True),
    Metric("error", r"errors?", better="lower", plain=True),
    Metric("loss", r"(?:\w+ )?loss(?:es)?", better="lower", plain=True),
    Metric("cost", r"costs?", better="lower", plain=True),
)

# A word that turns a measure into something else, with a domain of its own.
_DERIVED = re.compile(
    r"(?<!\w)(?:differences?|differ|changes?|gains?|improvements?|improved?|delta|drops?|gaps?|increases?|decreases?|"
    r"declines?|reductions?|relative|normali[sz]ed|ratios?|standardi[sz]ed|scaled|z-?scores?|log(?:10|2)?|ln|"
    r"logarithm\w*|advantages?|lifts?|uplifts?|bias|residuals?|gradients?|derivatives?|minus|excess|effects?|"
    r"importances?|contributions?|deviations?|shifts?|partial|auto|contrast|mutual|index|confusion|std|variance)(?!\w)"
    r"|[Δ∆δ]|(?<!\w)vs\.? baseline|[×x] ?baseline",
    re.IGNORECASE,
)
_PREPOSITION = re.compile(
    r"(?<!\w)(?:across|by|for|of|with|on|over|under|versus|vs\.?|per|against|between|in|from|at|when|as|through|during)"
    r"(?!\w)",
    re.IGNORECASE,
)
_LEAD = re.compile(
    r"^(?:\W|(?:the|a|figure|fig\.?|heat ?maps?|charts?|plots?|table|matrix|\d+)\b)+", re.IGNORECASE
)
_UNIT = re.compile(
    r"\s*[(\[,].*$|\s+in (?:%|percent|[µmn]?s|(?:milli)?seconds|minutes|hours|[GM]B)$", re.IGNORECASE
)
# A colour scale with such a label says nothing of its own; what it measures is told elsewhere.
_VAGUE = re.compile(
    r"^(?:colou?r ?(?:bar|scale|map|key|gradient|legend)?|legend|scale|values?|scores?|"
    r"performance(?: metrics?)?|metrics?|results?|intensity|gradient|cell values?)?$",
    re.IGNORECASE,
)
_EDGES = " :*_`\"'."


@lru_cache(maxsize=1024)
def metric_named(text: str, scale: bool = False) -> Metric | None:
    """The one measure that a text speaks of, or None where it names none, several, or a derived one.

    `scale` tells the label of a colour scale, where everyday words are names of measures, too.
    """
    if _DERIVED.search(text) and not _is_spread(text, scale):
        return None
    found = [metric for metric in METRICS if not metric.plain and metric.pattern.search(text)]
    if not found and scale:
        label = _UNIT.sub("", text).strip(_EDGES)
        found = [metric for metric in METRICS if metric.plain and metric.pattern.fullmatch(label)]
    longest = [m for m in found if not any(_within(m, other, text) for other in found if other is not m)]
    return longest[0] if len(longest) == 1 else None


def _is_spread(text: str, scale: bool) -> bool:
    spread = next(metric for metric in METRICS if metric.name == "spread")
    return scale and bool(spread.pattern.fullmatch(_UNIT.sub("", text).strip(_EDGES)))


def _within(metric: Metric, other: Metric, text: str) -> bool:
    """Whether the words of one measure are only a part of another's ("error rate" in "word error rate")."""
    inner = [found.span() for found in metric.pattern.finditer(text)]
    outer = [found.span() for found in other.pattern.finditer(text)]
    return all(
        any(a <= start and end <= b and (a, b) != (start, end) for a, b in outer) for start, end in inner
    )


# "Accuracy assessment": work on a measure, of which the figure may show something else.
_WORK = re.compile(
    r"\b(?:assessments?|evaluations?|analys[ie]s|reports?|checks?|audits?|reviews?|validations?|stud(?:y|ies)|tests?|testing)\W*$",
    re.IGNORECASE,
)


def headed_metric(title: str) -> Metric | None:
    """The measure that a title is about: "Accuracy by Layer" is accuracy, "Effect of Accuracy" is not.

    Only what stands before the first preposition counts, and no everyday words.
    """
    told = headed(title)
    return None if _DERIVED.search(title) or _WORK.search(told) else metric_named(told)


def headed(title: str) -> str:
    """What a title is about: what stands before its first preposition, without "Figure 3:" and the like."""
    return _PREPOSITION.split(_LEAD.sub("", title), maxsplit=1)[0]


# Everyday words for what is measured: such a panel is not about what its figure's title names first.
_EVERYDAY = re.compile(
    r"\b(?:errors?|loss(?:es)?|costs?|latenc(?:y|ies)|times?|delays?|risks?|runtimes?|durations?|perplexity|uncertainty|memory|energy|speed|throughput|counts?)\b",
    re.IGNORECASE,
)


def metric_of(panel: Panel) -> Metric | None:
    """The measure of a panel's cells: from its legend's label, else its name, else the figure's.

    A legend label that says what is measured, in words that are not known, settles that it is unknown;
    the figure's title is believed only where most of the values fit.
    """
    label = panel.legend.label if panel.legend else ""
    metric, of_figure = _metric_told(label, panel.name, panel.figure)
    return metric if metric and (not of_figure or _mostly_in(metric.domain, panel)) else None


@lru_cache(maxsize=256)
def _metric_told(label: str, name: str, figure: str) -> tuple[Metric | None, bool]:
    """The measure that a legend's label, a panel's name or a figure's title tells, and whether it is the title."""
    if not _VAGUE.match(label.strip(_EDGES)):
        metric = metric_named(label, scale=True)
        return _told_in_full(metric, (name, figure)) or metric, False
    if _DERIVED.search(name):
        return None, False
    if metric := headed_metric(name):
        return metric, False
    if _EVERYDAY.search(headed(name)):
        return None, False  # "Accuracy and calibration error" is no title for the errors alone
    return headed_metric(figure), True


def _told_in_full(metric: Metric | None, titles: Sequence[str]) -> Metric | None:
    """The measure of which a label tells a part, as a title has it ("runtime" below "Battery Runtime"); or None."""
    fuller = (headed_metric(title) for title in titles if metric is not None and metric.pattern.search(title))
    told = [one for one in fuller if one is not None and one is not metric]
    return told[0] if told else None


_PREFERRED = re.compile(
    r"\b(?P<way>higher|larger|greater|bigger|more|longer|taller|lower|smaller|less|fewer|shorter|cheaper|lighter)"
    r"(?: (?:values?|scores?|numbers?|readings?))?"
    r" (?:is|are|means?|=|indicates?|signif(?:y|ies)) (?:better|best|preferable|preferred|good)\b"
    # Of one of several measures ("lower is better for the delay") it tells nothing of the others.
    r"(?! for (?!all\b|both\b|each\b|every\b))",
    re.IGNORECASE,
)


_FEWER = frozenset("lower smaller less fewer shorter cheaper lighter".split())


@lru_cache(maxsize=256)
def told_better(text: str) -> str:
    """Which way is better where a text says it so ("higher is better"): "higher", "lower" or ""."""
    ways = {found["way"].casefold() for found in _PREFERRED.finditer(text)}
    told = {"lower" if way in _FEWER else "higher" for way in ways}
    return told.pop() if len(told) == 1 else ""


def _mostly_in(domain: Interval, panel: Panel) -> bool:
    """Whether at least half of a panel's values fit, so that a title may well speak of them."""
    values = [quantity.interval for quantity in panel.values.values()]
    return 2 * sum(domain.intersection(value) is not None for value in values) >= len(values)


def metrics_of(document: Document) -> tuple[Metric | None, ...]:
    """The measure of each panel of a document, in the order of its panels."""
    return tuple(metric_of(panel) for panel in document.panels)
