# SPDX-License-Identifier: MIT
"""The page in Debian's chromium-headless-shell, for `measure` and `screenshots`. Playwright is in build/venv."""

from __future__ import annotations

import contextlib
import os
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent
BUILD = FOLDER.parent.parent / "build"

# WebGL without a graphics card.
ARGUMENTS = ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]


@contextlib.contextmanager
def maps() -> Iterator[Callable[..., Page]]:
    """Gives open(view, **context): the page at "#zoom/latitude/longitude/bearing/pitch", when it is drawn."""
    server = subprocess.Popen([FOLDER / "serve", "--port", "0"], stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().split()[0]
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=ARGUMENTS)

            def open_page(view: str, **context) -> Page:
                page = browser.new_context(**context).new_page()
                page.goto(address + view)
                settle(page)
                return page

            yield open_page
    finally:
        server.terminate()


def graphics_apart() -> None:
    """Gives the page a processor core of its own, where there are two: the software renderer gets the others.

    A card would not take time from the page; these threads would, and many times as much as the page itself takes.
    """
    cores = os.sched_getaffinity(0)
    if len(cores) < 2:
        return
    own = {max(cores)}
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (process / "cmdline").read_bytes().split(b"\0")
            if words[0].endswith(b"chromium-headless-shell"):
                page = any(word == b"--type=renderer" for word in words)
                for thread in (process / "task").iterdir():
                    os.sched_setaffinity(int(thread.name), own if page and thread.name == process.name else cores - own)


def settle(page: Page) -> None:
    """Waits until all that can be seen is drawn."""
    page.wait_for_selector("html[data-ready]")
    page.wait_for_function("Promise.all([gridnorthMap.shores, gridnorthMap.names]).then(() => true)")
    page.wait_for_function(
        "gridnorthMap.map.loaded() && !gridnorthMap.map.isMoving() && gridnorthMap.frames.length > 1", timeout=60_000
    )
