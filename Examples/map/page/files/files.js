// SPDX-License-Identifier: MIT
import { FORMATS, written } from "./downloads.js";
import { MOST_MARKERS } from "../sharing/link.js";
import { boundsOf } from "../map/bounds.js";
import { button, download, element, field, sentence } from "../shell/dom.js";
import { pointOf, readPositions } from "../position/positions.js";
import { reach } from "../drawing/drawings.js";
import { readDocument, textOf } from "./documents.js";
import { sorted } from "./imports.js";

/** Bytes of a document, and of a list of positions. */
const MOST_BYTES = 50_000_000;
const MOST_LISTED = 5_000_000;

/** The page says that it reads a file of so many bytes, and that it draws so many features: the browser stands still meanwhile. */
const LARGE = 500_000;
const MANY = 5000;

/**
 * Adds files: those that are dropped on the page or chosen come to the map, all of them in one step that can be undone; and the
 * contents of the map can be downloaded. Nothing is sent anywhere. `app.files.parts()` are the elements of the panel.
 */
export function addFiles(app) {
  const { gn } = app;

  /** The contents of a file: features, or a list of positions. */
  const read = async (file) => {
    if (file.size > MOST_BYTES) throw new Error(`It is too large: a file may have ${MOST_BYTES / 1e6} MB.`);
    const text = textOf(new Uint8Array(await file.arrayBuffer()));
    const found = readDocument(gn, text);
    if (found && found.features.length + found.skipped === 0) throw new Error("There is nothing in it that a map could show.");
    if (found) return found;
    if (file.size > MOST_LISTED) throw new Error(`It is too large: a list may have ${MOST_LISTED / 1e6} MB.`);
    const positions = readPositions(gn, text).rows.filter(pointOf).length;
    if (positions === 0) throw new Error("No positions were found in it: it is no GPX, KML, CoT, GeoJSON, CSV or list of positions.");
    return { list: text, count: positions, features: [], skipped: 0, reason: "" };
  };

  const take = async (all) => {
    const archives = all.filter(isArchive);
    if (archives.length > 0) app.below.open(archives[0]);
    const files = all.filter((file) => !isArchive(file));
    if (files.length > 0) await takeDrawings(files);
  };

  const takeDrawings = async (files) => {
    const good = [];
    const problems = [];
    for (const file of files) {
      if (file.size > LARGE) await announce(app, `Reading ${file.name}, ${(file.size / 1e6).toFixed(1)} MB …`);
      try {
        good.push({ name: file.name, ...(await read(file)) });
      } catch (error) {
        problems.push(`${file.name} could not be read. ${sentence(error)}`);
      }
    }
    const features = good.flatMap((one) => one.features);
    const texts = good.flatMap(({ list }) => list ?? []);
    if (features.length > MANY) await announce(app, `Drawing ${features.length.toLocaleString("en")} features …`);
    const shown = show(features, texts);
    const told = [...(good.length > 0 ? [summary(good)] : []), ...shown.notes, ...problems.slice(0, 2)].join(" ");
    if (shown.undo) app.undoable(told, shown.undo);
    else app.warn(told);
  };

  /** Puts features on the map, and moves the map there. */
  const show = (features, texts) => {
    const notes = [];
    const steps = [];
    const { markers, others } = sorted(features, MOST_MARKERS - app.markers.all().length);
    if (markers.length > 0) steps.push(app.markers.addAll(markers));
    if (others.length > 0) {
      const { count, remove } = app.drawings.add(others);
      steps.push(remove);
      if (count < others.length) notes.push(`${others.length - count} cannot be drawn.`);
      if (!app.drawings.isKept()) notes.push("It is too much to be kept for the next visit.");
    }
    if (texts.length > 0) {
      const before = app.list.text();
      app.list.set(texts.join("\n"));
      app.openPanel("list");
      steps.push(() => app.list.set(before));
    }
    const listed = texts.length > 0 ? app.list.rows().map(pointOf).filter(Boolean) : [];
    const places = [...features.flatMap((feature) => reach(gn, feature)), ...listed];
    if (places.length > 0) app.fit(boundsOf(places));
    return { notes, undo: steps.length > 0 ? () => steps.forEach((step) => step()) : null };
  };

  const input = element("input", { type: "file", multiple: true, hidden: true });
  input.addEventListener("change", () => {
    const files = [...input.files];
    input.value = "";
    if (files.length > 0) take(files);
  });
  document.body.append(input);
  const choose = () => input.click();
  app.addKey("f", "Open files of GPX, KML, CoT, GeoJSON or CSV; they can be dropped on the map, too", choose);

  // Otherwise the browser would leave the page for the file. Things dragged within the page are not files.
  for (const type of ["dragover", "drop"]) {
    addEventListener(type, (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      const files = [...event.dataTransfer.files];
      if (type === "drop" && files.length > 0) take(files);
    });
  }

  const format = element("select", {}, ...Object.entries(FORMATS).map(([value, { title }]) => element("option", { value }, title)));
  const save = () => {
    const { title, ending, type } = FORMATS[format.value];
    const { text, count, left } = written(app, format.value);
    const without = left.length > 0 ? ` ${title} cannot hold ${left.join(" and ")}.` : "";
    if (count === 0) {
      app.say(without ? `Nothing is saved.${without}` : "There is nothing on the map to download.");
      return;
    }
    download(`map.${ending}`, type, text);
    app.say(`Saved as map.${ending}.${without}`);
  };
  const open = button("Open files…", choose, { class: "primary" });
  app.files = {
    parts: () => [
      element("h3", {}, "Files"),
      element("div", { class: "actions" }, open),
      element("p", { class: "hint" },
        "GPX, KML, CoT, GeoJSON, CSV, or a list of positions. Files can also be dropped on the map. They stay in this browser."),
      element("div", { class: "actions" }, field("Download all of the map as", format), button("Download", save)),
      app.drawings.list,
    ],
  };
}

/** Says what the page does next, and waits until that is on the screen. */
async function announce(app, text) {
  app.warn(text);
  await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page that is hidden has no frames.
    setTimeout(resolve, 300);
  });
}

/** Whether a file is a map for below the grid. */
function isArchive({ name }) {
  return /\.pmtiles$/iu.test(name);
}

function summary(files) {
  const total = (value) => files.reduce((sum, file) => sum + value(file), 0);
  const read = total(({ features, count }) => count ?? features.length);
  const skipped = total((file) => file.skipped);
  const bad = files.find((file) => file.skipped > 0);
  const label = files.length === 1 ? files[0].name : `${files.length} files`;
  const where = files.length === 1 ? "" : `${bad?.name}, `;
  const rest = bad ? `, ${skipped.toLocaleString("en")} skipped: ${where}${ended(bad.reason)}` : ".";
  return `${label}: ${read.toLocaleString("en")} read${rest}`;
}

function ended(text) {
  return text.endsWith(".") ? text : `${text}.`;
}
