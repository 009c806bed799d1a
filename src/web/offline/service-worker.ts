/**
 * Keeps the whole site, so that the page needs no network once it was loaded: not for workers that are started anew, not to be opened again.
 *
 * The build puts in the names of all files and a version made from their contents; a new build is thus a new script, which the browser
 * notices at the next visit. It replaces the old one at once (`skipWaiting`) and takes over the pages that are open (`claim`): the page
 * that was just loaded is already the new one, as below, and must not be given files of the old one. A page of the old version that
 * is open elsewhere may need a reload then, as after any update of a site.
 */

/** Of the global scope of a service worker, what is used here. */
interface ServiceScope {
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskedEvent) => void): void;
}

interface LastingEvent {
  waitUntil(done: Promise<unknown>): void;
}

interface AskedEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Put in by the build: paths below the site's folder; the folder itself, which is the page, is the empty one. */
declare const SITE_FILES: readonly string[];
declare const SITE_VERSION: string;

const worker = globalThis as unknown as ServiceScope;
const { scope } = worker.registration;
/** Caches belong to the whole origin, which may hold several such sites in different folders. */
const OURS = `espalier ${scope} `;
const CACHE = `${OURS}${SITE_VERSION}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const name = nameOf(request.url);
  if (request.method !== 'GET' || name === undefined) return;
  event.respondWith(isNamedByContent(name) ? fromCacheFirst(request, name) : fromNetworkFirst(request, name));
});

/** All or nothing: where a file cannot be had, there is no new version. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(
    SITE_FILES.map(
      (name) => new Request(new URL(name, scope), { cache: isNamedByContent(name) ? 'default' : 'no-cache' }),
    ),
  );
}

async function dropOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OURS) && name !== CACHE).map((name) => caches.delete(name)));
}

/** Of a file of the site; whatever else is asked for is none of our business. */
function nameOf(address: string): string | undefined {
  const { origin, pathname } = new URL(address);
  const path = `${origin}${pathname}`;
  if (!path.startsWith(scope)) return undefined;
  const name = path.slice(scope.length);
  const shown = name === 'index.html' ? '' : name;
  return SITE_FILES.includes(shown) ? shown : undefined;
}

/** The bundler names these by a hash: another content has another name, so that a kept one is never stale. */
function isNamedByContent(name: string): boolean {
  return name.startsWith('assets/');
}

async function fromCacheFirst(request: Request, name: string): Promise<Response> {
  return (await kept(name)) ?? fetch(request);
}

/** The page itself and what the analyzer asks for by fixed names: as they are now, wherever there is a network. */
async function fromNetworkFirst(request: Request, name: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (problem) {
    const response = await kept(name);
    if (response === undefined) throw problem;
    return response;
  }
}

async function kept(name: string): Promise<Response | undefined> {
  const cache = await caches.open(CACHE);
  return cache.match(new URL(name, scope), { ignoreVary: true });
}
