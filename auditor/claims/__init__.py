"""What claim kinds share: how clauses of a sort are read, and how such claims are judged."""
