import { isCommonAssetRequest } from "msw";
import { type SetupWorker, setupWorker } from "msw/browser";
import { defineNetwork, type DefineNetworkOptions, HttpNetworkFrame, InterceptorSource } from "msw/experimental";

/** Requests without a handler. They fail the story, which must not depend on the network. */
export const unhandledRequests: string[] = [];

let started: Promise<SetupWorker> | undefined;

/** Starts to intercept requests once, even if a docs page renders several stories at the same time. */
export const startWorker = (): Promise<SetupWorker> => (started ??= start());

type UnhandledFrame = Exclude<DefineNetworkOptions<[]>["onUnhandledFrame"], string | undefined>;

const onUnhandledFrame: UnhandledFrame = ({ frame, defaults }) => {
  if (!(frame instanceof HttpNetworkFrame) || isCommonAssetRequest(frame.data.request)) return;
  const { method, url } = frame.data.request;
  if (new URL(url).origin === location.origin && !new URL(url).pathname.startsWith("/api/")) return;
  unhandledRequests.push(`${method} ${url}`);
  defaults.error();
};

async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  if (import.meta.env["VITEST_STORYBOOK"] !== "false") {
    const url = `${import.meta.env.BASE_URL}mockServiceWorker.js`;
    await worker.start({ quiet: true, serviceWorker: { url }, onUnhandledFrame });
    return worker;
  }
  // Passing every request through a service worker takes a large part of the processor time (docs/decisions/0018).
  const { FetchInterceptor } = await import("@mswjs/interceptors/fetch");
  const { XMLHttpRequestInterceptor } = await import("@mswjs/interceptors/XMLHttpRequest");
  const interceptors = [new FetchInterceptor(), new XMLHttpRequestInterceptor()];
  const sources = [new InterceptorSource({ interceptors })];
  const network = defineNetwork({ sources, context: { quiet: true }, onUnhandledFrame });
  network.enable();
  return { ...worker, use: network.use, resetHandlers: network.resetHandlers };
}
