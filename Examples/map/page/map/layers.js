// SPDX-License-Identifier: MIT
/** @file The panel that chooses the map below the grid, and the change from one map to another while the page goes on. */

import { DRAWN } from "../drawing/paint.js";
import { FILE, MOST_KNOWN, keptMaps, opacityOf } from "./own-map.js";
import { addShores, isNaturalEarth, naturalEarth, showCredit } from "./basemap.js";
import { missing } from "../shell/load.js";
import { button, element, field, iconButton, sentence } from "../shell/dom.js";

/** Longer addresses are shortened in messages. */
const LONG = 90;

/** Names of places on a map that has none, see map/cities.js. */
const names = '<a href="https://www.geonames.org">GeoNames</a> (CC BY 4.0)';

/**
 * Adds the panel, and `app.below`: `file()`, the name of the file that is shown or ""; `open(file)` shows a file.
 *
 * @param {ReturnType<import("./own-map.js").wantedMap>} own The map at the start.
 */
export function addMaps(app, own) {
  const { map, store } = app;
  let { choice, opened, opacity } = own;
  let { known } = keptMaps(store);
  let latest = null;
  let kinds = null;
  const load = async () => (kinds ??= await import("./kinds.js"));

  const keep = (shown) => store.set("maps", { known, shown: shown?.address ?? null, opacity });
  const remember = ({ address, credit, title, kind }) => {
    const rest = known.filter((one) => one.address !== address);
    known = [{ address, credit, title, kind }, ...rest].slice(0, MOST_KNOWN);
  };

  /** Lets the address of the page name the map, so that a link has it; a file cannot be in a link. */
  const name = () => {
    const url = new URL(location.href);
    for (const one of ["tiles", "style", "credit", "opacity"]) url.searchParams.delete(one);
    if (choice && !choice.address.startsWith(FILE)) {
      url.searchParams.set(opened?.parameter ?? "style", choice.address);
      if (choice.credit) url.searchParams.set("credit", choice.credit);
      if (opacity < 1) url.searchParams.set("opacity", opacity);
    }
    const query = url.search.replaceAll("%3A", ":").replaceAll("%2F", "/");
    history.replaceState(history.state, "", url.pathname + query + url.hash);
  };

  const paint = () => {
    const isFaint = opacity < 1;
    if (isFaint && !map.getLayer("veil")) map.addLayer({ id: "veil", type: "background" }, DRAWN[0]);
    if (isFaint) map.setPaintProperty("veil", "background-opacity", 1 - opacity);
    else if (map.getLayer("veil")) map.removeLayer("veil");
    if (isFaint || opened) load().then(({ paintOwn }) => paintOwn(map, document.documentElement.dataset.theme));
  };
  app.onTheme(paint);
  const { paintForPaper } = app;
  app.paintForPaper = (copy) => {
    paintForPaper(copy);
    kinds?.paintOwn(copy, "paper");
  };

  /** Puts a style below the drawings, or returns why it cannot be. */
  const restyle = async (style) => {
    let problem = null;
    const note = ({ error }) => (problem ??= error.message);
    map.on("error", note);
    map.setStyle(style, {
      transformStyle: (before, next) => ({
        ...next,
        sources: { ...next.sources, ...Object.fromEntries(Object.entries(before.sources).filter(([id]) => DRAWN.includes(id))) },
        layers: [...next.layers, ...before.layers.filter(({ id }) => DRAWN.includes(id))],
      }),
    });
    // MapLibre changes it at once, or else builds all of it anew.
    if (!problem && !map.getLayer(DRAWN[0])) await map.once("style.load");
    map.off("error", note);
    return problem;
  };

  const settled = () => {
    const isPlain = Boolean(map.getLayer("own-plain"));
    showCredit(map, isPlain ? names : opened?.credit);
    app.repaint();
    if (isNaturalEarth(map)) addShores(app);
    list();
  };

  const showBundled = async () => {
    [choice, opened] = [null, null];
    await restyle(naturalEarth);
    settled();
  };

  /** Says that a map is not there, with the way to another. */
  const fail = (text, isOwnShown = true) => {
    problem.textContent = text;
    // The address stands where it can be changed.
    if (choice && !choice.address.startsWith(FILE) && !address.value) offer(choice.address);
    const end = isOwnShown ? " The page's own map is shown." : "";
    app.warn(`${short(text)}${end}`, { label: "Choose a map", run: () => app.openPanel("map") });
  };

  /** Waits for the tiles of the map that is shown; one without any gives way to the page's own. */
  const judge = async (trouble, turn, forget) => {
    const { asked, came, error } = await trouble;
    if (turn !== latest || !choice) return;
    if (came === 0 && error) {
      const { address } = choice;
      await showBundled();
      forget(address);
      fail(address.startsWith(FILE) ? sentence(error) : `${address} could not be loaded${answered(error)}.`);
      return;
    }
    const { bounds } = opened;
    const [west, south, east, north] = bounds ?? [];
    const there = bounds && { label: "Go there", run: () => app.fit({ west, south, east, north }) };
    if (came === 0 && there) app.say(`${titleOf(choice)} has nothing here.`, there);
    else if (came === 0 && asked > 0) fail(`${choice.address} has no tiles here.`, false);
    // Later on, one message is enough.
    if (error) warnOnce({ error });
    else map.on("error", warnOnce);
  };
  const warnOnce = ({ error, sourceId }) => {
    if (!choice || (sourceId && !sourceId.startsWith("own-"))) return;
    map.off("error", warnOnce);
    fail(`Parts of ${titleOf(choice)} could not be loaded${answered(error)}.`, false);
  };

  /** Shows a map of one's own, or the page's own: null. */
  const show = async (wanted) => {
    const turn = (latest = {});
    map.off("error", warnOnce);
    problem.textContent = "";
    if (!wanted) {
      await showBundled();
      keep(null);
      name();
      return;
    }
    status.textContent = "Loading …";
    try {
      const { openMap, watch } = await load();
      const found = await openMap(wanted);
      if (turn !== latest) return;
      const trouble = watch(map);
      const refused = await restyle(found.style);
      if (turn !== latest) return;
      if (refused) throw new Error(`The style ${wanted.address} cannot be shown: ${refused}`);
      [choice, opened] = [{ ...wanted, title: found.title, kind: found.kind }, found];
      const before = known;
      remember(choice);
      settled();
      keep(choice);
      name();
      await judge(trouble, turn, () => {
        known = before;
        keep(null);
        name();
      });
      if (turn === latest && choice) [address.value, credit.value, creditField.hidden] = ["", "", true];
    } catch (error) {
      if (turn !== latest) return;
      if (kinds) fail(sentence(error), !choice);
      else app.warn(`${missing(error, "kinds.js")} Other maps cannot be shown.`, { label: "Try again", run: () => show(wanted) });
    } finally {
      if (turn === latest) status.textContent = "";
      list();
    }
  };

  // The parts of the panel.
  const rows = element("ul", { class: "rows" });
  const status = element("p", { class: "hint", role: "status" });
  const problem = element("p", { id: "map-problem", class: "problem" });
  const attributes = { autocomplete: "off", autocapitalize: "off", spellcheck: "false" };
  const described = { "aria-describedby": "map-problem map-hint" };
  const address = element("input", { type: "url", inputmode: "url", placeholder: "https://…", ...described, ...attributes });
  const credit = element("input", { type: "text", maxlength: 300, placeholder: "© …", ...attributes });
  const creditField = field("Whose map it is; shown here and on prints", credit);
  creditField.hidden = true;
  address.addEventListener("input", () => (creditField.hidden = address.value === ""));
  /** Puts an address where it can be mended. */
  const offer = (text) => {
    address.value = text;
    creditField.hidden = false;
  };
  const percent = element("output", {});
  const slider = element("input", { type: "range", min: 20, max: 100, step: 5 });
  const file = element("input", { type: "file", accept: ".pmtiles", hidden: true });

  slider.addEventListener("input", () => {
    opacity = opacityOf(slider.valueAsNumber / 100);
    percent.value = `${slider.value} %`;
    paint();
  });
  slider.addEventListener("change", () => {
    keep(choice);
    name();
  });
  const open = async (chosen) => show({ address: (await load()).addFile(chosen), credit: credit.value });
  file.addEventListener("change", () => {
    const [chosen] = file.files;
    file.value = "";
    if (chosen) open(chosen);
  });
  const row = (one) => {
    const isShown = (choice?.address ?? null) === (one?.address ?? null);
    const isGone = one?.address.startsWith(FILE) && !kinds?.isThere(one.address);
    const choose = () => (isGone ? file.click() : show(one));
    const forget = () => {
      known = known.filter((other) => other !== one);
      if (isShown) show(null);
      else keep(choice);
      list();
    };
    const name = element("button", { type: "button", class: "name", "aria-pressed": String(isShown), title: one?.address, click: choose },
      element("b", {}, one ? titleOf(one) : "The page's own map"), element("span", {}, detailOf(one, isGone)));
    return element("li", {}, name, one ? iconButton("trash", `Remove ${titleOf(one)} from the list`, forget) : null);
  };
  const list = () => {
    const all = choice && !known.some((one) => one.address === choice.address) ? [choice, ...known] : known;
    const at = [...rows.querySelectorAll("button")].indexOf(document.activeElement);
    rows.replaceChildren(row(null), ...all.map(row));
    // The element with the focus was replaced.
    if (at >= 0) [...rows.querySelectorAll("button")].at(Math.min(at, all.length * 2))?.focus();
  };
  const submit = (event) => {
    event.preventDefault();
    const text = address.value.trim();
    if (text) show({ address: text, credit: credit.value.trim() });
    else address.focus();
  };

  app.below = { open, file: () => (choice?.address.startsWith(FILE) ? choice.address.slice(FILE.length) : "") };
  app.addPanel({
    id: "map", title: "Map below the grid", short: "Map", icon: "layers", key: "b", place: document.querySelector("#view .card"),
    build(body) {
      body.append(
        rows,
        element("label", { class: "field" }, element("span", { class: "sides" }, "Opacity of the map", percent), slider),
        element("form", { class: "panel-content", novalidate: true, submit },
          element("h3", {}, "Another map"),
          field("Address", address),
          creditField,
          problem, status,
          element("div", { class: "actions" },
            element("button", { class: "primary" }, "Show"), button("Open a PMTiles file…", () => file.click())),
          element("p", { id: "map-hint", class: "hint" },
            "Tiles with {z}, {x} and {y} in their address, a style of MapLibre, TileJSON, or a PMTiles archive. ",
            "Its server must allow other pages to read it. A file stays in this browser.")),
        file);
    },
    opened: list,
  });
  slider.value = Math.round(opacity * 100);
  percent.value = `${slider.value} %`;

  if (own.opened) remember(choice = { ...choice, title: opened.title, kind: opened.kind });
  if (choice) showCredit(map, map.getLayer("own-plain") ? names : opened?.credit);
  if (own.problem && choice) {
    const wasFile = choice.address.startsWith(FILE);
    if (!wasFile) offer(choice.address);
    [choice, opened] = [null, null];
    if (wasFile) app.say(own.problem, { label: "Open", run: () => file.click() });
    else fail(own.problem);
  }
  if (own.trouble) {
    name();
    latest = {};
    // The choice stays: the next visit tries again.
    judge(own.trouble, latest, offer);
  }
  if (choice) load().then(list);
}

/** What the list says below the name of a map. */
function detailOf(one, isGone) {
  if (!one) return "Natural Earth; also without a network";
  if (!one.address.startsWith(FILE)) return one.kind;
  return `${one.kind}; a file${isGone ? ", to be opened again" : ""}`;
}

function titleOf({ title, address }) {
  return title || address;
}

function answered({ status }) {
  return status ? `: the server answered ${status}` : "";
}

/** A text without the ends of long words. */
function short(text) {
  return text.replace(/\S{91,}/gu, (word) => `${word.slice(0, LONG)}…`);
}
