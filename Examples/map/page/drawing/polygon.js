// SPDX-License-Identifier: MIT
import { createPath } from "./path.js";
import { element, iconButton } from "../shell/dom.js";
import { spaced } from "../position/position.js";

/** Adds the polygon: its area and perimeter, and a warning when two of its edges cross. */
export function addPolygon(app) {
  const { gn } = app;
  const size = element("output", { class: "total" });
  const warning = element("p", { class: "problem", role: "status" });
  const rows = element("ol", { class: "rows" });
  const path = createPath(app, "polygon", () => show());

  const draw = (tolerance) => {
    const points = path.points();
    if (points.length < 2) return {};
    const options = { edgeTolerance: tolerance };
    const lines = [gn.routeGeoJSON([...points, points[0]], options, { kind: "polygon" })];
    if (points.length < 3) return { lines };
    const { area } = gn.polygonMeasure(points);
    // Coincident points have no area.
    if (new Set(points.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size < 3) return { lines };
    // Inside and outside mean nothing then.
    if (gn.polygonFindCrossing(points).found) return { lines };
    const text = app.area(Math.abs(area));
    return {
      areas: [gn.polygonGeoJSON(points, null, options, { kind: "polygon", area: Math.abs(area) })],
      lines,
      labels: [{ point: gn.polygonCentroid(points), text, kind: "polygon" }],
    };
  };

  const show = () => {
    const points = path.points();
    if (points.length < 3) {
      size.value = "Three points make an area.";
      warning.textContent = "";
    } else {
      const { area, perimeter } = gn.polygonMeasure(points);
      size.value = `${app.area(Math.abs(area))}, perimeter ${app.length(perimeter)}`;
      warning.textContent = crossing(gn.polygonFindCrossing(points), points.length);
    }
    rows.replaceChildren(...points.map((point, i) =>
      element("li", {},
        element("span", { class: "number" }, String(i + 1)),
        element("span", { class: "name reference" }, spaced(gn.mgrsEncode(point))),
        iconButton("trash", `Delete point ${i + 1}`, () => path.remove(i)))));
    app.shapes.set("polygon", draw);
  };

  path.start();
  app.onUnits(show);
  app.polygon = path;
  app.addPanel({
    id: "polygon", title: "Polygon", icon: "polygon", key: "p",
    build(body) {
      body.append(path.actions, size, warning, rows);
    },
    closed: () => app.placing.stop("polygon"),
  });
}

/** Which edges cross, if any: then the area is the difference of the parts. */
function crossing({ found, edge, otherEdge }, count) {
  if (!found) return "";
  const named = (edge) => `${edge + 1}–${((edge + 1) % count) + 1}`;
  return `The edges ${named(edge)} and ${named(otherEdge)} cross: parts to the left and to the right are subtracted.`;
}
