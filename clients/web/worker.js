// What makes the page installable. A page is always asked for at the server, so that an upgrade is there at once; only without
// a line the last one is shown. Files in /assets/ are named by their content and never change. Nothing else is kept.
const CACHE = 'lizardry-{BUILD}';
const worker = /** @type {any} */ (self);

worker.addEventListener('install', (/** @type {any} */ event) => {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.add(new Request('/', { cache: 'reload' }))).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (/** @type {any} */ event) => {
    event.waitUntil(caches.keys().then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)))).then(() => worker.clients.claim()));
});

/** @param {Request} request */
async function asset(request) {
    const found = await caches.match(request);
    if (found) return found;
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
}

worker.addEventListener('fetch', (/** @type {any} */ event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== location.origin) return;
    if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
    else if (request.mode === 'navigate' && pathname !== '/plain' && !pathname.startsWith('/api/')) event.respondWith(fetch(request).catch(() => caches.match('/')));
});
