"""Buttons, fields and the focus ring in the house's look, for any page."""
