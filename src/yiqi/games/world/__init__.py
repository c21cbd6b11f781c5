"""世史 History of the World, 2001."""
