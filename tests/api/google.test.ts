import { createServer, type IncomingMessage, type RequestListener } from "node:http";

import { afterEach, describe, expect, it } from "vitest";
import { createGoogleLookup } from "@trellis/providers/google/google";
import { devFonts, fontReply } from "@trellis/runtime/dev-fonts/dev-fonts";
import { closedPolicy } from "@trellis/server-core/reply";
import { createSandboxGoogle } from "@trellis/providers/sandbox-google/sandbox-google";
import { sandboxUsers, sandboxTokenOf } from "@trellis/providers/sandbox-google/users";
import { portOf } from "./port-of.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

interface Answers {
  tokeninfo?: [status: number, body: unknown];
  userinfo?: [status: number, body: unknown];
  silent?: boolean;
}
const ours = "client-1.apps.googleusercontent.com";
const tokeninfo = {
  aud: ours,
  azp: ours,
  sub: "108",
  email: "sofia@example.com",
  email_verified: "true",
  expires_in: "3599",
};
const userinfo = {
  sub: "108",
  given_name: "Sofía",
  email: "sofia@example.com",
  email_verified: true,
  picture: "https://pictures.example/sofia",
};

/** Starts a fake of Google's two endpoints with configurable replies, and a lookup that calls them. */
async function fakeGoogle(answers: Answers = {}) {
  const asked: { url: string; authorization: string | undefined }[] = [];
  const listener: RequestListener = (request: IncomingMessage, response) => {
    const { url = "", headers } = request;
    asked.push({ url, authorization: headers.authorization });
    if (answers.silent) return;
    const [status, body] = url.startsWith("/tokeninfo")
      ? (answers.tokeninfo ?? [200, tokeninfo])
      : (answers.userinfo ?? [200, userinfo]);
    response.writeHead(status, { "content-type": "application/json", ...(status === 307 && { location: "/moved" }) });
    response.end(typeof body === "string" ? body : JSON.stringify(body));
  };
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const lookUp = createGoogleLookup({
    clientId: ours,
    tokeninfoUrl: `${origin}/tokeninfo`,
    userinfoUrl: `${origin}/userinfo`,
    fetch: (request) => fetch(request),
    timeoutMs: answers.silent ? 200 : 5_000,
  });
  return { lookUp, asked };
}

