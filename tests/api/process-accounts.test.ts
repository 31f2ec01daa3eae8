import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { logIn, providerTokenHeader, register, checkSession } from "@trellis/contract/account";
import { send } from "@trellis/contract/client";
import type { Connection } from "@trellis/contract/connection";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { updateProfile } from "@trellis/contract/profile";
import { signInProviders } from "@trellis/contract/sign-in-providers";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { until } from "../../packages/embedded-postgres/src/until.ts";
import { startMailServer } from "./mail-server.ts";
import { cleanUp, newFolder, newWebFolder, type ServerProcess, startServer } from "./process.ts";
import { createTestDatabase, startTestServer, type TestDatabase } from "./store-database.ts";
import { health } from "@trellis/contract/health";
import { object, parse, string } from "valibot";

const held: {
  server?: Awaited<ReturnType<typeof startTestServer>>;
  databases: TestDatabase[];
  /** A server with default settings, shared by the tests that need no other settings. */
  shared?: ServerProcess;
} = { databases: [] };
const secret = "0123456789abcdef0123456789abcdef";

/** Returns settings with a separate database, because processes on one database send each other's emails. */
async function quick() {
  const database = await createTestDatabase(held.server?.url ?? "");
  held.databases.push(database);
  return { DATABASE_URL: database.url, TRELLIS_WEB: newWebFolder() };
}

beforeAll(async () => {
  held.server = await startTestServer();
  held.shared = startServer(await quick());
});
afterAll(async () => {
  await cleanUp();
  for (const database of held.databases) await database.drop();
  await held.server?.stop();
});

/** Returns the shared server. */
function shared(): ServerProcess {
  if (!held.shared) throw new Error("The shared server was not started.");
  return held.shared;
}

const asking = async (server: ServerProcess, token: string | null = null): Promise<Connection> => ({
  fetch: (request) => fetch(request),
  origin: await server.origin,
  token: () => token,
  language: () => "en",
});

/** Registers an account and requests a reset code. */
async function requestReset(visitor: Connection) {
  const email = `${crypto.randomUUID()}@example.com`;
  const first = { fullname: "Ana Lima", email, password: "correct-horse" };
  await send(visitor, register, { body: { ...first, confirmPassword: first.password } });
  await send(visitor, forgotPassword, { body: { email } });
  const resetWith = async (otp: string) => {
    const { resetToken } = await send(visitor, verifyCode, { body: { otp, email } });
    const newPassword = "battery-staple";
    await send(visitor, resetPassword, { body: { resetToken, newPassword, confirmPassword: newPassword } });
    return send(visitor, logIn, { body: { email, password: newPassword } });
  };
  return { email, resetWith };
}

/** Waits for the email to an address in the server's outbox and returns its code. */
async function codeIn(origin: string, email: string): Promise<string> {
  const latest = new RegExp(String.raw`<h2>(\d{6}) is your Trellis code</h2>\s*<p>Ana Lima &lt;${email}`);
  const code = await until(20_000, async () => latest.exec(await (await fetch(`${origin}/outbox`)).text())?.[1]);
  return code ?? "no mail";
}

