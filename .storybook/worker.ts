import { isCommonAssetRequest } from "msw";
import { type SetupWorker, setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

/** Requests that nobody answered: a story must not depend on anything outside. */
export const unanswered: string[] = [];

let started: Promise<SetupWorker> | undefined;

/** The service worker that hands requests to the mock: one, however many stories a docs page begins at once. */
export const startWorker = (): Promise<SetupWorker> => (started ??= start());

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame) || isCommonAssetRequest(frame.data.request)) return;
      const { method, url } = frame.data.request;
      if (new URL(url).origin === location.origin && !new URL(url).pathname.startsWith("/api/")) return;
      unanswered.push(`${method} ${url}`);
      defaults.error();
    },
  });
  return worker;
}
