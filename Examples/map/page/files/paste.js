// SPDX-License-Identifier: MIT
import { MOST_ROWS, choose, pointOf, readPositions, toCSV, toGeoJSON } from "../position/positions.js";
import { button, download, element, field, markedPlace } from "../shell/dom.js";
import { boundsOf } from "../map/bounds.js";
import { spaced } from "../position/position.js";

const ROWS_AT_ONCE = 200;

/** Longer texts are not stored: the browser allows a page five million characters in all. */
const MOST_KEPT = 500_000;

const EXAMPLE = [
  "31U DQ 48250 11951\tEiffel Tower",
  "51°10'43.9\"N 1°49'34.3\"W; Stonehenge",
  "38S 444140 3684706; a band or a hemisphere?",
  "+27.5916+086.5640/",
  "N 90  North Pole, half a position",
  "geo:71.17,25.78",
].join("\n");

const HINT = "One position per line, in any notation. A name may follow after a tab, a semicolon or two spaces. " +
  "Files of text can be opened, too: see Share and files.";

/** Adds the panel of lists: read by the library, shown as a table and on the map, written as GeoJSON or CSV. */
export function addPaste(app) {
  const { gn, map, store } = app;
  let rows = [];
  let shown = ROWS_AT_ONCE;
  let timer;

  const text = element("textarea", { rows: 5, spellcheck: "false", autocomplete: "off", placeholder: EXAMPLE });
  const summary = element("output", { class: "total" });
  const wrong = element("input", { type: "checkbox" });
  const body = element("tbody");
  const columns = ["Row", "Text", "MGRS", "Latitude", "Longitude", ""];
  const head = element("tr", {}, ...columns.map((name) => element("th", { scope: "col" }, name)));
  const table = element("div", { class: "table", tabindex: 0, role: "region", "aria-label": "Positions" },
    element("table", {}, element("thead", {}, head), body));
  const more = button("Show more", () => {
    shown += ROWS_AT_ONCE;
    showTable();
  });
  const files = [
    button("GeoJSON", () => download("positions.geojson", "application/geo+json", JSON.stringify(toGeoJSON(rows)))),
    button("CSV", () => download("positions.csv", "text/csv;charset=utf-8", toCSV(rows))),
  ];
  const fit = button("Show all", () => showAll());

  const place = () => {
    const points = toGeoJSON(rows).features.map((one) => ({ ...one, properties: { ...one.properties, kind: "list" } }));
    app.shapes.still("list", { points });
  };

  const read = () => {
    const answer = readPositions(gn, text.value);
    rows = answer.rows;
    shown = ROWS_AT_ONCE;
    // An older one must not come back instead.
    store.set("list", text.value.length <= MOST_KEPT ? text.value : "");
    const bad = rows.filter((row) => !pointOf(row)).length;
    const cut = answer.isCut ? ` The first ${MOST_ROWS} lines are read.` : "";
    summary.value = rows.length === 0 ? "" : `${rows.length - bad} of ${rows.length} rows are positions.${cut}`;
    for (const control of [...files, fit]) control.disabled = rows.length === bad;
    files[1].disabled = rows.length === 0;
    showTable();
    place();
  };

  const showTable = () => {
    const wanted = wrong.checked ? rows.filter((row) => !pointOf(row)) : rows;
    const some = wanted.slice(0, shown);
    body.replaceChildren(...some.map(line));
    table.hidden = rows.length === 0;
    more.hidden = some.length === wanted.length;
    more.textContent = `Show more (${some.length} of ${wanted.length} shown)`;
  };

  const line = (row) => {
    const choice = row.meanings.length > 1 ? otherMeaning(row) : null;
    const start = [element("td", {}, String(row.row)), element("td", { class: "text" }, ...described(row), choice)];
    if (!pointOf(row)) return element("tr", { class: "bad" }, ...start, element("td", { colspan: 4 }, ...refusal(row)));
    const { latitude, longitude } = pointOf(row);
    return element("tr", {}, ...start,
      element("td", { class: "reference" }, spaced(row.mgrs)),
      element("td", {}, latitude.toFixed(6)), element("td", {}, longitude.toFixed(6)),
      element("td", {}, button("Go", () => goTo(row), { "aria-label": `Go to row ${row.row}` })));
  };
  const goTo = (row) => app.goTo(pointOf(row), Math.max(map.getZoom(), 12));

  /** A choice for a row with two meanings. */
  const otherMeaning = (row) => {
    const options = row.meanings.map(({ utm, point, flags }, i) => {
      const where = gn.positionFormat(point, { decimals: 2, hemispheres: "after" });
      const letter = flags.includes("band") ? "band" : `hemisphere ${utm.hemisphere}`;
      return element("option", { value: i, selected: i === row.meaning }, `${letter}: ${where}`);
    });
    const select = element("select", { "aria-label": `Meaning of row ${row.row}` }, ...options);
    select.addEventListener("change", () => {
      choose(gn, row, Number(select.value));
      showTable();
      place();
    });
    return select;
  };

  const showAll = () => {
    const points = rows.map(pointOf).filter(Boolean);
    app.fit(boundsOf(points));
  };

  text.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(read, text.value.length > 20_000 ? 400 : 100);
  });
  wrong.addEventListener("change", showTable);
  const kept = store.get("list", "");
  text.value = typeof kept === "string" ? kept : "";
  read();
  app.list = {
    set(wanted) {
      text.value = wanted;
      read();
    },
    text: () => text.value,
    rows: () => rows,
  };

  const replace = (wanted) => {
    const before = text.value;
    app.list.set(wanted);
    if (before.trim() && before !== wanted) app.undoable("The list is replaced", () => replace(before));
  };

  app.addPanel({
    id: "list", title: "List of positions", short: "List", icon: "list", key: "l",
    build(panel) {
      panel.append(
        field(HINT, text),
        element("div", { class: "actions" },
          button("Example", () => replace(EXAMPLE)), button("Clear", () => replace("")), fit, ...files),
        summary,
        element("label", { class: "check" }, wrong, element("span", {}, "Only rows with errors")),
        table, more);
    },
  });
}

/** The text of a row and its name; both may be anything. */
function described({ text, name }) {
  const short = text.length > 120 ? `${text.slice(0, 120)}…` : text;
  return name ? [element("b", {}, name.slice(0, 120)), " ", short] : [short];
}

/** The error of a row, and its place. */
function refusal({ text, problem, offset }) {
  if (offset === undefined) return [problem];
  return [`${problem} `, markedPlace(text, offset, 12)];
}
