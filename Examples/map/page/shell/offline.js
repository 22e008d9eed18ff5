// SPDX-License-Identifier: MIT

/** Lets the browser keep the page and the map seen so far, so that it opens without a network, and can be installed. */
export function useOffline(app) {
  // Some browsers have no service worker, and no browser has one on a page from an open network.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("service-worker.js").catch((error) => console.warn(error));
  const isFirst = !navigator.serviceWorker.controller;
  const tell = ({ active }) => active.postMessage({ seen: performance.getEntriesByType("resource").map(({ name }) => name) });
  if (isFirst) app.map.once("idle", () => navigator.serviceWorker.ready.then(tell));
  if (!navigator.onLine) app.say("There is no network: this is the map that was kept");
}
