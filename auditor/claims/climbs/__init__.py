"""What lines do along an axis, told with its cause: "a longer soak raises it in every row", "it falls as the load grows"."""
