"""What lines do stage by stage, as a whole sentence tells it: "starts at 4, loses 2 until May, then climbs to 9 and stays there"."""
