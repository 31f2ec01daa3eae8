import { checkSession } from "@trellis/contract/account";
import { basePath } from "@trellis/contract/call";
import { socialStatus } from "@trellis/contract/social";
import { disconnectYoutube, youtubeAnalytics, youtubeAuth, youtubeCallbackPath } from "@trellis/contract/youtube";
import { describe, expect, it, vi } from "vitest";
import { address, type TestClient, createClient, hour } from "./test-client.ts";
import { object, parse, string } from "valibot";

const callback = basePath + youtubeCallbackPath;
const minute = 60_000;

/** Requests the consent page. Returns its URL, the state in it, the cookie and a function that calls the callback. */
async function sent(client: TestClient, headers: Record<string, string> = {}) {
  const answer = await client.raw(address(youtubeAuth), { headers });
  const { authUrl } = parse(youtubeAuth.reply, await answer.json());
  const setCookie = answer.headers.get("set-cookie") ?? "";
  const [cookie = ""] = setCookie.split(";");
  const state = new URL(authUrl, "https://trellis.test").searchParams.get("state") ?? "";
  const back = async (query: Record<string, string>, kept = cookie) => {
    const url = `https://trellis.test${callback}?${new URLSearchParams(query)}`;
    const answered = await client.world.fetch(new Request(url, { headers: { cookie: kept } }));
    return { status: answered.status, to: answered.headers.get("location"), headers: answered.headers };
  };
  return { authUrl, state, setCookie, cookie, back };
}

const code = "sandbox-code";
const isConnected = async ({ send }: TestClient) => (await send(checkSession, {})).user.connected.youtube;

describe("connecting YouTube", () => {
  it("redirects from the consent page to the settings and marks the account as connected", async () => {
    const client = await createClient("creator");
    const { state, back } = await sent(client);
    expect(await isConnected(client)).toBe(false);
    expect(await back({ state, code })).toMatchObject({ status: 303, to: "/settings?youtube=connected" });
    expect(await isConnected(client)).toBe(true);
    expect(await client.send(socialStatus, {})).toEqual({
      youtube: true,
      instagram: false,
      tiktok: false,
      facebook: false,
    });
  });

  it("API-10 returns the URL of a consent page", async () => {
    const answer = await (await createClient("creator")).raw(address(youtubeAuth));
    expect(await answer.json()).toEqual({
      authUrl: expect.stringMatching(/^\/api\/v1\/sandbox\/youtube\?state=[\w-]{43}/),
    });
  });

  it("requests consent in the user's language", async () => {
    const client = await createClient("creator");
    expect((await client.send(youtubeAuth, {}, "fr")).authUrl).toMatch(/^\/api\/v1\/sandbox\/youtube\?.*language=fr$/);
  });

  it("stores the state in a cookie that expires after ten minutes, like the authorization request", async () => {
    const client = await createClient("creator");
    const { setCookie, state } = await sent(client);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(setCookie).toBe(`__Host-trellis-youtube=${state}; Path=/; Max-Age=600; HttpOnly; SameSite=Lax; Secure`);
    client.world.ports.publicUrl = "http://localhost:4100";
    const plain = await sent(client, { "x-forwarded-proto": "https" });
    expect(plain.setCookie).toBe(
      `trellis-youtube=${plain.state}; Path=${callback}; Max-Age=600; HttpOnly; SameSite=Lax`,
    );
    expect(await plain.back({ state: plain.state, code })).toMatchObject({ to: "/settings?youtube=connected" });
  });

  it("accepts each state only once", async () => {
    const client = await createClient("creator");
    const { state, back } = await sent(client);
    await back({ state, error: "access_denied" });
    expect(await back({ state, code })).toMatchObject({ to: "/settings?youtube=error" });
    expect(await isConnected(client)).toBe(false);
  });

  it.each([
    ["denied", { error: "access_denied" }],
    ["error", { error: "server_error" }],
    ["error", {}],
    ["error", { code: "guessed" }],
  ])("redirects with the outcome %s for %j", async (outcome, answer) => {
    const client = await createClient("creator");
    const { state, back } = await sent(client);
    expect(await back({ state, ...answer })).toMatchObject({ status: 303, to: `/settings?youtube=${outcome}` });
    expect(await isConnected(client)).toBe(false);
  });

  it("redirects with `denied` when the user did not grant every permission", async () => {
    const client = await createClient("creator");
    vi.spyOn(client.world.ports.youtube, "redeem").mockResolvedValue(null);
    const { state, back } = await sent(client);
    expect(await back({ state, code })).toMatchObject({ to: "/settings?youtube=denied" });
    expect(await isConnected(client)).toBe(false);
  });

  it("rejects a state that is forged, expired or from another browser", async () => {
    const client = await createClient("creator");
    const made = await sent(client);
    expect(await made.back({ state: "made-up", code }, "__Host-trellis-youtube=made-up")).toMatchObject({
      to: "/settings?youtube=error",
    });
    expect(await made.back({ state: made.state, code }, "")).toMatchObject({ to: "/settings?youtube=error" });
    expect(await made.back({ state: made.state, code }, "__Host-trellis-youtube=other")).toMatchObject({
      to: "/settings?youtube=error",
    });
    expect(await made.back({ code }, "__Host-trellis-youtube=")).toMatchObject({ to: "/settings?youtube=error" });
    client.world.clock.advance(10 * minute);
    expect(await made.back({ state: made.state, code })).toMatchObject({ to: "/settings?youtube=error" });
    expect(await isConnected(client)).toBe(false);
  });

  it("uses PKCE with a new verifier for each attempt", async () => {
    const client = await createClient("creator");
    const { youtube } = client.world.ports;
    const consentUrl = vi.spyOn(youtube, "consentUrl");
    const redeem = vi.spyOn(youtube, "redeem");
    const { state, back } = await sent(client);
    await back({ state, code });
    const [, verifier = ""] = redeem.mock.calls[0] ?? [];
    expect(verifier).toMatch(/^[\w.~-]{43,128}$/);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    expect(consentUrl.mock.calls[0]?.[0].challenge).toBe(Buffer.from(hash).toString("base64url"));
    const other = await sent(client);
    await other.back({ state: other.state, code });
    expect(redeem.mock.calls[1]?.[1]).not.toBe(verifier);
  });

  it("redirects only to the settings, without caching, and deletes its cookie", async () => {
    const client = await createClient("creator");
    const { state, back } = await sent(client);
    const { to, headers } = await back({ state, code, redirect: "https://evil.example" });
    expect(to).toBe("/settings?youtube=connected");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toMatch(/^__Host-trellis-youtube=; .*Max-Age=0/);
  });

  it("allows sixty attempts in fifteen minutes", async () => {
    const client = await createClient("creator");
    for (let time = 0; time < 60; time++) await client.send(youtubeAuth, {});
    expect(await client.failureOf(youtubeAuth, {})).toMatchObject({ status: 429 });
  });

  it("is rejected if YouTube is not configured", async () => {
    const client = await createClient("creator");
    client.world.ports.youtube.kind = "off";
    expect(await client.failureOf(youtubeAuth, {})).toMatchObject({
      status: 503,
      serverMessage: "YouTube isn’t available.",
    });
  });
});

