// SPDX-License-Identifier: MIT
/**
 * @file The colors of KML, which the library leaves out, read from the same text: those that a placemark has itself, and those of the
 * style in the document that it names. Styles of other documents are not fetched. Nothing here knows the page.
 */

const STYLED = /<(?:[\w.-]+:)?(?:LineStyle|PolyStyle|IconStyle)[\s>]/u;

/**
 * The look of each placemark and overlay, in their order, with the names that GeoJSON files of many programs have for it: "stroke",
 * "stroke-opacity", "stroke-width", "fill", "fill-opacity" and "marker-color".
 */
export function looksOf(text) {
  // An entity could name anything.
  if (!STYLED.test(text) || text.includes("<!DOCTYPE")) return [];
  const file = new DOMParser().parseFromString(text.trimStart(), "application/xml");
  const shared = new Map([...file.querySelectorAll("Style[id], StyleMap[id]")].map((one) => [`#${one.getAttribute("id")}`, one]));

  /** The look of a Style, a StyleMap, a Pair or a Placemark: that of the style that it names, changed by those within. */
  const look = (one, depth = 0) => {
    // A style that names itself.
    if (!one || depth > 8) return {};
    if (one.localName === "Style") return ownLook(one);
    const inner = [...one.children].filter(({ localName }) => ["Style", "StyleMap"].includes(localName));
    const normal = one.localName === "StyleMap" && [...one.children].find((pair) => textIn(pair, "key") === "normal");
    const named = one.localName === "StyleMap" ? look(normal, depth + 1) : look(shared.get(textIn(one, "styleUrl")), depth + 1);
    return inner.reduce((sum, style) => ({ ...sum, ...look(style, depth + 1) }), named);
  };
  return [...file.querySelectorAll("Placemark, GroundOverlay")].map((one) => look(one));
}

function ownLook(style) {
  const found = {};
  const part = (name) => [...style.children].find(({ localName }) => localName === name);
  const [line, area, icon] = ["LineStyle", "PolyStyle", "IconStyle"].map(part);
  const [stroke, fill, mark] = [line, area, icon].map((one) => one && colorIn(one));
  if (stroke) [found.stroke, found["stroke-opacity"]] = stroke;
  const width = line ? Number(textIn(line, "width") || NaN) : NaN;
  if (width >= 0) found["stroke-width"] = width;
  if (fill) [found.fill, found["fill-opacity"]] = fill;
  if (area && textIn(area, "fill") === "0") found["fill-opacity"] = 0;
  if (area && textIn(area, "outline") === "0") found["stroke-opacity"] = 0;
  if (mark) [found["marker-color"]] = mark;
  return found;
}

/** A color of KML, eight hexadecimal digits of opacity, blue, green and red, as one of CSS and an opacity. */
function colorIn(style) {
  const [, opacity, blue, green, red] = /^#?([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(textIn(style, "color")) ?? [];
  return red && [`#${red}${green}${blue}`.toLowerCase(), parseInt(opacity, 16) / 255];
}

function textIn(one, name) {
  return [...one.children].find(({ localName }) => localName === name)?.textContent.trim() ?? "";
}
