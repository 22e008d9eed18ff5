// SPDX-License-Identifier: MIT
import { addSectorHandles } from "./sector.js";
import { button, element, iconButton } from "../shell/dom.js";
import { createMarkerForm } from "./marker-form.js";
import { frameElement } from "./affiliations.js";
import { isMarker } from "./marker.js";
import { lookOf } from "./outline.js";
import { markerShapes } from "./marker-shapes.js";
import { spaced } from "../position/position.js";

/** The stored value, if it is markers, each with its own number. */
function kept(markers) {
  const good = Array.isArray(markers) ? markers.filter(isMarker) : [];
  return good.filter((one, i) => good.findIndex(({ id }) => id === one.id) === i);
}

/** Adds the markers: on the map, in a list, and with the shapes around each of them. */
export function addMarkers(app) {
  const { gn, store } = app;
  let markers = kept(store.get("markers", []));
  let selected = null;
  let sectorHandles = null;
  const handles = new Map();
  const captions = new Map();
  const list = element("ul", { class: "rows" });
  const hint = "No markers yet. Long-press or right-click the map to drop one.";
  const empty = element("p", { class: "hint" }, hint);

  const keep = () => store.set("markers", markers);
  const shapeId = (marker, property) => `marker-${marker.id}-${property}`;
  /** Draws the shapes that show these properties; all of them if none does, because the marker was moved. */
  const draw = (marker, changed = []) => {
    const some = changed.filter((property) => property in markerShapes);
    for (const property of some.length > 0 ? some : Object.keys(markerShapes))
      app.shapes.set(shapeId(marker, property), (tolerance) => markerShapes[property](gn, marker, tolerance));
  };

  /** Changes a marker, and everything that shows it. */
  const change = (marker, changes) => {
    if (changes.sector) changes.sector = { ...marker.sector, ...changes.sector };
    Object.assign(marker, changes);
    if ("latitude" in changes) delete marker.altitude;
    handles.get(marker.id).move(marker);
    handles.get(marker.id).name(`Marker ${marker.name}`);
    caption(marker);
    draw(marker, Object.keys(changes));
    keep();
    if (marker !== selected) return;
    form.update();
    if (Boolean(marker.sector) !== Boolean(sectorHandles)) showSectorHandles();
    sectorHandles?.update();
  };

  const showSectorHandles = () => {
    sectorHandles?.remove();
    sectorHandles = null;
    if (!selected?.sector) return;
    const marker = selected;
    const get = () => ({ center: marker, ...marker.sector });
    sectorHandles = addSectorHandles(app, get, (sector) => change(marker, { sector }));
  };

  const pin = (marker) => {
    const handle = app.addHandle({
      point: marker, label: `Marker ${marker.name}`, look: "pin",
      drag: ({ latitude, longitude }) => change(marker, { latitude, longitude }),
      click: () => {
        // A route or a polygon that is being drawn may go through a marker.
        if (!app.placing.isOn("marker") && app.placing.take(marker)) return;
        app.openPanel("markers");
        select(marker);
      },
      remove: () => remove(marker),
    });
    handles.set(marker.id, handle);
    const { frame, "marker-color": color } = lookOf({ properties: marker.facts ?? {} });
    if (frame) {
      handle.node.classList.add("framed", frame);
      handle.node.append(frameElement(frame));
    } else if (color) {
      handle.node.style.setProperty("--mark", color);
    }
    draw(marker);
  };

  const select = (marker) => {
    if (selected) handles.get(selected.id)?.node.classList.remove("selected");
    selected = marker;
    if (marker) handles.get(marker.id).node.classList.add("selected");
    showSectorHandles();
    show();
  };

  const freeId = () => Math.max(0, ...markers.map((marker) => marker.id)) + 1;
  const make = ({ latitude, longitude }, more = {}) => {
    const id = freeId();
    const marker = { id, name: `Marker ${id}`, latitude, longitude, rings: "", risk: "", sector: null, ...more };
    markers.push(marker);
    pin(marker);
    return marker;
  };
  const add = (position, more) => {
    const marker = make(position, more);
    keep();
    select(marker);
    return marker;
  };
  /** Adds several; returns a function that takes away those that are still there. */
  const addAll = (wanted) => {
    const made = wanted.map((one) => make(one, one));
    keep();
    show();
    return () => drop(made.filter((marker) => markers.includes(marker)));
  };

  const drop = (some) => {
    if (some.includes(selected)) select(null);
    markers = markers.filter((one) => !some.includes(one));
    for (const marker of some) {
      handles.get(marker.id).remove();
      handles.delete(marker.id);
      for (const property of Object.keys(markerShapes)) app.shapes.remove(shapeId(marker, property));
    }
    keep();
    show();
  };
  const remove = (marker) => {
    const at = markers.indexOf(marker);
    drop([marker]);
    app.undoable(`${marker.name} is deleted`, () => {
      // Its number may be another's by now.
      if (markers.some(({ id }) => id === marker.id)) marker.id = freeId();
      markers.splice(at, 0, marker);
      pin(marker);
      keep();
      show();
    });
  };
  /** Puts other markers in the place of all. */
  const set = (wanted) => {
    drop(markers);
    markers = kept(wanted.map((marker, i) => ({ ...marker, id: i + 1 })));
    for (const marker of markers) pin(marker);
    keep();
    show();
  };

  const form = createMarkerForm(app, change, {
    goTo: (marker) => app.goTo(marker, Math.max(app.map.getZoom(), 12)),
  });

  const caption = (marker) => {
    const row = captions.get(marker.id);
    row?.name.replaceChildren(
      element("b", {}, marker.name), element("span", { class: "reference" }, spaced(gn.mgrsEncode(marker))));
    row?.trash.setAttribute("aria-label", `Delete ${marker.name}`);
  };

  const show = () => {
    captions.clear();
    empty.hidden = markers.length > 0;
    const row = (marker) => {
      const isOpen = marker === selected;
      const name = button("", () => select(isOpen ? null : marker), { class: "name", "aria-expanded": String(isOpen) });
      const trash = iconButton("trash", "Delete", () => remove(marker));
      captions.set(marker.id, { name, trash });
      caption(marker);
      return element("li", { class: isOpen ? "open" : "" }, name, trash, isOpen ? form.element : null);
    };
    if (selected) form.edit(selected);
    list.replaceChildren(...markers.map(row));
  };

  const showPlacing = (isOn) => toggle.setAttribute("aria-pressed", String(isOn));
  const toggle = button("Place on the map", () => {
    if (app.placing.isOn("marker")) app.placing.stop("marker");
    else app.placing.start("marker", (position) => add(position), showPlacing);
  }, { "aria-pressed": "false" });

  for (const marker of markers) pin(marker);
  app.onLongPress((position) => {
    add(position);
    app.openPanel("markers");
  });
  app.markers = { add, addAll, select, remove, set, all: () => markers };

  app.addPanel({
    id: "markers", title: "Markers", icon: "marker", key: "m",
    build(body) {
      body.append(
        element("div", { class: "actions" },
          button("Drop at crosshair", () => add(app.center()), { class: "primary" }), toggle),
        empty, list);
      show();
    },
    opened: show,
    closed: () => app.placing.stop("marker"),
  });
}
