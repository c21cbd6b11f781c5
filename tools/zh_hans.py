"""Makes simplified Chinese from traditional, by OpenCC (tw2s): every zh-Hans.ftl from the zh-Hant.ftl beside it,
text/rules.zh-Hans.json from the Chinese of a game's rules.toml, and each zh-Hans in the pages of an encyclopedia from
the zh-Hant above it. The result is committed and read.

    python tools/zh_hans.py            writes them
    python tools/zh_hans.py --check    exit status 1 when one is not what would be written
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from pathlib import Path

from opencc import OpenCC

ROOT = Path(__file__).parent.parent
HEADER = "# Made from zh-Hant.ftl by tools/zh_hans.py; change that one.\n"
WORDS = {
    "「": "“", "」": "”", "『": "‘", "』": "’", "牠": "它",
    "軟體": "软件", "程式": "程序", "終端機": "终端", "螢幕": "屏幕", "裝置": "设备", "列印": "打印", "貼上": "粘贴",
    "連結": "链接", "連線中斷": "连接中断", "連線中": "在线", "牌桌選單": "牌桌菜单", "設定": "设置", "儲存": "保存",
    "預設": "默认", "訊息": "消息", "重播": "回放", "逾時": "超时", "全形": "全角", "身分": "身份",
}  # fmt: skip
"""What OpenCC leaves and a reader of simplified Chinese writes otherwise: signs, and the mainland's words. A word is
long enough that no sentence has its characters by chance: 選單 alone is also in 先選單位."""

PAGE = re.compile(r'^(zh-Hant = """(.*?)"""\n)(?:zh-Hans = """.*?"""\n)?', re.DOTALL | re.MULTILINE)
"""The Chinese of a page of an encyclopedia: the traditional, which is written, and the simplified, if it is there."""


def simplified(text: str, converter: OpenCC) -> str:
    """The text in simplified characters; keys, placeables and comments stay, for they are ASCII or comments."""
    for old, new in WORDS.items():
        text = text.replace(old, new)
    return str(converter.convert(text))


def found(name: str) -> list[Path]:
    """The files of this name in the code and in the tests."""
    return sorted([*ROOT.glob(f"src/**/{name}"), *ROOT.glob(f"tests/**/{name}")])


def rules(source: Path, converter: OpenCC) -> str:
    """The Chinese sentences of a rules.toml, traditional -> simplified, as JSON."""
    data = tomllib.loads(source.read_text(encoding="utf-8"))
    rows = [*data["heading"], *data["clause"]]
    sentences = {row[field] for row in rows for field in ("zh", "why_zh") if field in row}
    made = {sentence: simplified(sentence, converter) for sentence in sentences}
    return json.dumps(made, ensure_ascii=False, indent=0, sort_keys=True) + "\n"


def pages(text: str, converter: OpenCC) -> str:
    """A file of an encyclopedia with the simplified Chinese of every page made anew."""
    return PAGE.sub(lambda found: f'{found[1]}zh-Hans = """{simplified(found[2], converter)}"""\n', text)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; exit status 1 when a file is out of date")
    check = parser.parse_args().check
    converter = OpenCC("tw2s")
    made = {}
    for source in found("zh-Hant.ftl"):
        made[source.with_name("zh-Hans.ftl")] = HEADER + simplified(source.read_text(encoding="utf-8"), converter)
    for source in found("rules.toml"):
        made[source.parent / "text" / "rules.zh-Hans.json"] = rules(source, converter)
    for source in sorted(ROOT.glob("src/yiqi/games/*/encyclopedia/*.toml")):
        made[source] = pages(source.read_text(encoding="utf-8"), converter)
    stale = []
    for target, text in sorted(made.items()):
        if not target.is_file() or target.read_text(encoding="utf-8") != text:
            stale.append(str(target.relative_to(ROOT)))
            if not check:
                target.write_text(text, encoding="utf-8")
    print("\n".join(stale) or "all up to date")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
