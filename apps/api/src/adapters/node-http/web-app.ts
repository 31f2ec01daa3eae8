import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join, relative, sep } from "node:path";
import { fileHeaders, type PageOrigins } from "./page-policy.ts";
import { type Encoding, prepareWebFile, type WebFile } from "./web-file.ts";

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Serves a built web app: its files by their addresses, and the one page for every address that is no file's. Only what was
 * in the folder at the start is served, so no address can lead out of it.
 */
export function createWebApp(folder: string, origins: PageOrigins = {}): Listener {
  const files = readFiles(folder, origins);
  const page = files.get("/index.html");
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      return sendText(response, 405, "This address can only be read.", { allow: "GET, HEAD" });
    }
    const path = pathOf(request.url ?? "/");
    if (path === undefined) return sendText(response, 400, "This is no address.");
    const file = files.get(path) ?? (isPage(path) ? page : undefined);
    if (file) return sendFile(file, request, response);
    return sendText(response, 404, page ? "There is nothing at this address." : notBuilt);
  };
}

const notBuilt = "The web app is not built: stop the server and run npm start, which builds it.";

/** Names that begin with a dot are nobody's business: build stamps, manifests. */
function readFiles(folder: string, origins: PageOrigins): Map<string, WebFile> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, address: `/${relative(folder, path).split(sep).join("/")}` }))
    .filter(({ address }) => !address.includes("/."));
  return new Map(paths.map(({ path, address }) => [address, prepareWebFile(address, readFileSync(path), origins)]));
}

function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split(/[?#]/, 1)[0] ?? "/");
  } catch {
    return undefined;
  }
}

/** An address of the app's router, and not of a file that is missing. */
const isPage = (path: string): boolean => !path.startsWith("/assets/") && !/\/\.|\.\w{1,12}$/.test(path);

async function sendFile(file: WebFile, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const headers = { ...file.headers, etag: file.etag };
  if (isKnown(request.headers["if-none-match"], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(file, request.headers["accept-encoding"] ?? "");
  const body = await file.body(encoding);
  response.writeHead(200, {
    ...headers,
    "content-length": body.length,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags !== undefined && (tags.trim() === "*" || tags.split(",").some((tag) => tag.trim() === etag));

const chooseEncoding = (file: WebFile, accepted: string): Encoding =>
  file.encodings.find((encoding) =>
    new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`).test(accepted),
  ) ?? "identity";

function sendText(response: ServerResponse, status: number, text: string, more: Record<string, string> = {}): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...fileHeaders, ...more };
  response.writeHead(status, { ...headers, "content-length": Buffer.byteLength(text) }).end(text);
}
