"""Developers' tools: pictures of any state (`shot`), figures (`bench`), and is an installation whole (`smoke`)."""
