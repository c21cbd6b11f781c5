"""Yiqi 弈棋: a game house for rule-heavy board games."""

__version__ = "0.1.0"
