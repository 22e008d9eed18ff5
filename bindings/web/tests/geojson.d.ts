// SPDX-License-Identifier: MIT
//
// GeoJSON as other packages declare it, `@types/geojson` and MapLibre among them: the members that RFC 7946 names, in the
// generic interfaces with those names, so far as it matters to whom a value is given.

export type BBox = [number, number, number, number] | [number, number, number, number, number, number];
export type Position = number[];
export type Properties = { [name: string]: any } | null;

interface Object_<Type extends string> {
  type: Type;
  bbox?: BBox | undefined;
}

interface Shape<Type extends string, Coordinates> extends Object_<Type> {
  coordinates: Coordinates;
}

export type Point = Shape<"Point", Position>;
export type MultiPoint = Shape<"MultiPoint", Position[]>;
export type LineString = Shape<"LineString", Position[]>;
export type MultiLineString = Shape<"MultiLineString", Position[][]>;
export type Polygon = Shape<"Polygon", Position[][]>;
export type MultiPolygon = Shape<"MultiPolygon", Position[][][]>;
export interface GeometryCollection extends Object_<"GeometryCollection"> {
  geometries: Geometry[];
}

export type Geometry = Point | MultiPoint | LineString | MultiLineString | Polygon | MultiPolygon | GeometryCollection;

export interface Feature<G extends Geometry | null = Geometry, P = Properties> extends Object_<"Feature"> {
  geometry: G;
  id?: string | number | undefined;
  properties: P;
}

export interface FeatureCollection<G extends Geometry | null = Geometry, P = Properties>
  extends Object_<"FeatureCollection"> {
  features: Feature<G, P>[];
}

export type GeoJSON = Geometry | Feature | FeatureCollection;
