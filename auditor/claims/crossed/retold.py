"""Roundabout words on matrices told in words of the lexicon: "agree with the judge" as "are correct", "do not have it" as "wrongly"."""

import re
from functools import lru_cache

from auditor.claims.measures.confusion import Confusion

_THE = r"(?:(?:the|its|their|our|an?) )?"
_CALLED = r"(?:named|labell?ed|called|classified|classed|judged|graded|marked|sorted|identified|tagged|coded)"
_GIVE = r"(?:gets?|got|receives?|received|carry|carries|were given|was given|are given|is given|bears?|bore)"
_NAME = r"(?:label|name|verdict|grade|class|mark|answer|category|score|rating|diagnosis|code)"
_EACH = r"(?:classes|labels|categories|kinds|species|groups|grades|rows|levels|[a-z]+s)"
_AVERAGED = r"(?P<what>recalls?|precisions?|f1(?: scores?)?|completeness|purity)"
_MEASURE = r"(?:recall|precision|f1(?: score)?|accuracy|sensitivity|specificity)"
_HOLDS = r"(?:accounts? for|compris(?:es|ed)|consists? of|consisted of|covers?|covered|contains?|contained|holds?|held|counts?|numbers?|is made up of|is based on|rests on)"
_WHOLE = r"(?:table|matrix|figure|grid|test set|test|sample|set|course|data set|dataset|heatmap|collection|material|evaluation|trial|pilot|survey)"
_STEP = (
    r"(?:steps?|levels?|grades?|class(?:es)?|categor(?:y|ies)|notch(?:es)?|ranks?|degrees?|stages?|points?)"
)
_COUNT = r"(?P<n>\d[\d,]*)"

