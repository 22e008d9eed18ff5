// SPDX-License-Identifier: MIT
import { button, element, iconButton, markedPlace } from "../shell/dom.js";
import { createKeyboard } from "../shell/keyboard.js";
import { isLink, readLink } from "./maplinks.js";
import { isPosition } from "../shell/store.js";
import { spaced } from "./position.js";

const MOST_RECENT = 12;

/** The zoom for cells of a meter and less. */
const NEAREST = 20;

const formNames = {
  dd: "decimal degrees", dm: "degrees and minutes", dms: "degrees, minutes, seconds", utm: "UTM", ups: "UPS",
  mgrs: "MGRS", "iso-6709": "ISO 6709", "geo-uri": "geo URI", georef: "GEOREF", gars: "GARS", link: "link",
};

const sizes = ["100 km", "10 km", "1 km", "100 m", "10 m", "1 m", "10 cm", "1 cm", "1 mm", "0.1 mm", "10 µm", "1 µm"];

/** Tells whether a text can only be the name of a place. */
const isName = (text) => /^[\p{Letter}\p{Mark}\s,.'’-]+$/u.test(text) && !isLink(text);

/** Words that others write before a reference. */
const PREFIX = /^\s*(?:mgrs|usng)(?:\s*:\s*|\s+)/i;

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
  const prefix = PREFIX.exec(text)?.[0] ?? "";
  const said = read(gn, text.slice(prefix.length), center);
  if (said.error?.offset === undefined || !prefix) return said;
  const { message, offset } = said.error;
  return { ...said, error: Object.assign(new Error(message), { offset: offset + prefix.length }) };
}

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

/** Adds the panel that goes to a reference, as it is typed, to any other position, or to a place by its name. */
export function addGoTo(app) {
  const { gn, map, store } = app;
  let recent = kept(gn, store.get("goto.recent", []));
  let favorites = kept(gn, store.get("goto.favorites", []));
  let said = { meanings: [], places: [] };

  const input = element("input", {
    id: "goto-input", type: "text", class: "reference", autocomplete: "off", autocapitalize: "characters",
    spellcheck: "false", enterkeyhint: "go", placeholder: "4811, 31U DQ 48 11, 48.86 2.29, Oslo …", "aria-label": "Reference, position or place",
    "aria-describedby": "goto-meaning",
  });
  const meaning = element("output", { id: "goto-meaning", for: "goto-input" });
  const choices = element("div", { class: "choices" });
  const entries = element("ul", { class: "rows", "aria-label": "Recent and favorites" });
  const keyboard = createKeyboard({
    type: (key) => edit(input.value + key),
    back: () => edit(input.value.replace(/\s*.$/u, "")),
    clear: () => edit(""),
    enter: () => enter(),
  });
  const toggle = () => useSystemKeyboard(input.inputMode === "none");
  const system = button("Phone keyboard", toggle, { class: "quiet touch", "aria-pressed": "false" });

  const useSystemKeyboard = (isOn) => {
    input.inputMode = isOn ? "text" : "none";
    system.setAttribute("aria-pressed", String(isOn));
    if (isOn) input.focus();
  };
  const edit = (text) => {
    input.value = text;
    update();
  };

  /** Shows the meaning so far and its cell, and grays out the keys that cannot follow. */
  const update = () => {
    said = interpret(gn, input.value, app.center());
    const { typing, meanings, error } = said;
    keyboard.update(typing?.next ?? "", input.value === "");
    const places = meanings.length === 0 ? app.findPlaces(input.value) : [];
    said.places = places;
    choices.replaceChildren(...places.map((place) => button(named(place), () => jumpToPlace(place), { class: "choice" })));
    app.shapes.remove("goto");
    input.setAttribute("aria-invalid", String(Boolean(error) && places.length === 0));
    if (error && places.length > 0) meaning.replaceChildren("Places:");
    else if (error && isName(input.value)) meaning.replaceChildren(element("span", { class: "problem" }, "No place with this name is known."));
    else if (error) meaning.replaceChildren(...pointedOut(input.value, error));
    else if (typing) meaning.replaceChildren(...describeTyping(typing));
    else {
      const isClear = meanings.length === 1;
      meaning.replaceChildren(isClear ? describePosition(meanings[0]) : "This has two meanings. Which one?");
      const choice = (one) => button(describePosition(one), () => jump(one), { class: "choice" });
      if (!isClear) choices.replaceChildren(...meanings.map(choice));
    }
    if (typing && isWhole(typing) && input.value.trim()) showCell(typing.text);
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
    return input.value.trim()
      ? [element("b", {}, spaced(text)), `${what} · ${where}`]
      : ["Digits alone mean the nearest cell with these digits."];
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
    const { typing, meanings } = said;
    if (typing && typing.text && input.value.trim()) jump({ text: typing.text });
    else if (said.places.length > 0) jumpToPlace(said.places[0]);
    else if (meanings.length === 1) jump(meanings[0]);
    else if (meanings.length > 1) choices.firstElementChild.focus();
    else app.say(said.error && !isName(input.value) ? said.error.message : meaning.textContent);
  };

  /** Goes to a reference, or to a position, and remembers it. */
  const jump = ({ text, point, form }) => {
    const typed = form === "link" ? gn.positionFormat(point, { decimals: 6 }) : input.value.trim().slice(0, 100);
    const entry = text ? { text } : { text: typed, ...point };
    remember(entry);
    visit(entry);
  };
  const visit = (entry, zoom = 13) => {
    input.value = entry.text;
    input.blur();
    update();
    if (entry.latitude === undefined) visitCell(entry.text);
    else app.goTo(entry, Math.max(map.getZoom(), zoom));
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
  const named = ({ name, country }) => `${name}, ${country}`;
  const jumpToPlace = (place) => {
    const entry = { text: named(place), ...place.point };
    remember(entry);
    visit(entry, 9);
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

  input.addEventListener("input", update);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.isComposing) enter();
  });
  // Distances are from the crosshair.
  map.on("moveend", () => input.isConnected && update());

  app.addPanel({
    id: "goto", title: "Go to grid", short: "Go to", icon: "search", key: "g",
    build(body) {
      body.append(
        input, meaning, choices, keyboard.element, system, entries);
      // Where nothing is touched there is a real keyboard.
      keyboard.element.hidden = system.hidden = !matchMedia("(any-pointer: coarse)").matches;
      useSystemKeyboard(!matchMedia("(pointer: coarse)").matches);
      list();
    },
    opened() {
      update();
      input.focus();
      input.select();
    },
    closed: () => app.shapes.remove("goto"),
  });
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
