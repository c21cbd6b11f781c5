"""Makes every zh-Hans.ftl from the zh-Hant.ftl beside it, by OpenCC (tw2s); the result is committed and read.

    python tools/zh_hans.py            writes them
    python tools/zh_hans.py --check    exit status 1 when one is not what would be written
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from opencc import OpenCC

ROOT = Path(__file__).parent.parent
HEADER = "# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.\n"
WORDS = {"「": "“", "」": "”", "『": "‘", "』": "’", "牠": "它"}
"""What OpenCC leaves and a reader of simplified Chinese writes otherwise."""


def simplified(text: str, converter: OpenCC) -> str:
    """The text in simplified characters; keys, placeables and comments stay, for they are ASCII or comments."""
    for old, new in WORDS.items():
        text = text.replace(old, new)
    return str(converter.convert(text))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 when a file is out of date")
    check = parser.parse_args().check
    converter = OpenCC("tw2s")
    stale = []
    for source in sorted([*ROOT.glob("src/**/zh-Hant.ftl"), *ROOT.glob("tests/**/zh-Hant.ftl")]):
        target = source.with_name("zh-Hans.ftl")
        text = HEADER + simplified(source.read_text(encoding="utf-8"), converter)
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            stale.append(str(target.relative_to(ROOT)))
            if not check:
                target.write_text(text, encoding="utf-8")
    print("\n".join(stale) or "all up to date")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
