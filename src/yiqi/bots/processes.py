"""Processes that bots think in.

They begin with this module, so it knows nothing of who asks the bots: what he has loaded they need not load.
"""

from __future__ import annotations

import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.context import SpawnContext, SpawnProcess
from types import ModuleType
from typing import Any

from yiqi.bots import worker


class _Bare(SpawnProcess):
    """A process that does not run the program's main module again: an installed `yiqi` script has no guard for it."""

    @staticmethod
    def _Popen(process_obj: Any) -> Any:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        # an interrupt is meant for this process; until the other one ignores it, it must not hear it either. Starting
        # the tracker, which comes first anyway, would end that
        resource_tracker.ensure_running()
        heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return SpawnProcess._Popen(process_obj)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, heard)
            sys.modules["__main__"] = main


class _Context(SpawnContext):
    Process = _Bare


def processes(count: int) -> ProcessPoolExecutor:
    """Worker processes that share nothing with this one; interrupts are ours to answer, and they end when it does."""
    return ProcessPoolExecutor(count, mp_context=_Context(), initializer=worker.begin)
