import { createHash } from "node:crypto";
import { request } from "node:http";
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { createMemoryPorts } from "@trellis/api/memory";
import { listen } from "@trellis/runtime/node-http/listen";
import { createLog } from "@trellis/runtime/node-log/log";
import type { Caller } from "@trellis/server-core/caller";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createApp } from "../../apps/api/src/app.ts";
import { serve } from "../../apps/api/src/serve.ts";
import { cleanUp, inlineScript, loginScript, newFolder, newWebFolder } from "./process.ts";

const silent = { debug: () => {}, info: () => {}, security: () => {}, error: () => {} };
const app = {
  fetch: (asked: Request, caller?: Caller) =>
    Response.json({ asked: new URL(asked.url).pathname, from: caller?.address }),
};
const script = "/assets/main-a1B2c3D4.js";
const held: { server?: Awaited<ReturnType<typeof serve>> } = {};

beforeAll(async () => {
  held.server = await serve({ app, webFolder: newWebFolder(), port: 0, host: "127.0.0.1", log: silent });
});
afterAll(async () => {
  await held.server?.drain(1_000);
  await cleanUp();
});

const at = (path: string): string => `http://127.0.0.1:${held.server?.port}${path}`;

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Sends a request without the normalization of fetch: the path and the body are unchanged. */
const raw = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Raw> =>
  new Promise((done, failed) => {
    request({ host: "127.0.0.1", port: held.server?.port, path, headers, method }, (reply) => {
      const parts: Buffer[] = [];
      reply.on("data", (part: Buffer) => parts.push(part));
      reply.on("end", () =>
        done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", failed)
      .end();
  });

describe("a server with pages for its own machine", () => {
  const own: { port?: number; drain?: () => Promise<void> } = {};
  beforeAll(async () => {
    const pages = new Map([["/outbox", () => new Response("codes")]]);
    const pageHosts = ["localhost", "127.0.0.1", "[::1]", "trellis.example"];
    const options = {
      app: createApp({ ...createMemoryPorts(), pages }),
      webFolder: newWebFolder(),
      port: 0,
      log: silent,
    };
    const server = await serve({ ...options, host: "0.0.0.0", pages, pageHosts });
    Object.assign(own, { port: server.port, drain: () => server.drain(1_000) });
  });
  afterAll(() => own.drain?.());

  const ask = (path: string, headers: Record<string, string>, from = "127.0.0.1", to = from) =>
    new Promise<{ status: number; body: string }>((done, failed) => {
      request({ host: to, localAddress: from, port: own.port, path, headers }, (reply) => {
        text(reply).then((body) => done({ status: reply.statusCode ?? 0, body }), failed);
      })
        .on("error", failed)
        .end();
    });
  const statusAs = async (host: string) => (await ask("/outbox?x=1", { host })).status;

  it("shows these pages under its own host names only", async () => {
    for (const host of ["localhost:4100", "127.0.0.1", "[::1]:4100", "trellis.example"])
      expect(await statusAs(host)).toBe(200);
    for (const host of ["rebound.example", "192.168.0.7:4100", "localhost.evil.example"])
      expect(await statusAs(host)).toBe(403);
    const unnamed = connect(own.port ?? 0, "127.0.0.1").end("GET /outbox HTTP/1.0\r\n\r\n");
    expect(await text(unnamed)).toMatch(/^HTTP\/1\.1 403 /);
  });

  it.each(["/api/../outbox", "/api/%2e%2e/outbox", "/api/v1/../../%6futbox", "/%6futbox"])(
    "does not show these pages under another host name at %s",
    async (path) => {
      expect((await ask(path, { host: "rebound.example" })).body).not.toContain("codes");
    },
  );

  it("does not show these pages to another machine through a proxy on its own machine", async () => {
    const { status } = await ask("/outbox", { host: "trellis.example", "x-forwarded-for": "192.0.2.7" });
    expect(status).toBe(403);
  });

  // Only on Linux can a client connect from 127.0.0.2, which counts as another machine here.
  it.runIf(process.platform === "linux")(
    "does not show these pages to another machine under a local name",
    async () => {
      expect((await ask("/outbox", { host: "localhost" }, "127.0.0.2", "127.0.0.1")).status).toBe(403);
    },
  );
});

describe("a server behind HTTPS", () => {
  it("sends an HSTS header with every response", async () => {
    const own = { app, webFolder: newWebFolder(), port: 0, host: "127.0.0.1", log: silent };
    const server = await serve({ ...own, isSecure: true });
    for (const path of ["/", "/api/v1/nothing", "/assets/gone-a1B2c3D4.js"]) {
      const { headers } = await fetch(`http://127.0.0.1:${server.port}${path}`);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
    }
    expect((await fetch(at("/"))).headers.has("strict-transport-security")).toBe(false);
    await server.drain(1_000);
  });
});

describe("one port for the API and the web app", () => {
  it("passes /api and /health to the API, with the client's address", async () => {
    expect(await (await fetch(at("/api/v1/nothing?x=1"))).json()).toEqual({
      asked: "/api/v1/nothing",
      from: "127.0.0.1",
    });
    expect(await (await fetch(at("/health"))).json()).toMatchObject({ asked: "/health" });
  });

  it.each(["/", "/roadmap", "/apiary", "/a/deep/page?with=query"])(
    "serves the page at %s, which browsers revalidate each time",
    async (path) => {
      const reply = await fetch(at(path));
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('<div id="root">');
      expect(reply.headers.get("cache-control")).toBe("no-cache");
      expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    },
  );

  it("sends a policy that allows only the page's own scripts and no framing", async () => {
    const { headers } = await fetch(at("/"));
    const hash = createHash("sha256").update(inlineScript).digest("base64");
    const policy = headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
  });

  it("sends a path's own page if there is one, with the policy of its scripts", async () => {
    const hash = createHash("sha256").update(loginScript).digest("base64");
    for (const path of ["/login", "/LOGIN", "/login?next=1"]) {
      const reply = await fetch(at(path));
      expect(await reply.text()).toContain(loginScript);
      expect(reply.headers.get("content-security-policy")).toContain(`'sha256-${hash}'`);
      expect(reply.headers.get("cache-control")).toBe("no-cache");
    }
    expect(await (await fetch(at("/signup"))).text()).not.toContain(loginScript);
  });

  it("serves hashed files compressed and cacheable", async () => {
    const plain = await raw(script);
    expect(plain.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(plain.headers["vary"]).toBe("Accept-Encoding");
    const brotli = await raw(script, { "accept-encoding": "gzip, deflate, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    const gzip = await raw(script, { "accept-encoding": "gzip, br;q=0" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(gzip.headers["vary"]).toBe("Accept-Encoding");
    const font = await raw("/assets/figtree-a1B2c3D4.woff2", { "accept-encoding": "br" });
    expect(font.headers["content-encoding"]).toBeUndefined();
    expect(font.headers["content-type"]).toBe("font/woff2");
  });

  it("replies with 304 to a conditional request, and without a body to HEAD", async () => {
    const { headers } = await raw("/");
    const again = await raw("/", { "if-none-match": `"other", ${String(headers["etag"])}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect((await raw("/", { "if-none-match": '"other"' })).status).toBe(200);
    const head = await raw("/", {}, "HEAD");
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers["content-length"]).toBe(headers["content-length"]);
  });

  it.each([
    "/assets/gone-a1B2c3D4.js",
    "/assets/",
    "/favicon.ico",
    "/.built-from",
    "/.vite/manifest.json",
    "/../../package.json",
    "/..%2f..%2fpackage.json",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%5c..%5cpackage.json",
  ])("replies with 404 to %s instead of serving the page", async (path) => {
    const reply = await raw(path);
    expect(reply.status).toBe(404);
    expect(reply.headers["content-type"]).toContain("text/plain");
  });

  it("sends a policy with every reply, but not with a 304, where it would replace the policy of the page", async () => {
    const closed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    const paths = ["/icon.svg", script, "/assets/gone-a1B2c3D4.js", "/%E0%A4%A", "/favicon.ico"];
    const policies = await Promise.all(paths.map(async (path) => (await raw(path)).headers["content-security-policy"]));
    expect(policies).toEqual(paths.map(() => closed));
    expect((await raw("/roadmap", {}, "POST")).headers["content-security-policy"]).toBe(closed);
    const { headers } = await raw("/");
    const again = await raw("/", { "if-none-match": String(headers["etag"]) });
    expect([again.status, again.headers["content-security-policy"]]).toEqual([304, undefined]);
  });

  it.each([
    ["that is not HTTP", "no HTTP\r\n\r\n", "400 Bad Request"],
    ["without a host", "GET / HTTP/1.1\r\nconnection: close\r\n\r\n", "400 Bad Request"],
    [
      "with two lengths",
      "POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
      "400 Bad Request",
    ],
    [
      "with a length and chunks",
      "POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n",
      "400 Bad Request",
    ],
    ["for an invalid host", "GET /api/v1/x HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n", "400 Bad Request"],
    [
      "with an unknown expectation",
      "GET / HTTP/1.1\r\nhost: x\r\nexpect: more\r\nconnection: close\r\n\r\n",
      "417 Expectation Failed",
    ],
    ["with a long URL", `GET /${"a".repeat(20_000)} HTTP/1.1\r\n\r\n`, "431 Request Header Fields Too Large"],
  ])("refuses a request %s with the headers of the API", async (_what, sent, status) => {
    const { port } = new URL(at("/"));
    const reply = (await text(connect(Number(port), "127.0.0.1").end(sent))).toLowerCase();
    expect(reply).toContain(`http/1.1 ${status.toLowerCase()}\r\n`);
    expect(reply).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none';");
    expect(reply).toContain("x-content-type-options: nosniff\r\n");
  });

  it("rejects invalid URLs and methods", async () => {
    expect((await raw("/%E0%A4%A")).status).toBe(400);
    for (const method of ["POST", "OPTIONS", "TRACE", "PROPFIND"]) {
      const { status, headers } = await raw("/roadmap", {}, method);
      expect([status, headers["allow"]]).toEqual([405, "GET, HEAD"]);
    }
  });

  it("answers HTTP/1.0 requests without a host, which some load balancers use for health checks", async () => {
    const { port } = new URL(at("/"));
    expect(await text(connect(Number(port), "127.0.0.1").end("GET /readyz HTTP/1.0\r\n\r\n"))).toMatch(
      /^HTTP\/1\.1 200 OK\r\n/,
    );
  });

  it("closes the connection of a client that stops reading", async () => {
    const closed = Promise.withResolvers<string>();
    const server = await listen(
      (_request, response) => {
        response.on("close", () => closed.resolve(response.writableFinished ? "answered" : "cut"));
        response.end(Buffer.alloc(50_000_000));
      },
      0,
      "127.0.0.1",
      100,
    );
    const client = connect(server.port, "127.0.0.1").on("error", () => undefined);
    client.pause().write("GET / HTTP/1.1\r\nhost: x\r\n\r\n");
    expect(await closed.promise).toBe("cut");
    client.destroy();
    await server.drain(1_000);
  });

  it("sends each response with the id of its log lines", async () => {
    const lines: string[] = [];
    const log = createLog("debug", { write: (line) => void lines.push(line) });
    const options = { webFolder: newWebFolder(), port: 0, host: "127.0.0.1", log, logsRequests: true };
    const server = await serve({ ...options, app });
    const ids: unknown[] = [];
    for (const path of ["/", "/api/v1/nothing", "/assets/gone-a1B2c3D4.js"]) {
      ids.push((await fetch(`http://127.0.0.1:${server.port}${path}`)).headers.get("x-request-id"));
    }
    await server.drain(1_000);
    expect(lines.map((line) => (JSON.parse(line) as { request?: string }).request)).toEqual(ids);
    expect(new Set(ids).size).toBe(3);
  });

  it("trusts exactly the configured number of proxies", async () => {
    const server = await serve({
      app,
      webFolder: newFolder(),
      port: 0,
      host: "127.0.0.1",
      trustedProxies: 1,
      log: silent,
    });
    const reply = await fetch(`http://127.0.0.1:${server.port}/api`, {
      headers: { "x-forwarded-for": "6.6.6.6, 9.9.9.9" },
    });
    expect(await reply.json()).toMatchObject({ from: "9.9.9.9" });
    const page = await fetch(`http://127.0.0.1:${server.port}/`);
    expect([page.status, await page.text()]).toEqual([404, expect.stringContaining("run npm start")]);
    await server.drain(1_000);
  });

  it("closes idle connections when it drains, and the others after their next response", async () => {
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<Response>();
    const fetchLater = () => {
      arrived.resolve();
      return released.promise;
    };
    const options = { webFolder: newWebFolder(), port: 0, host: "127.0.0.1", log: silent };
    const server = await serve({ ...options, app: { fetch: fetchLater } });
    const sendOn = (path: string) => {
      const socket = connect(server.port, "127.0.0.1");
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      return socket;
    };
    const idle = sendOn("/icon.svg");
    await once(idle, "readable");
    const busy = sendOn("/health");
    await arrived.promise;
    const drained = server.drain(60_000);
    expect(await text(idle)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    released.resolve(Response.json({}));
    expect((await text(busy)).toLowerCase()).toContain("\r\nconnection: close\r\n");
    await drained;
  });

  it("delivers all responses of a connection with several pending requests when it drains", async () => {
    const waiting: PromiseWithResolvers<Response>[] = [];
    const both = Promise.withResolvers<void>();
    const fetchLater = () => {
      const response = Promise.withResolvers<Response>();
      if (waiting.push(response) === 2) both.resolve();
      return response.promise;
    };
    const options = { webFolder: newWebFolder(), port: 0, host: "127.0.0.1", log: silent };
    const server = await serve({ ...options, app: { fetch: fetchLater } });
    const socket = connect(server.port, "127.0.0.1");
    socket.write("GET /health HTTP/1.1\r\nhost: x\r\n\r\n".repeat(2));
    await both.promise;
    const drained = server.drain(60_000);
    for (const response of waiting) response.resolve(Response.json({}));
    expect((await text(socket)).match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
    await drained;
  });

  it("sends no CORS header, and doesn't allow a preflight", async () => {
    const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
    const server = await serve({
      app: createApp(createMemoryPorts()),
      webFolder: newWebFolder(),
      port: 0,
      log: silent,
    });
    for (const [path, method] of [
      ["/api/v1/plans", "GET"],
      ["/api/v1/jwt/login", "OPTIONS"],
      ["/", "GET"],
      ["/", "OPTIONS"],
    ]) {
      const reply = await fetch(`http://127.0.0.1:${server.port}${path}`, { headers, ...(method && { method }) });
      expect([...reply.headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
    await server.drain(1_000);
  });

  it("aborts requests that never end when it drains, and accepts no connection after that", async () => {
    const arrived = Promise.withResolvers<void>();
    const fetchNever = () => {
      arrived.resolve();
      return new Promise<Response>(() => {});
    };
    const server = await serve({
      app: { fetch: fetchNever },
      webFolder: newFolder(),
      port: 0,
      host: "127.0.0.1",
      log: silent,
    });
    const url = `http://127.0.0.1:${server.port}/health`;
    const waiting = fetch(url).then(
      () => "answered",
      () => "cut",
    );
    await arrived.promise;
    await server.drain(100);
    expect(await waiting).toBe("cut");
    await expect(fetch(url)).rejects.toThrow("fetch failed");
  });
});
