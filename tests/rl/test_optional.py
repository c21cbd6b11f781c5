"""Only the research face needs the packages of the extra `rl`."""

from __future__ import annotations

import subprocess
import sys

CODE = """
import importlib, pkgutil, sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None  # importing it fails now
import yiqi
for module in pkgutil.walk_packages(yiqi.__path__, "yiqi.", onerror=lambda name: None):
    if not module.name.startswith("yiqi.rl") and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
"""


def test_nothing_else_imports_them() -> None:
    done = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
