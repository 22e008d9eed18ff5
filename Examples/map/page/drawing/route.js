// SPDX-License-Identifier: MIT
import { createPath } from "./path.js";
import { element, iconButton } from "../shell/dom.js";
import { spaced } from "../position/position.js";

/** Adds the route: geodesics from point to point, each leg measured. */
export function addRoute(app) {
  const { gn } = app;
  const total = element("output", { class: "total" });
  const rows = element("ol", { class: "rows" });
  const path = createPath(app, "route", () => show());

  const legs = () => {
    const points = path.points();
    return points.slice(1).map((to, i) => ({ from: points[i], to, ...gn.geodesicInverse(points[i], to) }));
  };
  const { length } = app;

  const draw = (tolerance) => {
    const points = path.points();
    if (points.length < 2) return {};
    const labels = legs().filter(({ distance }) => distance > 0).map(({ from, azimuthFrom, distance }) => ({
      point: gn.geodesicDirect(from, azimuthFrom, distance / 2).to,
      text: `${length(distance)}  ${app.course(azimuthFrom, from)}`,
      kind: "route",
    }));
    return { lines: [gn.routeGeoJSON(points, { edgeTolerance: tolerance }, { kind: "route" })], labels };
  };

  const show = () => {
    const points = path.points();
    const measured = legs();
    const all = `${length(gn.routeLength(points))} in ${counted(measured.length)}`;
    total.value = points.length < 2 ? "Two points make a leg." : all;
    rows.replaceChildren(...points.map((point, i) => {
      const leg = measured[i - 1];
      const way = leg ? `${length(leg.distance)} · ${app.course(leg.azimuthFrom, leg.from)}` : "Start";
      return element("li", {},
        element("span", { class: "number" }, String(i + 1)),
        element("span", { class: "name" },
          element("b", {}, way), element("span", { class: "reference" }, spaced(gn.mgrsEncode(point)))),
        iconButton("trash", `Delete point ${i + 1}`, () => path.remove(i)));
    }));
    app.shapes.set("route", draw);
  };

  path.start();
  app.onUnits(show);
  app.onCourse(show);
  app.route = path;
  app.addPanel({
    id: "route", title: "Route", icon: "route", key: "r",
    build(body) {
      body.append(path.actions, total, app.courseChoice(), rows);
    },
    closed: () => app.placing.stop("route"),
  });
}

function counted(legs) {
  return legs === 1 ? "one leg" : `${legs} legs`;
}
