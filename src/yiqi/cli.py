"""The command line: `yiqi COMMAND …`. Exit status 0: done, 1: the answer is no, 2: wrong use."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from yiqi import __version__
from yiqi.commands import adjudicate, bench, host, play, positions, records, shelf, simulate
from yiqi.commands.common import NO, WRONG, Trouble
from yiqi.core.edition import EditionError
from yiqi.games import Unknown
from yiqi.text import Missing

INTERRUPTED = 130
PIPE_CLOSED = 141
UNWRITTEN = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO)
"""What is wrong with a place that output goes to, not with us."""
GROUPS = (shelf, play, simulate, positions, adjudicate, records, host, bench)


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line that says where help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG, f"{self.prog}: {message} (`{self.prog} --help` explains)\n")


def parser() -> argparse.ArgumentParser:
    """The whole command line; each command sets `run`."""
    top = Parser(
        prog="yiqi",
        description="Yiqi 弈棋: rule-heavy board games, played exactly by their rulebooks.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"yiqi {__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True, parser_class=Parser)
    for group in GROUPS:
        group.add_to(commands)
    return top


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    """What was typed. A last argument that may be left out may also stand behind options, which argparse forgets."""
    top = parser()
    args, rest = top.parse_known_args(argv)
    late: str = getattr(args, "late", "")
    words = [word for word in rest if word == "-" or not word.startswith("-")]
    if late and words == rest and isinstance(getattr(args, late), list):
        setattr(args, late, [*getattr(args, late), *rest])
    elif late and words == rest and len(rest) == 1 and getattr(args, late) == "-":
        setattr(args, late, rest[0])
    elif rest:
        args.parser.error(f"{' '.join(rest)} is not an argument of this command")
    return args


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; its exit status. Whatever is wrong is told in one line on stderr."""
    _open_all()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # a terminal that cannot show Chinese shows question marks rather than an error
            stream.reconfigure(errors="replace")
    try:
        args = arguments(argv)
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except Trouble as trouble:
        return _tell(str(trouble), trouble.status)
    except (Unknown, EditionError) as error:
        return _tell(str(error), WRONG)
    except Missing as error:
        return _tell(f"a text is missing: {error.args[0]}", NO)
    except BrokenPipeError:
        # nobody reads on
        _forget_output()
        return PIPE_CLOSED
    except KeyboardInterrupt:
        return _tell("stopped", INTERRUPTED)
    except Exception as error:
        if isinstance(error, OSError) and error.errno in UNWRITTEN and error.filename is None:
            _forget_output()
            return _tell(f"standard output: cannot be written: {error.strerror}", WRONG)
        if os.environ.get("YIQI_TRACEBACK"):
            raise
        return _tell(f"a fault of Yiqi's own: {type(error).__name__}: {error} (YIQI_TRACEBACK=1 shows where)", NO)


def _open_all() -> None:
    """Lets streams that were closed before the start lead nowhere, so that no other file takes their place."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115 -- open as long as we run


def _forget_output() -> None:
    """The interpreter must not complain about what is left unwritten while it closes."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell(message: str, status: int) -> int:
    print("yiqi: " + " ".join(message.split()), file=sys.stderr)
    return status
