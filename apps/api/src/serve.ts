import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { type Listening, listen } from "./adapters/node-http/listen.ts";
import type { PageOrigins } from "./adapters/node-http/page-policy.ts";
import { createWebApp } from "./adapters/node-http/web-app.ts";
import { underRequestId } from "./adapters/node-log/request-id.ts";
import type { ServerLog } from "./adapters/node-log/log.ts";
import type { App } from "./app.ts";
import type { Telemetry } from "./adapters/telemetry/types.ts";
import { apiHeaders } from "./reply.ts";

export interface ServeOptions {
  app: App;
  /** Folder of the built web app. */
  webFolder: string;
  port: number;
  host?: string | undefined;
  /** Paths of additional pages that `app` handles. */
  pages?: ReadonlyMap<string, unknown>;
  /** Host names under which `pages` may be requested, so that other sites can't read them by DNS rebinding. Default: any. */
  pageHosts?: readonly string[] | undefined;
  /** Whether browsers reach the server over HTTPS only. If so, each response has an HSTS header. */
  isSecure?: boolean;
  /** Additional origins that the web app may use, by policy directive. */
  origins?: PageOrigins;
  /** How many proxies in front of the server to trust for the client's address. */
  trustedProxies?: number;
  log: ServerLog;
  /** Whether to log each request. */
  logsRequests?: boolean;
  /** Measures each call. */
  telemetry?: Telemetry | undefined;
}

/** Serves the API and the web app on one port. */
export function serve(options: ServeOptions): Promise<Listening> {
  const { app, webFolder, port, host, trustedProxies = 0, pages, log } = options;
  const answerCall = getRequestListener((request, { incoming }) =>
    app.fetch(request, { address: addressOf(incoming as IncomingMessage, trustedProxies) }),
  );
  const webApp = createWebApp(webFolder, options.origins);
  const answerFile = getRequestListener((request, { incoming }) => webApp.fetch(request, { url: incoming.url ?? "/" }));
  const answer = (request: IncomingMessage, response: ServerResponse, id: string): void => {
    // Users can quote the id when they report a failure, and it identifies the log lines.
    response.setHeader("x-request-id", id);
    if (options.logsRequests) logRequest(request, response, log);
    if (options.isSecure) response.setHeader("strict-transport-security", "max-age=31536000");
    const url = request.url ?? "/";
    const isPage = pages?.has(url.split("?", 1)[0] ?? "") ?? false;
    if (isPage && options.pageHosts?.includes(hostOf(request)) === false) {
      response
        .writeHead(403, { ...apiHeaders, "content-type": "text/plain; charset=utf-8" })
        .end("Open this page on the server’s own machine.");
      return;
    }
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

const isCall = (url: string): boolean => /^\/(?:api|health|livez|readyz)(?:[/?]|$)/.test(url);

/** Returns the host name that a request asks for, without a port. */
const hostOf = ({ headers }: IncomingMessage): string => URL.parse(`http://${headers.host}`)?.hostname ?? "";

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
