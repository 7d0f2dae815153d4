"""Prose on confusion matrices as sets of cells, in many wordings, each with a false twin."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from auditor.claims.matrices.lexing import lexemes
from said import said

ALARMS = """# Smoke detectors

"Fire" is the positive class.

## Confusion matrix

| Predicted \\ Actual | fire | no fire |
|---|---|---|
| fire | 42 (TP) | 18 (FP) |
| no fire | 3 (FN) | 337 (TN) |
"""

BOLTS = """# Bolt inspection

Confusion matrix of the inspection of 200 bolts, with *cracked* as the positive class.

- TP: 24
- FN: 6
- FP: 12
- TN: 158
"""

FRUIT = """# Fruit sorter

## Confusion matrix

| Actual \\ Predicted | apple | pear | plum | quince |
|---|---|---|---|---|
| apple | 180 | 12 | 5 | 3 |
| pear | 24 | 150 | 2 | 24 |
| plum | 4 | 1 | 195 | 0 |
| quince | 2 | 19 | 1 | 78 |
"""

BOOKS = """# Sorting library books by genre

A confusion matrix of 480 books; rows are the genre the librarian gave, columns what the sorter said.

| | crime | poetry | travel | essay |
|---|---|---|---|---|
| crime | 110 | 2 | 5 | 3 |
| poetry | 1 | 96 | 4 | 19 |
| travel | 6 | 3 | 108 | 3 |
| essay | 2 | 14 | 9 | 95 |

Rows: true genre. Columns: predicted genre.
"""

GAITS = """## Confusion matrix of the gait classifier, each row in percent of the true class

| True \\ Predicted | walk | run | climb |
|---|---|---|---|
| walk | 91.0 | 3.0 | 6.0 |
| run | 8.0 | 90.0 | 2.0 |
| climb | 12.0 | 1.5 | 86.5 |
"""

SIGNS = """# Two readers of road signs, and their confusion matrices

## With colour

| True \\ Predicted | stop | yield | speed |
|---|---|---|---|
| stop | 195 | 3 | 2 |
| yield | 6 | 88 | 6 |
| speed | 4 | 5 | 91 |

## Without colour

| True \\ Predicted | stop | yield | speed |
|---|---|---|---|
| stop | 182 | 10 | 8 |
| yield | 9 | 85 | 6 |
| speed | 6 | 4 | 90 |

