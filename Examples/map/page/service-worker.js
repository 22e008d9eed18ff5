// SPDX-License-Identifier: MIT
/**
 * @file Keeps the page for times without a network: its program, and the parts of the map that were seen. With a network
 * the page is always that of the server; without, or when the server does not answer in time, it is the one that was kept.
 * Examples/map/build fills in the placeholders @...@.
 */

const NAME = "gridnorth-map-@VERSION@";
const FILES = ["@FILES@"];

/** Shores, names and tiles that were seen, and how many of them are kept. */
const SEEN = `${NAME}-seen`;
const MOST_SEEN = 200;

/** Parts of the archive of coasts that were seen, and how many of them are kept. */
const PARTS = `${NAME}-parts`;
const MOST_PARTS = 400;
const ARCHIVE = "detail.pmtiles";

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
    await Promise.all(names.filter((name) => name.startsWith("gridnorth-map-") && !name.startsWith(NAME)).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clean());
});

/** The first visit has loaded its files before this script ran: it passes on their addresses. */
self.addEventListener("message", (event) => {
  const keep = async () => {
    for (const address of event.data.seen) {
      if (!isOurs(address) || isArchive(address) || (await kept(address))) continue;
      const answer = await fetch(address).catch(() => null);
      if (answer) await remember(address, answer);
    }
  };
  event.waitUntil(keep());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !isOurs(request.url)) return;
  const isPart = request.headers.has("range");
  if (isArchive(request.url)) isPart && event.respondWith(part(event));
  else if (!isPart) event.respondWith(answer(event));
});

function isArchive(address) {
  return new URL(address).pathname.endsWith(`/${ARCHIVE}`);
}

/** A part of the archive. Caches refuse parts: each is kept as a whole file of its own, whose address names the part. */
async function part(event) {
  const { request } = event;
  const name = `${ARCHIVE}?${encodeURIComponent(request.headers.get("range"))}`;
  const cache = await caches.open(PARTS);
  const otherwise = await cache.match(name);
  const keep = async (answer) => {
    await cache.put(name, new Response(await answer.arrayBuffer()));
    await dropOldest(cache, MOST_PARTS);
  };
  try {
    const answer = await fetch(request, { signal: otherwise ? AbortSignal.timeout(PATIENCE) : undefined });
    if (answer.status === 206) event.waitUntil(keep(answer.clone()).catch(() => {}));
    return answer;
  } catch (error) {
    if (!otherwise) throw error;
    return new Response(otherwise.body, { status: 206 });
  }
}

async function dropOldest(cache, most) {
  const all = await cache.keys();
  await Promise.all(all.slice(0, Math.max(0, all.length - most)).map((old) => cache.delete(old)));
}

function isOurs(address) {
  return address.startsWith(self.registration.scope);
}

async function kept(request) {
  return (await caches.match(request, { ignoreSearch: true, cacheName: NAME })) ?? caches.match(request, { cacheName: SEEN });
}

/** Keeps an answer that is not part of the program, and drops the oldest ones. */
async function remember(request, answer) {
  if (answer.status !== 200 || (await caches.match(request, { ignoreSearch: true, cacheName: NAME }))) return;
  const cache = await caches.open(SEEN);
  await cache.put(request, answer);
  await dropOldest(cache, MOST_SEEN);
}

async function answer(event) {
  const { request } = event;
  const otherwise = await kept(request);
  const late = new AbortController();
  const timer = otherwise && setTimeout(() => late.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: late.signal });
    if (answer.ok) event.waitUntil(remember(request, answer.clone()).catch(() => {}));
    return answer.ok || answer.status === 304 || !otherwise ? answer : otherwise;
  } catch (error) {
    if (!otherwise) throw error;
    return otherwise;
  } finally {
    // A download that has begun may take longer.
    clearTimeout(timer);
  }
}
