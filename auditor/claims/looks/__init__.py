"""What sentences say of how cells look: missing or filled, bold, with a dagger, coloured; how many, which and where."""
