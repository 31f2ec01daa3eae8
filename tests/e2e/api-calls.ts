import type { Page, Request, Route } from "@playwright/test";

/** A call as `METHOD /path`, with the path relative to `/api/v1`. */
export type CallName = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/** A call that the page made. */
export interface RecordedCall {
  call: string;
  query: Record<string, string>;
  /** `undefined` for a request without a body. */
  body: unknown;
}

const base = "/api/v1";
const pathOf = (request: Request) => new URL(request.url()).pathname.slice(base.length);
const nameOf = (request: Request) => `${request.method()} ${pathOf(request)}`;

/** Records every API call that the page makes from now on. */
export function recordCalls(page: Page): RecordedCall[] {
  const calls: RecordedCall[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) return;
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    calls.push({ call: nameOf(request), query: Object.fromEntries(searchParams), body });
  });
  return calls;
}

/** Records the names of the API calls that the page makes from now on, except the request for the visitor's country. */
export function recordCallNames(page: Page): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${base}/`) && pathname !== `${base}/geo`) calls.push(nameOf(request));
  });
  return calls;
}

/** Returns the recorded calls with this name. */
export const callsTo = (calls: readonly RecordedCall[], name: CallName): RecordedCall[] =>
  calls.filter(({ call }) => call === name);

/**
 * Waits until every request that the page has started is recorded: waits two frames for pending renders, then sends a
 * request and awaits its reply. Call it before asserting that a call was not made, or was made only once. If the clock is
 * paused, run it first.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    await fetch("/health");
  });

async function onCall(
  page: Page,
  name: CallName,
  handle: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const matches = (url: URL) => url.pathname === base + name.split(" ")[1];
  let isRestored = false;
  const handler = async (route: Route) => {
    try {
      await (nameOf(route.request()) === name && !isRestored ? handle(route) : route.fallback());
    } catch (error) {
      // The test may end, and close its page, before the reply is sent.
      if (!/closed|disposed|Test ended/.test(String(error))) throw error;
    }
  };
  await page.route(matches, handler);
  // Removing the route here would make Playwright handle a request twice that is under way at this moment.
  return async () => void (isRestored = true);
}

/** Resolves to a function that restores the server's own replies. */
type Restore = Promise<() => Promise<void>>;

/** Replies to the call with this status and body: an object is sent as JSON, a string as `contentType`. */
export const mockReply = (
  page: Page,
  name: CallName,
  status: number,
  body: object | string,
  contentType = "text/html",
): Restore =>
  onCall(page, name, (route) =>
    typeof body === "string" ? route.fulfill({ status, contentType, body }) : route.fulfill({ status, json: body }),
  );

/** Resets the connection during the call. */
export const dropConnection = (page: Page, name: CallName): Restore =>
  onCall(page, name, (route) => route.abort("connectionreset"));

/** Changes the body of the server's reply. */
export const changeReply = (page: Page, name: CallName, change: (body: never) => unknown): Restore =>
  onCall(page, name, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });

/** Holds the call until the returned function is called; later calls pass. */
export async function holdCall(page: Page, name: CallName): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await onCall(page, name, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return async () => gate.resolve();
}
