import { createApp } from "@trellis/api/app";
import { logIn } from "@trellis/contract/account";
import { forgotPassword, verifyCode } from "@trellis/contract/password-reset";
import { describe, expect, it } from "vitest";
import { enforceRateLimit } from "../../apps/api/src/routes/rate-limit.ts";
import { address, createClient, json, type TestClient } from "./test-client.ts";

/** Returns a browser at an address that keeps the server's cookies and returns the status of its calls. */
function browserOf({ world, raw }: TestClient, from = "192.0.2.1") {
  const app = createApp(world.ports);
  let cookie = "";
  const post = async (call: typeof logIn | typeof forgotPassword | typeof verifyCode, body: object) => {
    const init = json(body);
    const headers = { ...(init.headers as object), cookie };
    const request = new Request(`https://trellis.test${address(call)}`, { ...init, headers });
    const reply = await app.fetch(request, { address: from });
    // Runs the due jobs, which send the emails.
    await raw("/health");
    cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return {
      status: reply.status,
      setCookie: reply.headers.get("set-cookie"),
      retryAfter: reply.headers.get("retry-after"),
    };
  };
  return { post, cookie: () => cookie };
}

async function owner() {
  const client = await createClient();
  const { email, password } = client.world.personas.creator;
  const browser = browserOf(client);
  const { setCookie } = await browser.post(logIn, { email, password });
  const code = () => /\d{6}/.exec(client.world.mailer.mails.at(-1)?.subject ?? "")?.[0] ?? "";
  return { client, browser, email, password, code, setCookie };
}

describe("a browser that has signed in before", () => {
  it("is remembered by a cookie that only the server can read", async () => {
    const { setCookie, client, password } = await owner();
    expect(setCookie).toMatch(
      /^__Host-trellis-browser=[\w-]{43}\.[\da-f]{32}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure$/,
    );
    const wrong = await browserOf(client).post(logIn, { email: "nobody@example.com", password });
    expect(wrong.setCookie).toBeNull();
  });

  it("can sign in although strangers have used up the attempts of the account", async () => {
    const { client, browser, email, password } = await owner();
    const stranger = browserOf(client);
    for (let times = 0; times < 21; times += 1) await stranger.post(logIn, { email, password: "wrong" });
    expect((await stranger.post(logIn, { email, password })).status).toBe(429);
    expect((await browser.post(logIn, { email, password })).status).toBe(200);
  });

  it("has a limit of its own, and is known to its account only", async () => {
    const { client, browser, email, password } = await owner();
    const { email: other } = client.world.personas.newcomer;
    for (let times = 0; times < 20; times += 1) await browser.post(logIn, { email, password: "wrong" });
    expect(await browser.post(logIn, { email, password })).toMatchObject({ status: 429, retryAfter: "900" });
    const stranger = browserOf(client);
    for (let times = 0; times < 20; times += 1) await stranger.post(logIn, { email: other, password: "wrong" });
    expect((await browser.post(logIn, { email: other, password: "wrong" })).status).toBe(429);
  });

  it("can ask for a code and use it although strangers have used up the codes and attempts of the account", async () => {
    const { client, browser, email, code } = await owner();
    const stranger = browserOf(client);
    for (let times = 0; times < 7; times += 1) await stranger.post(forgotPassword, { email });
    expect((await stranger.post(forgotPassword, { email })).status).toBe(429);
    expect((await browser.post(forgotPassword, { email })).status).toBe(200);
    const otp = code();
    for (let times = 0; times < 20; times += 1) await browserOf(client).post(verifyCode, { email, otp: "000000" });
    expect((await browserOf(client).post(verifyCode, { email, otp })).status).toBe(429);
    expect((await browser.post(verifyCode, { email, otp })).status).toBe(200);
  });

  it("can sign in and ask for a code although strangers at many addresses have used up the limits of the account", async () => {
    const { client, browser, email, password } = await owner();
    const { limits } = client.world.ports;
    // The owner’s first sign-in counts too.
    for (let times = 1; times < 200; times += 1) await enforceRateLimit(limits, "logInToAccount", email);
    for (let times = 0; times < 12; times += 1) await enforceRateLimit(limits, "forgotToAccount", email);
    const stranger = browserOf(client, "192.0.2.2");
    expect((await stranger.post(logIn, { email, password })).status).toBe(429);
    expect((await stranger.post(forgotPassword, { email })).status).toBe(429);
    expect((await browser.post(forgotPassword, { email })).status).toBe(200);
    expect((await browser.post(logIn, { email, password })).status).toBe(200);
  });
});

describe("a browser that has requested a code", () => {
  it("can use it although strangers at many addresses have tried wrong codes, even without an earlier sign-in", async () => {
    const client = await createClient();
    const { email } = client.world.personas.creator;
    const browser = browserOf(client);
    await browser.post(forgotPassword, { email });
    const otp = /\d{6}/.exec(client.world.mailer.mails.at(-1)?.subject ?? "")?.[0] ?? "";
    const wrong = otp === "000000" ? "000001" : "000000";
    for (let place = 2; place < 8; place += 1) {
      const stranger = browserOf(client, `192.0.2.${place}`);
      for (let times = 0; times < 20; times += 1) await stranger.post(verifyCode, { email, otp: wrong });
      expect((await stranger.post(verifyCode, { email, otp })).status).toBe(429);
    }
    expect((await browser.post(verifyCode, { email, otp })).status).toBe(200);
  });
});
