"""How anything is painted: colours, type, surfaces, card faces and the marks on them."""
