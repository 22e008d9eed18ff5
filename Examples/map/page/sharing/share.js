// SPDX-License-Identifier: MIT
import { button, element } from "../shell/dom.js";
import { decode, encode } from "./link.js";
import { savePicture } from "../print/picture.js";

/** The length of a link that browsers and chats pass on whole. */
const LONG = 8000;

/**
 * Adds the panel that shares the map: as a link, as a picture, or as a file. The contents of a link replace one's own only after a
 * question, and undoably.
 *
 * @param {ReturnType<import("./link.js").watchLinks>} onShared
 */
export function addShare(app, onShared) {
  const copyLink = async () => {
    const things = app.things.get();
    const view = location.href.split("#")[0] + viewOf(app.map);
    const link = app.things.described(things) ? view + (await encode(things)) : view;
    const warning = link.length > LONG ? ` It has ${link.length} characters; some programs cut it.` : "";
    const file = app.below.file();
    const left = file ? ` The map ${file} is a file of this machine and not in it.` : "";
    await app.copy(link, `The link is copied.${left}${warning}`);
  };
  const receive = async (text) => {
    let brought;
    try {
      brought = await decode(text);
    } catch ({ message }) {
      app.say(message);
      return;
    }
    const what = app.things.described(brought);
    if (!what) return;
    const own = app.things.described(app.things.get());
    const isSame = JSON.stringify(brought) === JSON.stringify(await decode((await encode(app.things.get())).replace(/^.*=/, "")));
    if (isSame || (own && !(await isWanted(what, own)))) return;
    app.things.replace(brought, `From the link: ${what}`);
  };
  app.received = Promise.resolve();
  onShared((text) => {
    app.received = receive(text);
  });

  app.addPanel({
    id: "share", title: "Share and files", short: "Share", icon: "share", key: "c",
    build(body) {
      body.append(
        element("div", { class: "actions" },
          button("Copy link", copyLink, { class: "primary" }), button("Save picture", () => savePicture(app))),
        element("p", { class: "hint" }, "The link has the view, the markers, the route and the polygon: they are in the link itself, no server gets them. What is drawn from files is not. Another map below the grid is in it by its address."),
        ...app.files.parts());
    },
  });
}

/** The view, as MapLibre writes it into the address, which it does only now and then. */
function viewOf(map) {
  const zoom = Math.round(map.getZoom() * 100) / 100;
  const { lat, lng } = map.getCenter().wrap();
  const places = Math.ceil((zoom * Math.LN2 + Math.log(512 / 360 / 0.5)) / Math.LN10);
  const [latitude, longitude] = [lat, lng].map((degrees) => Number(degrees.toFixed(Math.max(0, places))));
  const [bearing, pitch] = [map.getBearing(), map.getPitch()].map((degrees) => Math.round(degrees * 10) / 10);
  return `#${[zoom, latitude, longitude, ...(bearing || pitch ? [bearing, pitch] : [])].join("/")}`;
}

/** Asks whether the contents of a link shall replace one's own. */
function isWanted(what, own) {
  return new Promise((resolve) => {
    const answer = (value) => () => {
      dialog.close();
      resolve(value);
    };
    const dialog = element("dialog", { id: "received", class: "card", "aria-labelledby": "received-title", close: () => resolve(false) },
      element("h2", { id: "received-title" }, "Shared with you"),
      element("p", {}, `This link has ${what}. You have ${own}.`),
      element("div", { class: "actions" },
        button("Replace mine", answer(true)), button("Keep mine", answer(false), { class: "primary", autofocus: true })));
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
  });
}