# Conclusions
"""

NUMBERS = [
    (ALARMS, "45 samples are truly fire; all except three were found.", "45 samples are truly fire; all except one were found."),
    (ALARMS, "45 recordings truly contain a fire. All but three were detected.", "45 recordings truly contain a fire. All but five were detected."),
    (ALARMS, "Of 355 recordings without a fire, 18 raised an alarm and 337 passed.", "Of 355 recordings without a fire, 28 raised an alarm and 327 passed."),
    (ALARMS, "The detector missed only 3 of the 45 fires.", "The detector missed only 5 of the 45 fires."),
    (ALARMS, "340 recordings were passed; 3 of these contain a fire.", "340 recordings were passed; 5 of these contain a fire."),
    (ALARMS, "There were 3 misses and 18 false alarms.", "There were 5 misses and 18 false alarms."),
    (ALARMS, "The 21 errors split into 18 false alarms and 3 misses.", "The 21 errors split into 12 false alarms and 9 misses."),
    (ALARMS, "The 18 false alarms and 3 misses add up to 21 errors.", "The 18 false alarms and 3 misses add up to 31 errors."),
    (BOLTS, "30 bolts are truly cracked; 24 of them were found, the other 6 slipped through.", "30 bolts are truly cracked; 20 of them were found, the other 10 slipped through."),
    (FRUIT, "24 pears were read as apples and another 24 as quinces.", "24 pears were read as apples and another 12 as quinces."),
    (FRUIT, "Of the 22 misread quinces, 19 ended up as pears.", "Of the 22 misread quinces, 14 ended up as pears."),
    (FRUIT, "24 pears, 4 plums and 2 quinces were taken for apples.", "24 pears, 8 plums and 2 quinces were taken for apples."),
    (FRUIT, "Apple collects 30 foreign fruits.", "Apple collects 20 foreign fruits."),
    (FRUIT, "Pear and quince are confused with each other 43 times in total.", "Pear and quince are confused with each other 53 times in total."),
    (BOOKS, "Of the 126 books called travel, 108 really were travel.", "Of the 126 books called travel, 98 really were travel."),
    (BOOKS, "24 poetry books were misfiled, 19 of them as essays.", "24 poetry books were misfiled, 14 of them as essays."),
    (BOOKS, "Of the 25 misfiled essays, 14 went to poetry, 9 to travel and 2 to crime.", "Of the 25 misfiled essays, 14 went to poetry, 3 to travel and 2 to crime."),
    (BOOKS, "18 books were wrongly classified as travel.", "12 books were wrongly classified as travel."),
    (BOOKS, "Every genre has 120 books.", "Every genre has 130 books."),
]  # fmt: skip

SHARES = [
    (ALARMS, "30% of the 60 alarms were false.", "40% of the 60 alarms were false."),
    (ALARMS, "Seven in ten alarms were justified.", "Five in ten alarms were justified."),
    (ALARMS, "Almost a third of the alarms were false.", "Almost half of the alarms were false."),
    (ALARMS, "Most (18) of the 21 errors are false alarms.", "Most (12) of the 21 errors are false alarms."),
    (ALARMS, "False alarms account for 86% of all errors.", "False alarms account for 66% of all errors."),
    (BOLTS, "A third of the 36 alarms were false.", "Half of the 36 alarms were false."),
    (BOLTS, "One in five cracked bolts was missed.", "One in three cracked bolts was missed."),
    (FRUIT, "Pears account for more than half (50) of the 97 errors.", "Pears account for more than half (40) of the 97 errors."),
    (FRUIT, "Pears account for about half of the misclassified items.", "Pears account for about 15% of the misclassified items."),
    (FRUIT, "Confusions between pear and quince account for about 44% of the errors.", "Confusions between pear and quince account for about 30% of the errors."),
    (FRUIT, "A tenth of the apples were misread.", "A fifth of the apples were misread."),
    (FRUIT, "Plum keeps at least 97% of its fruits.", "Quince keeps at least 97% of its fruits."),
    (BOOKS, "About 15% of all books were misfiled.", "About 20% of all books were misfiled."),
    (BOOKS, "Nearly all crime books were recognised.", "Hardly any crime books were recognised."),
]  # fmt: skip

AGAIN = [
    (ALARMS, "Of the 60 alarms, 18 were false, i.e. 30%.", "Of the 60 alarms, 18 were false, i.e. 40%."),
    (ALARMS, "The alarms were justified in seven out of ten cases.", "The alarms were justified in five out of ten cases."),
    (ALARMS, "The alarms were false in 30% of cases.", "The alarms were false in 40% of cases."),
    (BOOKS, "126 books were labelled travel, 18 of them wrongly.", "126 books were labelled travel, 12 of them wrongly."),
    (FRUIT, "Pear and quince are mixed up 43 times.", "Pear and quince are mixed up 53 times."),
]  # fmt: skip

CONTRASTS = [
    (BOLTS, "False positives outnumber false negatives two to one.", "False positives outnumber false negatives four to one."),
    (ALARMS, "There are six times as many false alarms as missed fires.", "There are four times as many false alarms as missed fires."),
    (ALARMS, "There are more false alarms than misses.", "There are more misses than false alarms."),
    (BOLTS, "False positives are twice as frequent as false negatives.", "False positives are four times as frequent as false negatives."),
    (FRUIT, "Pears are taken for apples twice as often as the reverse.", "Pears are taken for apples four times as often as the reverse."),
    (FRUIT, "Pears are taken for apples more often than the reverse.", "Apples are taken for pears more often than the reverse."),
    (FRUIT, "Apple is mistaken for pear more than twice as often as for plum.", "Apple is mistaken for plum more than twice as often as for pear."),
    (FRUIT, "Apple is more often mistaken for pear than for plum.", "Apple is more often mistaken for plum than for pear."),
    (FRUIT, "Pears are taken for apples exactly as often as for quinces.", "Apples are taken for pears exactly as often as for quinces."),
    (FRUIT, "Pear errors outnumber quince errors by more than two to one.", "Quince errors outnumber pear errors by more than two to one."),
    (BOOKS, "Twice as many poetry books as travel books are misfiled.", "Twice as many travel books as poetry books are misfiled."),
    (BOOKS, "There are more errors on essays than on poetry.", "There are more errors on crime than on poetry."),
    (BOOKS, "Essay as poetry: 14. The reverse is more frequent (19).", "Essay as poetry: 14. The reverse is rarer (19)."),
    (GAITS, "Climb is mistaken for walk twice as often as walk for climb.", "Climb is mistaken for walk four times as often as walk for climb."),
]  # fmt: skip

RANKS = [
    (FRUIT, "The leading error of apple is pear (12), followed by plum (5).", "The leading error of apple is plum (12), followed by pear (5)."),
    (FRUIT, "For quince, the leading error is pear (19).", "For quince, the leading error is apple (19)."),
    (FRUIT, "The third most frequent confusion is quince taken for pear (19).", "The third most frequent confusion is apple taken for pear (12)."),
    (BOOKS, "The most common error is poetry taken for essay (19), followed by essay taken for poetry (14).", "The most common error is poetry taken for essay (19), followed by essay taken for travel (9)."),
    (BOOKS, "The second most common error is essay taken for poetry (14).", "The second most common error is essay taken for travel (9)."),
    (BOOKS, "The largest confusion is between poetry and essay.", "The largest confusion is between crime and essay."),
    (GAITS, "The leading error of run is walk (8%).", "The leading error of run is climb (8%)."),
    (FRUIT, "Plum leads in both precision and recall.", "Apple leads in both precision and recall."),
    (FRUIT, "Plum is the easiest class with a recall of 97.5%.", "Plum is the easiest class with a recall of 92.5%."),
    (FRUIT, "Pear is the hardest class by recall (75%).", "Quince is the hardest class by recall (75%)."),
    (FRUIT, "Quince is the hardest class by precision.", "Plum is the hardest class by precision."),
    (GAITS, "Climb is the hardest class with 86.5%.", "Run is the hardest class with 86.5%."),
    (FRUIT, "Every class but pear and quince reaches a recall of 90%.", "Every class but pear reaches a recall of 90%."),
    (FRUIT, "All classes except quince exceed 80% precision.", "All classes except quince exceed 90% precision."),
    (FRUIT, "Only apple and plum reach a recall of 90%.", "Only apple and quince reach a recall of 90%."),
    (FRUIT, "Apple and plum are the only classes with a recall of 90% or more.", "Apple and pear are the only classes with a recall of 90% or more."),
    (GAITS, "Every class but climb reaches 90%.", "Every class but walk reaches 95%."),
    (SIGNS, "Without colour the overall accuracy drops by 4.3 points.", "Without colour the overall accuracy drops by 6 points."),
    (SIGNS, "Without colour the recall of stop drops by 6.5 points.", "Without colour the recall of stop rises by 6.5 points."),
]  # fmt: skip


@pytest.mark.parametrize(("grid", "true", "false"), [*NUMBERS, *SHARES, *AGAIN, *CONTRASTS, *RANKS])
def test_what_is_said_of_cells_is_supported_and_its_twin_contradicted(
    grid: str, true: str, false: str
) -> None:
    assert said(grid, true).verdict == "supported", said(grid, true)
    assert said(grid, false).verdict == "contradicted", said(grid, false)


OPEN = [
    (ALARMS, "With the old firmware things were worse. There were 40 false alarms and 9 misses."),
    (ALARMS, "The previous model was worse: there were 40 false alarms and 9 misses."),
    (ALARMS, "Human guards missed 6 of the 45 fires."),
    (ALARMS, "On night shots, 5 fires were missed."),
    (ALARMS, "If the threshold were raised, there would be twice as many false alarms as misses."),
    (ALARMS, "False alarms are ten times as expensive as misses."),
    (ALARMS, "A miss is far more dangerous than a false alarm."),
    (ALARMS, "Two of the three misses were in the kitchen."),
    (ALARMS, "Of the 18 false alarms, 12 came from steam and 6 from dust."),
    (ALARMS, "Most false alarms were caused by steam."),
    (ALARMS, "The 60 alarms were raised within 3 weeks."),
    (ALARMS, "Two alarms out of three would be acceptable."),
    (FRUIT, "Last year, pears were taken for apples 40 times."),
    (FRUIT, "Pears were sorted by hand twice as often as apples."),
    (FRUIT, "Without the pears, there would be 47 errors."),
    (FRUIT, "Ripe pears are taken for apples more often than unripe ones."),
    (FRUIT, "After pear, quince has the lowest recall."),
    (FRUIT, "Quince has the most errors relative to its size after pear."),
    (FRUIT, "Apart from pears, there are only 47 errors."),
    (FRUIT, "Of the 20 misread apples, 12 became pears, 5 plums and 3 quinces."),
    (FRUIT, "Apples are lost to pear (12), plum (5) and quince (3)."),
    (FRUIT, "Pear as apple and pear as quince tie for the most frequent error, 24 each."),
    (FRUIT, "Three of the four classes have a recall below 95%."),
    (FRUIT, "Every class but plum has at least 20 errors."),
    (GAITS, "Most walkers are recognised, and 40 of the 1,200 runners were filmed twice."),
]


@pytest.mark.parametrize(("grid", "sentence"), OPEN)
def test_what_may_be_true_or_of_something_else_is_not_contradicted(grid: str, sentence: str) -> None:
    assert said(grid, sentence).verdict != "contradicted", said(grid, sentence)


TREES = ("oak", "elm", "ash")
counts = st.lists(st.integers(0, 60), min_size=9, max_size=9)


@given(counts, st.booleans())
@settings(max_examples=15, deadline=None)
def test_what_is_counted_off_a_matrix_is_never_contradicted(cells: list[int], turned: bool) -> None:
    of = {
        (a, b): cells[3 * i + j] + (60 if i == j else 0)
        for i, a in enumerate(TREES)
        for j, b in enumerate(TREES)
    }
    corner = "Predicted \\ Actual" if turned else "Actual \\ Predicted"
    rows = "".join(
        f"| {a} | {' | '.join(str(of[(b, a) if turned else (a, b)]) for b in TREES)} |\n" for a in TREES
    )
    grid = f"# Leaves\n\n## Confusion matrix\n\n| {corner} | {' | '.join(TREES)} |\n|---|---|---|---|\n{rows}"
    row = {a: sum(of[a, b] for b in TREES) for a in TREES}
    column = {b: sum(of[a, b] for a in TREES) for b in TREES}
    wrong = sum(n for (a, b), n in of.items() if a != b)
    (large, _), (second, _) = sorted(((n, pair) for pair, n in of.items() if pair[0] != pair[1]), reverse=True)[:2]  # fmt: skip
    first = next(pair for pair, n in of.items() if n == large and pair[0] != pair[1])
    missed = row["oak"] - of["oak", "oak"]
    sentences = [
        f"{row['oak']} leaves are truly oak; all but {missed} of them were recognised.",
        f"{row['oak']} samples are truly oak; {of['oak', 'oak']} of them were recognised, the other {missed} were missed.",
        f"Of the {column['elm']} samples called elm, {of['elm', 'elm']} really are elm.",
        f"{column['elm'] - of['elm', 'elm']} samples were wrongly classified as elm.",
        f"There are {wrong} errors in total.",
        f"The most frequent error is {first[0]} taken for {first[1]} ({large}).",
        f"Confusions between oak and ash make up {100 * (of['oak', 'ash'] + of['ash', 'oak']) / max(wrong, 1):.0f}% of the mistakes.",
    ]
    if of["oak", "elm"] > of["elm", "oak"]:
        sentences.append("Oak is taken for elm more often than the reverse.")
    for sentence in sentences:
        assert said(grid, sentence).verdict != "contradicted", (sentence, said(grid, sentence))
    assert second <= large


def test_a_label_without_a_word_that_is_known_is_no_crash() -> None:
    grid = "## Errors\n\n**Fig. 7**\n\n| True \\ Predicted | Wren | Robin |\n|---|---|---|\n| Wren | 71 | 9 |\n| Robin | 12 | 62 |\n"
    assert said(grid, "### ...\n\nOf these, 133 lie on the diagonal.").verdict != "contradicted"


def test_words_of_which_none_is_known_are_an_empty_row() -> None:
    assert lexemes("the", {("wren",): "Wren"}) == lexemes("", {}) == []
