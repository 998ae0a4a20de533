"""Ninety pictures show the same cards on the same grounds."""

from tests.table.decoding import _pictures_are_decoded_once  # noqa: F401 - a fixture