_TOLD: tuple[tuple[str, str], ...] = (
    (r"^(?:adding up|summing up|in sum|all told|put together|taken together|altogether|overall|on the whole)[,:] ", ""),
    (r"\b(?:is|are|lies?|stands?) behind (?=(?:about |some |roughly |nearly |almost )?(?:\d|half|an? (?:third|quarter)|one |two ))", "accounts for "),
    # Hits.
    (rf"\b(?:is|are|was|were)? ?(?:in agreement|agrees?|agreed|in line|coincides?|coincided|tallies|tally|match(?:es|ed)?) with {_THE}(?:(?:two|three|four|both) )?(?!{{names}})[a-z-]+(?: of {_THE}(?!{{names}})[a-z-]+)?(?= ?(?:[,;.:)]|$|in \d))", "are correct"),
    (rf"\b{_CALLED} (?:exactly |just )?as {_THE}(?!{{names}})[a-z-]+ (?:had |has |have )?(?:{_CALLED}|done|did)(?: them| it)?", "correct"),
    (rf"\b{_GIVE} {_THE}(?:right|correct|proper|same|(?!{{names}})[a-z]+['’]s) {_NAME}(?: (?:twice|both times|from both(?: (?!{{names}})[a-z]+)?|as {_THE}(?!{{names}})[a-z]+ (?:gave|had given)(?: it| them)?))?", "are correct"),
    (r"\b(?:exact|perfect|full|overall|raw) agreement\b", "accuracy"),
    (r"(?<=\d) (?:were|was|are|is) (?:put|placed|filed) where they belong\b", " are correct"),
    # What is called so, and is not.
    (rf"\b(?:for|to|on|where|in|when|with|of) {_THE}(?:(?!{{names}})[a-z]+ )?(?:(?:that|which|who|it|there|where) )+(?:is|are|was|were|do|does|did|has|have)(?: not|n['’]t| no)(?: (?:actually|really|in fact|even))? (?:an? |the )?(?:(?:{{names}})s?|have it|have one|show it|present|so|such|one|there|any)\b(?: (?!{{names}})[a-z]+(?=$|[,;.:]))?", "wrongly"),
    (r"\bfalse alarms? (?:on|among|with|in)\b", "errors of"),
    (rf"^(?:the |in all,? |altogether,? )?{_WHOLE} {_HOLDS} {_COUNT} (?!{{names}})[a-z]+(?= ?(?:[,;.:]|$))", r"there are \g<n> items"),
    # Means over the classes.
    (rf"\b(?:the )?(?:unweighted|plain|simple|arithmetic|macro|straight) (?:mean|average) of (?:the |all )*(?:[a-z]+ )?{_AVERAGED}(?: values| figures)?\b", r"macro \g<what>"),
    (rf"^averaging {_AVERAGED} over (?:the |all )*(?:[a-z]+ )?{_EACH} (?:gives|yields|makes|leads to|results in)", r"macro \g<what> is"),
    (rf"^{_AVERAGED},? averaged over (?:the |all )*(?:[a-z]+ )?{_EACH},? (?:is|comes to|stands at|reaches)", r"macro \g<what> is"),
    (rf"^(?:weighting|weighing|counting|treating) (?:the |all )*(?:[a-z]+ )?{_EACH} (?:equally|alike|the same), (?:the )?(?:mean )?(?=recall|precision|f1)", "macro "),
    (r", (?:and )?so (?:does|is|do) (?:its )?(?P<m>f-?1(?: score)?|f-score|recall|precision)\b", r" and so is \g<m>"),
    (r"\b(?P<a>precision|recall) and (?P<b>precision|recall) (?P<v>(?:coincide|agree)s?(?: at)? [^,;.]*\d[\d.]*\d ?%?),? and so is (?P<c>f-?1(?: score)?|f-score)\b", r"\g<a>, \g<b> and \g<c> \g<v>"),
    # One measure between two bounds.
    (rf"\b(?P<m>{_MEASURE}(?: (?:of|for) {_THE}{{names}})?) (?:is|lies|falls|stands) between (?P<low>\d[\d.]* ?%?) and (?P<high>\d[\d.]* ?%?)(?=[,;.]?(?: |$))", r"\g<m> is at least \g<low> and at most \g<high>"),
    # Classes that stand in an order.
    (rf"\b(?P<a>(?:one|two|three|four) {_STEP}) apart(?P<mid>[;,:]? (?:and )?)(?:nothing|none|nobody|no one|no [a-z]+) (?:is|are|was|were|lies|lie) (?:any )?(?:further|farther|more) (?:apart|off|away)(?: than that)?", r"\g<a> apart\g<mid>none is more than \g<a> apart"),
    (rf"^if (?:(?:a )?(?:difference|distance|gap) of )?(?P<a>one|two|a single) (?P<b>{_STEP})(?: of (?:difference|distance|disagreement))? (?:is|are|was|were) (?:forgiven|tolerated|allowed|accepted|overlooked|permitted|ignored), (?P<what>[^,\d]*?)(?=(?:about |nearly |almost |roughly |some )?\d)", r"within \g<a> \g<b>: "),
    (rf"^(?:within|up to|to within) (?P<a>one|two) (?P<b>{_STEP}), (?!\d)[a-z ]*?(?:agree[sd]?|coincide[sd]?|match(?:es|ed)?|agreement|accuracy|hit rate)(?: (?:in|is|comes to|reaches|stands at|rises to))? ", r"within \g<a> \g<b>: "),
    # Often, and how often.
    (r"\b(?:(?:occurs?|occurred|happens?|happened|appears?|appeared) at least once|(?:was|were|is|are) made at least once|(?:was|were|is|are) not empty)", "is above 0"),
    (rf"\b(?P<way>less|more) often than {_THE}(?!{{names}})(?:other )?[a-z]+(?: [a-z]+)?(?=,? (?:\d|\())", r"too \g<way> often"),
    (r"\b(?P<way>less|more) often(?=,? (?:at )?\d+ times against \d)", r"too \g<way> often"),
    (r"\btoo less often\b", "too rarely"),
    (r"\btoo more often\b", "too often"),
    (r"\b(?P<a>\d+) times (?P<v>against|versus|as against|compared with) (?P<b>\d+)\b", r"\g<a> against \g<b>"),
    (r"\b(?P<who>{names}) (?:is|was|are|were) (?:(?:also|even|still) )?(?:announced|called|labell?ed|named|reported|tagged|classified|assigned|given|predicted|seen|heard|found|diagnosed) (?P<n>(?:[a-z]+ ){0,3}\d[\d,]*) times wrongly", r"\g<who> has \g<n> false alarms"),
    (r"^(?:(?:only )?one (?:kind|sort|type) of (?:mistake|error|confusion|slip|mix-up) (?:was|is|has been) never (?:made|seen|met)): ", "one off-diagonal cell is empty: "),
    (r"\bno (?P<one>{names}) (?:(?!{names})[a-z]+ )?(?:was|is|were|are) (?:ever )?(?:announced|called|taken|labell?ed|named|filed|reported|predicted|tagged|mistaken) (?:as |for |to be |under )?(?:an? |the )?(?P<two>{names})\b", r"no \g<one> was called \g<two>"),
    (r"\b(?:hence|whence|thus|therefore|that is,|accordingly)\b,?", ""),
    (r"\b(?:the )?same (?:error|mistake|slip|confusion|mix-up) in reverse\b", "the reverse"),
    (r"\b(?P<a>\d+) and (?P<b>\d+) times\b", r"\g<a> and \g<b>"),
    (r"^(?:that|this|which) leaves (?=\d)", "there are "),
    (r"\bfor the other (?:[a-z]+) (?:cells|fields|squares|boxes|tiles)\b", ""),
)  # fmt: skip


@lru_cache(maxsize=64)
def _patterns(names: tuple[str, ...]) -> tuple[tuple[re.Pattern[str], str], ...]:
    own = "(?:" + "|".join(re.escape(name) for name in sorted(names, key=len, reverse=True)) + ")"
    return tuple(
        (re.compile(pattern.replace("{names}", own), re.IGNORECASE), told) for pattern, told in _TOLD
    )


def retold(text: str, matrix: Confusion) -> str:
    """A text in plain words."""
    for pattern, told in _patterns(matrix.classes):
        text = pattern.sub(told, text)
    return text