describe("an account of a running server", () => {
  it("can be recovered with a code from the outbox, whose URL the start-up message shows", async () => {
    const server = shared();
    const visitor = await asking(server);
    expect(server.output()).toContain(`read them at  ${await server.origin}/outbox`);
    expect(server.output()).toMatch(/mail\s+sandbox.*\n\s+google\s+sandbox/);
    const { email, resetWith } = await requestReset(visitor);
    const code = await codeIn(visitor.origin, email);
    expect((await resetWith(code)).user?.email).toBe(email);
  });

  it("can be recovered with a code from a real mail server, without an outbox", async () => {
    const mailServer = await startMailServer();
    const server = startServer({ ...(await quick()), SMTP_URL: mailServer.url });
    const { email, resetWith } = await requestReset(await asking(server));
    const withCode = () => mailServer.delivered.find(({ mail }) => /^\d{6} /.test(mail.subject ?? ""));
    const code = (await until(20_000, () => withCode()?.mail.subject?.slice(0, 6))) ?? "no mail";
    expect(withCode()?.recipients).toEqual([email]);
    expect((await resetWith(code)).user?.email).toBe(email);
    expect(server.output()).toMatch(/mail\s+real\s+through 127\.0\.0\.1/);
    expect(server.output()).not.toContain("right@");
    expect(await (await fetch(`${await server.origin}/outbox`)).text()).toContain('<div id="root">');
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    await mailServer.close();
  });

  it("signs in with the Google sandbox through the same calls as the web app", async () => {
    const visitor = await asking(shared());
    const { google } = await send(visitor, signInProviders, {});
    const page = await (await fetch(`${visitor.origin}${google.pageUrl}`)).text();
    const [, token = ""] = /data-token="([^"]+)"/.exec(page) ?? [];
    const headers = { authorization: `Bearer ${token}` };
    const userinfo = await fetch(`${visitor.origin}${google.userinfoUrl}`, { headers });
    const { email, given_name: fullname } = parse(
      object({ email: string(), given_name: string() }),
      await userinfo.json(),
    );
    const body = { email, fullname, avatar: null, authProvider: "google" } as const;
    const session = await send(visitor, logIn, { body, headers: { [providerTokenHeader]: token } });
    expect(session.user).toMatchObject({ email, name: fullname, signsInWith: "google" });
  });

  it("gets a re-encoded picture, and a message if the picture is ten megabytes", async () => {
    const visitor = await asking(shared());
    const { email, resetWith } = await requestReset(visitor);
    const code = await codeIn(visitor.origin, email);
    const self = await asking(shared(), (await resetWith(code)).token);
    const create = { width: 900, height: 600, channels: 3, background: "#2e9e52" } as const;
    const file = new File([new Uint8Array(await sharp({ create }).png().toBuffer())], "me.exe");
    const { user } = await send(self, updateProfile, { body: { file } });
    const picture = await fetch(`${visitor.origin}${user?.avatar}`);
    expect(picture.headers.get("content-type")).toBe("image/webp");
    expect(await sharp(await picture.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 512 });
    const large = new File([new Uint8Array(10_000_000)], "large.png");
    await expect(send(self, updateProfile, { body: { file: large } })).rejects.toMatchObject({
      status: 413,
      serverMessage: "The picture is larger than 5 MB. Choose a smaller one.",
    });
    expect((await send(self, checkSession, {})).user.avatar).toBe(user?.avatar);
  });

  it("gets only secure cookies and HSTS from a server with an HTTPS address", async () => {
    const variables = { ...(await quick()), PUBLIC_URL: "https://trellis.example" };
    const secure = await asking(startServer(variables));
    const request = async ({ origin }: Connection) => {
      const init = { method: "POST", headers: { "content-type": "application/json" } };
      const { headers } = await fetch(`${origin}/api/v1/jwt/forgot-password`, {
        ...init,
        body: JSON.stringify({ email: "nobody@example.com" }),
      });
      return { cookies: headers.getSetCookie(), hasHsts: headers.has("strict-transport-security") };
    };
    expect(await request(secure)).toEqual({
      cookies: [expect.stringMatching(/^__Host-.+; Path=\/; .*; Secure$/)],
      hasHsts: true,
    });
    const plain = await request(await asking(shared()));
    expect(plain).toEqual({ cookies: [expect.not.stringContaining("Secure")], hasHsts: false });
  });

  it("gets no outbox page and no demo account from a server in production that is allowed to run on its own", async () => {
    const flags = ["EMBEDDED_DATABASE", "OUTBOX", "LOCAL_URL", "SANDBOX_CARDS"];
    const allowed = Object.fromEntries(flags.map((flag) => [`TRELLIS_${flag}`, "allow"]));
    const server = startServer({ ...allowed, NODE_ENV: "production", TRELLIS_WEB: newWebFolder() });
    const visitor = await asking(server);
    await requestReset(visitor);
    expect(await (await fetch(`${visitor.origin}/outbox`)).text()).toContain('<div id="root">');
    const demo = { email: "demo@trellis.example", password: "grow-with-trellis" };
    await expect(send(visitor, logIn, { body: demo })).rejects.toMatchObject({ status: 400 });
    expect(server.output()).not.toContain(demo.email);
  });

  it("cannot use the Google sandbox in production, and uses Google only with a client id", async () => {
    const mail = { SMTP_URL: "smtp://127.0.0.1:9", PUBLIC_URL: "https://trellis.example" };
    const production = async () => ({
      ...(await quick()),
      ...mail,
      NODE_ENV: "production",
      TRELLIS_SECRET: secret,
      TRELLIS_SANDBOX_CARDS: "allow",
    });
    const without = startServer(await production());
    const visitor = await asking(without);
    expect((await send(visitor, signInProviders, {})).google.kind).toBe("off");
    expect((await fetch(`${visitor.origin}/api/v1/sandbox/google`)).status).toBe(404);
    const body = { email: "sofia.reyes@gmail.example", authProvider: "google" } as const;
    const headers = { [providerTokenHeader]: "sandbox-token.sandbox-google-1" };
    await expect(send(visitor, logIn, { body, headers })).rejects.toMatchObject({ status: 403 });
    const forgotten = send(visitor, forgotPassword, { body: { email: body.email } });
    await expect(forgotten).rejects.toMatchObject({ status: 503, serverMessage: expect.stringContaining("Try again") });
    const { providers } = parse(health, await (await fetch(`${visitor.origin}/health`)).json());
    expect(providers).toEqual({ storage: "real", cards: "sandbox", ai: "sandbox", mail: "real" });

    const withGoogle = startServer({ ...(await production()), GOOGLE_CLIENT_ID: "1234.apps.googleusercontent.com" });
    const other = await asking(withGoogle);
    expect((await send(other, signInProviders, {})).google).toMatchObject({
      kind: "google",
      clientId: "1234.apps.googleusercontent.com",
      userinfoUrl: "https://www.googleapis.com/oauth2/v3/userinfo",
    });
    // In production, the server listens on all addresses of the machine. Only Linux has this one.
    const address = process.platform === "linux" ? "127.0.0.2" : "127.0.0.1";
    expect((await fetch(`http://${address}:${new URL(other.origin).port}/livez`)).status).toBe(200);
    const policy = (await fetch(`${other.origin}/login`)).headers.get("content-security-policy");
    expect(policy).toMatch(/script-src [^;]*https:\/\/accounts\.google\.com/);
    expect(policy).toMatch(/connect-src [^;]*https:\/\/www\.googleapis\.com/);
    expect((await fetch(`${visitor.origin}/login`)).headers.get("content-security-policy")).not.toContain("google");
  });

  it("can use a code from one process in another process on the same folder, because both share a secret", async () => {
    const data = { ...(await quick()), TRELLIS_DATA: join(newFolder(), ".data") };
    const [one, other] = [startServer(data), startServer(data)];
    const [here, there] = [await asking(one), await asking(other)];
    const { email } = await requestReset(here);
    const code = await codeIn(there.origin, email);
    expect((await send(there, verifyCode, { body: { otp: code, email } })).resetToken).toHaveLength(43);
    expect(readFileSync(join(data.TRELLIS_DATA, "secret"), "utf8")).toMatch(/^[\w-]{43}$/);
    expect(statSync(join(data.TRELLIS_DATA, "secret")).mode & 0o077).toBe(0);
  });
});

// Only on Linux is 127.0.0.2 an address of this machine.
it.runIf(process.platform === "linux")("a server in development listens on 127.0.0.1 only", async () => {
  const { port } = new URL(await shared().origin);
  await expect(fetch(`http://127.0.0.2:${port}/health`)).rejects.toThrow("fetch failed");
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});
