"""Keeping the collector of cycles from holding up everybody.

A house of two hundred tables is some million objects that live for hours. Python's collector looks at all of them
now and then, and nobody is answered meanwhile: 100 to 200 ms were measured. So what has lived for a while is put
aside where it is not looked at, every few seconds a little; what is let go is still freed by counting references,
as ever. Cycles among what was put aside, sockets that have closed above all, are found when all is looked at again,
every two minutes.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

EVERY: Final = 5.0
LOOKS_UNTIL_ALL: Final = 24
THRESHOLDS: Final = (2000, 10, 1_000_000)
"""Everything is looked at by `tend` alone, never in the middle of an answer."""


async def tend() -> None:
    """Tends the memory of a server until cancelled."""
    gc.set_threshold(*THRESHOLDS)
    looks = 0
    while True:
        await asyncio.sleep(EVERY)
        looks += 1
        if looks % LOOKS_UNTIL_ALL == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
