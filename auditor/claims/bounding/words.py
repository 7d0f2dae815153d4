"""The words in which bounds and ranges are told, as patterns over the line of a clause."""

# Verbs that may stand before "above", "below", "between": they tell that values are there, or how they came to be.
VERB = (
    r"(?:is|are|was|were|be|been|being|stay|stayed|staying|remain|remained|remaining|keep|kept|keeping|lie|lay|lying|sit|sat"
    r"|stand|stood|run|ran|running|get|got|getting|go|goe|went|going|come|came|coming|rise|rose|climb|climbed|move|moved|venture"
    r"|ventured|make it|made it|yield|yielded|take|took|bring|brought|have|has|had|show|showed|hold|held|carry|carried|score"
    r"|scored|give|gave|measure|measured|found|end up|ended up|jump|jumped|reach up|drop|dropped|fall|fell|sink|sank|dip|dipped"
    r"|slip|slipped|decline|declined|plunge|plunged|amount|manage|managed|hover|hovered)"
)
_ADVERB = (
    r"(?:just|even|ever|always|all|still|already|well|safely|comfortably|far|only|clearly|either|quite|also|there"
    r"|consistently|invariably|everywhere|throughout|found)"
)
_VERBS = rf"(?:(?:{VERB}|{_ADVERB}) )*?"
# What a bound says, by its relation. A number may carry the words behind it: "5 or more".
ABOVE = rf"(?:exceed|exceeded|exceeding|surpass|surpassed|top|topped|pass|passed|beat|break|broke|clear|cleared|cross|crossed|{_VERBS}(?:above|over|beyond|past|in excess of|(?:more|greater|higher|larger|longer|better) than))"
BELOW = rf"(?:undercut|{_VERBS}(?:below|under|beneath|short of|(?:less|lower|fewer|smaller|shorter) than))"
LEAST = rf"(?:reach|reached|reaching|attain|attained|hit|{_VERBS}(?:at least|no less than|not less than|(?:as far|as high) as|as much as)|(?:get|got|make it|made it|come|came|go|goe|went|rise|rose|climb|climbed)(?: up)? to)"
MOST = rf"{_VERBS}(?:at most|no more than|not more than|no higher than)"
_UNIT = r"(?: (?:mg|kg|g|µg|t|m|mm|cm|km|ms|s|l|ha|h|j|w|kw|mw|v|pa|k|%|°|c|unit|point|percent|full|time|t)(?: / (?:[a-z]+|m²|m³))?)?"
_MARK = r"(?: (?:- )?(?:[a-z]+ )?(?:mark|level|line|threshold|barrier|limit))?"
_SHARE = r"(?:one |a |an )?(?P<share>half|halfway|third|quarter|fifth|tenth|two third|three quarter|two fifth)(?: full| empty| mark| of capacity)*"
# The number of an earlier clause, taken up again.
_AGAIN = r"(?P<again>(?:that|this|the same) (?:mark|level|line|threshold|value|limit|figure|number)|that(?= [.,;])|it(?= [.,;]))"
NUMBER = rf"(?:(?:the |a |an )?{{number:n}}{_UNIT}{_MARK}|(?:the )?{_SHARE}|{_AGAIN})"
SHARES = {
    "half": 1 / 2, "halfway": 1 / 2, "third": 1 / 3, "quarter": 1 / 4, "fifth": 1 / 5, "tenth": 1 / 10, "two third": 2 / 3,
    "three quarter": 3 / 4, "two fifth": 2 / 5,
}  # fmt: skip
_THERE = r"(?P<verb>(?:get|got|come|came|make it|made it|go|goe|went|rise|rose|climb|climbed) (?P<again>there|that far|that high))"
_RELATIONS = ((">", ABOVE), ("<", BELOW), (">=", LEAST), ("<=", MOST))
BOUNDS = (*((relation, rf"(?P<verb>{verb}) {NUMBER}") for relation, verb in _RELATIONS), ("there", _THERE))
# Two ends: those of which the words say that they are reached, and those between which all just lies.
_RANGING = r"(?:range|ranged|ranging|span|spanned|spanning|vary|varied|varying|run|ran|running|extend|extended|stretch|stretched|go|goe|went|going|reach|reached|cover|covered|spread)"
_LYING = r"(?:is|are|was|were|stay|stayed|staying|remain|remained|lie|lay|sit|sat|run|ran|hover|fall|fell|keep|kept|hold|held|move|moved|take|took|be|come|came|confined|limited)"
_JOINT = r"(?:to|up to|through to|all the way to|and|-|–)"
LOW, HIGH = rf"{{number:low}}{_UNIT}", rf"{{number:high}}{_UNIT}"
_OVER = (
    rf"(?:exceed|exceeded|exceeding|{_VERBS}(?:above|over|beyond|(?:more|greater|higher|larger|longer) than))"
)
_UNDER = rf"{_VERBS}(?:below|under|beneath|short of|(?:less|lower|fewer|smaller|shorter) than)"
_NO_LESS, _NO_MORE = (
    rf"{_VERBS}(?:at least|no less than)",
    r"(?:is |are |was |were |stay |remain )?(?:at most|no more than)",
)
RANGES = (
    ("outside", rf"(?P<verb>{_OVER}) {HIGH} (?:or|nor) {_UNDER} {LOW}"),
    ("outside", rf"(?P<verb>{_UNDER}) {LOW} (?:or|nor) {_OVER} {HIGH}"),
    ("inside", rf"(?P<verb>{_NO_LESS}) {LOW} (?:and|but) {_NO_MORE} {HIGH}"),
    ("extremes", rf"(?P<verb>(?:only )?{_RANGING})(?: only| anywhere| all the way)? (?:from |between )?{LOW} {_JOINT} {HIGH}"),
    ("extremes", rf"(?P<verb>(?:{_LYING} )*(?:at )?(?:anything|anywhere|somewhere|everything) (?:between|from)) {LOW} {_JOINT} {HIGH}"),
    ("within", rf"(?P<verb>{_LYING}(?: (?:in the band|in a band|all|always|within|at))* (?:between|within|from)) {LOW} {_JOINT} {HIGH}"),
    ("within", rf"(?P<verb>never (?:leave|left) the (?:band|range|interval|corridor) (?:between|from|of)) {LOW} {_JOINT} {HIGH}"),
)  # fmt: skip
# Words around a bound that tell no place and narrow nothing.
IDLE = frozenset(
    "in at on for of with the a an from within across over by among and to both along through as that which then so down up also even "
    "just still indeed overall its their own be is are was were doe do did can could will while wherea but though although "
    "yet under be sampled tested measured listed shown any one such too already ever value have has had there "
    "before after until till since past where regardless irrespective whatever matter in all told mg kg g t l ha m mm cm km ms s % ° / - who that when then again much well clearly".split()
)
EVERY = frozenset(
    "all every each everything throughout always everywhere invariably consistently entirely wholly completely fully uniformly entire whole".split()
)
NONE = frozenset("no none not cannot nothing nobody never nowhere neither nor".split())
PRONOUNS = frozenset("it they he she".split())
EXCEPT = frozenset("except bar save".split())
# Verbs that stand in front of what is denied: "the lower rows contain no value above 5".
HOLDING = frozenset("contain contained show showed have has had hold held include offer see".split())
# Verbs behind a number that tell where those beyond it are.
PLACING = frozenset(
    "are is were was lie lay sit sat stand stood occur appear belong fall fell come came found located confined gather cluster".split()
)
LASTING = frozenset(
    "stay stayed staying remain remained remaining keep kept keeping hold held start begin".split()
)
