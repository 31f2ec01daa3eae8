import { basePath, type Call } from "@trellis/contract/call";
import { webhookPath } from "@trellis/contract/billing";
import { calls } from "@trellis/contract/calls";
import { examples } from "@trellis/contract/examples";
import { youtubeCallbackPath } from "@trellis/contract/youtube";
import { createRandom } from "../api/payments/random.ts";

/** A request as it is sent, and whether it follows the rules of HTTP: the server may cut off others. */
export interface HostileRequest {
  what: string;
  bytes: Buffer;
  isHttp: boolean;
  /** Whether it must come from the server's own address, because the page answers no other machine. */
  isLocal?: boolean;
}

const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  0.1,
  "",
  " ",
  "x".repeat(5_000),
  "x".repeat(70_000),
  "\0",
  "\ud800",
  "😀".repeat(200),
  [],
  {},
  [[[]]],
  ..."' or 1=1 --|<script>alert(1)</script>|../../etc/passwd|${7*7}|ann@ex.co\r\nBcc: e@ex.co|%s%n|2026-99-99".split(
    "|",
  ),
  { $gt: "" },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  Array.from({ length: 500 }, (_none, index) => `item ${index}`),
];
// `logOut` is left out, because it would end a session that other requests need.
const names = (Object.keys(examples) as (keyof typeof examples)[]).filter((name) => name !== "logOut");
const broken = [
  "GET / HTTP/9.9\r\n\r\n",
  "GET /\r\n\r\n",
  "\0\0\0\0\r\n\r\n",
  "POST /api/v1/jwt/login HTTP/1.1\r\nhost: x\r\ncontent-length: -5\r\n\r\n",
  "POST /api/v1/jwt/login HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcde",
  "POST /api/v1/jwt/login HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n",
  "POST /api/v1/jwt/login HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
  `GET / HTTP/1.1\r\nhost: x\r\n${"a: b\r\n".repeat(5_000)}\r\n`,
  "GET / HTTP/1.1\r\nhost: x\r\nbad header\r\n\r\n",
];

/** Paths outside the contract's calls: for providers, and for the pages of sandboxes. */
const otherPaths = [
  basePath + webhookPath,
  basePath + youtubeCallbackPath,
  `${basePath}/sandbox/google`,
  `${basePath}/sandbox/google/userinfo`,
  `${basePath}/sandbox/youtube`,
  `${basePath}/sandbox/card-confirmations`,
  "/sandbox/receipts",
  "/outbox",
];
const partHeads = [
  'content-disposition: form-data; name="file"; filename="me.png"\r\ncontent-type: image/png',
  'content-disposition: form-data; name="fullname"',
  'content-disposition: form-data; name="__proto__"',
  "content-disposition: form-data",
  `content-disposition: form-data; name="${"x".repeat(9_000)}"`,
  "",
];
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
).toString("latin1");
const partBodies = [
  pixel,
  pixel.slice(0, 40),
  "",

  "<svg onload=alert(1)>",
  "\0".repeat(9_000),
  "x".repeat(70_000),
  "\r\n--x--\r\n",
];

/** Creates a generator of hostile requests. About three of four reach a route with an almost valid body. */
export function hostileRequests(seed: number, tokens: readonly string[]): () => HostileRequest {
  const { one: pick, chance, below } = createRandom(seed);
  const bodyFor = (example: unknown): string => {
    const body: Record<string, unknown> = { ...Object(example) };
    for (const key of Object.keys(body)) if (chance(0.4)) body[key] = pick(values);
    if (chance(0.1)) body[pick(["__proto__", "id", "price", "isSubscribed", "x".repeat(200)])] = pick(values);
    const text = chance(0.1) ? JSON.stringify(pick(values)) : JSON.stringify(body);
    return chance(0.05) ? text.slice(0, below(text.length)) : text;
  };
  const queryFor = (example: unknown): string => {
    const fields = Object.keys(Object(example)).map((key) => [key, String(pick(values))]);
    return chance(0.7) ? "" : `?${new URLSearchParams([...fields, ["language", String(pick(values))]]).toString()}`;
  };

  /** A form with parts, some of them without an end. */
  const formFor = (): string => {
    const parts = Array.from({ length: below(4) }, () => `--x\r\n${pick(partHeads)}\r\n\r\n${pick(partBodies)}\r\n`);
    return parts.join("") + (chance(0.8) ? "--x--\r\n" : "");
  };
  const toOtherPath = (): HostileRequest => {
    const path = pick(otherPaths);
    const fields = ["state", "code", "error", "invoice", "language"].map((key) => [
      key,
      String(pick(values)).toWellFormed(),
    ]);
    const body = chance(0.5)
      ? JSON.stringify({
          id: pick(values),
          type: "invoice.paid",
          data: pick(values),
          clientSecret: pick([...values, "seti_cus_sandbox_1_secret"]),
          outcome: pick([...values, "succeeded"]),
        })
      : String(pick(values));
    const head = [
      `${pick(["GET", "POST", "PUT"])} ${path}${chance(0.6) ? `?${new URLSearchParams(fields).toString()}` : ""} HTTP/1.1`,
      "host: localhost",
      "connection: close",
      `content-length: ${Buffer.byteLength(body)}`,
      ...(chance(0.5)
        ? [`stripe-signature: ${pick(["t=1,v1=aa", "t=,v1=", `t=9e99,v1=${"a".repeat(64)}`, "x"])}`]
        : []),
      ...(chance(0.3) ? [`authorization: Bearer ${pick(tokens)}`] : []),
    ];
    return { what: path, bytes: Buffer.from(`${head.join("\r\n")}\r\n\r\n${body}`), isHttp: true, isLocal: true };
  };

  return () => {
    if (chance(0.05)) return toOtherPath();
    if (chance(0.05)) return { what: "broken bytes", bytes: Buffer.from(pick(broken)), isHttp: false };
    const name = pick(names);
    const { method, path } = calls[name] as Call;
    const example = examples[name];
    const isForm = (calls[name] as Call).encoding === "multipart" && chance(0.8);
    const body = Buffer.from(isForm ? formFor() : bodyFor(example.body), isForm ? "latin1" : "utf8");
    const target = chance(0.1) ? `/${encodeURIComponent(String(pick(values)).toWellFormed())}` : basePath + path;
    const head = [
      `${chance(0.05) ? pick(["PATCH", "OPTIONS", "TRACE", "HEAD", "DELETE"]) : method} ${target}${queryFor(example.query)} HTTP/1.1`,
      `host: ${chance(0.02) ? pick(["", "a b", "[::1", "evil.example"]) : "127.0.0.1"}`,
      "connection: close",
      `content-type: ${isForm ? "multipart/form-data; boundary=x" : chance(0.1) ? pick(["text/plain", "multipart/form-data; boundary=x", "x"]) : "application/json"}`,
      `content-length: ${body.length}`,
      ...(chance(0.8) ? [`authorization: Bearer ${chance(0.9) ? pick(tokens) : "a".repeat(43)}`] : []),
      ...(chance(0.05)
        ? [`${pick(["cookie", "accept-language", "x-forwarded-for", "if-none-match"])}: ${"%;=,".repeat(99)}`]
        : []),
    ];
    const bytes = Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`), body]);
    return { what: name, bytes, isHttp: true };
  };
}
