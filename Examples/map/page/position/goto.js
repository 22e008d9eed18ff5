// SPDX-License-Identifier: MIT
import { button, element, iconButton, markedPlace } from "../shell/dom.js";
import { createKeyboard } from "../shell/keyboard.js";
import { isLink, readLink } from "./maplinks.js";
import { isPosition } from "../shell/store.js";
import { icon } from "../shell/icons.js";
import { countryName } from "../map/search.js";
import { spaced } from "./position.js";

const MOST_RECENT = 12;

/** The zoom for cells of a meter and less. */
const NEAREST = 20;

const formNames = {
  dd: "decimal degrees", dm: "degrees and minutes", dms: "degrees, minutes, seconds", utm: "UTM", ups: "UPS",
  mgrs: "MGRS", "iso-6709": "ISO 6709", "geo-uri": "geo URI", georef: "GEOREF", gars: "GARS", link: "link",
};

const sizes = ["100 km", "10 km", "1 km", "100 m", "10 m", "1 m", "10 cm", "1 cm", "1 mm", "0.1 mm", "10 µm", "1 µm"];

/** Where a panel covers the map, it makes way for what was looked for. Also in map.css. */
const NARROW = "(max-width: 779px), (max-height: 500px) and (orientation: landscape)";

/** Long words of notations. */
const NOTATION = /^(?:mgrs|usng|lati?|latitude|long|longitude|north|south|east|west|zone)$/i;

