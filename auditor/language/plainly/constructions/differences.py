"""How far things lie apart, in any words: "the extra comes to 9 at A but only 4 at B", "A puts on 9 and B 4", "A adds the most, 9"."""

from auditor.language.plainly.construction import Construction

_PLACE = r"(?:at|in|on|for|with) (?:the )?"
_ONLY = r"(?: only| just| merely| <quant:only>| about| a mere)*"
_AGAINST = r"(?:,? ?(?:but|and|as against|as opposed to|as compared with|compared with|versus|against|as <compare:=> to))"
_SIZE = r"NUMBER(?: <unit>| <cells>| <topic>)?"
_MOST = r"(?: ,| :| \(| with| by| some| about| fully)*"

CONSTRUCTIONS = (
    Construction(
        rf"the (?:<x>|extra|<topic>|<foreign>|<compare:>>) (?:VERB|amounts?|amounted|<aggregate:sum>|adds up)(?: to)?{_ONLY} (?P<n>{_SIZE})(?P<where>(?: {_PLACE}<ref>){{1,2}})"
        rf"{_AGAINST}{_ONLY} (?P<m>{_SIZE})(?P<other>(?: {_PLACE}<ref>){{1,2}})",
        "the difference is {n} {where} and {m} {other}",
        (
            (
                "The surcharge comes to 11 crates in July but only 4 in June.",
                "the difference is 11 crates in July and 4 in June.",
            ),
        ),
        certain=False,
    ),
    Construction(
        rf"(?P<n>{_SIZE}) (?P<at>{_PLACE}<ref>) (?:as against|as opposed to|as compared with|as <compare:=> to){_ONLY} (?P<m>{_SIZE}) (?P<other>{_PLACE}<ref>)",
        "{n} {at} and {m} {other}",
        (
            (
                "From May to June the jump is 7 crates at Heron as against 6 at Dunlin.",
                "From May to June the jump is 7 crates at Heron and 6 at Dunlin.",
            ),
        ),
    ),
    *(
        Construction(
            rf"(?P<when><range> <ref>(?: to <ref>)?)(?: ,)? (?P<who><ref>) (?:VERB|puts?|adds?)(?: on| off| up| away)? (?P<n>{_SIZE})(?P<rest>(?: ,)?(?: and| while| but)? <ref>{_ONLY} {_SIZE})?(?= [,.;:])",
            f"{{when}} the value of {{who}} {way} by {{n}} {{rest}}",
            (
                (
                    "From June to July Dunlin puts on 5 crates.",
                    f"From June to July the value of Dunlin {way} by 5 crates.",
                ),
            ),
            certain=False,
        )
        for way in ("rises", "falls")
    ),
    Construction(
        r"(?P<end>(?:ends|ended|end|finishes|finish|finished|closes|close|closed|<x>)(?: up| off)?)(?: <degree:slight>)?(?: <compare:>>| <degree:slight>)+ (?:where|than) (?:it|they|he|she) (?:had )?(?:<x>|began|begins?|begun|set out)(?: out| off)?",
        "ends higher than it started",
        (
            (
                "Heron finishes somewhat above where it began.",
                "Heron ends higher than it started.",
            ),
        ),
    ),
    Construction(
        r"(?P<end>(?:ends|ended|end|finishes|finish|finished|closes|close|closed|<x>)(?: up| off)?)(?: <degree:slight>)?(?: <compare:<>| <degree:slight>)+ (?:where|than) (?:it|they|he|she) (?:had )?(?:<x>|began|begins?|begun|set out)(?: out| off)?",
        "ends lower than it started",
        (
            (
                "Dunlin closes slightly below where it started.",
                "Dunlin ends lower than it started.",
            ),
        ),
    ),
    Construction(
        r"(?P<ext>the <extreme:max>)(?: one| <topic>| <x>| <cells>)? (?:VERB)(?P<f>(?: about| roughly| almost| nearly| <compare:[<>]> than)* (?:<factor:[\d.]+>|(?:<bound>|NUMBER) times))(?: as)? (?:<x>|<topic>|long|much|many|far|<\w+:\w+>)(?= [.;,])",
        "the highest value is {f} the lowest value",
        (
            (
                "The heaviest load takes more than six times as long.",
                "the highest value is more than six times the lowest value.",
            ),
        ),
        certain=False,
    ),
    *(
        Construction(
            rf"<quant:all> (?P<n><count> )?(?:<cells>|<x>|<topic>) (?:VERB )?<compare:{how}> in (?:the )?(?P<there><panel>)(?= [.;,])",
            f"all {{n}} values are {word} in {{there}} than in the other panel",
            (
                (
                    f"All twelve crates fare {word} in the rough season.",
                    f"all twelve values are {word} in rough season than in the other panel.",
                ),
            ),
        )
        for how, word in (("bad", "worse"), ("good", "better"))
    ),
)
