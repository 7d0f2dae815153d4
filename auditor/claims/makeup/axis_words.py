"""The words for ticks: their steps, spacing, order and signs."""

import re

from auditor.claims.makeup.numbers import ABOUT, LOOSELY, NUM, UNIT, WORD

STEP = re.compile(
    rf"(?:\b(?:(?:in|with|at|using)\s+)?(?:a\s+)?(?:steps?|increments?|intervals?|spacings?|multiples|strides?|gaps?|distances?)(?:\s+size)?\s+(?:of\s+|is\s+|are\s+)?(?P<a>{ABOUT}{NUM}){UNIT}"
    rf"|\b(?:every|spaced by|stepping by|in)\s+(?P<b>{ABOUT}{NUM}){UNIT}(?:\s*(?:-|\s)steps?)?(?!\s*,\s*\d|\s*(?:columns?|rows?|cells?|ticks?|labels?|values?|entries|lines?|of)\b)"
    rf"|\b(?P<d>{NUM}|{WORD})[\s-](?!(?:in|at|of|with|by|every|each|any|all)\b)[a-z]+[\s-](?:steps?|increments?|intervals?)\b|\bevery\s+(?P<e>{WORD})\s+[a-z]+s\b"
    rf"|(?P<c>{NUM}){UNIT}\s+(?:units?\s+)?apart\b|\b(?P<unit>unit steps|one (?:tick|mark|label|marker) per unit|integer steps|steps of one|whole[- ]number steps))(?P<loose>{LOOSELY})?",
    re.IGNORECASE,
)
# "Past 2 every step doubles", "from 2 on": from where a spacing holds.
SINCE = re.compile(
    rf"\b(?:past|beyond|after|above|starting (?:from|at|with)|from)\s+(?P<n>{NUM})(?P<on>{UNIT}(?:\s+(?:on|onwards?|up|upwards?)\b(?!\s+(?:the|a|its|top)\b))?)",
    re.IGNORECASE,
)
COUNT = re.compile(
    rf"\b(?P<n>\d{{1,3}}|(?:{WORD})(?:-(?:{WORD}))?)\s+(?:(?!(?:in|at|by|of|with|from|to)\s)[a-z]+(?:-[a-z]+)?,?\s+){{0,3}}?(?:tick(?:\s?marks?|\s?labels?|s)?|values?|categor(?:y|ies)|levels?|labels?|markers?|marks|entries|positions|bins|steps|groups|classes|settings|options)\b",
    re.IGNORECASE,
)
# In an axis's own line what is counted may be anything: "five wards, north to south", "seven in all".
OWN_COUNT = re.compile(
    rf"\b(?P<n>\d{{1,2}}|{WORD})\s+(?:in (?:all|total)\b|(?:[a-z]+(?:-[a-z]+)?\s+){{0,2}}?[a-z]+s(?=\s*(?:[,;:(.]|$)))",
    re.IGNORECASE,
)
INTRODUCED = re.compile(
    rf"\b(?P<n>\d{{1,2}}|{WORD})\s+(?:[a-z]+\s+){{0,2}}[a-z]+s(?=\s*(?::|\(|,? namely|,? i\.e\.)\s*{NUM})",
    re.IGNORECASE,
)
EVEN = re.compile(
    r"\b(?P<not>(?:not|never|isn't|aren't|in)\s?)?\b(?:(?:evenly|equally|uniformly|regularly|linearly|equidistantly)[- ]?(?:spaced|distributed|placed|stepped)?|"
    r"at (?:even|equal|regular|uniform|constant) (?:intervals|steps|distances)|equidistant|linear(?=\s+(?:scale|spacing|axis)))",
    re.IGNORECASE,
)
UNEVEN = re.compile(
    r"\b(?:unevenly|irregularly|unequally|non-?uniformly|non-?linearly)[- ]?(?:spaced|distributed|placed)?|\bat (?:irregular|uneven|unequal) (?:intervals|steps|distances)",
    re.IGNORECASE,
)
MOST = re.compile(
    r"\b(?:most of (?:them|the (?:ticks|steps|gaps))|most|mostly|mainly|largely|usually|generally|nearly all|almost all)\b",
    re.IGNORECASE,
)
WAYS = {"downward": "bottom", "upward": "top", "rightward": "right", "leftward": "left"}
AT = re.compile(
    r"\(?\b(?:at|on|in) the (?:very )?(?:top|bottom|left|right)(?:most)?\b\)?|\((?:top|bottom|left|right)(?:most)?\)|\b(?:down|up)ward\b",
    re.IGNORECASE,
)
RATIO = re.compile(
    r"\b(?:logarithmic(?:ally)?|log(?:-|\s)(?:spaced|scale)|geometric(?:ally)?|exponentially)\b|(?P<two>\bpowers of (?:two|2)\b|\bdoubl(?:ing|es|ed)\b|\btwice the (?:one|previous|last)[\w ]*|\beach (?:one )?twice[\w ]*)|(?P<ten>\bpowers of (?:ten|10)\b)",
    re.IGNORECASE,
)
GROW = re.compile(
    r"\b(?:increment\w*|increas\w+|ascend\w*|grow\w*|ris(?:es|ing)|running|numbered|counted)\s+(?P<way>downwards?|upwards?|rightwards?|leftwards?|to the right|to the left|from (?:the )?top to (?:the )?bottom|from (?:the )?bottom to (?:the )?top|from (?:the )?left to (?:the )?right|from (?:the )?right to (?:the )?left|(?:top|bottom|left|right) to (?:bottom|top|right|left))",
    re.IGNORECASE,
)
# "With the largest at the bottom"; "in ascending order", which tells the way of columns only: rows may be read from the bottom.
LARGEST = re.compile(
    r"\b(?:with )?(?:the )?(?:(?P<most>largest|highest|greatest|longest|biggest|latest)|(?P<least>smallest|lowest|shortest|earliest))(?: (?:one|value|label|tick))?(?: is| stands| sits)? (?:at|on) the (?:far |very )?(?P<end>top|bottom|left|right)\b",
    re.IGNORECASE,
)
IN_ORDER = re.compile(
    r"\bin (?:(?P<up>ascending|increasing|rising|growing)|(?P<down>descending|decreasing|falling)) order\b",
    re.IGNORECASE,
)
# "One row per dilution": so it is on any axis.
ONE_EACH = re.compile(
    r"\b(?:one|a) (?:row|column|line|tile|tick|label|entry) (?:per|for each|for every|each for)(?: of the)?(?: [a-z]+){1,2}",
    re.IGNORECASE,
)
READ = re.compile(
    r"\b(?:listed|ordered|arranged|read|shown|running|sorted|given|written)?\s*\(?(?:from )?(?:the )?(?:top to (?:the )?bottom|bottom to (?:the )?top|left to (?:the )?right|right to (?:the )?left)\)?|\btop[- ]down\b|\bbottom[- ]up\b",
    re.IGNORECASE,
)
PLACE = re.compile(
    rf"(?P<first>{NUM}){UNIT}\s+(?:stands |is |sits |lies )?(?:at|on|in) the (?P<where>top|bottom|left|right|upper end|lower end)(?:most)?",
    re.IGNORECASE,
)
SIGN = re.compile(
    r"\b(?P<no>no |without |never )?(?P<sign>negative|positive)(?:ly valued)? (?:values?|numbers?|ticks?|labels?|coordinates|markers|entries|range)",
    re.IGNORECASE,
)
START = re.compile(
    rf"\b(?:start(?:s|ing)?|begin(?:s|ning)?)\s+(?:at|from|with)\s+(?P<low>{NUM})|\b(?:end(?:s|ing)?|stop(?:s|ping)?|finish(?:es|ing)?)\s+(?:at|with)\s+(?P<high>{NUM})",
    re.IGNORECASE,
)
FEW = re.compile(
    r"(?:^|[,;:.]\s|\bwith\s|\band\s)(?:the )?(?:first|last|final)(?: (?:gap|step|interval|one|tick))?(?: and (?:the )?(?:first|last|final)(?: (?:gap|step|interval|one|tick))?)?(?: gaps?| steps?)? (?:being|is|are) (?:shorter|smaller|narrower|longer|larger|wider|different|closer)",
    re.IGNORECASE,
)
