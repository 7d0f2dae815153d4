"""Cue words: what kind of statement a word makes, whatever it speaks of.

One table for all claim types. A phrase is one or more words, separated by blanks, in normalised form
(lower case, singular); every inflection that is used is listed. Words that name nothing by
themselves ("best", "improve") have values of their own, because which way is better depends on the measure.
"""

from functools import cache

from auditor.language.spread_words import spread_phrases
from auditor.reading.labels import singular

# kind -> value -> phrases (separated by "|")
_TABLE: dict[str, dict[str, str]] = {
    "extreme": {
        "max": "culminate|culminates|culminated|culminating|wettest|warmest|sunniest|loudest|thickest|saltiest|steepest|fullest|most crowded|highest of all|the most of all|the most of any|ahead of all|comes out highest|in the lead|spike|spikes|spiked|climax|climaxes|crest|crests|broadest|highest|largest|greatest|maximum|maximal|max|biggest|strongest|peak|record|tallest|topmost|top score|top value|top cell|top reading|top figure|top entry|top number|top result|top count|top mark|costliest|longest|peaked|peaking|apex|summit|maxima|"
        "hottest|heaviest|widest|busiest|richest|most numerous|most abundant|most plentiful|most expensive|most common|tops out|leads the field|lead the field|leads the pack|heads the field|heads the list|heads the table|tops the list|culminate|culminates|culminated|summit of|high point|upper extreme|global maximum|overall maximum|zenith|tops the|most closely|most strongly|most tightly|most highly correlated|most similar|most alike|most positive",
        "min": "shortest|mildest|sparsest|slightest|thinnest|emptiest|quietest|calmest|dullest|comes out lowest|lowest|smallest|minimum|minimal|min|least|weakest|faintest|fewest|minima|low point|trough|coldest|cheapest|tightest|narrowest|shallowest|nadir|"
        "trails the field|trail the field|trails the pack|closes the list|lower extreme|global minimum|overall minimum|bottom out|bottomed out|bottoming out|least expensive|driest|rarest|scarcest|least numerous|least abundant|least common|valley|comes in last|most weakly|least closely|least strongly|least similar|least alike|most negative",
        "good": "easiest|most efficient|most reliable|most productive|most useful|most robust|most competitive|most punctual|safest|healthiest|comes out best|come out best|came out best|fares best|fare best|does best|do best|performs best|perform best|best|optimal|come out on top|comes out on top|came out on top|coming out on top|rank first|ranks first|ranked first|first place|come first|comes first|head the list|heads the list|tops the list|optimum|leading|winning|ideal|sweet spot|winner|top performing|best performing|top performer|most accurate|most effective|most successful|finest|preferable|fastest|quickest",
        "bad": "trickiest|least efficient|least reliable|least productive|least useful|least punctual|riskiest|least competitive|comes out worst|come out worst|came out worst|fares worst|fare worst|does worst|do worst|performs worst|perform worst|worst|poorest|come last|comes last|comes in last|come in last|came last|rank last|ranks last|ranked last|last place|finishes last|finish last|brings up the rear|bring up the rear|toughest|worst performing|least accurate|least effective|hardest|most difficult|slowest|pessimum",
    },
    "rank": {
        "2": "next in line|second highest|second best|second largest|second lowest|second smallest|runner up|next best|next highest|second place|second greatest|second worst|next lowest|second most|second strongest|"
        "second weakest|second biggest|second fewest|second least|next largest|next smallest|next worst|rank second|ranks second|ranked second|ranking second|come second|comes second|came second|coming second|"
        "come in second|comes in second|finish second|finishes second|place second|places second|placed second|take second|takes second|second rank|second position|second spot|come next|comes next|second to best|silver medal|second top|second in line|second only|second in rank|second fastest|second slowest|second hottest|second peak",
        "3": "third highest|third best|third largest|third lowest|third smallest|third place|third worst|third greatest|third strongest|third weakest|third biggest|rank third|ranks third|ranked third|come third|comes third|came third|come in third|comes in third|finish third|finishes third|place third|places third|placed third|take third|takes third|third rank|third position|third most",
        "4": "fourth highest|fourth best|fourth largest|fourth lowest|fourth smallest|fourth place|rank fourth|ranks fourth|ranked fourth|comes fourth|come fourth|places fourth|fourth rank|fourth worst",
    },
    "compare": {
        ">": "more crowded|more popular|more numerous|more busy|broader|costlier|busier|richer|more expensive|commoner|pass the|passes the|passed the|get past|gets past|go past|goes past|wetter|sunnier|louder|thicker|saltier|steeper|fuller|ahead|in front of|more positively|less negatively|outrun|outruns|outperforms in|more strongly|more closely|more tightly|more often|more frequently|more commonly|more heavily|more frequent|more common|overtake|overtakes|overtaking|outrank|outranks|outscore|outscores|outscored|overshadow|overshadows|higher|greater|larger|bigger|more|above|over|exceed|exceeding|exceeded|surpass|surpassing|surpassed|stronger|outnumber|outnumbering|past|beyond|taller|"
        "lies above|sits above|stand above|warmer|wider|hotter|longer|outstrip|upward of|in excess of|greater than|ahead of|tops|topping|lead|leads|leading over|dearer|heavier|"
        "eclipse|eclipsed|dwarf|dwarfed|overtake|overtakes|overtook|overtaken|north of|clear|cleared|outweigh",
        "<": "sparser|duller|fainter|shallower|less expensive|less crowded|less popular|less numerous|less busy|less costly|rarer|scarcer|drier|thinner|emptier|quieter|calmer|cooler|fall below|falls below|fell below|falling below|drop under|drops under|dropped under|dip under|dips under|dipped under|fall under|falls under|fell under|sink under|sinks under|sank under|go under|goes under|went under|get under|gets under|got under|slip under|slips under|slipped under|slip below|slips below|slipped below|sank below|come in under|comes in under|came in under|drop below|drops below|dropped below|dip below|dips below|dipped below|sink below|sinks below|go below|goes below|went below|get below|gets below|more negatively|less positively|fall short|undercut|undercuts|undercutting|undershoot|undershoots|less strongly|less often|less frequently|less commonly|less frequent|less common|more rarely|more weakly|less closely|less tightly|fall behind|falls behind|fell behind|lower|smaller|less|fewer|below|under|beneath|weaker|trail|trailing|trailed|lag|lagging|lagged|lagged behind|lags behind|shorter|short of|fall short of|falls short of|cheaper|colder|south of|miss|behind|underneath|shy of|narrower",
        "good": "more useful|more robust|more competitive|more successful|has the edge over|have the edge over|had the edge over|has an edge over|have an edge over|had an edge over|has the upper hand over|have the upper hand over|safer|healthier|more efficient|more reliable|more productive|more punctual|ahead in quality|fare better|fares better|fared better|better|outdo|outdoes|outdid|outshine|outshines|edge out|edges out|edged out|edging out|outpace|outpaces|outpaced|pull ahead of|pulls ahead of|get the better of|gets the better of|outperform|outperforming|outperformed|beat|beating|beats|beaten|superior|superiority|win|wins|dominate|dominating|dominated|preferable to|more accurate|more effective|easier|outclass|excel|faster|quicker",
        "bad": "less useful|less competitive|tougher|more difficult|no match for|no rival for|not a patch on|cannot compete with|can't compete with|cannot keep up with|can't keep up with|cannot hold a candle to|can't hold a candle to|riskier|trickier|less efficient|less reliable|less productive|less punctual|fare worse|fares worse|fared worse|worse|lose out to|loses out to|lost out to|underperform|underperforming|underperformed|inferior|poorer|lose to|loses to|harder|less accurate|less effective|slower",
        ">=": "at least|greater than or equal to|greater or equal to|more than or equal to|higher than or equal to|higher or equal to|larger than or equal to|above or equal to|at or above|at or over|equal to or above|equal to or greater than|no less than|no lower than|not less than|not below|or beyond|or more|or higher|or above|or better|never below|no fewer than|and above|and up|or greater|or longer|or larger|or taller|or heavier|or warmer|or hotter|or louder",
        "<=": "at most|less than or equal to|less or equal to|lower than or equal to|smaller than or equal to|fewer than or equal to|below or equal to|at or below|at or under|equal to or below|equal to or less than|no more than|no higher than|not above|or less|or lower|or below|up to|never above|not more than|never more than|and below|or fewer|or shorter|or smaller|or lighter|or cooler|or colder|or quieter",
        "=": "is level with|are level with|was level with|were level with|equal|as good as|about as good as|just as good as|no different from|comparable to|comparable with|similar to|as large as|as strong as|as small as|on a par with|at the same level as|equals|equal to|identical to|same as|match|matching|matches|tie|ties|tied|as high as|as low as|on par with|the same|equally|level with",
    },
    "trend": {
        "up": "gone up|come up|crept up|moved up|moving up|comes back up|come back up|came back up|coming back up|mounts up|recovered|surging|escalating|expanding|mounting|boosting|strengthening|lengthened|lengthening|lengthens|widen|widened|widening|go back up|went back up|goes back up|swelling|soars|mounts|expands|ascended|heightened|crept upwards|warms|warmed|warming|warms up|warm up|warmed up|heats up|heat up|heated up|piles up|pile up|piled up|fills up|fill up|filled up|swells|picks up|picked up|shoot up|climbs|pushes up|pushed up|push up|swelled|soared|surged|escalated|expanded|mounted|boosted|regained|inch up|inches up|inched up|inching up|edges up|edged up|edging up|ticked up|crept upward|heads up|rebound|rebounds|rebounded|bounce back|bounces back|bounced back|strengthened|shoots up|shot up|builds|builds up|build up|growth|ascent|upturn|upswing|upsurge|incline|trend up|trends up|trending up|heighten|buy|buys|bought|pick up|picks up|increase|increased|increasing|rise|rises|rising|rose|risen|grow|grows|growing|grew|grown|climb|climbing|climbed|ascend|ascending|go up|goes up|went up|going up|move up|"
        "swell|soar|soaring|surge|creep up|creeps up|crept up|uptick|upward|upwards|upward trend|jump|jumps|jumped|jumping|gain|gaining|gained|gains|escalate|expand|mount|ramp up|add|adds|adding|added|strengthen|become longer|becomes longer|became longer|get longer|gets longer|got longer|grow longer|grows longer|grew longer|become larger|becomes larger|became larger|get larger|gets larger|got larger|grew larger|become higher|becomes higher|became higher|got higher|edge up|ticks up|tick up|recover|recovers|recovering|regain|raise|raised|raising|boost|lengthen",
        "down": "setback|setbacks|slacken|slackens|slackened|goes downhill|go downhill|went downhill|going downhill|downhill|forfeit|forfeits|forfeited|died down|die down|dies down|calmed down|calms down|calm down|thinned|thinning|given up|given back|gone down|come down|crept down|shorten|shortens|shortened|shortening|move down|moved down|moving down|comes back down|come back down|came back down|coming back down|gives way|give way|gave way|giving way|loses ground|lose ground|lost ground|losing ground|sags|sagged|sag|shrunk|sunk|ebbed|ebbing|shedding|waning|receding|collapsing|cools off|cooled off|came down|coming down|go back down|went back down|goes back down|narrowed|narrowing|dwindles|wanes|recedes|subsiding|tapered off|tapers off|cooled|cooling|cools down|cooled down|ease off|eases off|eased off|thins out|thinned out|tails off|tail off|tailed off|drop back|drops back|dropped back|fall back|falls back|fell back|falls away|fall away|fell away|drain|drains|drained|lowered|lowering|bring down|brings down|brought down|bringing down|push down|pushes down|pushed down|gives up|give up|gave up|relax|relaxes|relaxed|relaxing|soften|softens|softened|softening|abate|abates|abated|faded|eased|easing|eroded|eroding|plunged|plummeted|dwindled|receded|subsided|waned|weakened|tapered|slumps|slump|slumped|tumble|tumbles|tumbled|tumbling|inch down|inches down|inched down|edge down|edges down|edged down|ticks down|tick down|gives back|give back|gave back|slipping|decayed|nosedive|dries out|dry out|dried out|dried|descent|downturn|downswing|trend down|trends down|trending down|dwindle|dwindling|subside|wane|regress|decrease|decreased|decreasing|fall|falls|falling|fell|fallen|drop|drops|dropping|dropped|decline|declines|declining|declined|shrink|shrinking|shrank|reduce|reduced|reducing|go down|"
        "saves|saved|goes down|went down|going down|sink|sinks|sank|sinking|dip|dips|dipped|dipping|lose|loses|losing|lost|descend|descending|fade|fades|fading|slide|slides|slid|sliding|slip|slips|slipped|downward|downwards|downward trend|become shorter|becomes shorter|became shorter|get shorter|gets shorter|got shorter|grow shorter|grows shorter|grew shorter|become smaller|becomes smaller|became smaller|get smaller|gets smaller|got smaller|grew smaller|become lower|becomes lower|became lower|got lower|taper|tapering|diminish|diminishing|diminished|plunge|plummet|plummeting|cost|costs|shed|sheds|ebb|recede|weaken|weakens|weakening|drops off|fall off|falls off|hand back|hands back|setback|cut|cuts|thin out|cool|cools|decay|decays|decaying|reduction|come down|comes down|collapse|collapses|collapsed|subtract|ease|eases|trough|erode|erodes",
        "good": "profit from|profits from|profits|profited|benefited|benefitted|does good|do good|speed up|speeds up|sped up|gets easier|get easier|got better|got easier|get stronger|gets stronger|got stronger|improve|improves|improved|improving|improvement|get better|gets better|benefit|benefits|beneficial|helpful|helps|help|pay off|pays off|enhance|enhances|enhanced|progress",
        "bad": "suffered|does harm|do harm|slow down|slows down|slowed down|gets harder|get harder|got worse|got harder|get weaker|gets weaker|got weaker|degrade|degrades|degraded|degrading|degradation|worsen|worsens|worsening|deteriorate|deteriorates|deteriorating|get worse|gets worse|hurt|hurts|harmful|detrimental|suffer|suffers|struggle|struggles|harm|harms",
        "flat": "stayed the same|stay the same|stayed constant|stay constant|remained constant|remains the same|remained the same|remain the same|remained stable|stayed stable|did not change|didn't change|stagnated|levelled off|leveled off|flattened|flattened out|plateaued|saturated|changes little|change little|little change|makes little difference|make little difference|little difference|levels out|level out|flattens|flattens out|flatten|flat|constant|unchanged|plateau|plateaus|level off|levels off|steady|does not change|remain stable|remains stable|stay stable|stays the same|stagnate|stagnates|saturate|saturates|stable|changes nothing|stays constant|remain constant|remains constant",
    },
    "quant": {
        "all": "cell by cell|cell for cell|tile by tile|tile for tile|square by square|square for square|box by box|box for box|field by field|field for field|pair by pair|pair for pair|entry by entry|entry for entry|all|every|each|everywhere|throughout|across the board|without exception|invariably|always|in every case|entire|entirely|wholly|completely|whole|any|whatever|whichever|regardless|irrespective|no matter|everything|uniformly|universally|in all case|consistently|consistent|each and every|no exception|across all|strictly|at all",
        "none": "no|none|nothing|nowhere|never|neither|not a single|not one|no single|zero of",
        "most": "most of|majority|mostly|predominantly|mainly|largely|chiefly|nearly all|almost all|nearly everywhere|almost everywhere|virtually everywhere|practically everywhere|nearly throughout|almost throughout|practically all|bulk of|more than half|over half|nearly every|almost every|virtually all|the vast majority|with few exception|with a few exception|with some exception|with rare exception|with minor exception|most",
        "only": "only|sole|solely|exclusively|alone|just one|single|unique|lone|nothing but",
        "both": "both|the two|either|the pair",
        "some": "some|several|a few|certain|various|multiple|many|numerous",
        "few": "few|hardly any|scarcely any|rarely",
        "half": "half of|half the",
    },
    "not": {
        "not": "not|cannot|can't|doesn't|don't|isn't|aren't|didn't|wasn't|weren't|won't|without|fails to|fail to|lack|lacks|lack of|absence of|nor|hardly|barely|scarcely|rather than|instead of|far from|absent",
    },
    "except": {
        "except": "except|except for|excepting|apart from|with the exception of|other than|save for|aside from|excluding|excepted|all but|but one|but two|barring|leaving aside|leave aside|setting aside|bar one|with exception of|ignoring|besides|with one exception|with two exception|with three exception|with a single exception|with exactly one exception",
    },
    "aggregate": {
        "mean": "mean|average|averages|averaged|averaging|on average|avg|mean of",
        "sum": "sum|sums|total|totals|totalling|totaling|add up to|adds up to|add up|summing|summed|altogether|taken together|all told|combined|amount to|amounts to",
        "median": "median",
        "spread": "spread|span of|standard deviation|variance|variation|swing|swings|variability|range of|difference between the highest and|distance between|gap between the|fluctuation|dispersion|standard deviations",
    },
    "degree": {
        "slight": "slightly|slight|marginally|marginal|a little|a bit|a touch|modestly|modest|a hair|narrowly|barely|minimally|minimal gain|small|a shade|somewhat|fractionally",
        "strong": "significantly|significant|substantially|substantial|far|much|considerably|considerable|markedly|marked|dramatically|dramatic|sharply|sharp|vastly|by far|massive|massively|strongly|well|greatly|notably|clearly|noticeably|steeply|steep|drastically|huge|hugely|strikingly|large|by a wide margin|by a large margin|pronounced",
    },
    "hedge": {
        "generally": "generally|general|tend to|tends to|tending to|tend|tends|usually|typically|often|largely|broadly|on the whole|overall|mostly|in most case|appear to|appears to|seem to|seems to|seem|seems|appear|appears|relatively|fairly|roughly speaking|normally|by and large|can|may|might|could|suggest|suggests|suggesting|likely|probably|presumably|in general|as a rule|frequently|sometimes|would|possibly|somewhat",
    },
    "factor": {
        "1.5": "half again as|" + "|".join(f"half as {word} again" for word in "much many high long large big often far fast good warm wet dry strong heavy dear expensive".split()),
        "2": "double|doubled|doubles|doubling|twice|two times|twofold|two fold|twice as|twice as high",
        "3": "triple|tripled|triples|tripling|threefold|three times|thrice|three fold|three times as",
        "4": "quadruple|quadrupled|quadruples|quadrupling|fourfold|four times|four fold",
        "5": "quintuple|quintupled|quintuples|quintupling|fivefold|five times|five fold",
        "6": "sextuple|sextupled|sextuples|sixfold|six times|six fold",
        "7": "sevenfold|seven times|seven fold",
        "8": "eightfold|eight times|eight fold",
        "9": "ninefold|nine times",
        "10": "tenfold|ten times|order of magnitude|an order of magnitude|ten fold",
        "11": "elevenfold",
        "12": "twelvefold",
        "15": "fifteenfold",
        "20": "twentyfold",
        "30": "thirtyfold",
        "50": "fiftyfold",
        "100": "hundredfold|a hundredfold",
        "0.5": "halve|halved|halves|halving|half|one half|half as",
        "0.333": "to a third|by a third|to one third|by one third|a third of|one third of|one third|third of",
        "0.25": "to a quarter|by a quarter|to one quarter|by one quarter|a quarter of|one quarter|quarter of|a quarter|one fourth",
        "0.2": "a fifth of|one fifth|to a fifth|by a fifth",
        "0.1": "a tenth of|one tenth|to a tenth|by a tenth",
        "0.667": "two third|two thirds",
        "0.4": "two fifth|two fifths",
        "0.6": "three fifth|three fifths",
        "0.8": "four fifth|four fifths",
        "0.75": "three quarter|three quarters",
    },
    "same": {
        "same": "is level|are level|was level|were level|almost level|nearly level|virtually level|roughly level|about level|all but level|dead level|neck and neck|level pegging|on a par|on par|identical|cannot be told apart|can't be told apart|cannot be distinguished|can't be distinguished|not be told apart|share the same|shares the same|shared the same|same score|same figure|same reading|same result|same entry|equal value|agree|agrees|dead heat|in a tie|interchangeable|alike|same value|same number|repeat|repeats|repeated|duplicate|duplicated|coincide|coincides|indistinguishable|tie|tied|ties|a tie",
        "symmetric": "symmetric|mirror|mirrors|symmetrical|symmetry|mirror image|mirrored",
        "different": "differ|differs|differed|differing",
        "asymmetric": "asymmetric|unsymmetric|asymmetrical|lopsided|not symmetric|not symmetrical|asymmetry",
    },
    "course": {
        "monotone": "without a break|without pause|without exception from step to step|all the way|at the same rate|the same rate|at a constant rate|same rate|constant rate|steady rate|even rate|fixed rate|at each step|each time|every time|with every step|with each step|smoothly|evenly|monotonous|monotonously|step after step|tick by tick|at every tick|with every tick|with each tick|from step to step|monotonic|monotonically|monotone|steadily|continuously|continuous|consecutively|without interruption|with each|with every|step by step|uninterrupted|without fail|progressively|gradually|constantly|straight|linear|linearly|uniform rate|at every step",
        "u": "u shape|u shaped|dip in the middle|dips in the middle|trough in the middle|troughs in the middle|falls then rises|fall then rise|dip then recover|bottoms in the middle|valley shaped",
        "hill": "hill shaped|hill shape|dome shaped|arch shaped|inverted u|inverted u shape|inverted u shaped|hump|hump shaped|rises then falls|rise then fall|peaks in the middle|peak in the middle|bell shaped|rise and fall|rises and falls|mountain shaped|unimodal",
        "none": "goes up and down|go up and down|went up and down|going up and down|moves up and down|jumps up and down|ups and downs|no clear trend|no consistent trend|no clear pattern|no consistent pattern|non monotonic|not monotonic|nonmonotonic|mixed|erratic|irregular|irregularly|no simple trend|no systematic|scattered|no uniform",
    },
    "noun": {
        "cell": "cell|value|score|entry|entries|tile|box|square|number|reading|figure|integer|result|point|sample|pair|combination|configuration|setting|measurement|observation|count|position|spot|datum|data point|field|place|element|coefficient|performance|outcome|level|case|level of performance|estimate",
        "panel": "panel|heatmap|heat map|matrix|map|plot|chart|grid|subplot|table|board|matrice|graph|diagram|image",
        "row": "row|line",
        "column": "column",
    },
    "foreign": {
        "measure": "uncertainty|uncertainties|error bar|standard error|confidence interval|margin of error|standard deviation|deviation|plus or minus|interval width|p value|significance level|sample size|residual",
        "derived": "closer to|nearer to|farther from|further from|closest|closest together|furthest apart|farthest apart|most widely apart|saving|gap|difference|contrast|discrepancy|margin|advantage|shift|penalty|disparity|imbalance|delta|change|effect|speed up|speedup|slope|step|share|proportion|increment|surplus|deficit|distance|asymmetry of",
    },
    "idiom": {
        "none": "not only|not just|not merely|by contrast|by the same token|at the same time|all the same|just the same|all in all|after all|on that count|for that matter|in the first place|once again|once more|what is more|and so on",
    },
    "order": {
        "order": "top to bottom|bottom to top|top down|bottom up",
    },
    "verb": {
        "place": "fall on|falls on|fell on|fall into|falls into|fall upon|lie on|lies on|sit on|sits on|rest on|fall in|falls in|fall at|falls at",
    },
    "missing": {
        "missing": "missing|no data|empty|blank|out of bound|unusable|unavailable|not available|o.o.b|oob|n/a|hold no value|holds no value|has no value|have no value|with no value|without a value|without value|contain no value|contains no value|show no value|shows no value|not shown|absent|undefined|not reported|has no number|have no number|without a number|contain no number|contains no number|hold no number|holds no number|oom|out of memory|hold a number|holds a number|have a number|has a number|contain a number|contains a number|carry a number|carries a number|hold a value|holds a value|contain a value|contains a value|have a value|has a value|hold numbers|contain numbers|populated|unpopulated|unfilled|filled|numeric|usable",
    },
    "sign": {
        "+": "positively correlated|correlates positively|correlate positively|positively associated|positively related|positively|positive|above zero|greater than zero",
        "-": "negatively correlated|correlates negatively|correlate negatively|negatively associated|negatively related|inversely correlated|negatively|negative|below zero|less than zero",
    },
    "range": {
        "range": "range|ranges|ranging|ranged|span|spans|spanning|spanned|lie between|lies between|fall between|falls between|between|vary from|varies from|varying from|vary between|varies between|extend from|extends from|run from|runs from|stretch from|stretches from|go from|goes from|cluster|clusters|clustered|clustering|confined|hover|hovers|hovering|lie in|lies in|within|fall within|falls within|stay in|stays within|from|sit around|sits around|sit between|sits between|staying between|stays between|remain between|remains between|bounded",
    },
}  # fmt: skip


@cache
def phrases() -> dict[tuple[str, ...], list[tuple[str, str]]]:
    """All phrases as word sequences, with the kinds and values that they may have."""
    found: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for kind, values in _TABLE.items():
        for value, text in values.items():
            for phrase in text.split("|"):
                words = tuple(singular(word) for word in phrase.split())
                if words:
                    found.setdefault(words, []).append((kind, value))
    for phrase, value in spread_phrases():
        found.setdefault(tuple(singular(word) for word in phrase.split()), []).append(("stable", value))
    return found


@cache
def longest_phrase() -> int:
    """The number of words of the longest phrase."""
    return max(len(words) for words in phrases())
