// SPDX-License-Identifier: MIT
import { MOST_ROWS, choose, pointOf, readPositions, toCSV, toGeoJSON } from "./positions.js";
import { button, download, element, field } from "./dom.js";
import { spaced } from "./position.js";

const ROWS_AT_ONCE = 200;

/** Longer texts are not kept: the browser gives a page five million characters in all. */
const MOST_KEPT = 500_000;

const EXAMPLE = [
  "31U DQ 48250 11951\tEiffel Tower",
  "51°10'43.9\"N 1°49'34.3\"W; Stonehenge",
  "38S 444140 3684706; a band or a hemisphere?",
  "+27.5916+086.5640/",
  "N 90  North Pole, half a position",
  "geo:-17.8,-179.9",
].join("\n");

/** Adds the panel that reads a list of positions, shows them as a table and on the map, and writes them as GeoJSON or CSV. */
export function addPaste(app) {
  const { gn, map, store } = app;
  let rows = [];
  let shown = ROWS_AT_ONCE;
  let timer;

  const text = element("textarea", { rows: 5, spellcheck: "false", autocomplete: "off", placeholder: EXAMPLE });
  const summary = element("output", { class: "total" });
  const wrong = element("input", { type: "checkbox" });
  const body = element("tbody");
  const head = element("tr", {}, ...["Row", "Text", "MGRS", "Latitude", "Longitude", ""].map((name) => element("th", { scope: "col" }, name)));
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

  map.addSource("list", { type: "geojson", data: toGeoJSON([]), tolerance: 0 });
  map.addLayer({
    id: "list", type: "circle", source: "list",
    paint: { "circle-radius": ["interpolate", ["linear"], ["zoom"], 2, 3.5, 10, 6], "circle-stroke-width": 1.5 },
  });
  app.onTheme((palette) => {
    map.setPaintProperty("list", "circle-color", app.shapes.colour("list"));
    map.setPaintProperty("list", "circle-stroke-color", palette.land);
  });
  map.on("click", "list", ({ features: [{ properties }] }) => {
    if (!app.placing.isOn("marker")) app.say([properties.name, properties.mgrs].filter(Boolean).join(" · "));
  });

  const read = () => {
    const answer = readPositions(gn, text.value);
    rows = answer.rows;
    shown = ROWS_AT_ONCE;
    if (text.value.length <= MOST_KEPT) store.set("list", text.value);
    const bad = rows.filter((row) => !pointOf(row)).length;
    const cut = answer.isCut ? ` The first ${MOST_ROWS} lines are read.` : "";
    summary.value = rows.length === 0 ? "" : `${rows.length - bad} of ${rows.length} rows are positions.${cut}`;
    for (const control of [...files, fit]) control.disabled = rows.length === bad;
    files[1].disabled = rows.length === 0;
    showTable();
    map.getSource("list").setData(toGeoJSON(rows));
  };

  const showTable = () => {
    const wanted = wrong.checked ? rows.filter((row) => !pointOf(row)) : rows;
    const some = wanted.slice(0, shown);
    body.replaceChildren(...some.map(line));
    table.hidden = rows.length === 0;
    more.hidden = some.length === wanted.length;
    more.textContent = `Show more: ${some.length} of ${wanted.length} are shown`;
  };

  const line = (row) => {
    const start = [element("td", {}, String(row.row)), element("td", { class: "text" }, ...described(row))];
    if (!pointOf(row)) return element("tr", { class: "bad" }, ...start, element("td", { colspan: 4 }, ...refusal(row)));
    const { latitude, longitude } = pointOf(row);
    return element("tr", {}, ...start,
      element("td", { class: "reference" }, spaced(row.mgrs)),
      element("td", {}, latitude.toFixed(6)), element("td", {}, longitude.toFixed(6)),
      element("td", {},
        row.meanings.length > 1 ? otherMeaning(row) : null,
        button("Go", () => app.goTo(pointOf(row), Math.max(map.getZoom(), 12)), { "aria-label": `Go to row ${row.row}` })));
  };
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
      map.getSource("list").setData(toGeoJSON(rows));
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
    rows: () => rows,
  };

  app.addPanel({
    id: "list", title: "List of positions", short: "List", icon: "list", key: "l",
    build(panel) {
      panel.append(
        field("One a line, in any notation. A name may follow: behind a tab, a semicolon or two blanks.", text),
        element("div", { class: "actions" },
          button("Example", () => app.list.set(EXAMPLE)), button("Clear", () => app.list.set("")), fit, ...files),
        summary,
        element("label", { class: "check" }, wrong, element("span", {}, "Only rows that are wrong")),
        table, more);
    },
  });
}

/** The text of a row and its name; both may be anything. */
function described({ text, name }) {
  const short = text.length > 120 ? `${text.slice(0, 120)}…` : text;
  return name ? [element("b", {}, name.slice(0, 120)), " ", short] : [short];
}

/** What is wrong with a row, and where. */
function refusal({ text, problem, offset }) {
  if (offset === undefined) return [problem];
  const [before, at, behind] = [text.slice(Math.max(0, offset - 12), offset), text.slice(offset, offset + 1) || " ", text.slice(offset + 1, offset + 12)];
  return [`${problem} `, element("span", { class: "place" }, before, element("mark", {}, at), behind)];
}

/** The smallest rectangle that holds all points: the widest gap between their longitudes lies outside. */
function boundsOf(points) {
  const latitudes = points.map(({ latitude }) => latitude);
  const longitudes = points.map(({ longitude }) => longitude).sort((a, b) => a - b);
  const gaps = longitudes.map((west, i) => (i === 0 ? west - longitudes.at(-1) + 360 : west - longitudes[i - 1]));
  const widest = gaps.reduce((best, gap, i) => (gap > gaps[best] ? i : best), 0);
  return {
    south: latitudes.reduce((a, b) => Math.min(a, b)), north: latitudes.reduce((a, b) => Math.max(a, b)),
    west: longitudes[widest], east: longitudes.at(widest - 1),
  };
}
