// SPDX-License-Identifier: MIT

export const WIDEST = 360;
export const NARROWEST = 1;
export const SHORTEST = 1;
export const LONGEST = 15_000_000;

const limited = (value, least, most) => Math.max(least, Math.min(most, value));
const turned = (degrees) => ((Math.round(degrees) % 360) + 360) % 360;
const threeDigits = (value) => Number(value.toPrecision(3));

/**
 * Puts handles on a sector: the knob outside its arc turns it, the one on the arc sets its range, and those at the ends of
 * the arc set its width.
 *
 * @param {() => {center: object, azimuth: number, width: number, range: number}} get
 * @param {(change: {azimuth?: number, width?: number, range?: number}) => void} set
 * @returns {{update: () => void, remove: () => void}}
 */
export function addSectorHandles(app, get, set) {
  const { gn } = app;
  const at = (azimuth, part) => {
    const { center, range } = get();
    return gn.geodesicDirect(center, azimuth, Math.min(range * part, 19_900_000)).to;
  };
  const seen = (position) => gn.geodesicInverse(get().center, position);

  /** Positive to the right or up: the change of a value by an arrow key. */
  const toward = ([right, down]) => right || -down;
  const turn = (by) => set({ azimuth: turned(get().azimuth + by) });
  const widen = (by) => set({ width: limited(get().width + by, NARROWEST, WIDEST) });
  const stretch = (by) => set({ range: limited(threeDigits(get().range * (1 + by)), SHORTEST, LONGEST) });
  const widenTo = (position) => {
    const off = Math.abs(((seen(position).azimuthFrom - get().azimuth + 540) % 360) - 180);
    set({ width: limited(Math.round(2 * off), NARROWEST, WIDEST) });
  };

  const kinds = [
    {
      label: "Direction of the sector", look: "turn", text: "↻", min: 0, max: 360,
      place: ({ azimuth }) => at(azimuth, 1.22),
      value: ({ azimuth }) => [azimuth, gn.angleFormat(azimuth)],
      drag: (position) => set({ azimuth: turned(seen(position).azimuthFrom) }),
      step: (direction, isLarge) => turn(toward(direction) * (isLarge ? 10 : 1)),
    },
    ...[-1, 1].map((side) => ({
      label: `Width of the sector, ${side < 0 ? "left" : "right"} side`, look: "side", min: NARROWEST, max: WIDEST,
      place: ({ azimuth, width }) => at(azimuth + (side * width) / 2, 1),
      value: ({ width }) => [width, gn.angleFormat(width)],
      drag: widenTo,
      step: (direction, isLarge) => widen(toward(direction) * (isLarge ? 10 : 1)),
    })),
    {
      label: "Range of the sector", look: "range", min: SHORTEST, max: LONGEST,
      place: ({ azimuth }) => at(azimuth, 1),
      value: ({ range }) => [Math.round(range), gn.lengthFormat(range, app.units())],
      drag: (position) => set({ range: limited(threeDigits(seen(position).distance), SHORTEST, LONGEST) }),
      step: (direction, isLarge) => stretch(toward(direction) * (isLarge ? 0.1 : 0.02)),
    },
  ];
  const handles = kinds.map((kind) => {
    const handle = app.addHandle({ ...kind, point: kind.place(get()) });
    handle.limits(kind.min, kind.max);
    return { kind, handle };
  });
  const update = () => {
    for (const { kind, handle } of handles) {
      handle.move(kind.place(get()));
      handle.value(...kind.value(get()));
    }
  };
  update();
  return { update, remove: () => handles.forEach(({ handle }) => handle.remove()) };
}
