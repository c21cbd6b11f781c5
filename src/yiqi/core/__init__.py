"""What every game is made of: no I/O, no game, no text; standard library only."""
