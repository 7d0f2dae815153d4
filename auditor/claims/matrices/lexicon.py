"""The words for sets of the cells of a confusion matrix, and for what is said of them.

Each kind of word is one pattern; a flavour tells whether a word is said of those of a class ("missed"), of those called
so ("unjustified"), or of either ("wrong").
"""

import re

_CALLED = (
    r"(?:mis)?classif(?:ied|y|ying)|(?:mis)?label(?:l?ed|l?ing)|recogni[sz]ed|(?:mis)?read|reported|predicted|(?:mis)?taken|mistaken|detected|tagged|categori[sz]ed|(?:mis)?judged|assigned|"
    r"(?:mis)?routed|sent|interpreted|mistook|took|go(?:es)?|went|ends? up|ended up|land(?:s|ed)?|lost|filed|moved|seen|sold|marked|passed off|sorted|became|becomes?|turned|(?:mis)?identified|(?:mis)?diagnosed|(?:mis)?heard"
)
_RATES = r"(?:rates?|ratios?|probabilit\w+|percentages?)"

# In this order; of words that begin at one place the longest has it.
PATTERNS: tuple[tuple[str, str, str], ...] = (
    ("false alarm", "", rf"(?:false (?:alarms?|positives?|detections?|alerts?|warnings?)|fps)(?!s? {_RATES})"),
    ("miss", "", rf"(?:false negatives?|fns|misses|missed detections?)(?!s? {_RATES})"),
    ("hit", "", rf"(?:true positives?|tps|hits|correct detections?)(?!s? {_RATES})"),
    ("rejection", "", rf"(?:true negatives?|tns|correct rejections?)(?!s? {_RATES})"),
    ("error", "", rf"(?:errors?|mistakes?|misclassifications?|confusions?|mix-?ups?|misreadings?|mislabell?ings?|off-diagonal (?:items|samples|counts?))(?!s? {_RATES})(?! matri)"),
    ("gerund", "", r"(?:confusing|mixing up|swapping|(?:mis)?taking|mistaking|(?:mis)?reading|calling)"),
    ("alarm", "", r"(?:alarms?|alerts?|warnings?|positive (?:calls?|predictions?|verdicts?))"),
    ("wrong", "row", r"(?:missed|overlooked|(?:mis)(?:classified|labell?ed|read|judged|identified|diagnosed|filed|sorted|routed|heard|recogni[sz]ed)|not (?:caught|found|detected|recogni[sz]ed))"),
    ("wrong", "column", r"(?:false(?:ly raised)?|unjustified|unfounded|groundless|spurious|foreign)"),
    ("wrong", "", r"(?:wrong|incorrect|(?:wrongly|incorrectly|falsely) (?:classified|labell?ed|identified|assigned|predicted|sorted)(?! (?:as|for|to|into)\b)|off the diagonal|erroneous)"),
    ("right", "row", r"(?:(?:correctly |rightly |properly )?(?:caught|found|detected|recovered|recogni[sz]ed|identified|spotted|picked up)(?: correctly)?)"),
    ("right", "column", r"(?:justified|well-founded|genuine|warranted|well founded)"),
    ("right", "", r"(?:correct|right|(?:correctly|rightly|properly) (?:classified|labell?ed|assigned|predicted|sorted|judged|routed)(?! (?:as|for|to|into)\b)|(?:classified|labell?ed|predicted|sorted) (?:correctly|properly)|on the (?:main )?diagonal)"),
    ("slipped", "", r"(?:slipped through|got through|got away|went (?:unnoticed|undetected)|escaped(?: detection)?)"),
    ("flagged", "", r"(?:flagged|reported(?! as)|(?:raised|triggered|set off|caused) (?:an? |the )?(?:false )?(?:alarms?|alerts?))"),
    ("passed", "", r"(?:passed|let through|waved through|cleared|left alone|raised no alarm|(?:were|was) not flagged)"),
    ("truly", "", r"(?:(?:truly|really|actually|genuinely|in reality|in truth)(?: (?:are|is|were|was|shows?|contains?|has|have|belongs? to|of))?|(?:shows?|contains?|belongs? to|depicts?|stems? from|comes? from)(?: truly| really| actually)?|(?:are|is|were|was) (?:truly|really|actually|in reality|in fact))"),
    ("actual", "", r"(?:actual|true|real|genuine)"),
    ("predicted", "", r"(?:predicted|supposed|alleged)"),
    ("mixed", "", r"(?:confused|mixed up|swapped)(?: with)?"),
    ("taken", "", rf"(?:(?:{_CALLED})\s+(?:as|for|to|into|in|under|with)|called|became|becomes?)"),
    ("each other", "", r"(?:with |for )?(?:each other|one another)"),
    ("between", "", r"between"),
    ("concern", "", r"(?:concerns?|involves?|affects?)"),
    ("makeup", "", r"(?:accounts? for|makes? up|explains?|constitutes?|is responsible for|are responsible for|comprises?)"),
    ("split", "", r"(?:(?:is|are) (?:made up|composed) of|splits? (?:up )?into|divides? into|breaks? down into|consists? of|fall into)"),
    ("outnumber", "", r"outnumber(?:s|ed)?"),
    ("reverse", "", r"(?:the )?(?:reverse|opposite|other way (?:a)?round|vice versa|converse)"),
    ("as many", "", r"as (?:many|numerous)"),
    ("as often", "", r"(?:(?:about|roughly|just|exactly|equally) )?as (?:often|frequent(?:ly)?|common(?:ly)?|likely)"),
    ("more often", "", r"(?:more (?:often|frequent(?:ly)?|common(?:ly)?))"),
    ("less often", "", r"(?:less (?:often|frequent(?:ly)?|common(?:ly)?)|more (?:rarely|seldom)|rarer)"),
    ("more", "", r"more(?: numerous)?"),
    ("fewer", "", r"fewer"),
    ("wrongly", "wrong", r"(?:wrongly|falsely|incorrectly|mistakenly|erroneously|by mistake|in error)"),
    ("wrongly", "right", r"(?:correctly|rightly|properly|justly)"),
    ("as", "", r"(?:as|for|to|into|with)"),
    ("than", "", r"than"),
    ("there", "", r"there (?:are|were|is|was)"),
    ("be", "", r"(?:(?:are|is|was|were|be|been|being|gets?|got|had been)(?: all)?|turn(?:s|ed)? out(?: to be)?|proved?(?: to be)?)"),
    ("nearly all", "", r"(?:almost|nearly|practically|virtually) (?:all|every|each)"),
    ("hardly any", "", r"(?:hardly|scarcely|barely) any|(?:almost|nearly|practically|virtually) no(?:ne)?"),
    ("all but", "", r"all (?:but|except)"),
    ("most", "", r"(?:the )?(?:most|majority)(?= of\b| are\b| were\b| \()|the majority"),
    ("none", "", r"(?:none|not one|not a single one|no(?= \w+(?: \w+)? (?:is|are|was|were)\b))"),
    ("all", "", r"(?:all|every one|every|each)"),
    ("by", "", r"(?:by|in terms of|judged by|measured by|with respect to|when it comes to)"),
    ("attracts", "", r"(?:attracts?|draws?|collects?|receives?)"),
    ("raises", "", r"(?:raise[sd]?|issue[sd]?|g[ai]ves?|makes?|made|produce[sd]?|yield(?:s|ed)?|triggers?|commits?|committed)"),
    ("labels", "", r"(?:labels?|calls?|flags)"),
    ("sum", "", r"(?:adds? up to|sums? (?:up )?to|total|makes?|come to|give)"),
    ("that", "", r"(?:that|which|who)"),
    ("loses", "", r"(?:loses?|lost)"),
    ("pronoun", "", r"(?:of which|of whom|them|these|those|which|they)"),
    ("rest", "", r"(?:the )?(?:other|others|rest|remaining|remainder)"),
    ("another", "", r"(?:another|a further|further|an additional)"),
    ("of", "", r"(?:out of|of|among|amongst|from among|in)"),
    ("on", "", r"(?:on|for)"),
    ("and", "", r"(?:and|or|with|vs\.?|versus|&|/|-|–)"),
    ("arrow", "", r"(?:→|->)"),
    ("not", "", r"(?:free of|without|not|non-?)"),
    ("noun", "", r"(?:images?|samples?|items?|cases?|instances?|examples?|predictions?|calls?|verdicts?|decisions?|labels?|documents?|photos?|pictures?|scans?|recordings?|observations?|ones?|objects?|tests?|members?|entries|tickets?|records?|messages?|mails?)"),
    ("class", "", r"(?:class(?:es)?|categor(?:y|ies)|species|groups?|kinds?|types?)"),
    ("skip", "", r"(?:the|an?|if only|by a hair|narrowly|by a narrow margin|by a whisker|by a wide margin|by far|anyway|anyhow|also|just|in total|altogether|in all|overall|in fact|instead|however|still|already|thus|hence|therefore|so|clearly|simply|again|in turn|merely|together|a total of|times|each time|consequently|even|alone)"),
    ("model", "", r"(?:model|classifier|detector|filter|network|system|reader|algorithm|sorter|machine|inspection)"),
    ("finds", "", r"(?:finds?|catch(?:es)?|caught|detects?|recogni[sz]es|identifies|spots|recovers|picks up)"),
    ("ordinal", "", r"(?:second|third|fourth|fifth|next|2nd|3rd|4th|5th)(?=[\s-]+(?:most|largest|biggest|main|commonest|highest|worst))"),
    ("foremost", "", r"(?:most (?:frequent|common|numerous)|commonest|largest|biggest|leading|main|chief|dominant|top|primary|prevailing)(?: single)?"),
    ("mostly", "", r"(?:most (?:often|frequently|commonly)|mostly|mainly|chiefly|predominantly|primarily)"),
    ("followed", "", r"(?:(?:closely |directly |then )?(?:followed by|ahead of|before)|then|next(?: comes)?)"),
    ("extreme", "highest", r"(?:easiest|best(?: recogni[sz]ed| classified)?|strongest|safest|most reliable)"),
    ("extreme", "lowest", r"(?:hardest(?: to (?:recogni[sz]e|classify|identify|detect))?|most difficult|worst(?: recogni[sz]ed| classified)?|weakest|trickiest|toughest)"),
    ("wins", "highest", r"(?:wins|leads|comes (?:out )?(?:first|on top|ahead)|is (?:ahead|in front))(?: (?:on|in|by|at))?"),
    ("wins", "lowest", r"(?:loses|comes last|is (?:behind|last)|trails)(?: (?:on|in|by|at))?"),
    ("both", "", r"both"),
    ("measure", "", r"(?:scores?|measures?|metrics?|counts|fronts)"),
    ("except", "", r"(?:but|except(?: for)?|other than|apart from|save|besides|(?:with )?the exception of|with the exception of)"),
    ("only", "", r"only"),
    ("reaches", "", r"(?:reach(?:es)?|exceeds?|achieves?|has|have|attains?|scores?|stays?|remains?|lies?|falls?|drops?|keeps?|comes? in|passes|clears?|tops?)"),
    ("comma", "", r"[,;:.—]"),
)  # fmt: skip

KINDS = tuple((kind, flavour, re.compile(rf"(?:{words})(?![\w])", re.IGNORECASE)) for kind, flavour, words in PATTERNS)  # fmt: skip
