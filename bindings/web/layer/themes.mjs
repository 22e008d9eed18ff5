// SPDX-License-Identifier: MIT
/** @file How a grid looks: colors by theme, weights of lines, sizes of letters. */

const light = {
  line: "#1c5d8c", square: "#164e78", border: "#b3430c", casing: null,
  text: "#174b72", borderText: "#9a3708", halo: "rgba(255,255,255,0.92)", cell: "#1c5d8c",
};

export const themes = {
  light,
  dark: {
    line: "#6fb4e0", square: "#8cc8f0", border: "#f2a05c", casing: null,
    text: "#a9d5f2", borderText: "#ffbd85", halo: "rgba(8,16,22,0.9)", cell: "#6fb4e0",
  },
  // Over photographs no color is safe: dark lines on white ones.
  imagery: {
    line: "#0d2c44", square: "#0d2c44", border: "#7a1f00", casing: "rgba(255,255,255,0.72)",
    text: "#0d2c44", borderText: "#7a1f00", halo: "rgba(255,255,255,0.95)", cell: "#ffe14d",
  },
};

/** The colors that an option names: a theme, the system's choice, or own colors over those of a theme. */
export function paletteOf(theme, isDark) {
  if (theme === undefined || theme === null || theme === "auto") return isDark ? themes.dark : themes.light;
  if (typeof theme === "object") return { ...paletteOf(theme.base, isDark), ...theme };
  if (!Object.hasOwn(themes, theme)) {
    throw new TypeError(`theme must be "auto", ${Object.keys(themes).map((name) => `"${name}"`).join(", ")} or an object of colors`);
  }
  return themes[theme];
}

/** The weights of lines, from bottom to top: pixels, opacity and color. */
export const weights = [
  { width: 0.8, opacity: 0.5, color: "line" },
  { width: 1.3, opacity: 0.7, color: "line" },
  { width: 1.9, opacity: 0.75, color: "square" },
  { width: 2.4, opacity: 0.85, color: "border" },
  { width: 1, opacity: 0.75, color: "border" },
];
export const FINE = 0;
export const TENTH = 1;
export const SQUARE = 2;
export const BORDER = 3;
export const BORDERS_ALONE = 4;

/** By how much a casing is wider than its line, in pixels. */
export const CASING = 2.2;

export const letters = {
  "grid-zone": { size: 19, weight: 650, color: "borderText" },
  square: { size: 15, weight: 600, color: "text" },
  corner: { size: 15, weight: 650, color: "borderText" },
  principal: { size: 13, weight: 650, color: "text" },
  small: { size: 9, weight: 600, color: "text" },
  reference: { size: 11, weight: 500, color: "text" },
  cell: { size: 12, weight: 650, color: "text" },
};
