"""What the readers of sentences on pairs share: a member, a list of them, nouns for pairs, words for a sign."""

import re

from auditor.claims.relations.wording import MARK

M = rf"{MARK}+"
LIST = rf"{M}(?:(?:\s*,\s*|\s*,?\s+and\s+)(?:the )?{M})+"
JOIN = r"(?:\s*[-–—/×]\s*|\s+(?:and|with|to|against|vs\.?)\s+)"
NOUN = r"(?:pairs?|partners?|squares?|coefficients?|correlations?|links?|associations?|relations?|relationships?|ties|tie|connections?|values?|entries|entry|companions?|friends?|friendships?|neighbou?rs?|bonds?|allies|ally|relatives?|matches|match|couplings?|pairings?)"
SIGN = re.compile(
    r"(?<!most )(?<!least )(?<!more )(?<!less )(?:\b(?P<up>positive(?:ly)?|go(?:es)?(?: up| hand in hand)?(?= (?:together|with)\b)|rises?(?= (?:together|with)\b)|plus signs?|gets? (?:on|along)(?= with\b))\b|\b(?P<down>negative(?:ly)?|inverse(?:ly)?|opposed|(?:go(?:es)? down|falls?)(?= with\b)|minus signs?|pulls? against|falls? out(?= with\b)|at odds(?= with\b)|(?:moves?|runs?|works?) (?:against|counter to))\b)",
    re.IGNORECASE,
)
