// SPDX-License-Identifier: MIT
import { MOST_ROWS, choose, pointOf, readPositions, toCSV, toGeoJSON } from "./positions.js";
import { button, download, element, field, markedPlace } from "./dom.js";
import { TILES_END } from "./shapes.js";
import { spaced } from "./position.js";

const ROWS_AT_ONCE = 200;

/** Longer texts are not stored: the browser allows a page five million characters in all. */
const MOST_KEPT = 500_000;

/** Bytes of a file: a list of as many rows as are read. */
const MOST_BYTES = 5_000_000;

const EXAMPLE = [
  "31U DQ 48250 11951\tEiffel Tower",
  "51°10'43.9\"N 1°49'34.3\"W; Stonehenge",
  "38S 444140 3684706; a band or a hemisphere?",
  "+27.5916+086.5640/",
  "N 90  North Pole, half a position",
  "geo:71.17,25.78",
].join("\n");

/** Adds the panel of lists: read by the library, shown as a table and on the map, written as GeoJSON or CSV. */
export function addPaste(app) {
  const { gn, map, store } = app;
  let rows = [];
  let polar = []; // What tiles cannot show.
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

  map.addSource("list", { type: "geojson", data: toGeoJSON([]), tolerance: 0 });
  map.addLayer({
    id: "list", type: "circle", source: "list",
    paint: { "circle-radius": ["interpolate", ["linear"], ["zoom"], 2, 3.5, 10, 6], "circle-stroke-width": 1.5 },
  });
  app.onTheme((palette) => {
    map.setPaintProperty("list", "circle-color", app.shapes.color("list"));
    map.setPaintProperty("list", "circle-stroke-color", palette.land);
  });
  const isPolar = (row) => Math.abs(pointOf(row)?.latitude) > TILES_END;
  const place = () => {
    map.getSource("list").setData(toGeoJSON(rows.filter((row) => !isPolar(row))));
    polar = rows.filter(isPolar).map(pointOf);
    app.redraw();
  };
  app.addLayer((context) => {
    context.fillStyle = app.shapes.color("list");
    for (const { x, y, visible } of polar.map(app.project)) {
      if (!visible) continue;
      context.beginPath();
      context.arc(x, y, 4.5, 0, 2 * Math.PI);
      context.fill();
    }
  });
  map.on("click", "list", ({ features: [{ properties }] }) => {
    if (!app.placing.isOn("marker")) app.say([properties.name, properties.mgrs].filter(Boolean).join(" · "));
  });

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
    rows: () => rows,
  };

  const replace = (wanted) => {
    const before = text.value;
    app.list.set(wanted);
    if (before.trim() && before !== wanted) app.undoable("The list is replaced", () => replace(before));
  };

  const take = async (file) => {
    if (file.size > MOST_BYTES) return app.say(`${file.name} is too large: a list may have ${MOST_BYTES / 1e6} MB.`);
    const wanted = await file.text();
    if (!readPositions(gn, wanted).rows.some(pointOf)) {
      return app.say(`No positions were found in ${file.name}. A list has one per line, in any notation.`);
    }
    app.openPanel("list");
    replace(wanted);
  };
  // Otherwise the browser would leave the page for the file. What is dragged within the page is none.
  for (const type of ["dragover", "drop"]) {
    addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      const [file] = event.dataTransfer.files;
      if (type === "drop" && file) take(file).catch(({ message }) => app.say(`${file.name} could not be read: ${message}`));
    });
  }

  app.addPanel({
    id: "list", title: "List of positions", short: "List", icon: "list", key: "l",
    build(panel) {
      panel.append(
        field("One position per line, in any notation. A name may follow after a tab, a semicolon or two spaces. A file of text can be dropped on the map.", text),
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

/** What is wrong with a row, and where. */
function refusal({ text, problem, offset }) {
  if (offset === undefined) return [problem];
  return [`${problem} `, markedPlace(text, offset, 12)];
}

/** The smallest rectangle that contains all points: the widest gap between their longitudes lies outside. */
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
