"""Where a line turns: "a lone hump with its crown in May", "climbs as far as May and then gives way", "turns after May"."""

from auditor.language.plainly.construction import Construction

_TOP = r"(?:VERB )?(?:a|one) (?:<quant:only> )?"
_WITH = r"(?: ,)? with (?:its|the|a) "
_AT = r" (?:at|in|on|around|by|near) (?:the )?(?P<at><ref>)"
_THEN = r" ,?(?: ?and| ?but)?(?: then)? (?:down|back)(?: again| <range>| there| onwards?| onward| after(?:wards?)?| that| then| on)*"
_TURN = r"(?:turns?|turned|(?:has|had|takes?|took|meets?|met|sees?|saw) (?:its|their|his|her|the|a) turn(?:ing point)?)"

CONSTRUCTIONS = (
    Construction(
        rf"{_TOP}<course:hill>{_WITH}(?:top|<x>|<extreme:max>|<compare:>>){_AT}",
        "rises until {at} and then falls",
        (("Heron has a lone hump with its crown in July.", "Heron rises until July and then falls."),),
    ),
    Construction(
        rf"(?:(?<=\A )|(?<=: )){_TOP}<course:hill>{_WITH}(?:top|<x>|<extreme:max>|<compare:>>){_AT}",
        "The value rises until {at} and then falls",
        (("A single hump with its crown in July.", "The value rises until July and then falls."),),
    ),
    Construction(
        r"(?P<course><trend:(?:up|down)>) (?:just |only |all the way )?as <degree:strong> as (?:the )?(?P<at><ref>)",
        "{course} until {at}",
        (
            (
                "The catches of Dunlin climb as far as July and then give way.",
                "The catches of Dunlin climb until July and then give way.",
            ),
        ),
    ),
    Construction(
        rf"(?:(?:it|they|things|VERB) (?:is |are |goes |go )?)?(?:up|<trend:up>) (?:until|till|to) (?P<at><ref>){_THEN}",
        "the value rises until {at} and then falls",
        (
            (
                "At Dunlin it is up until July, down from there.",
                "At Dunlin the value rises until July and then falls.",
            ),
        ),
    ),
    *(
        Construction(
            rf"{_TURN} (?:after|at|in|on|around|past|beyond|by) (?:the )?(?P<at><ref>)",
            f"{first} until {{at}} and then {then}",
            (
                (
                    "The catch of Dunlin turns after July.",
                    f"The catch of Dunlin {first} until July and then {then}.",
                ),
            ),
            certain=False,
        )
        for first, then in (("rises", "falls"), ("falls", "rises"))
    ),
    *(
        Construction(
            r"(?:the|its|their) turn(?:ing point)? (?:VERB|falls?|happens?) (?:after|at|in|on|around|past|beyond|by) (?:the )?(?P<at><ref>)(?: (?P<lead>at|in|on|for|with) (?:the )?(?P<who><ref>))?",
            f"the value {{lead}} {{who}} {first} until {{at}} and then {then}",
            (
                (
                    "At Dunlin the turn comes in July.",
                    f"At Dunlin the value {first} until July and then {then}.",
                ),
            ),
            certain=False,
        )
        for first, then in (("rises", "falls"), ("falls", "rises"))
    ),
)
