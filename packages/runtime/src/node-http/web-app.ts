import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { closedPolicy } from "@trellis/server-core/reply";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { etag } from "hono/etag";
import { fileHeaders, type PageOrigins, pagePolicy } from "./page-policy.ts";

const policyHeader = "content-security-policy";
const hashedName = /^\/assets\/.+-[\w-]{8,}\.\w+$/;
/** A path segment that starts with a dot: hidden files such as build stamps, and `..`. */
const hiddenSegment = /[/\\](?:\.|%2e)/i;
const hasExtension = /\.\w{1,12}$/;

/** Serves static files. `wire.url` is the raw path, before URL parsing resolves its dot segments. */
export interface WebApp {
  fetch: (request: Request, wire: { url: string }) => Response | Promise<Response>;
}

/**
 * Serves the files of a built web app, precompressed if the build provides a copy. Every other path without a file
 * extension gets its own page, such as login.html for /login, or else index.html.
 */
export function createWebApp(root: string, origins: PageOrigins = {}): WebApp {
  const app = new Hono<{ Bindings: { url: string } }>();
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(fileHeaders)) context.header(name, value);
    // On a 304, this header would replace the policy of the cached page.
    const { headers, status } = context.res;
    if (status !== 304 && !headers.has(policyHeader)) context.header(policyHeader, closedPolicy);
    // Set even if the file is not compressed, so that caches don't send it to clients that accept the compressed copy.
    context.header("vary", "Accept-Encoding");
  });
  app.use(async (context, next) => {
    if (/^(?:GET|HEAD)$/.test(context.req.method)) return next();
    return context.text("Method not allowed.", 405, { allow: "GET, HEAD", "cache-control": "no-store" });
  });
  app.use(async (context, next) => {
    const path = context.env.url.split(/[?#]/, 1)[0] ?? "";
    if (!isDecodable(path)) return context.text("Bad request.", 400, { "cache-control": "no-store" });
    return hiddenSegment.test(path) ? context.notFound() : next();
  });

  const pages = existsSync(root) ? readdirSync(root).filter((name) => name.endsWith(".html")) : [];
  const isBuilt = pages.includes("index.html");
  if (isBuilt) {
    const policies = new Map(pages.map((name) => [name, pagePolicy(readFileSync(join(root, name), "utf8"), origins)]));
    const onFound = (path: string, { req, header }: Context) => {
      header("cache-control", hashedName.test(req.path) ? "public, max-age=31536000, immutable" : "no-cache");
      const policy = policies.get(basename(path).replace(/\.(?:br|gz)$/, ""));
      if (policy !== undefined) header(policyHeader, policy);
    };
    const serveFile = serveStatic({ root, precompressed: true, onFound });
    const pageOf = (path: string) => pages.find((name) => `/${name}` === `${path.toLowerCase()}.html`) ?? "index.html";
    const serversOf = new Map(
      pages.map((name) => [name, serveStatic({ path: join(root, name), precompressed: true, onFound })] as const),
    );
    const servePage: MiddlewareHandler = (context, next) =>
      serversOf.get(pageOf(context.req.path))?.(context, next) ?? next();
    app.get("/assets/*", serveFile, (context) => context.notFound());
    app.use(etag({ weak: true }));
    app.get("*", serveFile, (context, next) =>
      hasExtension.test(context.req.path) ? next() : servePage(context, next),
    );
  }
  app.notFound((context) => context.text(isBuilt ? "Not found." : notBuilt, 404, { "cache-control": "no-store" }));
  return { fetch: (request, wire) => app.fetch(request, wire) };
}

const notBuilt = "The web app is not built: stop the server and run npm start, which builds it.";

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
