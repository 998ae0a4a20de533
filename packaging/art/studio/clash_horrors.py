"""Clash's horrors."""
