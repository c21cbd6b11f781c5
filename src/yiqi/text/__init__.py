"""Fluent catalogues in English, traditional and simplified Chinese: where keys become sentences."""

from yiqi.text.catalogue import LANGUAGES, Catalogue, Missing, negotiate

__all__ = ["LANGUAGES", "Catalogue", "Missing", "negotiate"]
