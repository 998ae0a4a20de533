"""Clash's grounds of open country and games."""
