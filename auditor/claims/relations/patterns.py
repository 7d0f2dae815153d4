"""What the readers of sentences on pairs share: a member, a list of them, nouns for pairs, words for a sign."""

import re

from auditor.claims.relations.wording import MARK

M = rf"{MARK}+"
LIST = rf"{M}(?:(?:\s*,\s*|\s*,?\s+and\s+)(?:the )?{M})+"
JOIN = r"(?:\s*[-–—/×]\s*|\s+(?:and|with|to|against|vs\.?)\s+)"
NOUN = r"(?:pairs?|partners?|squares?|coefficients?|correlations?|links?|associations?|relations?|relationships?|ties|tie|connections?|values?|entries|entry|companions?|friends?|friendships?|neighbou?rs?|bonds?|allies|ally|relatives?|matches|match|couplings?|pairings?)"
SIGN = re.compile(
    r"(?<!most )(?<!least )(?<!more )(?<!less )(?:\b(?P<up>positive(?:ly)?|go(?:es)?(?: up| hand in hand)?(?= (?:only )?(?:together|with)\b)|rises?(?= (?:together|with)\b)|plus signs?|gets? (?:on|along)(?= with\b))\b|\b(?P<down>negative(?:ly)?|inverse(?:ly)?|opposed|(?:go(?:es)? down|falls?)(?= with\b)|minus signs?|pulls? against|falls? out(?= with\b)|at odds(?= with\b)|(?:moves?|runs?|works?) (?:against|counter to))\b)",
    re.IGNORECASE,
)
# What tells that the distance from zero is meant.
SIZE = re.compile(
    r"\b(?:in|by|(?:have|has|having|with|of|are of|is of) an?) (?:absolute (?:value|terms|size)|magnitude|size|strength)\b|\bmagnitudes?\b|\b(?:their |its |the )?signs? aside\b|\bif (?:the|its|their) signs? (?:is|are) (?:ignored|disregarded|left aside)|\bwithout regard to (?:the|its|their) signs?\b|\b(?:whatever|regardless of|ignoring|whichever) (?:the|its|their) signs?\b|\bwhichever way (?:they|it) points?\b|\bin (?:either|any) (?:direction|sense)\b|\beither way\b|\bon either side(?: of (?:zero|0))?\b|\babsolute(?: value)?\b|\|\s?r\s?\|",
    re.IGNORECASE,
)
# "All negative pairs involve A": then no other pair is negative.
CONFINED = re.compile(
    r"^\W*(?:(?:all|every|each|any|of|the) )*(?:negative|positive) \w+ (?:\w+ )?(?:all |only |always |exclusively )?"
    r"(?:involves?|concerns?|includes?|contains?|features?|ha(?:s|ve) to do with|belongs? to|(?:is|are) (?:found|located|confined|seen|due) (?:\w+ )?|occurs? (?:\w+ )?|comes? from|lies? (?:in|with)|(?:is|are) (?:in|with|those of|of))",
    re.IGNORECASE,
)
