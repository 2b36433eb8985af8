// Keeps the shell of the site for visits without a network: its three pages and what they are made of.
// Requests of a search never pass through here: neither queries nor answers are kept.
const CACHE = 'shell-1';
const PAGES = ['/', '/about', '/privacy'];
const PARTS = '/_next/static/';
/** The most parts that are kept; a new build brings new names, and the oldest go first. */
const MOST_PARTS = 120;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    Promise.all(PAGES.map((path) => fetch(path).then((response) => keepPage(path, response)))).then(dropOldParts),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith(PARTS)) event.respondWith(part(request));
  else if (request.mode === 'navigate' && PAGES.includes(url.pathname)) event.respondWith(page(event, url.pathname));
});

/** A page from the network, and without one the page as it was last. */
async function page(event, path) {
  try {
    const response = await fetch(event.request);
    event.waitUntil(keepPage(path, response.clone()).then(dropOldParts));
    return response;
  } catch (error) {
    const kept = await caches.match(path);
    if (!kept) throw error;
    withoutNetwork.add(event.resultingClientId);
    return kept;
  }
}

/** Pages that came from what is kept. */
const withoutNetwork = new Set();

// A page asks whether it did, to say so.
self.addEventListener('message', ({ source }) => source?.postMessage(withoutNetwork.has(source.id)));

/** A part from what is kept: its name changes with its content. */
async function part(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    const copy = response.clone();
    const cache = await caches.open(CACHE);
    // A disk that is full costs what would be kept, and not the page.
    await cache.put(request, copy).catch(() => undefined);
  }
  return response;
}

/** Keeps a page under its bare path, whatever its address carried, and every part that it names. */
async function keepPage(path, response) {
  if (!response.ok) return;
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const address of await partsOf(response)) if (!(await cache.match(address))) missing.push(address);
  await Promise.all([...missing.map((address) => cache.add(address)), cache.put(path, response)]);
}

/** Lets the oldest parts go where there are too many, and none that a kept page names. */
async function dropOldParts() {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(PARTS));
  if (kept.length <= MOST_PARTS) return;
  const pages = (await Promise.all(PAGES.map((path) => cache.match(path)))).filter(Boolean);
  // What many builds have in common is old and in use.
  const used = new Set((await Promise.all(pages.map(partsOf))).flat());
  const unused = kept.filter(({ url }) => !used.has(new URL(url).pathname));
  for (const old of unused.slice(0, kept.length - MOST_PARTS)) await cache.delete(old);
}

/** The addresses of the parts that a page names. */
async function partsOf(page) {
  const html = await page.clone().text();
  return [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
}