describe("the YouTube sandbox's consent page", () => {
  const open = async (client: TestClient, path: string) => {
    const answer = await client.raw(path);
    return { text: await answer.text(), policy: answer.headers.get("content-security-policy") };
  };

  it("says in three languages that it is a sandbox", async () => {
    const client = await createClient("creator");
    const words = { en: "This is not YouTube.", es: "Esto no es YouTube.", fr: "Ceci n’est pas YouTube." };
    for (const [language, sentence] of Object.entries(words)) {
      const { authUrl } = await client.send(youtubeAuth, {}, language);
      expect((await open(client, authUrl)).text).toContain(sentence);
    }
  });

  it("links to the callback with a code or a denial", async () => {
    const client = await createClient("creator");
    const { authUrl, state } = await sent(client);
    const { text } = await open(client, authUrl);
    const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    expect(links).toEqual([
      `${callback}?code=sandbox-code&state=${state}`,
      `${callback}?error=access_denied&state=${state}`,
    ]);
  });

  it("escapes its query parameters", async () => {
    const client = await createClient("creator");
    const { text, policy } = await open(
      client,
      `${basePath}/sandbox/youtube?state=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`,
    );
    expect(text).not.toContain("<script");
    expect(policy).toContain("default-src 'none'");
  });
});

describe("disconnecting YouTube", () => {
  it("API-12 returns a message and the user", async () => {
    const answer = await (await createClient("youtuber")).raw(address(disconnectYoutube), { method: "POST" });
    expect(await answer.json()).toEqual({
      message: "YouTube disconnected successfully",
      user: expect.objectContaining({ email: "ana.torres@example.com", youtubeConnected: false }),
    });
  });

  it("returns the disconnected user, revokes the token and can be repeated", async () => {
    const client = await createClient("youtuber");
    const revoke = vi.spyOn(client.world.ports.youtube, "revoke");
    const reply = await client.send(disconnectYoutube, {});
    expect(reply.message).toBe("YouTube disconnected successfully");
    expect(reply.user?.connected.youtube).toBe(false);
    expect(await isConnected(client)).toBe(false);
    expect(revoke).toHaveBeenCalledExactlyOnceWith("sandbox-channel");
    expect((await client.send(disconnectYoutube, {})).user?.connected.youtube).toBe(false);
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it("succeeds when YouTube is unreachable", async () => {
    const client = await createClient("youtuber");
    vi.spyOn(client.world.ports.youtube, "revoke").mockRejectedValue(new Error("away"));
    expect((await client.send(disconnectYoutube, {})).user?.connected.youtube).toBe(false);
    await vi.waitFor(() => expect(client.world.logs.map(({ event }) => event)).toContain("youtube revocation failed"), {
      timeout: 10_000,
    });
  });
});

describe("youtubeAnalytics", () => {
  it("API-11 returns its four parts, with rows in the order of the columns", async () => {
    const answer = await (await createClient("youtuber")).raw(address(youtubeAnalytics));
    const body = (await answer.json()) as Record<string, never>;
    expect(Object.keys(body)).toEqual(["channelInfo", "analytics", "topVideo", "topComments"]);
    const columns = [
      "day",
      "views",
      "estimatedMinutesWatched",
      "averageViewDuration",
      "subscribersGained",
      "subscribersLost",
    ];
    expect(body).toMatchObject({
      channelInfo: { snippet: { title: expect.any(String) }, statistics: { subscriberCount: expect.any(String) } },
      analytics: { columnHeaders: columns.map((name) => ({ name })) },
      topVideo: { snippet: { title: expect.any(String), publishedAt: expect.any(String) } },
      topComments: expect.arrayContaining([
        expect.objectContaining({ text: expect.any(String), likes: expect.any(Number) }),
      ]),
    });
    const { rows } = body["analytics"] as unknown as { rows: unknown[][] };
    for (const [day, ...figures] of rows) {
      expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(figures).toHaveLength(5);
    }
  });

  it("returns the channel and its last 30 full days", async () => {
    const { send } = await createClient("youtuber");
    const { channelInfo, analytics, topVideo, topComments } = await send(youtubeAnalytics, {});
    expect(channelInfo?.snippet.title).toBe("Ana’s Green Kitchen");
    expect(channelInfo?.statistics).toMatchObject({ subscriberCount: 48_213, videoCount: 186 });
    expect(analytics?.rows.map(({ day }) => day)).toHaveLength(30);
    expect(analytics?.rows[0]?.day).toBe("2026-10-22");
    expect(analytics?.rows.at(-1)?.day).toBe("2026-11-20");
    expect(topVideo?.snippet.title).not.toBe("");
    expect(topComments?.length).toBeGreaterThan(5);
  });

  it("returns the same sandbox figures to every account", async () => {
    const [one, other] = [await createClient("youtuber"), await createClient("youtuber")];
    expect(await one.send(youtubeAnalytics, {})).toEqual(await other.send(youtubeAnalytics, {}));
  });

  it("returns pictures that exist", async () => {
    const { send, raw } = await createClient("youtuber");
    const { channelInfo, topVideo } = await send(youtubeAnalytics, {});
    for (const shown of [channelInfo?.snippet.thumbnails?.medium, topVideo?.snippet.thumbnails?.high]) {
      const picture = await raw(shown?.url ?? "");
      expect(picture.headers.get("content-type")).toBe("image/svg+xml");
      expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    }
  });

  it("replies with 409 to an account without a channel", async () => {
    const { failureOf } = await createClient("creator");
    expect(await failureOf(youtubeAnalytics, {})).toMatchObject({
      status: 409,
      serverMessage: "YouTube isn’t connected. Connect it in Settings.",
    });
  });

  it("replies with 409 once the consent has expired, and disconnects the channel", async () => {
    const client = await createClient("youtuber");
    vi.spyOn(client.world.ports.youtube, "read").mockResolvedValue(null);
    expect(await client.failureOf(youtubeAnalytics, {})).toMatchObject({
      status: 409,
      serverMessage: "YouTube access has expired. Reconnect YouTube in Settings.",
    });
    expect(await isConnected(client)).toBe(false);
  });

  it("never reads a channel with another account's token", async () => {
    const client = await createClient("youtuber");
    const { youtubeChannels, vault, youtube, clock } = client.world.ports;
    const read = vi.spyOn(youtube, "read");
    const session: unknown = await (await client.raw(address(checkSession))).json();
    const { user } = parse(object({ user: object({ _id: string() }) }), session);
    await youtubeChannels.connect(user._id, await vault.lock("sandbox-channel", "another account"), clock.now());
    expect(await client.failureOf(youtubeAnalytics, {})).toMatchObject({ status: 409 });
    expect(read).not.toHaveBeenCalled();
  });

  it("replies with 502 instead of passing on a 401 from YouTube, which would sign the user out", async () => {
    const client = await createClient("youtuber");
    const failure = Object.assign(new Error("the provider responded with 401"), { status: 401 });
    vi.spyOn(client.world.ports.youtube, "read").mockRejectedValue(failure);
    expect(await client.failureOf(youtubeAnalytics, {})).toMatchObject({
      status: 502,
      serverMessage: "YouTube isn’t responding. Try again in a moment.",
    });
    expect(await isConnected(client)).toBe(true);
  });

  it("returns newer days as time passes", async () => {
    const client = await createClient("youtuber");
    client.world.clock.advance(24 * hour);
    expect((await client.send(youtubeAnalytics, {})).analytics?.rows.at(-1)?.day).toBe("2026-11-21");
  });
});
