"""Text formats of data files as trees and records, with the place of everything in them."""
