"""The words of sentences on confusion matrices: each stands for one sign or several, and any other word leaves a sentence unread.

Names of measures (recall, specificity, kappa ...) stand in `measures/words.py`, for all grammars of such matrices.

A sign is a letter, mostly with a flavour: "F" a measure of classes, "E" an end, "R" a place from it, "X" errors, "W" a
kind of cells, "V", "G" and "H" how one class is taken for another, "Z" mix-ups of two, "A", "N", "U", "m" of how many it holds,
">" and "<" bounds, "0" what is empty, "8" what is spared, "n" where the errors told before go, "S" what is alike, "c" what only occurs, "Y" what is told too often or too rarely, "D" everything, "Q" what
is taken together, "I" what would be, "B" what would be spared, "e" and "O" degrees, "d" how far apart, "u" means, "l" sums, "^" and "v" what becomes of it; "-" says nothing.
"""

from functools import lru_cache

_NOTHING = (
    "the a an its their his very quite fully exactly precisely just about merely mere barely modest still even also already clearly "
    "exact indeed again however comfortably easily far single apiece them once mark fact whole figure figures value values "
    "number numbers count counts rate rates score scores per model models network classifier band device headband system sorter camera "
    "detector algorithm tool recogniser recognizer tagger bot program robot software test set sample it there that this these those which whose who has have had having does do did shows show showing "
    "is are was were be been being stands stand stood remains remain lies lie sits sit gets get got comes come came works "
    "make makes made contain contains hold holds carry carries registers happen happens happened take takes took place "
    "stays stay raises raise collects collect draws draw attracts attract receives receive absorbs absorb owns own enjoys out yes well different arrives arrive "
    "arrived found along plainly plain fall manages manage achieves achieve posted covers cover comprises comprised found what when used posts belongs belong contributes contribute responsible ever accounts despite extremes virtually gives put away so been due list size position alike place they them ratio terms possible give gives giving yield yields absolute another further additional"
)
_TABLE = (
    (",", "yet|while|whereas|namely|since|though|although"),
    (",, N", "nor"),
    ("0", "empty|blank|zero cells|zero entries|zero cell|a zero|zeros|zeroes|at zero|never occurs|never occurred|never occur|never happens|never happened|never happen|are zero|is zero|no cases at all"),
    ("@", "reaches|reach|reached|gets to|get to|got to|gets as high as|attains|attain|comes to|come to|amounts to|amount to"),
    ("n", "go there|goes there|went there|end up there|ends up there|ended up there|land there|landed there|lands there|are sent there|end there"),
    ("8", "but|except|except for|apart from|other than|save|bar|excepting|with the exception of|aside from|besides"),
    ("E low", "as low a|so low a|such a low|as poor a|such a poor|so poor a|as weak a|as bad a|as few|so few|as small a"),
    ("E high", "as high a|so high a|such a high|as good a|such a good|so good a|as large a|as strong a|so large a"),
    ("c", "occurs|occur|occurred|appears|appear"),
    ("D", "everything|everyone|everybody"),
    ("I", "if|would|could|would have"),
    ("Q", "merged|merges|merge|merging|lumped together|lumping|pooled|pooling|fused|fusing|joined|joining|collapsed|treated as one|treated as a single|counted as one|counted as a single|treating|counting|as one"),
    ("B", "remove|removes|removed|vanish|vanishes|disappear|disappears|avoid|avoids|save|saves|eliminate|eliminates|go away|be gone"),
    ("e", "slightly|marginally|a little|narrowly|a touch|a hair|a shade|a bit|a trifle"),
    ("O", "almost always|nearly always|hardly ever|rarely|seldom|almost never"),
    ("Y high", "overpredicted|overcalled|overused|overassigned|overestimated|too often|too frequently|too many"),
    ("Y low", "underpredicted|undercalled|underused|underassigned|underestimated|too rarely|too seldom|too infrequently|too few"),
    ("-", "involve|involves|involving|concern|concerns|picks up|pick up|picked up|takes in|pulls in|scoops up|sweeps up|gathers|app|software|machine|scanner|tagger|keeps|kept|on the whole|in the end|by a wide margin|by a narrow margin|at the same time|in sum|at a time|of the time|of its own|of their own|ends up at|end up at|works out to|in the test set|in the evaluation|in the data|in the table|in this matrix|when it comes to|no more than that|the two extremes|belongs to|belong to|as for|in number|in each|in each case|matrix|grid|heatmap|table|panel|to recover|to recognise|to recognize|to spot|to identify|to classify|to tell|any|anywhere|work out at|works out at|worked out at|a full|to be exact|in fact|by far|in each case|at all|at once|as a whole|data set|test set|"
          "equal to|turns out|in the matrix|of the matrix|in the grid|in the heatmap|of the heatmap|per class|as well|up to|end up with"),
    ("F recall", "share of correct"),
    ("F found", "recovers|recognises|recognizes|recalled|recovered|recognised|recognized"),
    ("F hits", "hits|true positives|correct decisions|correct items|correct count|correct counts|correct number"),
    ("F precision", "can be trusted|trusted|reliability|to be trusted|is reliable"),
    ("F support", "support|supports|tested on|tested with|represented"),
    ("F predictions", "chose|chooses|picked|picks|says|say|said|answers|answer|replies|verdict|predicts|announces|outputs|assigns|hands out|reports|announced as|predictions|predicted|announced|handed out|given out|assigned|awarded|predicted labels|predicted label|uttered|prediction|chosen"),
    ("F false alarms", "belong elsewhere|belongs elsewhere|belonged elsewhere|from elsewhere|really something else|truly something else|from other classes|of other classes|strangers|intruders|foreign|false calls|false alarms|false alarm|false positives|false positive|wrong calls|wrong answer|wrong answers|wrong label|wrong labels|wrong guess|wrong guesses|wrong prediction|wrong predictions|wrong verdict|wrong verdicts"),
    ("F misses", "not caught|not recognised|not recognized|not recovered|not detected|not found|misses|miss|missed|false negatives|overlooked|loses|lost|lose"),
    ("F wrong", "in error|by mistake|by accident|erroneously|mistakenly|wrongly|falsely|incorrectly|unrecognised|unrecognized|undetected|unnoticed|errs|err|misidentified|misheard|misread|misclassified|mislabelled|mislabeled|misjudged|misplaced|misfiled|misrecognised|wrong|wrongly classified|"
                "incorrect|astray|goes astray|go astray|gets wrong|got wrong"),
    ("F right", "correct|correctly recognised|correctly recognized|correctly identified|correctly classified|correctly called|correctly labelled|"
                "identified correctly|scored correctly|classified correctly|recognised correctly|labelled correctly|filed correctly|sorted correctly|named correctly|correctly named|correctly filed|correctly sorted|right|"
                "correctly|gets right|got right"),
    ("X", "disagreement|disagreements|blunder|blunders|misreading|misidentification|swap|error|errors|mistake|mistakes|confusion|confusions|misclassification|misclassifications|slip|slips|mix ups|mix up|misreadings|mislabellings|misidentifications"),
    ("W diagonal", "diagonal|diagonals|diagonal cells|diagonal entries|diagonal entry|diagonal cell|diagonal values|diagonal value|diagonal counts|diagonal count|on the diagonal|main diagonal|correct cells|correct cell"),
    ("W errors", "off diagonal|off diagonal cells|off diagonal cell|off diagonal entries|off diagonal entry|off diagonal counts|off diagonal count|off diagonal values|off diagonal value|"
                 "error cells|error cell|off the diagonal|cells off the diagonal|cell off the diagonal|entries off the diagonal|kinds of error|kind of error|kinds of misclassification|"
                 "kinds of errors|sorts of error|types of error|kinds of mistake|kind of mistake"),
    ("W cells", "cells|cell|entries|entry|fields|field"),
    ("W pairs", "pair|pairs|pair of classes|pairs of classes"),
    ("E high, c", "commonest|most frequent|most common|largest|biggest"),
    ("E low, c", "rarest|least common|least frequent|smallest"),
    ("E high", "heads the list|heads the ranking|tops the list|comes out first|finishes first|takes first place|highest of all|the most of any|more than anything else|highest|most|best|greatest|likeliest|most likely|top|leads|lead|leading|first|maximum|peaks|peak|comes first|at the top|on top|foremost|in front|"
               "heaviest|star pupil|favourite|first place|most often|most frequently"),
    ("E low", "trails the field|closes the list|is at the back|in last place|comes in last|finishes last|least likely|lowest|least|worst|fewest|last|bottom|weakest|minimum|poorest|brings up the rear|comes last|at the bottom|feeblest|last place|least often|least frequently|most rarely|most seldom"),
    ("E high, F recall", "easiest|easiest to recognise|easiest to recover|easiest to identify|easiest to spot|most completely|most reliably|strongest"),
    ("E low, F recall", "weak spot|weak point|weakest point|problem child|sore point|hardest|hardest to recognise|hardest to recover|hardest to identify|hardest to spot|hardest to classify|most difficult|least completely|least reliably"),
    ("E high, F precision", "most reliable answer|most trustworthy answer|most reliable label|most trustworthy label|most reliable prediction|most trustworthy prediction|most trustworthy|most reliable as a prediction"),
    ("E low, F precision", "least reliable answer|least trustworthy answer|least reliable label|least trustworthy label|least reliable prediction|least trustworthy prediction|least trustworthy"),
    ("E high, F precision", "cleanest|purest|most pure"),
    ("E low, F precision", "least clean|least pure|impurest"),
    ("E high, F predictions", "most popular as a prediction|most popular prediction|favourite label|most popular label"),
    ("E low, F predictions", "least popular as a prediction|least popular prediction|rarest prediction|least popular label"),
    ("E high, F support", "commonest class|most common class|best represented|largest class|largest group"),
    ("E low, F support", "rarest class|least common class|smallest class|scarcest"),
    ("R 2", "second in line|second|2nd|runner up|second place"),
    ("R 3", "third|3rd|third place"),
    ("R 4", "fourth|4th|fourth place"),
    ("R next", "followed by|next comes|next come|then comes|then come|next in line|then|next|right behind|after that comes|after that come|after it comes|after it come|"
               "after them come|after them comes|behind it comes|behind it come|behind them come"),
    ("R 5", "fifth|5th|fifth place"),
    ("V", "came out as|comes out as|come out as|filed under|filed in|passed as|judged as|filed with|misfiled as|mixed up for|mislabelled|misnamed|misnamed as|predicted to be a|booked as|handed to|given to|ascribed to|credited to|reported to be|believed to be|diagnosed to be|said to be|misinterpreted as|misjudged as|slips into|slip into|slipped into|shelved as|shelved under|sorted as|sorted under|taken for a|stored as|misdiagnosed as|wrongly called|falsely called|taken for|mistaken for|labelled as|labeled as|labelled|labeled|read as|scored as|seen as|called|classified as|predicted as|predicted to be|heard as|misread as|misheard as|"
          "mislabelled as|misclassified as|judged|judged to be|identified as|misidentified as|recognised as|recognized as|attributed to|assigned to|sent to|filed under|filed as|sorted into|put down as|"
          "marked as|tagged as|confused for|turn into|turned into|turns into|become|becomes|became|goes to|go to|went to|ends up as|end up as|ended up as|ending up as|lands in|land in|landed in|"
          "passes for|pass for|passed for|passed off as|strays to|stray to|strayed to|leaks into|leak into|leaked into|lost to|drifts to|drift to|drifted to|interpreted as|reported as|named|"
          "diagnosed as|slips through as|slip through as|slipped through as|got through as|thrown in with|routed to|moved to|pass to|passes to|taken as|recorded as|classed as|wandered to|tagged"),
    ("G", "predicting|declaring|passing|saying|answering|tagging|marking|identifying|recognising|diagnosing|misfiling|misidentifying|taking|calling|labelling|mislabelling|reading|misreading|mistaking|hearing|mishearing|classifying|misclassifying|filing|scoring|judging"),
    ("g", "leak|leaks|leaked|leaking|bleed|bleeds|stray|strays|spill|spills|slip|slips|drain|drains|escape|escapes|land|lands|landed|end up|ends up|go|goes|went|gone|going|turn|turns|turned|drift|drifts|lost mainly"),
    ("H", "hears|sees|hear|see|finds"),
    ("Z", "traded for each other|swapped for each other|swapped with each other|exchanged for each other|mistaken one for the other|taken one for the other|swap|swapped|exchanged|confused|interchanged|mixed up|mistaken for each other|taken for each other|confused with each other|traded|trade|traffic|swaps|interchanges|"
          "mixed up with each other|mistaken for one another|taken for one another|confused with one another"),
    ("w", "in total|in all|all told|altogether|overall|together|both directions|both ways|either direction|each other|one another|counted both ways|in both directions|in both directions together|in either direction|"
          "in the two directions|adding both directions|added together|taken together|summed over both directions|counting both directions|in both directions taken together|both directions together|between them|between the two"),
    ("o", "reverse|the reverse|mirror image|its mirror image|the other way round|converse|the opposite direction"),
    ("A", "all|every|each|both|everywhere|always|without exception|throughout|consistently|all the|every one of the|each of the|every single|all of"),
    ("N", "none of the|at no time|not once|no|none|never|nothing|nowhere|not one|not a single|at no point"),
    ("U", "the only one|only one of them|only|alone|sole|the only"),
    ("m", "more than half of the|over half of the|more than half of its|over half of its|most of its|most of the|most of these|for the most part|predominantly|overwhelmingly|the majority|majority|the larger share|larger share|most of|the bulk|more than half of|the greater part|the lion's share|mainly|mostly|chiefly|more than half of them|most of them|largely"),
    (">", "above|exceed|exceeds|exceeded|over|beats|beat|surpasses|passes|clears|tops|outnumber|outnumbers|outnumbered|led|outweighs|ahead of|ahead|higher than|larger than|greater than|better than|more than|higher|"
          "larger|greater|better|more often|more frequent|more frequently|more common|more numerous|more|outranks|rises above|stand above|stands above|goes beyond|beyond|gets past|get past|more reliable"),
    ("<", "less frequently|below|under|trails|behind|trail|lower than|smaller than|fewer than|worse than|less than|lower|smaller|fewer|worse|less often|rarer|less frequent|less|drops below|drop below|falls below|"
          "fall below|falls short of|stays below|stay below|remains below|dips below|less common|less reliable"),
    ("t", "than"),
    ("> level, t", "at least as often as|at least as frequently as|no less often than|no less frequently than"),
    ("< level, t", "at most as often as|no more often than|no more frequently than"),
    ("a apart", "apart from these|apart from those|apart from the|besides these|besides those|beyond these|except for these|other than these"),
    ("?", "of them|of these|of those"),
    ("!", "for them|to them|among them|with them|a full class|a whole class|of a class|of a full class|of a whole class|an entire class|at least|at most|at best|at worst"),
    ("S", "in each direction|each way|same|equal|identical|the same|equally often|as often as|just as often|exactly as often as|just as many|as many as|as many|shares|share|shared|tie|tied|level|exactly as often|equally|"
          "balance|perfectly balanced|balanced|as often|equal numbers|as frequent as|as numerous as|as common as|as frequent|as numerous|as common"),
    ("d", "distance|gap|differ|differs|difference|spread|apart|separate|separates|separated|lies apart|lie apart|margin|varying by|varies by|vary by"),
    ("~", "range from|ranges from|ranged from|span from|range|ranges|span|spans|spanned|extend|extends|run|runs|stretch|stretches|fall between|lie between|range between|number between|varies between|vary between|from|between|run from|runs from"),
    ("u", "mean|average|averages|averaged|on average|averaged over"),
    ("l", "adds up to|add up to|sums up to|sums to|sum to|total|totals|combined|summed|summing"),
    ("T", "true|truly|actual|real|genuine|reference"),
    ("s", "class|classes|label|labels|category|categories|species"),
    ("i", "decisions|decision|pieces|piece|items|item|cases|case|instances|instance|samples|images|image|examples|example|records|ones|observations|recordings|times|time"),
    ("r", "row|rows"),
    ("k", "column|columns"),
    ("+", "and|or|as well as"),
    ("/", "versus|against|vs"),
    ("^", "becomes more frequent|became more frequent|become more frequent|grew more frequent|lifted|lift|lifts|rising|growing|climbing|was raised|boosts|boosted|jumps|jumped|rises|rise|rose|climbs|climb|climbed|grew|grow|grows|gained|gain|gains|increased|increase|increases|improved|improve|improves|improvement|went up|is up|are up|goes up|were added to|was added to|added"),
    ("v", "becomes less frequent|became less frequent|become less frequent|falling|shrinking|dropping|cut|cuts|reduced|sinks|sank|dips|dipped|slips to|slipped|lost ground|falls|fall|fell|drops|drop|dropped|shrank|shrink|shrinks|declined|decline|declines|decreased|decrease|decreases|went down|goes down|shrunk|is down|are down|worsened|suffered|got worse|get worse"),
    ("P", "points|point|percentage points|percentage point|pp"),
    ("h 0.5", "roughly halved|nearly halved|almost halved|about halved|cut by half|reduced by half|halved|cut in half|halves"),
    ("h 2", "roughly doubled|nearly doubled|almost doubled|about doubled|doubled|doubles"),
    ("h 3", "tripled|triples|trebled"),
    ("j", "than that|than this"),
    ("z", "order|rank|ranks|ranking|ranked"),
    ("N", "nobody|no one"),
    ("F found", "spotted|spots|spot|is found in|are found in|was found in|were found in|caught|catches|picked out|tracked down"),
    ("F right", "coincide|coincides|coincided|agree|agrees|agreed|agreement|in agreement|as such|called so|named so|recognised as such|recognized as such|named as such|called as such|labelled as such|identified as such|filed as such"),
    ("F wrong", "to the wrong|into the wrong|in the wrong|under the wrong|in a wrong|to a wrong|into a wrong|misnamed|misplaced"),
    ("-", "one more|another one|a further|swallows|swallow|swallowed|gobbles up|soaks up|mops up|grabs|steals|stole|good|all told|to be precise|on average of"),
    ("y", "anything else|everything else|something else|any other|all the others|remaining|the remaining"),
    ("F predictions", "of these occasions|of those occasions|of such occasions|of these calls|of those calls|of such calls|of these answers|of those answers|on such occasions|on these occasions"),
    ("F precision", "deserved|deserves|deserve|of those who received it|of those that received it|of those given it|of those who got it|of those that got it|of those called so|of those so called|of those so labelled"),
    ("F recall", "of those who deserved it|of those that deserved it|of those deserving it|of those who should have had it|of those who should have got it|of those that should have been called so"),
    ("-", "received it|got it|get it|receive it|deserved it|deserve it|were given it"),
    ("5", "can match|can equal|can rival|comes close to|come close to|can compete with"),
    ("E high", "comes off best|come off best|comes out best|comes out on top|fares best|does best"),
    ("E low", "comes off worst|come off worst|comes out worst|fares worst|does worst"),
    ("z", "descending order|decreasing order|falling order"),
    ("z, E low, E high", "ascending order|increasing order|rising order"),
    ("7", "were not|was not|do not|does not|did not|cannot|are not|is not"),
    ("j pair", "this pair|that pair|the pair of them|these two|the two of them|the two together|these two together"),
    ("4 apart", "not equally often|not equally|unequally often|not to the same extent|not in equal measure|not symmetrically|not as often"),
    ("4 alike", "about equally often|roughly equally often|almost equally often|nearly equally often|about as often|about the same"),
    ("w", "on one side or the other|on either side|on one of the two sides|in either role|on one side"),
    ("6", "makes up|make up|made up|accounts for|account for|accounted for"),
    ("S", "coincide at|coincides at|agree at"),
    ("-", "closely|directly|immediately|hotly"),
    (">", "clear"),
    ("F predictions", "hands it out|gives it out|awards it|assigns it|says so|gives this answer|hands it out"),
    ("F wrong", "to a wrong one|to the wrong one|fails with|fails on|fails in|failed with|failed on"),
    ("F predictions", "guesses|guess"),
    ("E high", "safest|surest|safest bet|surest bet"),
    ("a", "as"),
    ("p", "outside|outside of|through|down|to|for|in|of|on|at|with|by|into|among|within|out of|across|toward|towards|onto"),
    ("y", "any of the others|any one of the others|every other|all others|all other|the others|the rest|others|other|any of the others"),
)  # fmt: skip

Run = tuple[tuple[str, ...], tuple[tuple[str, str], ...]]


@lru_cache(maxsize=1)
def lexicon() -> dict[str, list[Run]]:
    """What each run of words stands for, by its first word."""
    found: dict[str, list[Run]] = {word: [((word,), (("-", ""),))] for word in _NOTHING.split()}
    for head, runs in _TABLE:
        signs = tuple((one.split()[0], " ".join(one.split()[1:])) for one in head.split(", "))
        for run in runs.split("|"):
            words = tuple(run.split())
            found.setdefault(words[0], []).append((words, signs))
    return found
