"""Words that point to what a label or the sentence before has named: "at this pier", where no axis is one of piers."""

from auditor.language.plainly.construction import Construction

CONSTRUCTIONS = (
    Construction(
        r"(?:in|at|on|for|with|under) this <x>(?: ,)?",
        "here",
        (
            ("At this quay the mean is 17.", "here the mean is 17."),
            ("The mean is 17 at this quay.", "The mean is 17 here."),
        ),
    ),
)
