import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, RequestError } from "@hono/node-server";
import { type Listening, listen } from "@trellis/runtime/node-http/listen";
import type { PageOrigins } from "@trellis/runtime/node-http/page-policy";
import { createWebApp } from "@trellis/runtime/node-http/web-app";
import type { ServerLog } from "@trellis/runtime/node-log/log";
import { underRequestId } from "@trellis/runtime/node-log/request-id";
import type { Telemetry } from "@trellis/runtime/telemetry/types";
import { apiHeaders } from "@trellis/server-core/reply";
import type { App } from "./app.ts";
import { localHosts } from "./start-up/local-hosts.ts";

export interface ServeOptions {
  app: App;
  /** Folder of the built web app. */
  webFolder: string;
  port: number;
  host?: string | undefined;
  /** Paths of additional pages that `app` handles. */
  pages?: ReadonlyMap<string, unknown>;
  /** Host names under which this machine may request `pages`. Other machines may not request them. Default: anyone may. */
  pageHosts?: readonly string[] | undefined;
  /** Whether browsers reach the server over HTTPS only. If so, each response has an HSTS header. */
  isSecure?: boolean;
  /** Additional origins that the web app may use, by policy directive. */
  origins?: PageOrigins;
  /** Number of proxies in front of the server to trust for the client's address. */
  trustedProxies?: number;
  log: ServerLog;
  /** Whether to log each request. */
  logsRequests?: boolean;
  /** Measures each call. */
  telemetry?: Telemetry | undefined;
}

/** Serves the API and the web app on one port. */
export function serve(options: ServeOptions): Promise<Listening> {
  const { app, webFolder, port, host, trustedProxies = 0, pages, pageHosts, log } = options;
  const answerCall = getRequestListener((request, bindings) => {
    const incoming = bindings.incoming as IncomingMessage;
    const address = addressOf(incoming, trustedProxies);
    const refusePage = () => (pageHosts && !isLocal(incoming, pageHosts) ? notLocal() : undefined);
    return app.fetch(request, { address, refusePage });
  }, refusing);
  const webApp = createWebApp(webFolder, options.origins);
  const answerFile = getRequestListener(
    (request, { incoming }) => webApp.fetch(request, { url: incoming.url ?? "/" }),
    refusing,
  );
  const answer = (request: IncomingMessage, response: ServerResponse, id: string): void => {
    // HTTP/1.0 doesn't require a host, and some load balancers check the health of servers without one.
    if (request.httpVersion === "1.0") request.headers.host ??= unnamedHost;
    // Users can quote the id when they report a failure, and it identifies the log lines.
    response.setHeader("x-request-id", id);
    if (options.logsRequests) logRequest(request, response, log);
    if (options.isSecure) response.setHeader("strict-transport-security", "max-age=31536000");
    const url = request.url ?? "/";
    const isPage = pages?.has(url.split("?", 1)[0] ?? "") ?? false;
    const finish = (answered: Promise<void>) => {
      answered.catch((cause: unknown) => {
        log.error("request failed", { path: request.url?.split("?", 1)[0], cause });
        response.destroy();
      });
    };
    if (!isCall(url) && !isPage) finish(answerFile(request, response));
    else if (options.telemetry)
      options.telemetry.request(request, response, () => finish(answerCall(request, response)));
    else finish(answerCall(request, response));
  };
  return listen((request, response) => underRequestId((id) => answer(request, response, id)), port, host);
}

/** A host that no server has, so it never counts as one of this machine's names. */
const unnamedHost = "unnamed.invalid";

const isCall = (url: string): boolean => /^\/(?:api|health|livez|readyz)(?:[/?]|$)/.test(url);

/** Replies to requests with an invalid host or URL with the API's headers. */
const refusing = {
  errorHandler: (cause: unknown) =>
    new Response(null, { status: cause instanceof RequestError ? 400 : 500, headers: apiHeaders }),
};

const notLocal = () =>
  new Response("Open this page on the server’s own machine.", {
    status: 403,
    headers: { ...apiHeaders, "content-type": "text/plain; charset=utf-8" },
  });

/**
 * Whether a request comes from this machine and names one of its hosts. Checking the host prevents DNS rebinding. A proxy
 * on this machine passes on requests of other machines under the public host name.
 */
function isLocal({ headers, socket }: IncomingMessage, hosts: readonly string[]): boolean {
  const host = URL.parse(`http://${headers.host}`)?.hostname ?? "";
  const isProxied = headers["x-forwarded-for"] !== undefined && !localHosts.includes(host);
  return socket.remoteAddress === socket.localAddress && hosts.includes(host) && !isProxied;
}

/** Returns the client's address: that of the connection, or the one the outermost trusted proxy saw. */
function addressOf({ headers, socket }: IncomingMessage, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return socket.remoteAddress;
  const seen = String(headers["x-forwarded-for"] ?? "").split(",");
  return seen.at(-trustedProxies)?.trim() || socket.remoteAddress;
}

function logRequest(request: IncomingMessage, response: ServerResponse, log: ServerLog): void {
  const began = performance.now();
  const { method, url } = request;
  response.once("close", () => {
    const milliseconds = Math.round(performance.now() - began);
    log.debug("request", { method, path: url?.split("?", 1)[0], status: response.statusCode, milliseconds });
  });
}
