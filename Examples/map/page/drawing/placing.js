// SPDX-License-Identifier: MIT

/** Milliseconds that a finger must rest. */
const LONG_PRESS = 550;

/**
 * Adds `app.placing`: one tool at a time may receive the clicks on the map. `start(tool, add, changed)`: add(position) for each;
 * changed(isOn) when it begins, and when it ends, by Escape or because another tool starts; `stop(tool)`; `isOn(tool)`;
 * `take(position)`: adds that of a thing that was clicked, and returns whether a tool is on.
 * `app.onLongPress(callback)`: a finger that rests on the map, or the other mouse button.
 */
export function addPlacing(app) {
  const { map } = app;
  let active = null;

  const stop = (tool) => {
    if (!active || (tool && tool !== active.tool)) return;
    const { changed } = active;
    active = null;
    map.getCanvas().style.cursor = "";
    map.doubleClickZoom.enable();
    changed(false);
  };
  app.placing = {
    start(tool, add, changed) {
      stop();
      active = { tool, add, changed };
      map.getCanvas().style.cursor = "crosshair";
      map.doubleClickZoom.disable();
      changed(true);
    },
    stop,
    isOn: (tool) => active?.tool === tool,
    take(position) {
      active?.add(position);
      return active !== null;
    },
  };
  map.on("click", ({ point }) => active?.add(app.unproject(point)));
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !active) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    stop();
  }, { capture: true });

  const listeners = [];
  app.onLongPress = (callback) => listeners.push(callback);
  const press = (point) => listeners.forEach((callback) => callback(app.unproject(point)));
  let timer;
  map.on("touchstart", ({ points, point }) => {
    clearTimeout(timer);
    if (points.length === 1) timer = setTimeout(() => press(point), LONG_PRESS);
  });
  for (const event of ["touchend", "touchcancel", "touchmove", "movestart"]) map.on(event, () => clearTimeout(timer));
  map.on("contextmenu", ({ point, originalEvent }) => {
    if (originalEvent.pointerType !== "touch") press(point);
  });
}
