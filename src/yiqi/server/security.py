"""What every answer and every request goes through: headers, Origin, sizes, rates."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final
from urllib.parse import urlsplit

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}

LARGEST_BODY: Final = 32_768
LARGEST_MESSAGE: Final = 8_192
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


class Trouble(Exception):
    """A request that cannot be met: an HTTP status, a key for the wire, and arguments of the message `error-<key>`."""

    def __init__(self, key: str, status: int = 400, **args: object) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.args_of_text = args


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as an Origin header has them."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}".lower()


def same_origin(origin: str | None, host: str, base_url: str) -> bool:
    """Whether a request comes from one of our own pages: `origin` its Origin header, `host` its Host header."""
    if not origin:
        return False
    origin, host = origin.lower(), host.lower()
    if base_url and origin == origin_of(base_url):
        return True
    try:
        netloc = urlsplit(origin).netloc
        loopback = urlsplit(f"//{host}").hostname in LOOPBACK
    except ValueError:
        return False
    return bool(netloc) and netloc == host and (loopback or not base_url)


class Bucket:
    """A token bucket: `rate` a second, `burst` at once."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float, now: float) -> None:
        self.left = burst
        self.at = now


class Limiter:
    """A bucket for each caller; the least recent are forgotten."""

    def __init__(self, rate: float, burst: float, kept: int = 20_000) -> None:
        self.rate, self.burst, self.kept = rate, burst, kept
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allow(self, caller: str, now: float) -> bool:
        """Takes a token for `caller`; False when there is none left. `now` in seconds, never going back."""
        bucket = self._buckets.get(caller)
        if bucket is None:
            bucket = self._buckets[caller] = Bucket(self.burst, now)
            if len(self._buckets) > self.kept:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(caller)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < 1:
            return False
        bucket.left -= 1
        return True
