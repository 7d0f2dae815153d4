"""Words for what a classifier made of something: "recognised as", "taken for", "predicted to be"."""

_KINDS = (
    r"classified|labell?ed|identified|categori[sz]ed|recogni[sz]ed|assigned|predicted|detected|read|called"
    r"|tagged|sorted|marked|flagged|passed|filed|graded|scored|rated|decoded|judged|guessed|diagnosed|heard|interpreted"
)
MISTAKEN = rf"mis(?:{_KINDS}|taken)|confused|mixed up"
TAKEN = rf"{_KINDS}|taken|put down|went|ended up"
AS = r"as(?:\s+being)?|for|to\s+be|into|to|with"
BE = r"(?:(?:that|which)\s+)?(?:is|was|are|were|been|being|get|got|gets)"
TAKEN_AS = rf"(?:{BE}\s+)?(?:(?:also|wrongly|correctly)\s+)?(?:{TAKEN}|{MISTAKEN})\s+(?:{AS})"
