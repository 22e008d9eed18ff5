// SPDX-License-Identifier: MIT

/**
 * Keeps the crosshair, and with it the center of the map, where it can be seen: on a narrow screen, between the position
 * above and the panel below.
 */
export function addSheet(app) {
  const panel = document.getElementById("panel");
  const position = document.getElementById("position");
  const crosshair = document.getElementById("crosshair");
  const narrow = matchMedia("(max-width: 700px), (max-height: 500px)");

  const adapt = () => {
    const isOpen = narrow.matches && !panel.hidden;
    const top = isOpen ? position.getBoundingClientRect().bottom : 0;
    const bottom = isOpen ? panel.offsetHeight : 0;
    const before = app.map.getPadding();
    if (top === before.top && bottom === before.bottom) return;
    // Setting the padding would stop a flight, so it waits for the end. Only then does the crosshair move, with the center.
    if (app.map.isMoving()) {
      app.map.once("moveend", adapt);
      return;
    }
    crosshair.style.top = `calc(50% + ${(top - bottom) / 2}px)`;
    app.map.setPadding({ top, bottom, left: 0, right: 0 });
  };
  const observer = new ResizeObserver(adapt);
  observer.observe(panel);
  observer.observe(position);
  narrow.addEventListener("change", adapt);
}
