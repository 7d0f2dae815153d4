"""How statements on results are put: who wins over whom, who is best, what is reached."""

import re

_ADVERB = (
    r"even|also|still|all|both|each|individually|generally|in\s+general|consistently|significantly|slightly|marginally|considerably|substantially|clearly|largely|greatly|far|much|"
    r"relatively|markedly|only|indeed|always|necessarily|further|again|usually|on\s+average|overall|statistically|notably|dramatically|a\s+bit|a\s+lot|extremely|very|moderately|"
    r"easily|narrowly|comfortably|just|strongly|really|better|noticeably|somewhat|mostly|especially|typically"
)
ADVERBS = rf"(?P<adv%s>(?:(?:{_ADVERB})\s+)*)"
LARGE = re.compile(
    r"\b(?:significant\w*|considerabl\w*|substantial\w*|largely|greatly|far|much|markedly|dramatically|a lot|large|huge|wide|clear|big|strongly|notabl\w+|noticeabl\w+)\b",
    re.I,
)
SLIGHT = re.compile(r"\b(?:slight\w*|marginal\w*|a bit|small|tiny|narrow\w*|somewhat|minor)\b", re.I)
_NOT = r"(?P<neg>(?:(?:do|does|did|is|are|was|were|can|could|has|have|may)(?:\s+not|n['’]t)|cannot|fails?\s+to|never)\s+)?"
_BE = r"(?:is|are|was|were|performs?|works?|performed|worked|does|did|do|perform|work|be|remains?|seems?|looks?|appears?(?:\s+to\s+be)?|operates?|operate)"
_HAVE = (
    r"(?:has|have|had|achieves?|achieved|obtains?|obtained|shows?|showed|gets?|got|yields?|yielded|gives?|gave|produces?|reach(?:es|ed)?|exhibits?|attains?|attained|provides?|"
    r"received?|receives|drew|draws|delivers?|holds?|records?|recorded|posts?|scores?|scored|enjoys?|earned|wins?|won|sees?|saw|leads? to|results? in)"
)
MORE = {
    "higher": 1, "larger": 1, "greater": 1, "more": 1, "lower": -1, "smaller": -1, "less": -1, "fewer": -1, "better": 2, "superior": 2, "stronger": 2, "worse": -2, "inferior": -2,
    "poorer": -2, "weaker": -2, "faster": -3, "slower": 3, "shorter": -1, "longer": 1,
}  # fmt: skip
MOST = {
    "highest": 1, "largest": 1, "greatest": 1, "most": 1, "lowest": -1, "smallest": -1, "least": -1, "fewest": -1, "best": 2, "strongest": 2, "top": 2, "worst": -2, "poorest": -2,
    "weakest": -2, "fastest": -3, "slowest": 3, "biggest": 1, "maximum": 1, "minimum": -1, "longest": 1, "shortest": -1,
}  # fmt: skip
_MORE, _MOST = "|".join(MORE), "|".join(MOST)
_THAN = r"(?:than|to|over|(?:when\s+)?compared\s+(?:to|with)|in\s+comparison\s+(?:to|with)|relative\s+to)"
_WINS = r"outperform(?:s|ed)?|beat(?:s|en)?|surpass(?:es|ed)?|exceed(?:s|ed)?|outscore[sd]?|improve[sd]?\s+(?:up)?on|improve[sd]?\s+over|supersede[sd]?|outdo(?:es)?|improve[sd]?\s+the\s+performance\s+of"
_LOSES = r"under-?perform(?:s|ed)?|trail(?:s|ed)?|fall(?:s)?\s+(?:short\s+of|behind)|lag(?:s)?\s+behind|lose[s]?\s+to"
_X, _Y = r"^(?P<x>[^,]+?(?:,[^,]+?){0,4})\s+", r"(?P<y>.+)$"
_THING = r"(?:\s+(?:performing|scoring))?\s+(?:model|method|system|approach|performer|variant|algorithm|configuration|setting|team|player|option|one)s?"


def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE)


