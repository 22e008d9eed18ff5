// SPDX-License-Identifier: MIT

/**
 * Adds `app.things`, the user's own things: `get()` returns {markers, route, polygon}; `replace(wanted, text)` puts others
 * there, undoably if something was lost, and says the text; `described(things)` in words, or nothing.
 */
export function addThings(app) {
  const get = () => structuredClone({ markers: app.markers.all(), route: app.route.points(), polygon: app.polygon.points() });
  const described = ({ markers, route, polygon }) => {
    const parts = [
      markers.length > 0 && (markers.length === 1 ? "one marker" : `${markers.length} markers`),
      route.length > 0 && `a route of ${points(route)}`,
      polygon.length > 0 && `a polygon of ${points(polygon)}`,
    ].filter(Boolean);
    return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
  };
  const replace = (wanted, text) => {
    const before = get();
    app.markers.set(wanted.markers);
    app.route.set(wanted.route);
    app.polygon.set(wanted.polygon);
    if (described(before)) app.undoable(text, () => replace(before, "Yours are back"));
    else app.say(text);
  };
  app.things = { get, replace, described };
}

function points(list) {
  return list.length === 1 ? "one point" : `${list.length} points`;
}
