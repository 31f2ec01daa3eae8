import type { Page, Request, Route } from "@playwright/test";

/** A call as `METHOD /path`, below `/api/v1`. */
export type CallName = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/** A call that the page made, with what it sent along. */
export interface SentCall {
  call: string;
  query: Record<string, string>;
  /** Undefined where nothing was sent. */
  body: unknown;
}

const base = "/api/v1";
const pathOf = (request: Request) => new URL(request.url()).pathname.slice(base.length);
const nameOf = (request: Request) => `${request.method()} ${pathOf(request)}`;

/** Every call of the API that the page makes from now on. */
export function sentBy(page: Page): SentCall[] {
  const sent: SentCall[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) return;
    const body: unknown = request.postData() === null ? undefined : request.postDataJSON();
    sent.push({ call: nameOf(request), query: Object.fromEntries(searchParams), body });
  });
  return sent;
}

/** Those of the calls that bear this name. */
export const named = (sent: readonly SentCall[], name: CallName): SentCall[] =>
  sent.filter(({ call }) => call === name);

async function onCall(
  page: Page,
  name: CallName,
  handle: (route: Route) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const address = (url: URL) => url.pathname === base + name.split(" ")[1];
  const handler = async (route: Route) => {
    try {
      await (nameOf(route.request()) === name ? handle(route) : route.fallback());
    } catch (failure) {
      // The test was over, and its page gone, before the answer was there.
      if (!/closed|disposed/.test(String(failure))) throw failure;
    }
  };
  await page.route(address, handler);
  return () => page.unroute(address, handler);
}

/** What every way of breaking a call gives back: how to mend it. */
type Mend = Promise<() => Promise<void>>;

/** The server answers this, until it is mended. `body` is JSON, or the words of a page. */
export const answer = (page: Page, name: CallName, status: number, body: object | string): Mend =>
  onCall(page, name, (route) =>
    typeof body === "string"
      ? route.fulfill({ status, contentType: "text/html", body })
      : route.fulfill({ status, json: body }),
  );

/** The server answers with each status in turn, and with the last ever after. Gives back those answered so far. */
export async function answerInTurn(page: Page, name: CallName, statuses: readonly number[]): Promise<number[]> {
  const answered: number[] = [];
  await onCall(page, name, async (route) => {
    const status = statuses[Math.min(answered.length, statuses.length - 1)] ?? 500;
    answered.push(status);
    await route.fulfill({ status, contentType: "text/html", body: `<h1>${status}</h1>` });
  });
  return answered;
}

/** The line drops under the call, until it is mended. */
export const dropLine = (page: Page, name: CallName): Mend =>
  onCall(page, name, (route) => route.abort("connectionreset"));

/** The server's true answer, changed on its way. */
export const rewrite = (page: Page, name: CallName, change: (body: never) => unknown): Mend =>
  onCall(page, name, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change((await response.json()) as never) });
  });

/** The call waits until the function given back is called; those that come later go through. */
export async function holdBack(page: Page, name: CallName): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>();
  await onCall(page, name, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return async () => gate.resolve();
}
