"""A copy of the package with its engine compiled by mypyc, in build/compiled: the same source, faster.

    python tools/compile_engine.py            build it unless it is up to date
    python tools/compile_engine.py --check    whether the interpreter that runs this would import the compiled engine
    python tools/compile_engine.py --list     the modules that are compiled

    PYTHONPATH=build/compiled .venv/bin/python -m yiqi ...

YIQI_OPT_LEVEL (0-3, default 3) is how hard the C compiler tries.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import time
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
TARGET = BUILD / "compiled"

# What stays Python: drawing, and what is called too seldom to matter or has parts that tests replace.
# A module elsewhere opts out by a comment "# mypyc: skip" within its first lines.
LEFT_OUT = {
    "core": ("__init__.py", "laws.py", "trials.py"),
    "games": ("__init__.py", "view.py", "board*.py", "bot*.py", "game.py"),
}
SKIP, SKIP_LINES = "# mypyc: skip", 5


class Failed(Exception):
    """Why there is no compiled engine, for a person to read."""


class NoCompiler(Failed):
    """There is no C compiler."""


def opts_out(path: Path) -> bool:
    """Whether the module asks not to be compiled."""
    with path.open(encoding="utf-8") as lines:
        return any(line.strip() == SKIP for line, _ in zip(lines, range(SKIP_LINES), strict=False))


def modules(source: Path = SOURCE) -> list[Path]:
    """The files to compile, relative to `source`, in order: the core's and every game's, less those left out."""
    package = source / "yiqi"
    found = {"core": package.glob("core/*.py"), "games": package.glob("games/*/*.py")}
    files = [
        path
        for part, paths in found.items()
        for path in paths
        if not any(path.match(pattern) for pattern in LEFT_OUT[part]) and not opts_out(path)
    ]
    return sorted(path.relative_to(source) for path in files)


def names(files: list[Path]) -> list[str]:
    """The files' module names."""
    return [".".join(path.with_suffix("").parts) for path in files]


def opt_level() -> str:
    """How hard the C compiler tries, from the environment."""
    level = os.environ.get("YIQI_OPT_LEVEL", "3")
    if level not in ("0", "1", "2", "3"):
        raise Failed(f"YIQI_OPT_LEVEL is {level}; it may be 0, 1, 2 or 3")
    return level


def compiler() -> str | None:
    """The C compiler, if there is one."""
    return shutil.which(os.environ.get("CC", "cc").split()[0]) or shutil.which("gcc")


def digest(files: list[Path]) -> str:
    """A hash of all that the compiled engine depends on: sources and what they import, level, tools, interpreter."""
    sha = hashlib.sha256(f"{sys.version} mypy {version('mypy')} level {opt_level()}".encode())
    sha.update(Path(__file__).read_bytes())
    for path in sorted((SOURCE / "yiqi").rglob("*.py")):
        relative = path.relative_to(SOURCE)
        # the rest of the package imports the engine, never the other way round
        if relative in files or relative.parts[1] in LEFT_OUT:
            sha.update(f"\0{relative}\0".encode() + path.read_bytes())
    return sha.hexdigest()


def copy_package(target: Path) -> None:
    """Make target/yiqi equal to the source, but for compiled modules, which stay."""
    source, copy = SOURCE / "yiqi", target / "yiqi"
    shutil.copytree(source, copy, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in copy.rglob("*"):
        if path.is_file() and path.suffix != ".so" and not (source / path.relative_to(copy)).exists():
            path.unlink()


# Run in the copy: the core and each game become a library each, so that two cores compile two at a time.
SETUP = """\
import itertools, sys
from mypyc.build import mypycify
from setuptools import setup

level, *files = sys.argv[1:]
sys.argv[1:] = ["--quiet", "build_ext", "--inplace", "--parallel", "2"]
folders = itertools.groupby(files, lambda file: file.rpartition("/")[0])
groups = [(list(members), folder.replace("/", "_")) for folder, members in folders]
extensions = mypycify(files, opt_level=level, separate=groups)
setup(name="yiqi", py_modules=[], packages=[], ext_modules=extensions)
"""


def compile_in(target: Path, files: list[Path]) -> None:
    """Compile the files in place in target; raises Failed with what mypyc or the C compiler said."""
    # nothing of an earlier build is kept: a library that knows another's old layout would crash, not complain
    shutil.rmtree(target / "build", ignore_errors=True)
    for old in libraries(target):
        (target / old).unlink()
    command = [sys.executable, "-c", SETUP, opt_level(), *map(str, files)]
    done = subprocess.run(command, cwd=target, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        raise Failed("compiling the engine failed:\n" + "\n".join(done.stdout.strip().splitlines()[-30:]))


def libraries(target: Path = TARGET) -> list[Path]:
    """What compiling made, relative to target: each module's entry and the libraries that they share."""
    found = [*target.glob("*.so"), *(target / "yiqi").rglob("*.so")]
    return sorted(path.relative_to(target) for path in found)


def build(target: Path = TARGET) -> str:
    """Make the copy and compile its engine unless that is up to date; returns a line, raises Failed when it cannot."""
    began = time.monotonic()
    files = modules()
    target.mkdir(parents=True, exist_ok=True)
    copy_package(target)
    if not files:
        return "there is no engine to compile yet"
    stamp = target / "stamp"
    made_from = digest(files)
    if stamp.is_file() and stamp.read_text("utf-8") == made_from:
        return f"the compiled engine is up to date: {len(files)} modules in {target.relative_to(ROOT)}"
    if compiler() is None:
        raise NoCompiler("compiling needs a C compiler and Python's headers: apt-get install gcc python3-dev")
    stamp.unlink(missing_ok=True)
    compile_in(target, files)
    stamp.write_text(made_from, "utf-8")
    lines = sum(len((SOURCE / path).read_text("utf-8").splitlines()) for path in files)
    took = time.monotonic() - began
    return f"compiled {len(files)} modules, {lines} lines, in {took:.0f} s into {target.relative_to(ROOT)}"


def check() -> str:
    """A line that says the engine in use is compiled; raises Failed naming the modules that are not."""
    plain = []
    for name in names(modules()):
        spec = importlib.util.find_spec(name)
        if spec is None or spec.origin is None or not spec.origin.endswith(".so"):
            plain.append(name)
    if plain:
        raise Failed(f"not compiled: {', '.join(plain)}")
    return "every module of the engine in use is compiled"


def main() -> int:
    """Command line; 0 when done or so, 3 for want of a C compiler, 1 when it fails."""
    parser = argparse.ArgumentParser(description="build a copy of the package with its engine compiled by mypyc")
    parser.add_argument("--check", action="store_true", help="say whether the engine that Python finds is compiled")
    parser.add_argument("--list", action="store_true", help="list the modules that are compiled")
    args = parser.parse_args()
    try:
        if args.list:
            print("\n".join(names(modules())))
        else:
            print(check() if args.check else build())
    except Failed as why:
        print(why, file=sys.stderr)
        return 3 if isinstance(why, NoCompiler) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
