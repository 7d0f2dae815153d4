"""Where one line overtakes another: "A overtakes B at 16", "the order of the two flips between May and June"."""
