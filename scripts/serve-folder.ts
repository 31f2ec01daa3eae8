import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};

/** Serves a folder as static hosts do: its files, compressed, and 404.html for other paths. Returns its origin. */
export async function serveFolder(folder: string, port = 0): Promise<{ origin: string; close: () => void }> {
  const compressed = new Map<string, Promise<Buffer>>();
  const read = (path: string) => {
    const known = compressed.get(path) ?? readFile(join(folder, path)).then((file) => gzipSync(file));
    compressed.set(path, known);
    return known;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = pathname.endsWith("/") ? `${pathname}index.html` : pathname;
    const send = (status: number, type: string) => (body: Buffer) =>
      response.writeHead(status, { "content-type": type, "content-encoding": "gzip" }).end(body);
    read(path)
      .then(send(200, types[extname(path)] ?? "application/octet-stream"))
      .catch(() => read("404.html").then(send(404, "text/html")))
      .catch(() => response.writeHead(404).end());
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
