"""The table as a graphics scene: where everything lies, the items on it, and what opens over them."""
