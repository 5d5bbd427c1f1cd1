// The service worker: answers from the version that it keeps. A new version waits until its pages
// are asked to take it, or none of the old one is open.
import { hasVectors, isNeeded } from '../core/vectors';
import { Keeper, type Release } from './keeper';
import { takeOver } from './messages';
import { forgetWords, keptWords } from '../push/words';
import { listenForPushes } from '../push/worker';

declare const self: ServiceWorkerGlobalScope;
// Written in by tools/service_worker.js.
declare const __RELEASE__: Release;

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

// A file that this browser has no use for is not kept.
function neededHere(release: Release): Release {
  const vectors = hasVectors();
  const needed = Object.entries(release.files).filter(([path]) => isNeeded(path, vectors));
  return { ...release, files: Object.fromEntries(needed) };
}

const keeper = new Keeper(neededHere(__RELEASE__), new URL(self.registration.scope), {
  caches,
  fetch: (address, options) => fetch(address, options),
  digest,
});

self.addEventListener('install', (event) => event.waitUntil(keeper.install()));

// Also for the page that was open before there was a worker.
self.addEventListener('activate', (event) =>
  event.waitUntil(keeper.sweep().then(() => self.clients.claim())),
);

self.addEventListener('message', ({ data }) => {
  if (data === takeOver) void self.skipWaiting();
});

// Whatever is no file of the page, a server's answers above all, does not come by here.
self.addEventListener('fetch', (event) => {
  const file = keeper.fileFor(event.request);
  if (file === undefined) return;
  event.respondWith(keeper.kept(file).then((response) => response ?? fetch(event.request)));
});

listenForPushes(self, { kept: keptWords, forget: forgetWords });
