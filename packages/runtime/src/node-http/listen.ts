import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { apiHeaders } from "@trellis/server-core/reply";
import { StartupError } from "@trellis/server-core/startup-error";

/** A listening server. */
export interface Listening {
  port: number;
  /** Stops accepting connections, waits up to `timeoutMs` for pending requests, then closes all connections. */
  drain(timeoutMs: number): Promise<void>;
}

/** Maximum time that a connection may make no progress, in milliseconds. A model takes less time to answer. */
const defaultIdleTimeoutMs = 120_000;

/** Listens on a port; 0 picks a free one. */
export async function listen(
  answer: RequestListener,
  port: number,
  host: string | undefined,
  idleTimeoutMs = defaultIdleTimeoutMs,
): Promise<Listening> {
  /** The latest response of each connection. Listening to the end of each response would take 40 µs more per request. */
  const latest = new Map<Socket, ServerResponse>();
  let isDraining = false;
  // Uploading a picture from a phone can take a while.
  const limits = { keepAliveTimeout: 65_000, requestTimeout: 120_000 };
  // Node would reply to requests without a host, or with an unknown expectation, without the API's headers.
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    // close() keeps serving connections that are kept alive, so end each one with its next response.
    if (isDraining) response.setHeader("connection", "close");
    latest.set(request.socket, response);
    answer(request, response);
  });
  // Otherwise, a client that stops reading its reply would occupy a connection and an open file forever.
  server.timeout = idleTimeoutMs;
  server.on("connection", (socket) => socket.once("close", () => latest.delete(socket)));
  server.on("clientError", refuse);
  server.on("checkExpectation", (_request, response) => response.writeHead(417, refusalHeaders).end());
  await new Promise<void>((done, failed) => {
    server.once("error", (error) => failed(refusal(error, port, host)));
    server.listen({ port, ...(host && { host }) }, done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    drain: async (timeoutMs) => {
      isDraining = true;
      // Only the latest response ends the connection, because several can be pending.
      for (const response of latest.values()) if (!response.headersSent) response.setHeader("connection", "close");
      await drain(server, timeoutMs);
    },
  };
}

const statuses: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};
const { "content-type": _type, ...refusalHeaders } = apiHeaders;
const refusalLines = Object.entries(refusalHeaders).map(([name, value]) => `${name}: ${value}\r\n`);

/** Replies to invalid HTTP requests as Node does by default, but with the API's headers. */
function refuse(error: Error & { code?: string }, socket: Duplex): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ""] ?? "400 Bad Request";
  socket.end(`HTTP/1.1 ${status}\r\n${refusalLines.join("")}content-length: 0\r\nconnection: close\r\n\r\n`);
}

async function drain(server: Server, timeoutMs: number): Promise<void> {
  let isClosed = false;
  server.close(() => (isClosed = true));
  const end = performance.now() + timeoutMs;
  const sweep = async (): Promise<void> => {
    if (isClosed) return undefined;
    if (performance.now() > end) server.closeAllConnections();
    else server.closeIdleConnections();
    await pause(20);
    return sweep();
  };
  await sweep();
}

function refusal(error: Error & { code?: string }, port: number, host: string | undefined): Error {
  const command = `PORT=${port === 4100 ? 4200 : port + 1} npm start`;
  if (error.code === "EADDRINUSE") {
    return new StartupError(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ${command}`,
    );
  }
  if (error.code === "EACCES")
    return new StartupError(`This user is not allowed to use port ${port}. Choose another port: ${command}`);
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND") {
    return new StartupError(
      `The environment variable HOST must be an address of this machine, and ${host} is not one.`,
    );
  }
  return error;
}
