// SPDX-License-Identifier: MIT

/**
 * Keeps the crosshair, and with it the center of the map, in the middle of what an open panel leaves of the map: to the right of
 * a drawer, or between the position above and a sheet below. `app.arrange()` does that at once.
 */
export function addSheet(app) {
  const panel = document.getElementById("panel");
  const position = document.getElementById("position");
  const crosshair = document.getElementById("crosshair");

  /** Pixels along each side that are covered. */
  const covered = () => {
    if (panel.hidden) return { top: 0, bottom: 0, left: 0, right: 0 };
    const { left, right, top, bottom, height } = panel.getBoundingClientRect();
    if (right - left < innerWidth) return { top: 0, bottom: 0, left: right, right: 0 };
    const above = position.getBoundingClientRect().bottom;
    // The keyboard of a phone is below a sheet that is not at the lower edge.
    const isAbove = bottom < innerHeight;
    return { top: isAbove ? bottom : Math.min(above, top), bottom: isAbove ? 0 : height, left: 0, right: 0 };
  };
  const adapt = () => {
    const sides = covered();
    const before = app.map.getPadding();
    if (Object.keys(sides).every((side) => sides[side] === before[side])) return;
    // Setting the padding would stop a flight, so it waits for the end. Only then does the crosshair move, with the center.
    if (app.map.isMoving()) {
      app.map.once("moveend", adapt);
      return;
    }
    const { top, bottom, left } = sides;
    crosshair.style.top = `calc(50% + ${(top - bottom) / 2}px)`;
    crosshair.style.left = `calc(50% + ${left / 2}px)`;
    app.map.setPadding(sides);
  };
  app.arrange = adapt;
  const observer = new ResizeObserver(adapt);
  observer.observe(panel);
  observer.observe(position);
  observer.observe(document.documentElement);
}
