"""The pages of the house, from home to about, and what they are made of."""
