"""The words for what is shown twice: who "switched" and who "stayed", and where two people "agree"."""

import re
from functools import lru_cache

from auditor.claims.measures.squares import MOVES, RATERS, in_time

Word = tuple[str, str, re.Pattern[str], str]  # kind, flavour, pattern, text that stands for it
_WITH_IT = r"(?: (?:with|to|on|in|at) (?:it|them|theirs?|(?:their|its|his|the same)(?: own)? [a-z]+))?"
_TWICE = r"(?: (?:again|twice|both times|(?:on|in|at) both [a-z]+|as before|as the day before))?"
_OWN = r"(?: (?:their|its|his|her) [a-z]+(?: of [a-z]+)?)?"
_OTHER = r"(?: (?:away|elsewhere|on|to (?:something|another|others|a different)(?: else)?(?: [a-z]+)?))?"
_MOVES = (
    ("right", "row", rf"(?:stay|stays|stayed|stuck|stick|remain(?:s|ed)?|kept|keep)(?: (?:loyal|faithful|unchanged|put|the same|where they were|true))?{_WITH_IT}(?! (?!with|to)\w)", ""),
    ("right", "row", rf"(?:did not|didn['’]t|do not|does not|never) (?:switch|change|move|defect){_OWN}(?: at all)?", ""),
    ("right", "row", rf"(?:used?|uses|took|chose|had|made|picked|kept|gave|voted(?: for)?) the same(?: [a-z]+){{1,4}}?{_TWICE}(?=\W*$|\W*[,;.(])", ""),
    ("right", "row", r"(?:were|are|was|is) unchanged|loyal", ""),
    ("wrong", "row", rf"(?:switched|changed|moved|defected|left)(?! from\b)(?! (?:over )?to\b(?! (?:another|something|others|a different))){_OWN}{_OTHER}(?: (?:sides|camps|lanes|allegiance))?|switch(?=\W*$)|gave it up|(?:chose|used|took) (?:something|anything) else", ""),
    ("be", "", r"(?:leads?|led|goes|runs|ran)(?= from)", ""),
    ("moving", "", r"(?:move[sd]?|switch(?:ed|es)?|went|chang(?:ed|es)|shift(?:ed|s)?|defect(?:ed|s)?|transferred|migrated)(?= from)", ""),
    ("taken", "", r"(?:switch(?:ed|es)?|chang(?:ed|es)|move[sd]?|turn(?:ed|s)?|went|go|defect(?:ed|s)?|migrated?|converted|drifted|shift(?:ed|s)?|came|f[ae]ll|slipped|dropped|sank|rose|advanced|progressed|improved) (?:over |back |down |up )?to|became|lost to|exchanged (?:it|them) for", ""),
    ("error", "", r"(?:changes?|switch(?:es)?|moves?|transitions?|shifts?|defections?|switchers?|changers?)(?=[ ,:(]|$)", ""),
    ("loses", "", r"(?:los(?:es|e|t)|g[ai]ves? up|gave up|sheds?|surrenders?)", ""),
    ("attracts", "", r"(?:gain(?:s|ed)?|w[io]ns?|attract(?:s|ed)?|receive[sd]?|pick(?:s|ed) up|drew|draws|took over)", ""),
    ("extreme", "highest", r"most (?:loyal|stable|faithful)", ""),
    ("extreme", "lowest", r"least (?:loyal|stable|faithful)", ""),
    ("metric", "", r"(?:retention|loyalty)(?: rate)?|share of loyal [a-z]+", "recall"),
    ("doing", "", r"(?:used?|uses|took|takes?|came|come|comes|travell?(?:ed|s)?|went|rode|chose|choose|picked|voted|votes?|had|lived|worked|preferred|bought)(?: (?:by|in|on|with|as|for|to work by))?", ""),
    ("from", "", r"from", ""),
    ("noun", "", r"people|persons?|users?|riders?|passengers?|customers?|voters?|members?|patients?|pupils?|students?|households?|respondents?|residents?|commuters?|travellers?|participants?|subscribers?|families|firms?|buyers?|clients?|plots?|owners?", ""),
    ("class", "", r"modes?|means(?: of [a-z]+)?|part(?:y|ies)|brands?|states?|stages?|options?|providers?|answers?", ""),
    ("net", "", r"(?:on balance|net|in net terms|on net)(?: (?:of|by))?", ""),
    ("none", "", r"nobody|no one|no-one|nothing", ""),
    ("as", "", r"(?:made|done|taken) by|involving|affecting", ""),
)  # fmt: skip
_RATERS = (
    ("right", "", r"agree[sd]?|concur(?:s|red)?|coincide[sd]?|see eye to eye|are (?:unanimous|of one mind|in agreement)|(?:gives?|gave|makes?|made|reach(?:es|ed)?|arrive at|come to) the same (?:diagnos[ie]s|verdicts?|grades?|calls?|ratings?|judg[e]?ments?|conclusions?|answers?)|confirms? (?:it|this)", ""),
    ("wrong", "", r"disagree[sd]?|differ(?:s|ed)?|diverge[sd]?|contradict(?: each other| one another)?|(?:are|is) at odds|part company|(?:come|came) to different (?:diagnoses|verdicts|grades|ratings|conclusions)", ""),
    ("error", "", r"disagreements?|discrepanc(?:y|ies)|divergences?|differences? of opinion|contradictions?|diverging (?:diagnoses|verdicts|ratings|cases)", ""),
    ("two of them", "", r"(?:they(?: both)?|both(?: [a-z]+s)?|(?:the )?(?:two|pair)(?: [a-z]+s)?|(?:the )?(?:doctors|raters|reviewers|annotators|judges|examiners|experts|readers|graders|tasters|observers))(?= (?:also |only |both )?(?:agree|disagree|concur|differ|diverge|coincide|gave|give|make|made|reach|arrive|come|came|call|say|find|consider|see|are (?:at odds|in agreement|unanimous)|contradict|part|diagnose|rate|judge))", ""),
    ("judges", "", r"(?:say|call|find|consider|see|diagnose|rate|judge|classif(?:y|ie)|label|deem|regard|mark|grade|think|suspect|vote|score|make|give|chose|choose|pick|put|identif(?:y|ie)|record|count|detect)(?:e?s|d|ed)?(?: (?:it|them|the [a-z]+))?(?: as| to be| for)?|said|found|saw|thought|gave|sees", ""),
    ("class", "", r"grades?(?! (?:\d|it\b|the\b|as\b))|diagnos[ei]s|verdicts?|ratings?", ""),
    ("for one", "", r"(?:for|to|by|according to) (?:the )?one", ""),
    ("for other", "", r"(?:for|to|by|according to) the other", ""),
    ("kappa", "", r"(?:cohen['’]?s )?(?:kappa|κ)(?: coefficient| value)?", ""),
    ("when", "", r"when(?:ever)?|where(?:ver)?|if", ""),
)  # fmt: skip
_IDLE = frozenset(
    "the a an of in on at by to from and or for s dr doctor mr ms mrs miss prof used use they he she means".split()
)


