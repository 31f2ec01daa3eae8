import { createHmac } from "node:crypto";
import type Stripe from "stripe";
import { expandPath } from "./expand.ts";
import { missing, StripeRefusal } from "./refusal.ts";
import type { Requests } from "./requests.ts";
import { handlers } from "./routes.ts";
import { authenticate } from "./setups.ts";
import { Store } from "./store.ts";
import { advance } from "./time.ts";
import { parseForm, validated } from "./validate.ts";

/** A fault that replaces the normal reply to a request. */
export type Fault = "lost request" | "lost reply" | "server error";

/** A local stand-in for Stripe, with the documented behavior that Trellis uses. */
export interface StripeStandIn {
  secretKey: string;
  webhookSecret: string;
  store: Store;
  /** Requests that were refused as malformed, which means that the code under test is wrong. */
  violations: string[];
  /** Refuses all requests with this message, unless it is null. */
  message: string | null;
  /** Returns the fault of a request, by its route and its body or query. */
  faults: (route: keyof Requests, body: string) => Fault | null;
  /** Replies to a request, or throws as a broken connection does. */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Processes everything that is due, and returns the events since the last call, oldest first. */
  takeEvents: () => Stripe.Event[];
  /** Signs a webhook. */
  webhook: (event: Stripe.Event, at?: Date) => { body: string; headers: Record<string, string> };
  /** Replies to the owner's bank, as the browser does; false if nothing waits for a reply. */
  authenticate: (clientSecret: string, outcome: "approved" | "declined") => boolean;
}

const routes = Object.keys(handlers) as (keyof Requests)[];
const matchers = routes.map((route) => {
  const [method = "", path = ""] = route.split(" ");
  return { route, method, pattern: new RegExp(`^/v1/${path.replace(":id", "([^/]+)")}$`) };
});

/** Finds the route of a request. Exact paths come before those with ids. */
function routeOf(method: string, path: string): { route: keyof Requests; id: string } {
  const found = matchers
    .filter((each) => each.method === method && each.pattern.test(path))
    .toSorted((one, other) => Number(one.route.includes(":id")) - Number(other.route.includes(":id")))[0];
  if (!found) throw missing("path", path);
  return { route: found.route, id: decodeURIComponent(found.pattern.exec(path)?.[1] ?? "") };
}

const reply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "request-id": "req_1", ...headers },
  });

/** Creates a stand-in. `now` is Stripe's time. */
export function createStripeStandIn(now: () => Date): StripeStandIn {
  const store = new Store(now);
  const secretKey = "sk_test_standin";
  const webhookSecret = "whsec_standin";
  const repeated = new Map<string, { request: string; status: number; body: unknown }>();
  let taken = 0;

  const standIn: StripeStandIn = {
    secretKey,
    webhookSecret,
    store,
    violations: [],
    message: null,
    faults: () => null,
    fetch: async (input, init) => answer(new Request(input, init)),
    takeEvents: () => {
      advance(store);
      const events = store.events.slice(taken);
      taken = store.events.length;
      return events;
    },
    webhook: (event, at = now()) => {
      const body = JSON.stringify(event);
      const time = Math.floor(at.getTime() / 1000);
      const signature = createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex");
      return { body, headers: { "content-type": "application/json", "stripe-signature": `t=${time},v1=${signature}` } };
    },
    authenticate: (clientSecret, outcome) => authenticate(store, clientSecret, outcome),
  };

  /** Handles a request whose parameters were read. */
  function handle(method: string, path: string, params: Record<string, unknown>): unknown {
    const { route, id } = routeOf(method, path);
    const { expand = [], ...own }: { expand?: string[] } = validated(route, params);
    // The handler of a route takes the parameters of that route.
    const handler = handlers[route] as (to: Store, sent: unknown, of: string) => object;
    const copy = structuredClone(handler(store, own, id));
    for (const each of expand) expandPath(store, copy, each.split("."));
    return copy;
  }

  function refusalOf(error: unknown): { status: number; body: unknown } {
    if (!(error instanceof StripeRefusal)) throw error;
    const { status, body } = error;
    if (body.code === "parameter_unknown" || body.code === "parameter_invalid") standIn.violations.push(body.message);
    return { status, body: { error: body } };
  }

  function faultOf(method: string, path: string, body: string): Fault | null {
    try {
      return standIn.faults(routeOf(method, path).route, body);
    } catch {
      return null;
    }
  }

  function process(method: string, url: URL, text: string, key: string | null): Response {
    const request = `${method} ${url.pathname} ${text}`;
    const known = key === null ? undefined : repeated.get(key);
    if (known) {
      if (known.status === 500) return serverError(request, key);
      if (known.request === request) return reply(known.status, known.body, { "idempotent-replayed": "true" });
      const message =
        "Keys for idempotent requests can only be used with the same parameters they were first used with.";
      return reply(400, { error: { type: "idempotency_error", message } });
    }
    let result: { status: number; body: unknown };
    try {
      const params = parseForm([url.search.slice(1), text].filter(Boolean).join("&"));
      result = { status: 200, body: handle(method, url.pathname, params) };
    } catch (error) {
      result = refusalOf(error);
    }
    if (key !== null) repeated.set(key, { request, ...result });
    return reply(result.status, result.body);
  }

  /** Fails a request. Stripe saves the reply to a write, and repeats it for the same key. */
  function serverError(request: string, key: string | null): Response {
    const body = { error: { type: "api_error", message: "An error occurred." } };
    if (key === null) return reply(500, body);
    if (!repeated.has(key)) repeated.set(key, { request, status: 500, body });
    return reply(500, body, { "idempotency-key": key, "stripe-should-retry": "false" });
  }

  async function answer(request: Request): Promise<Response> {
    const { method, headers } = request;
    const url = new URL(request.url);
    if (headers.get("authorization") !== `Bearer ${secretKey}`) {
      return reply(401, { error: { type: "invalid_request_error", message: "Invalid API Key provided: sk_test_***" } });
    }
    if (headers.get("stripe-version") === null) standIn.violations.push("no version");
    const text = method === "GET" ? "" : await request.text();
    // Stripe ignores the key of a DELETE.
    const key = method === "POST" ? headers.get("idempotency-key") : null;
    const isWrite = method === "POST" && !url.pathname.endsWith("/create_preview");
    if (isWrite && (key === null || key.startsWith("stripe-node-retry-"))) {
      standIn.violations.push(`no idempotency key: ${method} ${url.pathname}`);
    }
    advance(store);
    const fault = faultOf(method, url.pathname, method === "GET" ? url.search.slice(1) : text);
    if (fault === "lost request") throw new TypeError("fetch failed");
    if (fault === "server error") return serverError(`${method} ${url.pathname} ${text}`, key);
    if (standIn.message !== null) {
      return reply(400, { error: { type: "invalid_request_error", message: standIn.message } });
    }
    const response = process(method, url, text, key);
    if (fault === "lost reply") throw new TypeError("fetch failed");
    return response;
  }

  return standIn;
}
