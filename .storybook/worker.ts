import { isCommonAssetRequest } from "msw";
import { type SetupWorker, setupWorker } from "msw/browser";
import { HttpNetworkFrame } from "msw/experimental";

/** Requests without a handler. They fail the story, which must not depend on the network. */
export const unhandledRequests: string[] = [];

let started: Promise<SetupWorker> | undefined;

/** Starts the service worker once, even if a docs page renders several stories at the same time. */
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
      unhandledRequests.push(`${method} ${url}`);
      defaults.error();
    },
  });
  return worker;
}
