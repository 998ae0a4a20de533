"""Opponents: agents that see an InfoSet and nothing else."""
