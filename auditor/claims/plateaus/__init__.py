"""From where on, or up to where, an axis makes no difference: "beyond 8 h longer soaking no longer helps", "nothing changes for A after May"."""
