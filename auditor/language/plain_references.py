"""Bounds that are told by whose value they are: "no A gets up to the 80 that B has in May" is "no A reaches 80; B has 80 in May"."""

import re
from collections.abc import Iterator

_NUM = r"(?P<num>\d[\d,]*(?:\.\d+)?\s?(?:%|percent|(?:mg|µg|g|kg|km|m|s|ms|min|h)(?:/\w+)?(?=\s)|points?|°\s?[CF])?)"
_UP = r"(?:(?:gets?|got|comes?|came|climbs?|climbed|goes|went|rises?|rose|makes?\s+it|made\s+it)\s+(?:all\s+the\s+way\s+)?(?:up\s+)?(?:to|as\s+high\s+as)|reach(?:es|ed)?|attains?|attained|match(?:es|ed)?|equals?|is\s+as\s+high\s+as)"
_DOWN = r"(?:(?:gets?|got|comes?|came|goes|went)\s+(?:all\s+the\s+way\s+)?(?:down\s+to|as\s+low\s+as)|(?:falls?|fell|drops?|dropped|sinks?|sank|dips?|dipped)\s+(?:all\s+the\s+way\s+)?(?:down\s+to|as\s+low\s+as|to)|is\s+as\s+low\s+as)"
_REFERENCE = re.compile(
    rf"^(?P<head>(?:[A-Z][^,;:.]{{1,30}}, )?(?:(?:no|none|nothing|neither)\b[^,;:.]{{0,40}}?|[^,;:.]{{1,40}}?\snever(?:\s+once)?))\s+"
    rf"(?:(?P<down>{_DOWN})|(?P<up>{_UP}))\s+the\s+(?:mere\s+|full\s+)?{_NUM}\s+"
    r"(?:(?:of|seen\s+(?:at|in)|recorded\s+(?:at|in))\s+(?P<place>(?!all\b|the\s+\d|\d+\s*[.,;]?$)[^,;:]{2,60}?)"
    r"|(?:that|which)\s+(?P<owner>[^,;:]{2,40}?)\s+(?P<verb>reach(?:es|ed)?|has|had|have|shows?|showed|gets?|got|attains?|attained|records?|recorded|holds?|held|manages?|managed|achieves?|achieved|scores?|scored|posts?|posted)\b(?P<rest>[^,;:]{0,60}?))"
    r"(?P<end>[.!]?$|[,;:](?=\s))",
    re.IGNORECASE,
)
_OTHER = re.compile(
    r"^(?P<no>no|none\s+of\s+the)\s+other\s+(?!values?\b|cells?\b|scores?\b|numbers?\b|counts?\b|readings?\b)",
    re.IGNORECASE,
)
_PLACE = re.compile(r"\s(?:at|in|on|for|under|with|during)\s", re.IGNORECASE)


def references_told(text: str) -> Iterator[tuple[int, int, str]]:
    """`no A gets up to the 80 of B in May`: no A reaches 80; B in May has 80."""
    found = _REFERENCE.match(text)
    if found is None:
        return
    if re.match(r"(?:no|none)\s.*\bother\b", found["head"], re.IGNORECASE) and not _OTHER.match(
        found["head"]
    ):
        return
    num = found["num"].strip()
    bare = re.match(r"[\d,.]*\d%?", num)
    plain = bare.group() if bare else num
    place = _PLACE.search(found["place"] or "")
    owner = found["owner"] or (found["place"][: place.start()] if place else found["place"])
    rest = found["rest"] or (found["place"][place.start() :] if place else "")
    other = _OTHER.match(found["head"])
    if other:
        yield 0, other.end(), f"Other than {owner}, no "
    many = re.match(r"none\s+of\b", found["head"], re.IGNORECASE) is not None
    never = re.search(r"\bnever\b", found["head"], re.IGNORECASE) is not None
    falls = f"is at or below {plain}" if never else f"fall{'' if many else 's'} to {plain} or below"
    deed = falls if found["down"] else f"reach{'' if many else 'es'} {plain}"
    end = found.end() - len(found["end"])
    yield found.end("head") + 1, end, f"{deed}; {owner} has {num}{rest}"
