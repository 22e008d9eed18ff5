# SPDX-License-Identifier: MIT
"""Files that tests drop on the map, and what the page has then."""

from __future__ import annotations

# Drops files in the middle of the map. Returns whether the page keeps the browser from showing them instead.
DROP = """(files) => {
  const data = new DataTransfer(), at = { bubbles: true, cancelable: true, dataTransfer: data };
  for (const [name, content] of files) data.items.add(new File([typeof content === "string" ? content : new Uint8Array(content)], name));
  const map = document.querySelector("#map canvas");
  return [new DragEvent("dragover", at), new DragEvent("drop", at)].map((event) => !map.dispatchEvent(event));
}"""

EVENT = '<event version="2.0" uid="{0}" type="{1}" how="h-e" time="2026-07-01T08:00:00Z" start="2026-07-01T08:00:00Z" ' \
    'stale="2026-07-02T08:00:00Z"><point lat="{2}" lon="{3}" hae="12.5" ce="9999999.0" le="9999999.0"/>' \
    '<detail><contact callsign="{4}"/>{5}</detail></event>'

MARKERS = "gridnorthMap.markers.all()"
DRAWN = "gridnorthMap.drawings.all()"


def drop(page, *files) -> str:
    """Drops files; returns the message of the page."""
    page.evaluate("gridnorthMap.say('-')")
    assert page.evaluate(DROP, [list(file) for file in files]) == [True, True]
    page.wait_for_function("!/^(-|Reading .*|Drawing .*|)$/.test(document.getElementById('message').textContent)")
    return page.locator("#message").text_content().removesuffix("Undo").strip()
