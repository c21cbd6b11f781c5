"""`serve` and `backup`: what the command line hands to the server."""

from __future__ import annotations

import pytest

import yiqi.server


def test_serve_hands_everything_on(yiqi, monkeypatch, tmp_path):
    got = {}
    monkeypatch.setattr(yiqi_server(), "serve", lambda **given: got.update(given))
    assert yiqi("serve").status == 0
    assert (got.pop("host"), got.pop("port"), got.pop("data")) == ("127.0.0.1", 8000, "data")
    assert got == {"base_url": None, "bot_pace": 1.2, "editions": None}
    where = ("--host", "0.0.0.0", "--port", "0", "--base-url", "https://games.example.org")
    how = ("--data", "d", "--bot-pace", "0", "--editions", str(tmp_path))
    assert yiqi("serve", *where, *how).status == 0
    assert (got["host"], got["port"], got["base_url"]) == ("0.0.0.0", 0, "https://games.example.org")
    assert (got["data"], got["bot_pace"], got["editions"]) == ("d", 0.0, str(tmp_path))


def yiqi_server():
    return yiqi.server


WRONG = [("--port", "99999"), ("--port", "x"), ("--bot-pace", "nan"), ("--bot-pace", "-1"), ("--editions", "/nowhere")]


@pytest.mark.parametrize("argv", WRONG)
def test_serve_wrongly(yiqi, argv):
    yiqi("serve", *argv).refused(argv[0])


def test_a_server_that_cannot_listen_says_why(yiqi, tmp_path):
    said = yiqi("serve", "--host", "300.1.1.1", "--data", str(tmp_path))
    said.refused("cannot listen")


def test_backup(yiqi, tmp_path):
    yiqi("backup", str(tmp_path / "none"), str(tmp_path / "copy")).refused("no data file")
    yiqi("backup", str(tmp_path)).refused("TARGET")


def test_a_server_that_cannot_be_loaded(yiqi, monkeypatch):
    monkeypatch.delattr(yiqi_server(), "backup")
    yiqi("backup", "a", "b").refused("backup")