describe("looking up a Google token", () => {
  it("returns the user of a token issued to this app", async () => {
    const { lookUp, asked } = await fakeGoogle();
    expect(await lookUp("ya29.a0-token_x")).toEqual({
      subject: "108",
      email: "sofia@example.com",
      isEmailVerified: true,
      picture: "https://pictures.example/sofia",
    });
    expect(asked).toEqual([
      { url: "/tokeninfo?access_token=ya29.a0-token_x", authorization: undefined },
      { url: "/userinfo", authorization: "Bearer ya29.a0-token_x" },
    ]);
  });

  it("accepts a token whose authorized party is this app", async () => {
    const { lookUp } = await fakeGoogle({ tokeninfo: [200, { ...tokeninfo, aud: "server-client" }] });
    expect(await lookUp("token")).not.toBeNull();
  });

  it.each([
    ["a token of another app", { tokeninfo: [200, { ...tokeninfo, aud: "evil", azp: "evil" }] }],
    ["a token without an audience", { tokeninfo: [200, { sub: "108" }] }],
    ["a token unknown to Google", { tokeninfo: [400, { error_description: "Invalid Value" }] }],
    ["a token revoked a moment later", { userinfo: [401, { error: "invalid_request" }] }],
    ["replies about two different users", { userinfo: [200, { ...userinfo, sub: "109" }] }],
    ["a user without an email address", { userinfo: [200, { sub: "108" }] }],
  ] satisfies [string, Answers][])("returns no user for %s", async (_name, answers) => {
    const { lookUp } = await fakeGoogle(answers);
    expect(await lookUp("token")).toBeNull();
  });

  it.each([false, "false", undefined, "yes"])("reports an unverified email address (%s)", async (email_verified) => {
    const { lookUp } = await fakeGoogle({ userinfo: [200, { ...userinfo, email_verified }] });
    expect(await lookUp("token")).toMatchObject({ isEmailVerified: false });
  });

  it.each(["http://pictures.example/x", "javascript:alert(1)", `https://x.example/${"a".repeat(3000)}`, undefined])(
    "drops a picture without a short https URL (%#)",
    async (picture) => {
      const { lookUp } = await fakeGoogle({ userinfo: [200, { ...userinfo, picture }] });
      expect(await lookUp("token")).toMatchObject({ picture: null });
    },
  );

  it.each(["", "a b", "token\r\nX: y", "tökén", "a".repeat(5000), "' or 1=1 --"])(
    "sends no request for an invalid token (%#)",
    async (token) => {
      const { lookUp, asked } = await fakeGoogle();
      expect(await lookUp(token)).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it.each([
    ["replies with a server error", { tokeninfo: [500, "oops"] }, "responded with 500"],
    ["limits the rate of requests", { userinfo: [429, {}] }, "responded with 429"],
    ["denies access", { userinfo: [403, {}] }, "responded with 403"],
    ["replies with HTML", { tokeninfo: [200, "<html>"] }, "JSON"],
    ["replies with other fields", { userinfo: [200, { error: "x" }] }, "sub"],
    ["never replies", { silent: true }, "timeout"],
  ] satisfies [string, Answers, string][])(
    "throws, instead of returning no user, when Google %s",
    async (_name, answers, why) => {
      const { lookUp } = await fakeGoogle(answers);
      await expect(lookUp("token")).rejects.toThrow(why);
    },
  );

  it.each(["tokeninfo", "userinfo"] as const)("does not follow redirects from %s", async (path) => {
    const { lookUp, asked } = await fakeGoogle({ [path]: [307, {}] });
    await expect(lookUp("token")).rejects.toThrow("fetch failed");
    expect(asked.at(-1)?.url).toContain(path);
  });

  it("throws when Google is unreachable", async () => {
    const fetchNothing = () => Promise.reject(new TypeError("fetch failed"));
    const lookUp = createGoogleLookup({
      clientId: ours,
      tokeninfoUrl: "http://x.invalid",
      userinfoUrl: "http://x.invalid",
      fetch: fetchNothing,
    });
    await expect(lookUp("token")).rejects.toThrow("fetch failed");
  });
});

describe("the Google sandbox", () => {
  const { google, pages } = createSandboxGoogle();
  const page = pages.get(google.about.pageUrl ?? "");
  const open = async (query = "", headers = {}) => {
    const answer = page?.(new Request(`http://trellis.test:4100${google.about.pageUrl}${query}`, { headers }));
    return { headers: answer?.headers, text: (await answer?.text()) ?? "" };
  };

  it("recognizes its three users by their tokens through the production code", async () => {
    const { text } = await open();
    const tokens = [...text.matchAll(/data-token="([^"]+)"/g)].map(([, token = ""]) => token);
    expect(tokens).toEqual(sandboxUsers.map(sandboxTokenOf));
    const people = await Promise.all(tokens.map((token) => google.lookUp(token)));
    expect(people.map((person) => person?.email)).toEqual(sandboxUsers.map(({ email }) => email));
    expect(people.every((person) => person?.isEmailVerified)).toBe(true);
    expect(await google.lookUp("sandbox-token.sandbox-google-4")).toBeNull();
  });

  it("serves the product’s fonts to its page", async () => {
    const fonts = await Promise.all([...devFonts.values()].map((font) => font()));
    expect(fonts.map(({ headers }) => headers.get("content-type"))).toEqual(["font/woff2", "font/woff2"]);
    const missing = await fontReply("gone.woff2");
    expect([missing.status, missing.headers.get("content-security-policy")]).toEqual([404, closedPolicy]);
  });

  it("says in three languages that it is not Google", async () => {
    expect((await open()).text).toContain("This is not Google.");
    expect((await open("", { "accept-language": "es" })).text).toContain("Esto no es Google.");
    expect((await open("?language=fr", { "accept-language": "es" })).text).toContain("Ceci n’est pas Google.");
  });

  it("runs only its own script and cannot be framed", async () => {
    const { headers, text } = await open();
    const policy = headers?.get("content-security-policy");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toContain("frame-ancestors 'none'");
    const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = ""]) => path);
    expect(files).toHaveLength(2);
    for (const path of files) expect(pages.get(path)?.(new Request(`http://trellis.test${path}`)).ok).toBe(true);
    expect(text).not.toMatch(/<script>|<style| style=/);
  });

  it.each([
    ["", "http://trellis.test:4100"],
    ["?origin=http://trellis.test:4100", "http://trellis.test:4100"],
    ["?origin=http://localhost:6006", "http://localhost:6006"],
    ["?origin=https://evil.example", "http://trellis.test:4100"],
    ["?origin=javascript:alert(1)", "http://trellis.test:4100"],
    ['?origin=http://localhost:1/";alert(1);"', "http://localhost:1"],
  ])("posts a token only to this machine and its own origin (%s)", async (query, origin) => {
    expect((await open(query)).text).toContain(`data-target="${origin}"`);
  });
});