/** Tells whether a text can only be the name of a place. */
const isName = (text) => /^[\p{Letter}\p{Mark}\s,.'’-]+$/u.test(text);

/** Tells whether a text that cannot be read is meant as a position, not as the name of a place: it has digits and no long word. */
const isCoordinate = (text) =>
  /\d/.test(text) && (text.match(/(?<![\p{Letter}\d])\p{Letter}{4,}(?![\p{Letter}\d])/gu) ?? []).every((word) => NOTATION.test(word));

/** Words that others write before a reference. */
const PREFIX = /^\s*(?:mgrs|usng)(?:\s*:\s*|\s+)/i;

/** Degrees with the words that say which they are, as in "lat 48.85 lon 2.29". */
const LATITUDE = "lat(?:itude)?\\b\\.?\\s*[:=]?\\s*(?<latitude>[^a-z]+?|[^a-z]+[ns])";
const LONGITUDE = "(?:lon(?:gitude)?|lng|long)\\b\\.?\\s*[:=]?\\s*(?<longitude>[^a-z]+?|[^a-z]+[ew])";
const WORDED = [[LATITUDE, LONGITUDE], [LONGITUDE, LATITUDE]].map((both) => new RegExp(`^\\s*${both.join("[\\s,;]*")}\\s*$`, "i"));

/** A Plus Code, for which the library has no reader. */
const PLUS_CODE = /^\s*[2-9CFGHJMPQRVWX]{4,8}\+(?:[2-9CFGHJMPQRVWX]{2,})?\b/i;
const NO_PLUS_CODE = "Plus Codes are not read here. Google Maps shows the degrees of one, and these are.";

/** Tells whether an error of reading is worth being shown. */
const isMeant = (text) => isLink(text) || PLUS_CODE.test(text) || isCoordinate(text);

const NO_PLACE = "No place with this name is known: the list has towns, no mountains, waters or streets.";
const NO_POSITION = "No position is in this link. Of a short link, open it and copy the address that appears.";

/**
 * The meaning of a text: a reference being typed, a position in any notation, or a link of a map site.
 *
 * @returns {{typing?: object, meanings: object[], error?: Error}} For a text that is neither, the error of the reading
 *   that got farther.
 */
export function interpret(gn, text, center) {
  if (isLink(text)) {
    const point = readLink(text);
    return point ? { meanings: [{ point, form: "link" }] } : { meanings: [], error: new Error(NO_POSITION) };
  }
  if (PLUS_CODE.test(text)) return { meanings: [], error: new Error(NO_PLUS_CODE) };
  for (const order of WORDED) {
    const { latitude, longitude } = order.exec(text)?.groups ?? {};
    if (latitude) return { meanings: [], ...withoutOffset(read(gn, `${latitude}, ${longitude}`, center)) };
  }
  const prefix = PREFIX.exec(text)?.[0] ?? "";
  const said = read(gn, text.slice(prefix.length), center);
  if (said.error?.offset === undefined || !prefix) return said;
  const { message, offset } = said.error;
  return { ...said, error: Object.assign(new Error(message), { offset: offset + prefix.length }) };
}

/** A reading of other words than those that were typed: no place in them is one of the typed text. */
const withoutOffset = ({ meanings, error }) => ({ meanings, error: error && new Error(error.message) });

function read(gn, text, center) {
  let refused;
  try {
    return { typing: gn.mgrsType(text, center), meanings: [] };
  } catch (error) {
    refused = error;
  }
  try {
    return { meanings: gn.positionParse(text) };
  } catch (error) {
    return { meanings: [], error: (error.offset ?? 0) > (refused.offset ?? 0) ? error : refused };
  }
}

/**
 * Makes the field of the position one for going places: to a reference, as it is typed, to any other position, or to a place by its
 * name. The panel below it tells what the text means. The field shows the position again when it is left or the panel is closed.
 */
export function addGoTo(app) {
  const { gn, map, store } = app;
  let recent = kept(gn, store.get("goto.recent", []));
  let favorites = kept(gn, store.get("goto.favorites", []));
  let said = { meanings: [], places: [] };

  /** The text that was looked for: nothing as long as the field has the position. */
  let asked = "";
  let isVisited = false;

  const input = document.getElementById("goto-input");
  input.before(icon("search"));
  const meaning = element("output", { id: "goto-meaning", for: "goto-input" });
  const choices = element("div", { class: "choices" });
  const entries = element("ul", { class: "rows", "aria-label": "Recent and favorites" });
  const isTyped = () => "typed" in input.dataset;
  const keyboard = createKeyboard({
    type: (key) => edit(isTyped() ? input.value + key : key),
    back: () => edit(input.value.replace(/\s*.$/u, "")),
    clear: () => edit(""),
    enter: () => enter(),
  });
  const toggle = () => useSystemKeyboard(input.inputMode === "none");
  const system = button("Phone keyboard, for places and links", toggle, { class: "quiet touch", "aria-pressed": "false" });

  const useSystemKeyboard = (isOn) => {
    input.inputMode = isOn ? "text" : "none";
    document.documentElement.dataset.keyboard = isOn ? "phone" : "page";
    keyboard.element.hidden = isOn;
    system.setAttribute("aria-pressed", String(isOn));
    if (isOn) input.focus();
  };
  const edit = (text) => {
    input.value = text;
    type();
  };
  const type = () => {
    input.dataset.typed = "";
    isVisited = false;
    asked = input.value;
    update();
  };
  /** The field shows the position again. */
  const leave = () => {
    delete input.dataset.typed;
    input.setAttribute("aria-invalid", "false");
    input.blur();
    app.redraw();
  };

  /** Shows the meaning so far and its cell, and grays out the keys that cannot follow. */
  const update = () => {
    said = interpret(gn, asked, app.center());
    const { typing, meanings, error } = said;
    keyboard.update(typing?.next ?? "", asked === "");
    const places = meanings.length === 0 ? app.findPlaces(asked) : [];
    // Bar is a town, not only a square in the Antarctic.
    const isPlace = places.length > 0 && (Boolean(error) || isName(asked));
    said = { ...said, places, isPlace };
    const cell = typing && isWhole(typing) && asked.trim() ? typing.text : null;
    choices.replaceChildren(
      ...places.map((place) => button(named(place), () => jumpToPlace(place), { class: "choice" })),
      ...(cell && isPlace ? [button(`Grid: ${spaced(cell)}`, () => jump({ text: cell }), { class: "choice" })] : []));
    app.shapes.remove("goto");
    input.setAttribute("aria-invalid", String(Boolean(error) && places.length === 0));
    if (isPlace) meaning.replaceChildren("Places:");
    else if (error) meaning.replaceChildren(...pointedOut(asked, isMeant(asked) ? error : new Error(NO_PLACE)));
    else if (typing) meaning.replaceChildren(...describeTyping(typing));
    else {
      const isClear = meanings.length === 1;
      meaning.replaceChildren(isClear ? describePosition(meanings[0]) : "This has two meanings. Which one?");
      const choice = (one) => button(describePosition(one), () => jump(one), { class: "choice" });
      if (!isClear) choices.replaceChildren(...meanings.map(choice));
    }
    if (cell && !isPlace) showCell(cell);
  };

  const isWhole = ({ flags }) => flags.includes("completed") || flags.includes("complete");
  const far = (distance, azimuth) => {
    const direction = gn.angleFormat(azimuth, "points-8");
    return `${app.length(distance)} ${direction}, ${app.course(azimuth, app.center())}`;
  };

  const describeTyping = (typing) => {
    if (!isWhole(typing)) return [`Next: the ${typing.field}.`];
    const { text, distance, azimuth, cell } = typing;
    const isHere = gn.mgrsEncode(app.center(), cell.precision) === text;
    const where = isHere ? "under the crosshair" : `${far(distance, azimuth)} from the crosshair`;
    const what = `${sizes[cell.precision]} cell`;
    return asked.trim()
      ? [element("b", {}, spaced(text)), `${what} · ${where}`]
      : ["A reference, a position in any notation, a place, or a link of a map. Digits alone mean the nearest cell with them."];
  };
  const describePosition = ({ point, form }) => {
    const { distance, azimuthFrom } = gn.geodesicInverse(app.center(), point);
    const where = gn.positionFormat(point, { decimals: 5, hemispheres: "after" });
    return `${where} (${formNames[form]}) · ${far(distance, azimuthFrom)}`;
  };

  const showCell = (text) => {
    app.shapes.set("goto", (tolerance) => {
      const points = gn.mgrsOutline(gn.mgrsDecode(text), Math.max(tolerance, 1e-6));
      return {
        areas: [gn.polygonGeoJSON(points.slice(0, -1), null, { decimals: 9 }, { kind: "cell" })],
        lines: [gn.routeGeoJSON(points, { decimals: 9 }, { kind: "cell" })],
      };
    });
  };

  const enter = () => {
    const { typing, meanings, places, isPlace } = said;
    if (!asked.trim()) return;
    if (isPlace) jumpToPlace(places[0]);
    else if (typing?.text) jump({ text: typing.text });
    else if (meanings.length === 1) jump(meanings[0]);
    else if (meanings.length > 1) choices.firstElementChild.focus();
    else app.say(meaning.querySelector(".problem")?.textContent ?? meaning.textContent);
  };

  /** Goes to a reference, or to a position, and remembers it. */
  const jump = ({ text, point, form }) => {
    const typed = form === "link" ? gn.positionFormat(point, { decimals: 6 }) : asked.trim().slice(0, 100);
    const entry = text ? { text } : { text: typed, ...point };
    remember(entry);
    visit(entry);
  };
  /** Goes there, to a zoom as it is, within limits: a place is as large as a town, a position as exact as a field. */
  const visit = (entry, [least, most] = [13, 17]) => {
    // Where the cell is stays to be seen, until the field is used again.
    isVisited = true;
    if (matchMedia(NARROW).matches) app.closePanel();
    leave();
    asked = entry.latitude === undefined ? entry.text : "";
    update();
    if (entry.latitude === undefined) visitCell(entry.text);
    else app.goTo(entry, Math.min(Math.max(map.getZoom(), least), most));
  };
  const visitCell = (text) => {
    const cell = gn.mgrsDecodeStrict(text);
    const bounds = gn.mgrsBounds(cell);
    const { south, west, north } = bounds;
    const east = bounds.east < west ? bounds.east + 360 : bounds.east;
    const camera = map.cameraForBounds([[west, south], [east, north]], { padding: 60 });
    showCell(text);
    app.goTo(cell.inside, Math.min(camera?.zoom ?? map.getZoom(), NEAREST));
  };

  const keep = () => {
    store.set("goto.recent", recent);
    store.set("goto.favorites", favorites);
    list();
  };
  const without = (entries, { text }) => entries.filter((entry) => entry.text !== text);
  const named = ({ name, country }) => `${name}, ${countryName(country)}`;
  const jumpToPlace = (place) => {
    const entry = { text: named(place), ...place.point };
    remember(entry);
    visit(entry, [9, 12]);
  };
  const remember = (entry) => {
    recent = [entry, ...without(recent, entry)].slice(0, MOST_RECENT);
    keep();
  };
  const list = () => {
    const row = (entry, isFavorite) => {
      const star = () => {
        favorites = isFavorite ? without(favorites, entry) : [entry, ...without(favorites, entry)];
        recent = isFavorite ? [entry, ...without(recent, entry)].slice(0, MOST_RECENT) : without(recent, entry);
        keep();
      };
      const remove = () => {
        [recent, favorites] = [without(recent, entry), without(favorites, entry)];
        keep();
        app.undoable(`${entry.text} is forgotten`, () => {
          if (isFavorite) favorites = [entry, ...without(favorites, entry)];
          else recent = [entry, ...without(recent, entry)].slice(0, MOST_RECENT);
          keep();
        });
      };
      const kept = isFavorite ? "Remove from favorites" : "Keep as a favorite";
      return element("li", {},
        iconButton("star", `${kept}: ${entry.text}`, star, { "aria-pressed": String(isFavorite) }),
        button(entry.latitude === undefined ? spaced(entry.text) : entry.text, () => visit(entry), { class: "name" }),
        iconButton("close", `Forget ${entry.text}`, remove));
    };
    const fresh = recent.filter(({ text }) => favorites.every((favorite) => favorite.text !== text));
    entries.replaceChildren(
      ...favorites.map((entry) => row(entry, true)),
      ...fresh.map((entry) => row(entry, false)));
  };

  let isFresh = false;
  input.addEventListener("focus", () => {
    isFresh = true;
    if (isTyped()) return;
    input.select();
    asked = "";
    if (meaning.isConnected) update();
  });
  // Who only comes by with the Tab key keeps the panel that is open.
  input.addEventListener("click", () => {
    app.openPanel("goto");
    // A click puts the cursor into the text, after the focus.
    if (isFresh && !isTyped()) input.select();
    isFresh = false;
  });
  input.addEventListener("input", () => {
    app.openPanel("goto");
    type();
  });
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") app.openPanel("goto");
    if (event.key === "Enter" && !event.isComposing) enter();
  });
  // Distances are from the crosshair.
  map.on("moveend", () => meaning.isConnected && update());

  /** The arrow keys go from the field through what was found, and back. */
  const walk = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [input, ...choices.children, ...entries.querySelectorAll(".name")];
    const next = stops[stops.indexOf(event.target) + step];
    if (!next || !stops.includes(event.target)) return;
    event.preventDefault();
    next.focus();
  };
  for (const part of [input, choices, entries]) part.addEventListener("keydown", walk);

  app.addPanel({
    id: "goto", title: "Go to", key: "g", field: input,
    build(body) {
      body.append(meaning, choices, system, keyboard.element, entries);
      // Where nothing is touched there is a real keyboard.
      system.hidden = !matchMedia("(any-pointer: coarse)").matches;
      useSystemKeyboard(!matchMedia("(pointer: coarse)").matches);
      list();
    },
    opened() {
      isVisited = false;
      asked = "";
      update();
      input.focus();
    },
    closed() {
      leave();
      if (!isVisited) app.shapes.remove("goto");
    },
  });
  if (document.activeElement === input) app.openPanel("goto");
}

/** The stored entries that are still usable: a reference, or a text with its position. */
function kept(gn, entries) {
  const isEntry = (one) => {
    if (typeof one?.text !== "string") return false;
    if (one.latitude !== undefined) return isPosition(one);
    try {
      return Boolean(gn.mgrsDecodeStrict(one.text));
    } catch {
      return false;
    }
  };
  return Array.isArray(entries) ? entries.filter(isEntry) : [];
}

/** The text, with the place where it is refused marked, and the reason. */
function pointedOut(text, { message, offset }) {
  if (offset === undefined) return [element("span", { class: "problem" }, message)];
  return [markedPlace(text, offset, 24), element("span", { class: "problem" }, message)];
}
