// SPDX-License-Identifier: MIT

/** Digits of the cell to show: the grid's finest squares are cells of the next reference. */
function precision(spacing) {
  return spacing > 0 ? Math.max(0, Math.min(5, 5 - Math.round(Math.log10(spacing)))) : -1;
}

/** Adds the highlight of the MGRS cell under the pointer, with its reference. */
export function addCellHighlight(app) {
  const { map, gn } = app;
  const label = document.getElementById("pointer");
  let pointer = null;
  let grids = [];

  map.on("mousemove", ({ point, lngLat }) => {
    pointer = { x: point.x, y: point.y, isOnMap: map.project(lngLat).dist(point) < 2 };
    app.redraw();
  });
  map.on("mouseout", () => {
    pointer = null;
    app.redraw();
  });
  app.onFrame((frame) => (grids = frame.grids));

  app.addLayer((context, _, palette) => {
    label.hidden = !pointer?.isOnMap;
    if (label.hidden) return;
    const position = app.unproject(pointer);
    const grid = grids.find(({ bounds }) => position.latitude <= bounds.north) ?? { spacing: 0 };
    const { text, points } = app.timed(() => {
      const text = gn.mgrsEncode(position, precision(grid.spacing));
      return { text, points: gn.mgrsOutline(gn.mgrsDecode(text), Math.max(grid.spacing, 1) / 500) };
    });
    context.beginPath();
    for (const point of along(points)) {
      const { x, y, visible } = app.project(point);
      if (visible) context.lineTo(x, y);
    }
    context.closePath();
    context.fillStyle = context.strokeStyle = palette.cell;
    context.globalAlpha = 0.16;
    context.fill();
    context.globalAlpha = 0.9;
    context.lineWidth = 1.6;
    context.stroke();
    context.globalAlpha = 1;
    if (label.textContent !== text) label.textContent = text;
  });
}

/** The points, with more between those that are far apart: parallels are curved on a globe. */
function* along(points) {
  for (const [i, point] of points.entries()) {
    const before = points[i - 1] ?? point;
    const [up, east] = [point.latitude - before.latitude, point.longitude - before.longitude];
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(up), Math.abs(east))));
    for (let step = 1; step <= steps; step++)
      yield { latitude: before.latitude + (up * step) / steps, longitude: before.longitude + (east * step) / steps };
  }
}
