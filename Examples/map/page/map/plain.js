// SPDX-License-Identifier: MIT
/**
 * @file The look of vector tiles that come without a style. Layers are known by the names that the schemas of Protomaps,
 * OpenMapTiles and Shortbread give them; others are drawn in gray.
 */

/** The lowest layer. */
export const PLAIN = "own-plain";

const themes = {
  light: {
    ground: "#f6f3ea", green: "#dcebcb", wood: "#c3dcb0", ice: "#f3fafd", built: "#e9e4dc", sand: "#efe6c8", water: "#a9cfe4",
    river: "#7fb4d3",
    contour: "#c39a6b", building: "#cfc6ba", boundary: "#8a6f9a", casing: "#a79c8c", road: "#ffffff", major: "#fbe3a1", highway: "#f2b27a",
    path: "#a06a3c", rail: "#77777c", other: "#8a8f94",
  },
  dark: {
    ground: "#26343a", green: "#2b4238", wood: "#2a4a38", ice: "#4b5c66", built: "#303c42", sand: "#403f36", water: "#0d2231",
    river: "#2f5f7d",
    contour: "#7d6a50", building: "#46525a", boundary: "#a58fb5", casing: "#172126", road: "#67757d", major: "#8f8257", highway: "#a8754a",
    path: "#b08a64", rail: "#8d959b", other: "#7c868c",
  },
};

/** What is drawn, from bottom to top, and under which names the schemas have it. */
const names = {
  cover: ["earth", "landcover", "landuse", "park", "land", "globallandcover", "sites", "natural"],
  water: ["water", "ocean", "water_polygons", "waterway", "water_lines", "physical_line", "waterways", "rivers", "lakes"],
  contours: ["contour", "contours", "contour_lines", "contourlines", "elevation"],
  buildings: ["building", "buildings"],
  boundaries: ["boundary", "boundaries", "admin"],
  roads: ["roads", "transportation", "streets", "road", "bridges", "street_polygons", "ferries", "aeroway", "aerialways", "trails"],
};

/** Layers of points and letters. */
const LETTERS = /name|label|place|poi|house|address|peak|symbol|transit|dam|pier/iu;

/** A property in each schema. */
const CLASS = ["coalesce", ["get", "kind"], ["get", "class"], ["get", "pmap:kind"], ["get", "highway"], "other"];
const isArea = ["match", ["geometry-type"], ["Polygon", "MultiPolygon"], true, false];
const isLine = ["match", ["geometry-type"], ["LineString", "MultiLineString"], true, false];
const isPoint = ["match", ["geometry-type"], ["Point", "MultiPoint"], true, false];

/** The classes of ground that have a color of their own. */
const COVERS = {
  wood: ["wood", "forest", "scrub", "orchard", "nature_reserve"],
  green: [
    "grass", "grassland", "park", "meadow", "golf_course", "pitch", "cemetery", "garden", "wetland", "heath", "national_park", "farmland",
    "village_green", "recreation_ground",
  ],
  ice: ["ice", "glacier", "snow"],
  sand: ["sand", "beach", "desert", "barren", "rock", "bare_rock", "scree"],
  built: [
    "residential", "urban_area", "commercial", "industrial", "retail", "railway", "school", "hospital", "university", "quarry", "military",
  ],
};
const cover = (colors) => ["match", CLASS, ...Object.entries(COVERS).flatMap(([name, all]) => [all, colors[name]]), colors.ground];

const HIGHWAY = ["highway", "motorway", "trunk", "motorway_link", "trunk_link"];
const MAJOR = ["major_road", "medium_road", "primary", "secondary", "tertiary", "primary_link", "secondary_link", "tertiary_link"];
const PATH = ["path", "track", "footway", "cycleway", "bridleway", "steps", "trail"];
const RAIL = ["rail", "transit", "light_rail", "tram", "subway", "narrow_gauge"];

