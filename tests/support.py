"""Small helpers that tests share."""

from __future__ import annotations

import pytest


def clause(*citations: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses it tests ("ark place.b"), three at most."""
    assert 1 <= len(citations) <= 3, "a test names one to three clauses"
    return pytest.mark.clause(*citations)
