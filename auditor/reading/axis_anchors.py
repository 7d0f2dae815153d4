"""The words by which a sentence names an axis: its name, an edge of the picture, a way across it, "rows"."""

import re

_AXIS = (
    r"(?:x|y|horizontal|vertical|sideways|crosswise|upright)(?:[\s‑-]?\(?[xy]\)?)?[\s‑-]?ax[ie]s(?:\s*\(\s*(?:[xy]|horizontal"
    r"|vertical|top|bottom|left|right)\s*\))?"
    r"|ax[ie]s\s+[xy]|abscissa|ordinate|(?:horizontal|vertical)\s+(?:one|dimension|direction)"
)
VERB = (
    r"(?:shows?|represents?|lists?|is|are|gives?|holds?|carries|has|have|displays?|denotes?|indicates?"
    r"|contains?|spans?|runs?|ranges?|correspond\w*|plots?|reads?|marks?|"
    r"covers?|goes|takes?|stands?|means?|bears?|names?|tracks?|varies|vary|carry|share|use|tells?|says?)\b"
)
_SHEET = r"(?:page|sheet|paper|map|chart|figure|grid|plot|picture|diagram|it(?=\s*(?:[.,;(:]|$)))"
_ALONE = r"(?![\s‑-]*(?:\(?[xy]\b|ax[ie]s|ones?\b|dimension|direction|side|line))"
GOING = r"(?:(?:going|reading|running|read|listed)\s+)?"
_OF_FIGURE = (
    r"(?:\s+of\s+(?:the|this|each|either|both)\s+(?:\w+\s+)?(?:chart|figure|heat\s?map|map|plot|grid|matrix|image|picture"
    r"|diagram|panels?|drawing)s?\b)?"
)
# What "Across: 2, 4, 6" may begin with.
ACROSS = r"across|along|rightwards|sideways|to\s+the\s+right"
# "Depth (downwards)", "Upwards: pH"
WAYS = (
    r"(?:(?:going|reading|running|read)\s+(?:down|up|across|right)|(?:down|up|right|left)wards|sideways|crosswise|across"
    r"|(?:going|reading|running)?\s*to\s+the\s+right)"
)
# "Across each panel go the weeks, down it the farms"
_OPENING = r"(?:^|(?<=[.;,]\s)|(?<=\band\s)|(?<=\bwhile\s))"
_EACH_OF = r"(?:\s+(?:it|them|(?:each|both|all|every)(?:\s+(?:of\s+(?:them|these|the\s+\w+)|\w+))?))?"
_GOES = r"(?:goes?|runs?|comes?|stands?|lies?|are|is)"
# "rows A–C", "columns 1 to 6"
SPAN_OF_NAMES = r"(?:[A-Z]|\d{1,3})\s?(?:[–—-]|to|through)\s?(?:[A-Z]|\d{1,3})(?!\w|\.\d)"
# "the days run to the right", "shelves are drawn from bottom to top"
_LAID = (
    r"(?:(?:run|go|increase|continue|follow|stretch|grow|read|stand)s?(?:\s+(?:each\s+other|one\s+another))?"
    r"|(?:is|are)\s+(?:drawn|laid\s+out|listed|arranged|shown|set|ordered|stacked))\s+"
)
# "True classes run downward": what grows so is no axis.
_DOWNWARD = (
    r"(?:(?:run|go|continue|follow|read)s?(?:\s+(?:each\s+other|one\s+another))?|(?:is|are)\s+(?:drawn|listed|arranged|ordered|stacked))"
    r"\s+(?:down|up)wards?"
)
ANCHOR = re.compile(
    rf"(?P<bracket>\((?:on\s+the\s+|the\s+|as\s+|in\s+)?(?P<inside>horizontal(?:ly)?|vertical(?:ly)?|bottom|left|rows?"
    rf"|columns?|[xy][\s-]?axis|[xy]|{WAYS})(?:\s+axis)?(?P<aside>\s*[,;:](?:(?!\b(?:rows?|columns?)\s*[:=])[^()])*)?\))"
    r"|(?P<both>\b(?:rows and columns|columns and rows|both (?:the )?axes|(?:x"
    r"|horizontal)(?:-axis)? and (?:the )?(?:y|vertical)(?:[\s-]ax[ei]s)"
    r"|x and y(?=\s(?:both|each|all|range|run|go|take)))\b)"
    r"|(?P<sides>\b(?:(?:both|the two)\s+(?:the\s+)?(?:sides|edges|margins)|(?:either|each)\s+(?:side|edge|margin))"
    rf"{_OF_FIGURE}(?!\s+of\b)"
    r"|(?:from\s+)?left\s+to\s+right\s+and\s+(?:from\s+)?top\s+to\s+bottom)"
    rf"|(?P<axis>\b(?:{_AXIS}))"
    r"|(?P<captions>(?<![\w-])(?:rows?|columns?|lines?)\s+(?:labels|captions|names|heads|headings|headers|titles)(?=[^.:;]{0,60}:))"
    rf"|(?P<lines>(?<![\w-])(?:rows|columns)(?=\s*(?:=|:|,\s*(?:\w+\s+)?(?:from\s+)?(?:the\s+)?(?:top|bottom|left|right)\b[^:.]{{0,20}}?(?::|,\s+{VERB})"
    rf"|\([^()]*\)\s*(?::|{VERB})|,\s+(?:which|that)\s[^,;.]{{1,50}},\s+{VERB}"
    rf"|\s+(?:of|in)\s+(?:the|this|that|each|both|all|either)\s+(?:\w+\s+){{1,4}}?{VERB}|(?:and columns\s+"
    rf"|and rows\s+)?{VERB}|the\s|for\b|[xy]\s*=\s*[-+−]?\d+\s*(?:to\b|[,–—-]))))"
    rf"|(?P<counted>(?<=\s)(?:rows?|columns?)(?=\s*(?:\((?:[^()]+,|[^()]{{1,40}}?(?:\sto\s|\s?–\s?))[^()]+\))))"
    rf"|(?P<each>\b(?:each|every|one)\s+(?:row|column)\b(?=\s+(?:{VERB}|an?\s|for\b|per\b))"
    rf"|\ba\s+(?:row|column)\b(?=\s+(?:{VERB}|that\s+of\b|the\b|an?\s)))"
    r"|(?P<gapped>(?:(?<=\band\s)|(?<=[,;]\s)|(?<=while\s))(?:the\s)?(?:rows|columns)"
    rf"(?=\s+(?!(?:and|or|of|in|that|with|which|where|alike)\b|{VERB})[a-z]))"
    r"|(?P<listed>(?:^|(?<=[.;,:(–—-]\s))(?:the\s)?(?:rows|columns)"
    rf"(?=\s+(?!(?:and|or|of)\b|{VERB}|{SPAN_OF_NAMES})[^\s,;:.()]+(?:\s[^\s,;:.()]+)?(?:,\s|\s(?:and|to|over|above|then)\s)))"
    r"|(?P<alone>(?:^|(?<=[.;,:]\s))(?:horizontal|vertical)(?:ly)?(?=\s*(?:\([^()]*\)\s*)?[:=]))"
    r"|(?P<as>\b(?:as|for|in)\s+(?:the\s+)?(?:rows|columns)\b(?!\s+\d))"
    r"|(?P<equals>(?<![\w(])(?:rows?|columns?|[xy])\s*=(?=\s*[^\s\d=-])"
    r"|(?<![^\s(])[xy]\s*=(?=\s*[-+−]?[\d.]+(?:\s*,\s*(?:and\s+)?[-+−]?[\d.]+(?!\s*[=\w])){2}))"
    rf"|(?P<letter>(?<![^\s(])[xy](?=\s*(?:\([^()\d]+\)\s*(?:,|:|=|from\b|{VERB}|[-+−]?\d)|:\s|{VERB}"
    r"|\(\s*[-+−]?\d+\s*(?:[-–—]|to|\.\.+|…)\s*[-+−]?\d+\s*\)|(?:from|between)\s+[-+−]?\d)))"
    rf"|(?P<across>^across(?=\s*,)|(?:^|(?<=[.;,(]\s)){GOING}(?!along)(?:{ACROSS})(?=\s*(?:\([^()]*\)\s*)?:))"
    rf"|(?P<along>(?:^|(?<=[.;,()]\s)){GOING}along(?=\s*(?:\([^()]*\)\s*)?:))"
    rf"|(?P<down>(?:^|(?<=[.;,()]\s)){GOING}(?:down|up)(?:wards)?(?=\s*(?:\([^()]*\)\s*)?:))"
    r"|(?P<edge>(?:^|(?<=[.;,]\s)|(?<=\band\s))the\s+(?:(?:left|right)[\s-]?(?:hand\s+)?(?:side|edge|margin)|side"
    rf"|(?:top|bottom)\s+(?:edge|side|line))(?=\s+{VERB}))"
    r"|(?P<bottom>\b(?:along|across|off)\s+(?:(?:the|its|their)\s+)?(?:very\s+)?(?:bottom|top|foot|head|base|upper edge"
    rf"|lower edge)(?:\s+(?:edge|margin))?\b{_OF_FIGURE}"
    rf"|\b(?:at|on|over)\s+(?:the|its)\s+(?:head|foot)\b{_OF_FIGURE}(?=\s*[:,(–—-])|\boverhead\b(?=\s*[:,(–—-])"
    rf"|(?:across|along)\s+(?:the\s+)?{_SHEET}\b|(?:along|on|across)\s+the\s+horizontal\b{_ALONE}"
    r"|^(?:at|on)\s+the\s+(?:foot|bottom|top|head)\b(?=\s+(?:the|are|is)\s)|(?<=\w\s)across(?=\s*:|\s+\())"
    r"|(?P<left>\b(?:down|up|along|on|at|off)\s+(?:(?:the|its|their)\s+)?(?:left|right|side)(?:[\s-]hand)?(?:\s+(?:side|edge"
    rf"|margin|axis))?\b{_OF_FIGURE}"
    rf"|\b(?:down|up)\s+(?:the\s+)?{_SHEET}\b|\b(?:along|on|up|down)\s+the\s+vertical\b{_ALONE}"
    r"|(?<=[a-z]\s)(?<!going\s)(?<!running\s)(?<!reading\s)down(?=\s*:))"
    rf"|(?P<ranged>(?<![\w-])(?:rows|columns)(?=\s+{SPAN_OF_NAMES}))"
    rf"|(?P<overgoes>{_OPENING}(?:across|along){_EACH_OF}\s+{_GOES}(?=\s))"
    rf"|(?P<downgoes>{_OPENING}(?:down|up){_EACH_OF}\s+{_GOES}(?=\s))"
    rf"|(?P<rightward>(?<=[\w)]\s){_LAID}(?:to\s+the\s+right|rightwards?|sideways|(?:from\s+)?left\s+to\s+right)\b(?!\s+of\b)"
    r"|(?<=\)\s)(?:climb|rise|ascend|increase)s?\s+(?:from\s+)?left\s+to\s+right\b)"
    rf"|(?P<stacked>(?<=[\w)]\s)(?:are\s+|is\s+)?stacked\b(?!\s+(?:bar|plot|chart|on|at|along|down|up|by|from|over)\b)|(?<=[\w)]\s){_LAID}(?:from\s+top\s+to\s+bottom|from\s+bottom\s+to\s+top)\b"
    rf"|(?<=\w\s){_DOWNWARD}\b)"
    r"|(?P<sideways>(?<=\w\s)(?:(?:arranged|listed|laid\s+out|placed|set|drawn|shown|stacked|given|runs?|stands?)\s+)?(?:horizontally|vertically)\b"
    r"(?=\s*(?:[(:;.,]|and\b|$)))"
    r"|(?P<onletter>\b(?:on|along)\s+[xy](?=\s*(?:[(,.;:]|and\b|$)))"
    r"|(?P<made>\b(?:are|is|forms?|make(?:\s+up)?|gives?|fill)\s+the\s+(?:rows|columns)\b(?!\s*(?:of|in|with|that)\b))"
    r"|(?P<andmade>(?<=[\w)]\s)the\s+(?:rows|columns)(?=\s*(?:[.;]|$)))"
    r"|(?P<edged>(?:^|(?<=[.;,]\s)|(?<=\band\s))(?:bottom|top|left|right)(?:[\s-]hand)?\s+(?:labels|captions|axis|ticks)(?=\s*[:=]))"
    r"|(?P<wide>(?<=[\w)]\s)across(?=\s*(?:[.,;]|$|and\s)))|(?P<deep>(?<=[\w)]\s)down(?:wards?)?(?=\s*(?:[.,;]|$|and\s)))",
    re.IGNORECASE,
)