/** A width at zooms 5, 12 and 18, in pixels. */
const wide = (...widths) => ["interpolate", ["exponential", 1.5], ["zoom"], 5, widths[0], 12, widths[1], 18, widths[2]];
const byClass = (highway, major, path, other) => ["match", CLASS, HIGHWAY, highway, MAJOR, major, [...PATH, ...RAIL], path, other];
const isPath = ["match", CLASS, [...PATH, ...RAIL], true, false];
const isRoad = ["all", isLine, ["!", isPath]];
/** The width of roads, and of their casing by so many pixels more. */
const roads = (more) => wide(
  byClass(0.8 + more / 4, 0.4 + more / 4, 0.2, 0.1),
  byClass(3 + more, 2 + more, 1, 0.8 + more),
  byClass(22 + more, 16 + more, 2.5, 10 + more));

/** Layers of one kind: [end of the id, the rest of the layer, its paint by the colors]. */
const drawings = {
  cover: [["area", { type: "fill", filter: isArea }, (colors) => ({ "fill-color": cover(colors), "fill-antialias": false })]],
  water: [
    ["area", { type: "fill", filter: isArea }, ({ water }) => ({ "fill-color": water })],
    ["line", { type: "line", filter: isLine }, ({ river }) => ({ "line-color": river, "line-width": wide(0.4, 1.2, 4) })],
  ],
  contours: [
    ["line", { type: "line", filter: isLine }, ({ contour }) => ({ "line-color": contour, "line-width": 0.8, "line-opacity": 0.7 })],
  ],
  buildings: [["area", { type: "fill", filter: isArea, minzoom: 12 }, ({ building }) => ({ "fill-color": building })]],
  boundaries: [
    ["line", { type: "line", filter: isLine },
      ({ boundary }) => ({ "line-color": boundary, "line-width": wide(0.6, 1.4, 2), "line-dasharray": [4, 2] })],
  ],
  roads: [
    ["casing", { type: "line", filter: isRoad, layout: { "line-join": "round" } },
      ({ casing }) => ({ "line-color": casing, "line-width": roads(1.2) })],
    ["line", { type: "line", filter: isRoad, layout: { "line-join": "round", "line-cap": "round" } },
      (colors) => ({ "line-color": byClass(colors.highway, colors.major, colors.path, colors.road), "line-width": roads(0) })],
    ["path", { type: "line", filter: ["all", isLine, isPath] },
      ({ rail, path }) => ({
        "line-color": ["match", CLASS, RAIL, rail, path], "line-width": wide(0.3, 1, 2.5), "line-dasharray": [3, 1.5],
      })],
  ],
  others: [
    ["area", { type: "fill", filter: isArea }, ({ other }) => ({ "fill-color": other, "fill-opacity": 0.15 })],
    ["line", { type: "line" }, ({ other }) => ({ "line-color": other, "line-width": 1 })],
    ["point", { type: "circle", filter: isPoint }, ({ other }) => ({ "circle-color": other, "circle-radius": 3 })],
  ],
};

/**
 * The layers of MapLibre for vector tiles, in the light colors.
 *
 * @param {{id: string, minzoom?: number, maxzoom?: number}[]} layers What the metadata of the tiles list.
 * @param {string} source The id of their source.
 */
export function plainLayers(layers, source) {
  const there = layers.map((one) => one?.id).filter((id) => typeof id === "string");
  const known = Object.values(names).flat();
  const wanted = { ...names, others: there.filter((id) => !known.includes(id) && !LETTERS.test(id)) };
  const made = [{ id: PLAIN, type: "background", paint: { "background-color": themes.light.ground } }];
  for (const [kind, all] of Object.entries(wanted)) {
    for (const [end, rest, paint] of drawings[kind]) {
      for (const name of all.filter((one) => there.includes(one))) {
        made.push({ id: `${PLAIN}:${kind}:${end}:${name}`, source, "source-layer": name, ...rest, paint: paint(themes.light) });
      }
    }
  }
  return made;
}

/** Gives these layers the colors of a theme. */
export function paintPlain(map, theme) {
  map.setPaintProperty(PLAIN, "background-color", themes[theme].ground);
  for (const { id } of map.getStyle().layers) {
    const [start, kind, end] = id.split(":");
    if (start !== PLAIN || !kind) continue;
    const [, , paint] = drawings[kind].find(([name]) => name === end);
    for (const [property, value] of Object.entries(paint(themes[theme]))) map.setPaintProperty(id, property, value);
  }
}
