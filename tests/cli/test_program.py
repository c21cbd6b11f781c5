"""Commands as a program of its own: what only another process shows."""

from __future__ import annotations

import contextlib
import functools
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path

from yiqi import games


def test_games_and_help(program):
    assert program("games", "--json").status == 0
    assert "example:" in program("rules", "--help").out
    program("frobnicate").refused("frobnicate")


def test_the_same_seed_is_the_same_match_in_another_process(program):
    argv = ("simulate", "ark", "--matches", "12", "--seats", "4", "--bot", "rich,random", "--coverage", "--json")
    one, two = (program(*argv, PYTHONHASHSEED=seed) for seed in ("1", "2"))
    assert one.status == two.status == 0
    assert {k: v for k, v in one.json.items() if "second" not in k} == {
        k: v for k, v in two.json.items() if "second" not in k
    }


def test_records_written_by_one_process_are_read_by_another(program, tmp_path):
    path = str(tmp_path / "ark.yiqi")
    assert (
        program("play", "ark", "--seats", "3", "--bots", "rich,random,idle", "--seed", "2", "--save", path).status == 0
    )
    assert program("verify", path, "--json", PYTHONHASHSEED="7").json == {
        "chance": True,
        "digest": True,
        "undone_chance": [],
    }


def test_a_closed_pipe_is_no_fault():
    yiqi = subprocess.Popen(
        [sys.executable, "-m", "yiqi", "rules", "ark"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert yiqi.stdout is not None and yiqi.stderr is not None
    yiqi.stdout.read(1)
    yiqi.stdout.close()
    err = yiqi.stderr.read().decode()
    assert yiqi.wait(20) in (0, 141)
    assert "Traceback" not in err and "Error" not in err


def test_a_full_disk_is_said_in_one_line():
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "yiqi", "games"], stdout=full, stderr=subprocess.PIPE)
    assert (done.returncode, done.stderr.decode()) == (
        2,
        "yiqi: standard output: cannot be written: No space left on device\n",
    )


def test_a_record_is_not_lost_where_a_new_one_has_no_room(tmp_path):
    path = tmp_path / "m.yiqi"

    def play(given: str, *more: str, most: int = resource.RLIM_INFINITY) -> str:
        done = subprocess.run(
            [sys.executable, "-m", "yiqi", "play", "ark", "--save", str(path), *more],
            input=given.encode(),
            capture_output=True,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY)),
        )
        return done.stderr.decode()

    assert play("quit\n") == ""
    before = path.read_text()
    assert "cannot be written: File too large" in play("\n1\nquit\n", "--load", str(path), most=len(before) // 2)
    assert path.read_text() == before
    assert list(tmp_path.iterdir()) == [path]
    assert play("\n1\nquit\n", "--load", str(path)) == ""
    assert len(path.read_text()) > len(before)


def test_streams_that_are_closed_lead_nowhere():
    def said(argv: str, closed: str) -> tuple[int, bytes, bytes]:
        done = subprocess.run(["sh", "-c", f'"$0" -m yiqi {argv} {closed}', sys.executable], capture_output=True)
        return done.returncode, done.stdout, done.stderr

    assert said("games", ">&-") == (0, b"", b"")
    assert said("games spare", "2>&-") == (2, b"", b"")
    status, _, err = said("state ark", "<&-")
    assert status == 2 and b"expected JSON" in err and b"fault" not in err


def test_who_stops_the_program_while_it_is_loaded_reads_one_line(tmp_path):
    """A module that is loaded early stands in for the slow ones."""
    (tmp_path / "argparse.py").write_text("raise KeyboardInterrupt\n")
    done = subprocess.run(
        [sys.executable, "-m", "yiqi", "games"],
        capture_output=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), *filter(None, sys.path)])},
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"yiqi: stopped\n")


def worked(group: int) -> float:
    """The seconds of processor time that the processes of a group have had."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rsplit(")", 1)[1].split()
            ticks += int(fields[11]) + int(fields[12]) if int(fields[2]) == group else 0
    return ticks / os.sysconf("SC_CLK_TCK")


def test_interrupted_work_is_one_line():
    argv = [sys.executable, "-m", "yiqi", "simulate", "ark", "--matches", "1000000", "--jobs", "2"]
    # whoever runs the tests in the background may ignore interrupts, and a program inherits that
    heard = functools.partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    yiqi = subprocess.Popen(
        argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, preexec_fn=heard
    )
    # loaded and at work, also where the machine is busy
    until = time.monotonic() + 120
    while worked(yiqi.pid) < 5 and time.monotonic() < until:
        time.sleep(0.1)
    os.killpg(yiqi.pid, signal.SIGINT)
    out, err = yiqi.communicate(timeout=20)
    assert (yiqi.returncode, out, err.decode()) == (130, b"", "yiqi: stopped\n")


def test_a_terminal_that_knows_no_chinese(program):
    said = program("rules", "ark", "--language", "zh-Hant", PYTHONUTF8="0", LC_ALL="C", PYTHONIOENCODING="ascii")
    assert said.status == 0 and "?" in said.out


def test_standard_input_that_is_closed():
    done = subprocess.run([sys.executable, "-m", "yiqi", "state", "ark"], stdin=subprocess.DEVNULL, capture_output=True)
    assert done.returncode == 2 and b"JSON" in done.stderr and b"Traceback" not in done.stderr


def test_every_game_of_the_shelf_plays_from_the_command_line(yiqi):
    argv = ("--matches", "10", "--seats", "all", "--bot", "rich,random", "--options", "random", "--json")
    for game in games.ids():
        found = yiqi("simulate", game, *argv).json
        assert (found["finished"], found["violations"]) == (10, [])
