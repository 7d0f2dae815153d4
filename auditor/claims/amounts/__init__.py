"""Numbers told in passing: which number of the data each may be, judged by how unlikely a chance fit is."""