_A = ADVERBS % ""
_B = ADVERBS % "2"
DUELS = (
    _compiled(rf"{_X}{_A}{_NOT}{_B}(?P<verb>{_WINS}|{_LOSES})\s+{_Y}"),
    _compiled(rf"{_X}{_A}{_BE}\s+(?P<neg>not\s+)?{_B}(?P<more>{_MORE})\s+{_THAN}\s+{_Y}"),
    _compiled(
        rf"{_X}{_A}{_NOT}{_BE}\s+(?:by\s+)?{_B}(?P<more>{_MORE})\s+(?:(?P<m>(?:on|in|at|for|under)\s+.+?)\s+)?{_THAN}\s+{_Y}"
    ),
    _compiled(
        rf"{_X}{_A}{_NOT}{_HAVE}\s+(?P<no>no\s+)?(?:an?\s+|the\s+)?{_B}(?P<more>{_MORE})\s+(?P<m>.+?)\s+{_THAN}\s+{_Y}"
    ),
    _compiled(
        rf"^(?:the\s+)?(?P<m>.+?)\s+(?:of|for|with)\s+(?P<x>.+?)\s+(?:is|are|was|were)\s+(?P<neg>not\s+)?{_A}(?P<more>{_MORE})\s+{_THAN}\s+(?:that\s+of\s+|those\s+of\s+|the\s+one\s+of\s+)?{_Y}"
    ),
)
PLACED = (
    _compiled(
        rf"^(?:the\s+)?(?P<m>.+?)\s+(?:is|are|was|were)\s+(?P<neg>not\s+)?{_A}(?P<more>{_MORE})\s+(?:in|on|for|at|with|under|against)\s+(?P<x>.+?)\s+{_THAN}\s+(?:(?:in|on|for|at|with|under|against)\s+)?{_Y}"
    ),
)
GAINS = (
    _compiled(
        rf"{_X}{_A}{_NOT}{_HAVE}\s+(?P<no>no\s+)?(?:an?\s+|the\s+)?{_B}(?P<size>\w+\s+)?(?P<gain>gains?|improvements?|advantages?|losses|loss|drops?|decreases?)(?:\s+(?:in|on|of)\s+(?P<m>.+?))?\s+over\s+{_Y}"
    ),
    _compiled(
        rf"{_X}{_A}{_NOT}{_B}(?P<gain>improves?|increases?|boosts?|reduces?|decreases?|lowers?)\s+(?:the\s+)?(?P<m>.+?)\s+(?:over|compared\s+(?:to|with))\s+{_Y}"
    ),
)
ALIKE = (
    _compiled(
        rf"{_X}{_A}{_NOT}(?:{_HAVE}|{_BE})\s+{_B}(?:an?\s+)?(?:similar(?:ly)?|comparabl[ey]|on\s+par|competitive(?:ly)?|equally\s+well)(?:\s+(?P<m>.+?))?\s+(?:to|with|as|than)\s+{_Y}"
    ),
)
BESTS = (
    _compiled(
        rf"{_X}{_A}{_NOT}{_HAVE}\s+(?:the\s+)?{_B}(?:overall\s+)?(?P<most>{_MOST})\s+(?:performing\s+)?(?P<m>.+)$"
    ),
    _compiled(
        rf"{_X}{_A}{_BE}\s+(?P<neg>not\s+)?(?:the\s+)?{_B}(?P<most>{_MOST})(?:{_THING})?(?:\s+(?P<m>(?:on|in|at|for|under|among|across|with|of|overall|over)\b.*))?$"
    ),
    _compiled(
        rf"{_X}{_A}{_NOT}{_BE}\s+(?:the\s+)?{_B}(?P<most>{_MOST})(?:\s+(?P<m>(?:on|in|at|for|under|among|across|with|of|overall|over)\b.*))?$"
    ),
    _compiled(
        rf"^(?:the\s+)?(?P<most>{_MOST}){_THING}(?:\s+(?P<m>(?:on|in|at|for|under|among|across|with)\b.*?))?\s+(?:is|are|was|were)\s+(?P<neg>not\s+)?(?P<x>.+)$"
    ),
    _compiled(
        rf"^(?:the\s+)?(?:overall\s+)?(?P<most>{_MOST})\s+(?P<m>.+?)\s+(?:is|are|was|were|comes?|belongs?|goes)\s+(?P<neg>not\s+)?(?:(?:achieved|obtained|reached|attained|held|seen|produced|given|recorded|provided|shown)\s+)?"
        r"(?:by|with|using|from|for|to|in|on|at|against|that\s+of|when\s+using)\s+(?P<x>.+)$"
    ),
)
_N = r"(?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%|percent)?"
VALUES = (
    _compiled(
        rf"{_X}{_A}{_HAVE}\s+{_B}(?:an?\s+|the\s+)?(?P<m>.+?)\s+(?:score\s+|value\s+|rate\s+)?(?:of|as\s+(?:high|low)\s+as)\s+(?:around\s+|about\s+)?{_N}(?P<tail>\s+.*)?$"
    ),
    _compiled(rf"{_X}{_A}{_HAVE}\s+{_B}(?:an?\s+)?{_N}\s+(?P<m>.+)$"),
    _compiled(
        rf"^(?:the\s+)?(?P<m>.+?)\s+(?:of|for|with|by|in|on|at|against)\s+(?P<x>.+?)\s+(?:is|are|was|were|reach(?:es|ed)?|equals)\s+{_N}(?P<tail>\s+.*)?$"
    ),
)
AMOUNT = _compiled(
    r"\s*(?:,\s*)?\bby\s+(?:up\s+to\s+|around\s+|about\s+|approximately\s+|more\s+than\s+|over\s+|at\s+least\s+)?(?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%|percent)?(?:\s*(?:absolute|percentage)?\s*(?P<unit>points?|[A-Z][\w-]*(?:\s+F1)?(?:\s+points?)?))?(?=\s|$|,)"
)
AHEAD = _compiled(
    r"\b(?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%|percent)?(?:\s*(?:absolute|percentage)?\s*(?P<unit>points?|[A-Z][\w-]*(?:\s+F1)?(?:\s+points?)?))?\s+(?=(?:higher|lower|better|worse|more|less|larger|smaller)\b)"
)
OF_MARGIN = _compiled(
    r"\s+by\s+an?\s+(?:margin|difference)\s+of\s+(?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%)?(?P<unit>)"
)
BY_MARGIN = _compiled(
    r"\s*(?:,\s*)?\b(?:by|with)\s+an?\s+(?P<size>\w+)\s+(?:margin|amount|gap|difference)\b|\s+by\s+far\b"
)
SIGNED = _compiled(
    r"\s*\(\s*(?P<n>[+\-−–]\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%)?\s*(?P<unit>points?|[A-Z][\w-]*)?\s*\)"
)
BRACKETED = _compiled(r"\s*\((?P<n>\d[\d,]*(?:\.\d+)?)\s*(?P<pct>%)?\)")
TAIL = _compiled(
    r"\s+(?:in\s+terms\s+of|with\s+respect\s+to|with\s+regard\s+to|according\s+to|when\s+trained\s+on|as\s+measured\s+by|regarding|in|on|for|under|at|across|over|from|among|within|of|with|using|when\s+using|both\s+in|both\s+on)\s+"
)
HEADED = _compiled(
    r"^(?:in\s+terms\s+of|with\s+respect\s+to|in|on|for|under|at|across|as\s+for|regarding|with|when\s+trained\s+on|when\s+using|using)\s+(?P<where>[^,]+?)\s*,\s*(?:on the other hand,\s*)?(?P<rest>.+)$"
)
COUNTED = _compiled(
    r"^(?P<count>\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s+(?:out\s+)?of\s+(?:the\s+|all\s+)?(?P<all>\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:\s+\w+)?$"
)
WHERE = _compiled(
    r"^(?:(?:a|one|another|the)\s+(?:\w+\s+)?exception\s+is\s+)(?P<where>.+?),\s*where\s+(?P<rest>.+)$"
)
EVERYWHERE = _compiled(
    r"^(?:comparable|similar|the\s+same|same)\s.+$|^(?:(?:all|both|the|each|every|any|two|three|four|these|our|different|various|considered|target|downstream|supervised|probing)\s+)*(?:of\s+the\s+)?(?:two\s+|three\s+|four\s+)?(?:other\s+)?(?:datasets?|metrics?|measures?|tasks?|settings?|domains?|conditions?|criteria|languages?|language\s+pairs?|"
    r"cases|test\s+sets?|aspects|corpora|benchmarks?|methods?|models?|systems?|evaluation\s+metrics?|columns?|compared\s+methods|the\s+table|categories|classes|subtasks|scores|performance|results)$"
)
