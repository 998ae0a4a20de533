"""A card table any program could use: Qt only, it knows no engine and no game."""
