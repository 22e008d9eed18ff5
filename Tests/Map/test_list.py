# SPDX-License-Identifier: MIT
"""A pasted list: the table, the map, the files; and malicious input."""

from __future__ import annotations

import csv
import io
import json

import pytest

MIXED = "\n".join(
    [
        "31U DQ 48250 11951\tTower, \"the\" one",
        "51°10'43.9\"N 1°49'34.3\"W; Stonehenge",
        "",
        "+27.5916+086.5640/",
        "99.5, 10  nowhere",
        "38S 444140 3684706",
        "31UDQ4825x",
    ]
)


def paste(page, text):
    page.evaluate("(text) => gridnorthMap.list.set(text)", text)


def downloaded(page, name):
    with page.expect_download() as started:
        page.get_by_role("button", name=name, exact=True).click()
    return started.value.path().read_bytes()


def test_rows_are_read_named_and_placed(page):
    page.keyboard.press("l")
    page.fill("#panel textarea", MIXED)
    page.wait_for_function("gridnorthMap.list.rows().length === 6")
    rows = page.evaluate("gridnorthMap.list.rows()")
    assert [row["row"] for row in rows] == [1, 2, 4, 5, 6, 7]
    assert [row["name"] for row in rows[:3]] == ['Tower, "the" one', "Stonehenge", ""]
    assert [bool(row["problem"]) for row in rows] == [False, False, False, True, False, True]
    assert len(rows[4]["meanings"]) == 2
    assert rows[5]["offset"] == 9
    assert page.locator("#panel tbody tr").count() == 6
    assert page.locator("#panel tr.bad").count() == 2
    assert page.locator("#panel tr.bad mark").all_inner_texts()[-1] == "x"
    page.check("text=Only rows with errors")
    assert page.locator("#panel tbody tr").count() == 2
    page.uncheck("text=Only rows with errors")
    southern = page.evaluate("gridnorthMap.list.rows()[4].meanings[1].point.latitude")
    page.select_option("#panel tbody select", "1")
    assert page.evaluate("gridnorthMap.gn.mgrsDecode(gridnorthMap.list.rows()[4].mgrs).inside.latitude") == pytest.approx(southern, abs=1e-4)


def test_downloads_hold_the_numbers(page):
    paste(page, MIXED)
    page.keyboard.press("l")
    points = page.evaluate("gridnorthMap.list.rows().map(({meanings: [first]}) => first?.point ?? null)")
    collection = json.loads(downloaded(page, "GeoJSON"))
    placed = [point for point in points if point]
    assert [one["geometry"]["coordinates"] for one in collection["features"]] == [[p["longitude"], p["latitude"]] for p in placed]
    assert collection["features"][0]["properties"]["name"] == 'Tower, "the" one'
    table = list(csv.DictReader(io.StringIO(downloaded(page, "CSV").decode(), newline="")))
    assert [int(line["row"]) for line in table] == [1, 2, 4, 5, 6, 7]
    for line, point in zip(table, points):
        if point is None:
            assert line["latitude"] == "" and line["problem"]
        else:
            assert (float(line["latitude"]), float(line["longitude"])) == (point["latitude"], point["longitude"])
    assert table[0]["name"] == 'Tower, "the" one' and table[0]["mgrs"] == "31UDQ4825011951"
    assert table[5]["character"] == "10"


def test_thousands_of_rows_are_read_and_some_are_shown(page):
    lines = [f"{-80 + i * 0.02:.4f}, {(i * 7) % 360 - 180}\tPoint {i}" for i in range(8000)]
    paste(page, "\n".join(lines))
    page.keyboard.press("l")
    assert page.inner_text("#panel output.total") == "8000 of 8000 rows are positions."
    assert page.locator("#panel tbody tr").count() == 200
    more = page.get_by_role("button", name="200 of 8000 shown")
    more.click()
    assert page.locator("#panel tbody tr").count() == 400
    assert len(json.loads(downloaded(page, "GeoJSON"))["features"]) == 8000


def test_the_page_outlives_what_is_pasted(page):
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    page.keyboard.press("l")
    for expression in [
        "'9'.repeat(2_000_000)",
        "'\\ud800, \\udfff\\tlone'",
        "'<img src=x onerror=alert(1)>\\n1, 2\\t<script>alert(1)</script>'",
        "'\\u0000\\u202e1, 2;\\u0007\\n;;;;;;;\\n\\t\\t\\t\\n' + '; '.repeat(100_000)",
        "Array.from({ length: 60_000 }, (_, i) => `${i % 90}, ${i % 180}`).join('\\n')",
    ]:
        page.evaluate(f"gridnorthMap.list.set({expression})")
        assert page.locator("#panel img, #panel script").count() == 0, expression
        downloaded(page, "CSV").decode()
        paste(page, "31UDQ4825011951\tafter")
        assert page.locator("#panel tbody td.text").all_inner_texts() == ["after 31UDQ4825011951"], expression


def test_hostile_texts_in_the_other_fields_do_no_harm(page):
    page.on("dialog", lambda dialog: pytest.fail(dialog.message))
    for expression in ["'\\ud800'", "'<img src=x onerror=alert(1)>'", "'9'.repeat(100_000)", "'\\u0000'", "'\\ud800 km; 1 km'"]:
        page.evaluate(
            f"""() => {{
              const text = {expression};
              gridnorthMap.openPanel("goto");
              const input = document.getElementById("goto-input");
              input.value = text;
              input.dispatchEvent(new Event("input"));
              input.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Enter" }}));
              gridnorthMap.markers.add({{ latitude: 1, longitude: 2 }}, {{ name: text, rings: text, risk: text }});
              gridnorthMap.openPanel("markers");
            }}"""
        )
    assert page.locator("#panel img").count() == 0
    assert page.locator("#panel .rows > li").count() == 5


def test_the_list_survives_a_reload(page, settled):
    paste(page, MIXED)
    page.reload()
    settled(page)
    assert len(page.evaluate("gridnorthMap.list.rows()")) == 6
