// SPDX-License-Identifier: MIT
import { button, element } from "../shell/dom.js";
import { startView } from "../map/start.js";

/** Pixels: the shorter side of the window that the zooms are meant for. */
const MADE_FOR = 800;

/** Cases that shapes on a flat map get wrong. Each adds markers and sets route or polygon. */
const scenes = [
  {
    name: "Rings across the antimeridian",
    note: "Taveuni, Fiji: rings, a sector and a route across 180°.",
    camera: { center: [179.8, -17.2], zoom: 6.4 },
    markers: [
      {
        name: "Taveuni", latitude: -16.83, longitude: 179.97, rings: "50 km; 100 km; 200 km", risk: "25 km",
        sector: { azimuth: 60, width: 50, range: 160_000 },
      },
    ],
    route: [[-17.77, 177.96], [-16.83, 179.97], [-18.65, -173.98]],
  },
  {
    name: "Circles around the pole",
    note: "Rings and a safety circle with the North Pole inside, a route over it.",
    camera: { center: [10, 86], zoom: 0.5 },
    markers: [
      {
        name: "North Pole", latitude: 90, longitude: 0, rings: "250 km; 500 km; 1000 km", risk: "",
        sector: { azimuth: 60, width: 40, range: 1_500_000 },
      },
      { name: "Ice station", latitude: 86.5, longitude: -60, rings: "", risk: "450 km", sector: null },
    ],
    route: [[78.22, 15.65], [88.5, -20], [71.29, -156.79]],
  },
  {
    name: "A long way",
    note: "Copenhagen to Anchorage to Tokyo: geodesics, and a polygon across the Pacific.",
    camera: { center: [-170, 55], zoom: 1.6 },
    markers: [],
    route: [[55.62, 12.65], [61.17, -150.0], [35.55, 139.78]],
    polygon: [[21.3, -157.9], [35.6, 140.9], [51.9, 177.9], [58.3, -134.4]],
  },
  {
    name: "Around a tower",
    note: "Small rings, a risk circle and a sector in a city.",
    camera: { center: [2.2945, 48.8584], zoom: 13.6 },
    markers: [
      {
        name: "Tower", latitude: 48.85837, longitude: 2.294481, rings: "250 m; 500 m; 1 km", risk: "120 m",
        sector: { azimuth: 320, width: 45, range: 900 },
      },
    ],
    polygon: [[48.8545, 2.2985], [48.8579, 2.2935], [48.8567, 2.2912], [48.8531, 2.2962]],
  },
];

/** Places where a grid is difficult to draw right. */
const places = [
  { name: "Zone border", latitude: 55.9, longitude: 12, zoom: 9.4 },
  { name: "Norway", latitude: 60.6, longitude: 5.6, zoom: 5.6 },
  { name: "Svalbard", latitude: 78.6, longitude: 19, zoom: 3.8 },
  { name: "Fiji, 180°", latitude: -17.4, longitude: 179.6, zoom: 6.6 },
  { name: "North Pole", latitude: 85, longitude: 0, zoom: 1.4 },
  { name: "South Pole", latitude: -85, longitude: 0, zoom: 1.4 },
];

const positions = (pairs) =>
  pairs.map(([latitude, longitude]) => ({ latitude, longitude }));

/** Adds the panel of places to look at, and of scenes. */
export function addScenes(app) {
  /** How much to zoom out for a window smaller than the one that the scenes were made for. */
  const smaller = () => {
    const { clientWidth, clientHeight } = app.map.getContainer();
    return Math.min(0, Math.log2(Math.min(clientWidth, clientHeight) / MADE_FOR));
  };

  const show = (scene) => {
    const names = scenes.flatMap(({ markers }) => markers.map(({ name }) => name));
    const own = app.markers.all().filter(({ name }) => !names.includes(name));
    const wanted = { markers: [...own, ...scene.markers], route: positions(scene.route ?? []), polygon: positions(scene.polygon ?? []) };
    app.things.replace(wanted, scene.name);
    app.markers.select(app.markers.all()[own.length] ?? null);
    const { center: [longitude, latitude], zoom } = scene.camera;
    app.goTo({ latitude, longitude }, zoom + smaller(), { bearing: 0, pitch: 0 });
  };
  const visit = ({ latitude, longitude, zoom }) => app.goTo({ latitude, longitude }, zoom, { bearing: 0, pitch: 0 });

  app.addPanel({
    id: "scenes", title: "Scenes", icon: "rings", key: "s",
    build(body) {
      body.append(
        element("div", { class: "actions", role: "group", "aria-label": "Places" },
          button("World", () => visit(startView(app.map.getContainer()))),
          ...places.map((place) => button(place.name, () => visit(place)))),
        element("p", { class: "hint" }, "A scene replaces the route and the polygon."),
        ...scenes.map((scene) => {
          const chosen = button("", () => show(scene), { class: "scene" });
          chosen.append(element("b", {}, scene.name), element("span", {}, scene.note));
          return chosen;
        }));
    },
  });
}