def _telling(side: str) -> list[str]:
    """The words by which a side is called: of a time, those that tell it."""
    words = [word for word in re.findall(r"\w+", side.casefold()) if word not in _IDLE]
    return [word for word in words if in_time(word)] or words


@lru_cache(maxsize=64)
def words_of(kind: str, sides: tuple[str, str]) -> tuple[Word, ...]:
    """The further words of such a table: those of its kind, and those by which its sides are called."""
    if not kind:
        return ()
    table = {MOVES: _MOVES, RATERS: _RATERS}[kind]
    found = [
        (name, flavour, re.compile(rf"(?:{words})(?:(?<!\w)|(?!\w))", re.IGNORECASE), text)
        for name, flavour, words, text in table
    ]
    own = [_telling(side) for side in sides]
    for flavour, words, others in (("row", own[0], own[1]), ("column", own[1], own[0])):
        telling = [re.escape(word) for word in words if word not in others]
        if telling:
            names = rf"(?:(?:dr|doctor|mr|ms|mrs|prof)\.? )?(?:{'|'.join(telling)})(?:['’]s)?(?: the (?!same)[a-z]+)?(?!\w)"
            lead = r"(?:of |for |by |in |on )?" if kind == MOVES else r"(?:for |by |according to )?"
            found.append(("side", flavour, re.compile(lead + names, re.IGNORECASE), ""))
    return tuple(found)
