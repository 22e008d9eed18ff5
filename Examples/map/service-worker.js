// SPDX-License-Identifier: MIT
/**
 * @file Keeps the page for times without a network. With a network the page is always that of the server; without, or when
 * the server does not answer in time, it is the one that was kept as a whole. Examples/map/build fills in what is in @...@.
 */

const NAME = "gridnorth-map-@VERSION@";
const FILES = ["@FILES@"];

/** Milliseconds until a server is taken for absent. */
const PATIENCE = 4000;

self.addEventListener("install", (event) => {
  const keep = async () => {
    const cache = await caches.open(NAME);
    await cache.addAll(["./", ...FILES].map((file) => new Request(file, { cache: "no-cache" })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  const clean = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("gridnorth-map-") && name !== NAME).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(self.registration.scope)) return;
  event.respondWith(answer(request));
});

async function answer(request) {
  const kept = await caches.match(request, { ignoreSearch: true, cacheName: NAME });
  if (!kept) return fetch(request);
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: late.signal });
    return answer.ok || answer.status === 304 ? answer : kept;
  } catch {
    return kept;
  } finally {
    // What has begun to come may take longer.
    clearTimeout(timer);
  }
}
