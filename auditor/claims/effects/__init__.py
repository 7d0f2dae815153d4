"""What a step along an axis does: "each extra layer adds about 2", "going from one to five takes off 3"."""
