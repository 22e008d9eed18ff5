// SPDX-License-Identifier: MIT
import { icon } from "../shell/icons.js";

/** The zoom of the first look, and how many pixels the crosshair may be off before the map no longer follows. */
const ZOOM = 14;
const OFF = 40;

/** By how much of its radius the circle may be wrong. */
const FINE = 1 / 200;

/** Messages for GeolocationPositionError.code. */
const problems = {
  1: "The browser does not tell this page where you are. Its settings for this page can allow it.",
  2: "Where you are cannot be found out now.",
  3: "Where you are is still unknown.",
};

/**
 * Adds the button for one's own position: a dot and the circle of its accuracy, a geodesic one, which the map follows until it
 * is moved. Another click follows again, one while it follows ends it.
 */
export function addLocation(app) {
  const { gn, map } = app;
  const button = document.getElementById("location");
  button.append(icon("location"));
  let watch = null;
  let fix = null;
  let isFollowing = false;

  const show = () => {
    button.setAttribute("aria-pressed", String(watch !== null));
    button.dataset.following = String(isFollowing);
    const name = watch === null ? "My location" : isFollowing ? "My location: stop" : "My location: follow again";
    button.setAttribute("aria-label", name);
    app.redraw();
  };
  const draw = (tolerance) => {
    const { point, accuracy } = fix;
    if (!(accuracy > 0)) return {};
    const most = Math.max(1e-6, Math.min(tolerance, accuracy * FINE));
    return {
      areas: [gn.circleGeoJSON(point, accuracy, { tolerance: most, edgeTolerance: most }, { kind: "location" })],
      lines: [gn.arcGeoJSON(point, accuracy, 0, 360, { tolerance: most, edgeTolerance: most }, { kind: "location" })],
    };
  };
  const follow = (isFirst) => {
    const { latitude, longitude } = fix.point;
    if (isFirst) app.goTo(fix.point, Math.max(map.getZoom(), ZOOM));
    else map.easeTo({ center: [longitude, latitude] });
  };

  const stop = () => {
    if (watch !== null) navigator.geolocation.clearWatch(watch);
    watch = fix = null;
    isFollowing = false;
    app.shapes.remove("location");
    show();
  };
  const arrive = ({ coords: { latitude, longitude, accuracy } }) => {
    const isFirst = fix === null;
    fix = { point: { latitude, longitude }, accuracy };
    app.shapes.set("location", draw);
    if (isFirst) app.say(`You are within ${app.length(accuracy)} of the dot`);
    if (isFollowing) follow(isFirst);
    app.redraw();
  };
  const fail = ({ code }) => {
    app.say(problems[code] ?? problems[2]);
    // A position that is only late may still come.
    if (code === 1 || fix === null) stop();
  };
  const start = () => {
    if (!navigator.geolocation) {
      app.say(problems[2]);
      return;
    }
    isFollowing = true;
    watch = navigator.geolocation.watchPosition(arrive, fail, { enableHighAccuracy: true, timeout: 30_000, maximumAge: 10_000 });
    show();
  };
  button.addEventListener("click", () => {
    if (watch === null) start();
    else if (isFollowing || fix === null) stop();
    else {
      isFollowing = true;
      follow(false);
      show();
    }
  });

  const leave = () => {
    if (!isFollowing || fix === null) return;
    isFollowing = false;
    show();
  };
  map.on("dragstart", leave);
  // A flight elsewhere.
  map.on("moveend", () => {
    if (!isFollowing || fix === null || map.isMoving()) return;
    const center = app.center();
    const pixel = (40_075_017 * Math.cos((center.latitude * Math.PI) / 180)) / (512 * 2 ** map.getZoom());
    if (gn.geodesicInverse(fix.point, center).distance > OFF * pixel) leave();
  });

  app.addLayer((context, _, palette) => {
    if (fix === null) return;
    const { x, y, visible } = app.project(fix.point);
    if (!visible) return;
    context.beginPath();
    context.arc(x, y, 8, 0, 2 * Math.PI);
    context.fillStyle = app.shapes.color("location");
    context.fill();
    context.lineWidth = 3;
    context.strokeStyle = palette.halo;
    context.stroke();
  });
  app.location = { fix: () => fix, isFollowing: () => isFollowing };
  show();
}
