import { basePath } from "@trellis/contract/call";
import { build } from "./build.ts";
import { createKeptServer } from "./kept-server.ts";

// The demo’s service worker runs the server and caches the files of the app for offline visits.

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends WorkEvent {
  request: Request;
  respondWith(reply: Promise<Response>): void;
}
/** Members of the service worker’s scope that TypeScript’s DOM types lack. */
interface WorkerScope {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { scope: string };
}

const worker = globalThis as unknown as WorkerScope;
const { files, version } = build;
const cacheName = `trellis-demo-${version}`;
const page = new URL(".", worker.registration.scope).href;
const serve = createKeptServer(version, location.origin);

const listen = (type: string, listener: (event: FetchEvent) => void) =>
  globalThis.addEventListener(type, (event) => listener(event as FetchEvent));

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll([page, ...files]);
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith("trellis-demo-") && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function fileOf(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request.mode === "navigate" ? page : request, { ignoreVary: true });
  return kept ?? fetch(request);
}

listen("install", (event) => event.waitUntil(install()));
listen("activate", (event) => event.waitUntil(activate()));
// A page that was reloaded without the worker asks the worker to control it.
listen("message", (event) => event.waitUntil(worker.clients.claim()));
listen("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (pathname.startsWith(`${basePath}/`)) event.respondWith(serve(request));
  else if (request.method === "GET") event.respondWith(fileOf(request));
});
