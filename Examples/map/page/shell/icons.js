// SPDX-License-Identifier: MIT

/** Paths in a box of 24 x 24, drawn as lines. */
const paths = {
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  close: "M6 6l12 12M18 6L6 18",
  sun: "M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M2 12h2M20 12h2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4",
  moon: "M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z",
  layers: "M12 3.5l9 5-9 5-9-5zM3 13l9 5 9-5M3 17l9 5 9-5",
  help: "M9 9a3 3 0 115 2.2c-1.2 1-2 1.5-2 3.3M12 18.2v.1",
  chevron: "M6 9l6 6 6-6",
  copy: "M9 8h11v12H9zM5 16V4h11",
  search: "M11 4a7 7 0 100 14 7 7 0 000-14zM16.2 16.2L21 21",
  marker: "M12 21s-7-6.3-7-11.5a7 7 0 0114 0C19 14.7 12 21 12 21zM12 7.2a2.4 2.4 0 100 4.8 2.4 2.4 0 000-4.8z",
  rings: "M12 3a9 9 0 100 18 9 9 0 000-18zM12 8a4 4 0 100 8 4 4 0 000-8zM12 12V3",
  route: "M5 19a2 2 0 100-.1zM19 5a2 2 0 100-.1zM6.5 17.5l4-8 3 5 4.2-8",
  polygon: "M12 3l8.5 6.2-3.2 10H6.7l-3.2-10z",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z",
  trash: "M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13",
  location: "M12 6.5a5.5 5.5 0 100 11 5.5 5.5 0 000-11zM12 2v4.5M12 17.5V22M2 12h4.5M17.5 12H22",
  settings: "M4 7h9M17 7h3M15 4.5v5M4 17h3M11 17h9M9 14.5v5",
  share: "M18 3a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM6 9.5a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM18 16a2.5 2.5 0 100 5 2.5 2.5 0 000-5zM8.2 10.8l7.6-4.1M8.2 13.2l7.6 4.1",
  print: "M7 9V3h10v6M7 18H4v-9h16v9h-3M7 15h10v6H7z",
  download: "M12 4v11M7 11l5 5 5-5M5 20h14",
};

/**
 * An icon as an SVG element, hidden from screen readers: the button that holds it has a name.
 *
 * @param {keyof typeof paths} name
 */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(svg.namespaceURI, "path");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}
