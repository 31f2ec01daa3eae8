import { checkSession } from "@trellis/contract/account";
import { basePath } from "@trellis/contract/call";
import { socialStatus } from "@trellis/contract/social";
import { disconnectYoutube, youtubeAnalytics, youtubeAuth, youtubeCallbackPath } from "@trellis/contract/youtube";
import { describe, expect, it, vi } from "vitest";
import { address, type Asker, askAs, hour } from "./asking.ts";

const callback = basePath + youtubeCallbackPath;
const minute = 60_000;

/** Someone sent to the consent page: its address, the state in it, and what their browser keeps. */
async function sent(asker: Asker, headers: Record<string, string> = {}) {
  const answer = await asker.raw(address(youtubeAuth), { headers });
  const { authUrl } = (await answer.json()) as { authUrl: string };
  const setCookie = answer.headers.get("set-cookie") ?? "";
  const [cookie = ""] = setCookie.split(";");
  const state = new URL(authUrl, "https://trellis.test").searchParams.get("state") ?? "";
  const back = async (query: Record<string, string>, kept = cookie) => {
    const url = `https://trellis.test${callback}?${new URLSearchParams(query)}`;
    const answered = await asker.world.fetch(new Request(url, { headers: { cookie: kept } }));
    return { status: answered.status, to: answered.headers.get("location"), headers: answered.headers };
  };
  return { authUrl, state, setCookie, cookie, back };
}

const code = "sandbox-code";
const isConnected = async ({ ask }: Asker) => (await ask(checkSession, {})).user.connected.youtube;

describe("connecting YouTube", () => {
  it("leads by the consent page to the settings, and the account tells of it everywhere", async () => {
    const asker = await askAs("creator");
    const { state, back } = await sent(asker);
    expect(await isConnected(asker)).toBe(false);
    expect(await back({ state, code })).toMatchObject({ status: 303, to: "/settings?youtube=connected" });
    expect(await isConnected(asker)).toBe(true);
    expect(await asker.ask(socialStatus, {})).toEqual({
      youtube: true,
      instagram: false,
      tiktok: false,
      facebook: false,
    });
  });

  it("API-10 youtube/auth answers the address of a consent page", async () => {
    const answer = await (await askAs("creator")).raw(address(youtubeAuth));
    expect(await answer.json()).toEqual({
      authUrl: expect.stringMatching(/^\/api\/v1\/sandbox\/youtube\?state=[\w-]{43}/),
    });
  });

  it("asks in the person's language", async () => {
    const asker = await askAs("creator");
    expect((await asker.ask(youtubeAuth, {}, "fr")).authUrl).toMatch(/^\/api\/v1\/sandbox\/youtube\?.*language=fr$/);
  });

  it("keeps the state in the browser that asked, for the callback alone", async () => {
    const asker = await askAs("creator");
    const { setCookie, state } = await sent(asker);
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(setCookie).toBe(`trellis-youtube=${state}; Path=${callback}; Max-Age=600; HttpOnly; SameSite=Lax`);
    expect((await sent(asker, { "x-forwarded-proto": "https" })).setCookie).toMatch(/; Secure$/);
  });

  it("takes an answer once", async () => {
    const asker = await askAs("creator");
    const { state, back } = await sent(asker);
    await back({ state, error: "access_denied" });
    expect(await back({ state, code })).toMatchObject({ to: "/settings?youtube=error" });
    expect(await isConnected(asker)).toBe(false);
  });

  it.each([
    ["denied", { error: "access_denied" }],
    ["error", { error: "server_error" }],
    ["error", {}],
    ["error", { code: "guessed" }],
  ])("says %s to %j", async (outcome, answer) => {
    const asker = await askAs("creator");
    const { state, back } = await sent(asker);
    expect(await back({ state, ...answer })).toMatchObject({ status: 303, to: `/settings?youtube=${outcome}` });
    expect(await isConnected(asker)).toBe(false);
  });

  it("says denied when the person allowed too little", async () => {
    const asker = await askAs("creator");
    vi.spyOn(asker.world.ports.youtube, "redeem").mockResolvedValue(null);
    const { state, back } = await sent(asker);
    expect(await back({ state, code })).toMatchObject({ to: "/settings?youtube=denied" });
    expect(await isConnected(asker)).toBe(false);
  });

  it("refuses a state that was made up, is too old, or came to another browser", async () => {
    const asker = await askAs("creator");
    const made = await sent(asker);
    expect(await made.back({ state: "made-up", code }, "trellis-youtube=made-up")).toMatchObject({
      to: "/settings?youtube=error",
    });
    expect(await made.back({ state: made.state, code }, "")).toMatchObject({ to: "/settings?youtube=error" });
    expect(await made.back({ state: made.state, code }, "trellis-youtube=other")).toMatchObject({
      to: "/settings?youtube=error",
    });
    expect(await made.back({ code }, "trellis-youtube=")).toMatchObject({ to: "/settings?youtube=error" });
    asker.world.clock.advance(10 * minute);
    expect(await made.back({ state: made.state, code })).toMatchObject({ to: "/settings?youtube=error" });
    expect(await isConnected(asker)).toBe(false);
  });

  it("proves by PKCE that who redeems the code is who asked for it, without keeping the proof", async () => {
    const asker = await askAs("creator");
    const { youtube } = asker.world.ports;
    const consentUrl = vi.spyOn(youtube, "consentUrl");
    const redeem = vi.spyOn(youtube, "redeem");
    const { state, back } = await sent(asker);
    await back({ state, code });
    const [, verifier = ""] = redeem.mock.calls[0] ?? [];
    expect(verifier).toMatch(/^[\w.~-]{43,128}$/);
    const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
    expect(consentUrl.mock.calls[0]?.[0].challenge).toBe(Buffer.from(hash).toString("base64url"));
    const other = await sent(asker);
    await other.back({ state: other.state, code });
    expect(redeem.mock.calls[1]?.[1]).not.toBe(verifier);
  });

  it("leads nowhere but to the settings, keeps nothing, and takes its cookie away", async () => {
    const asker = await askAs("creator");
    const { state, back } = await sent(asker);
    const { headers } = await back({ state, code, redirect: "https://evil.example" });
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("set-cookie")).toContain("trellis-youtube=; ");
    expect(headers.get("set-cookie")).toContain("Max-Age=0");
  });

  it("can be begun sixty times in a quarter of an hour", async () => {
    const asker = await askAs("creator");
    for (let time = 0; time < 60; time++) await asker.ask(youtubeAuth, {});
    expect(await asker.refused(youtubeAuth, {})).toMatchObject({ status: 429 });
  });

  it("is refused where YouTube is not set up", async () => {
    const asker = await askAs("creator");
    asker.world.ports.youtube.kind = "off";
    expect(await asker.refused(youtubeAuth, {})).toMatchObject({
      status: 503,
      serverMessage: "YouTube is not set up here.",
    });
  });
});

describe("the sandbox's consent page", () => {
  const open = async (asker: Asker, path: string) => {
    const answer = await asker.raw(path);
    return { text: await answer.text(), policy: answer.headers.get("content-security-policy") };
  };

  it("says in three languages that it is a sandbox", async () => {
    const asker = await askAs("creator");
    const words = { en: "This is not YouTube.", es: "Esto no es YouTube.", fr: "Ceci n’est pas YouTube." };
    for (const [language, sentence] of Object.entries(words)) {
      const { authUrl } = await asker.ask(youtubeAuth, {}, language);
      expect((await open(asker, authUrl)).text).toContain(sentence);
    }
  });

  it("leads back with a code, or with a no", async () => {
    const asker = await askAs("creator");
    const { authUrl, state } = await sent(asker);
    const { text } = await open(asker, authUrl);
    const links = [...text.matchAll(/<a href="([^"]+)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
    expect(links).toEqual([
      `${callback}?code=sandbox-code&state=${state}`,
      `${callback}?error=access_denied&state=${state}`,
    ]);
  });

  it("writes nothing of its address into the page but in links", async () => {
    const asker = await askAs("creator");
    const { text, policy } = await open(
      asker,
      `${basePath}/sandbox/youtube?state=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`,
    );
    expect(text).not.toContain("<script");
    expect(policy).toContain("default-src 'none'");
  });
});

describe("disconnecting YouTube", () => {
  it("API-12 youtube/disconnect answers a message and the user", async () => {
    const answer = await (await askAs("youtuber")).raw(address(disconnectYoutube), { method: "POST" });
    expect(await answer.json()).toEqual({
      message: "YouTube disconnected successfully",
      user: expect.objectContaining({ email: "ana.torres@example.com", youtubeConnected: false }),
    });
  });

  it("answers the user without it, tells YouTube, and may be repeated", async () => {
    const asker = await askAs("youtuber");
    const revoke = vi.spyOn(asker.world.ports.youtube, "revoke");
    const reply = await asker.ask(disconnectYoutube, {});
    expect(reply.message).toBe("YouTube disconnected successfully");
    expect(reply.user?.connected.youtube).toBe(false);
    expect(await isConnected(asker)).toBe(false);
    expect(revoke).toHaveBeenCalledExactlyOnceWith("sandbox-channel");
    expect((await asker.ask(disconnectYoutube, {})).user?.connected.youtube).toBe(false);
    expect(revoke).toHaveBeenCalledTimes(1);
  });

  it("does not depend on YouTube hearing of it", async () => {
    const asker = await askAs("youtuber");
    vi.spyOn(asker.world.ports.youtube, "revoke").mockRejectedValue(new Error("away"));
    expect((await asker.ask(disconnectYoutube, {})).user?.connected.youtube).toBe(false);
    await vi.waitFor(() => expect(asker.world.remarks.map(({ event }) => event)).toContain("youtube not revoked"));
  });
});

describe("the analytics", () => {
  it("API-11 youtube/analytics answers its four parts, rows in the order of their columns", async () => {
    const answer = await (await askAs("youtuber")).raw(address(youtubeAnalytics));
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

  it("tell of the channel and its last 30 whole days", async () => {
    const { ask } = await askAs("youtuber");
    const { channelInfo, analytics, topVideo, topComments } = await ask(youtubeAnalytics, {});
    expect(channelInfo?.snippet.title).toBe("Ana’s Green Kitchen");
    expect(channelInfo?.statistics).toMatchObject({ subscriberCount: 48_213, videoCount: 186 });
    expect(analytics?.rows.map(({ day }) => day)).toHaveLength(30);
    expect(analytics?.rows[0]?.day).toBe("2026-10-22");
    expect(analytics?.rows.at(-1)?.day).toBe("2026-11-20");
    expect(topVideo?.snippet.title).not.toBe("");
    expect(topComments?.length).toBeGreaterThan(5);
  });

  it("are the same for the same month", async () => {
    const [one, other] = [await askAs("youtuber"), await askAs("youtuber")];
    expect(await one.ask(youtubeAnalytics, {})).toEqual(await other.ask(youtubeAnalytics, {}));
  });

  it("come with pictures that are there", async () => {
    const { ask, raw } = await askAs("youtuber");
    const { channelInfo, topVideo } = await ask(youtubeAnalytics, {});
    for (const shown of [channelInfo?.snippet.thumbnails?.medium, topVideo?.snippet.thumbnails?.high]) {
      const picture = await raw(shown?.url ?? "");
      expect(picture.headers.get("content-type")).toBe("image/svg+xml");
      expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    }
  });

  it("are refused with 409 to an account without a channel", async () => {
    const { refused } = await askAs("creator");
    expect(await refused(youtubeAnalytics, {})).toMatchObject({
      status: 409,
      serverMessage: "YouTube is not connected. Connect it in Settings.",
    });
  });

  it("are refused with 409 once the consent is over, and the channel is disconnected", async () => {
    const asker = await askAs("youtuber");
    vi.spyOn(asker.world.ports.youtube, "read").mockResolvedValue(null);
    expect(await asker.refused(youtubeAnalytics, {})).toMatchObject({
      status: 409,
      serverMessage: "YouTube no longer lets us in. Connect it again in Settings.",
    });
    expect(await isConnected(asker)).toBe(false);
  });

  it("never read a channel with what was locked for someone else", async () => {
    const asker = await askAs("youtuber");
    const { youtubeChannels, vault, youtube, clock } = asker.world.ports;
    const read = vi.spyOn(youtube, "read");
    const { user } = (await (await asker.raw(address(checkSession))).json()) as { user: { _id: string } };
    await youtubeChannels.connect(user._id, await vault.lock("sandbox-channel", "someone else"), clock.now());
    expect(await asker.refused(youtubeAnalytics, {})).toMatchObject({ status: 409 });
    expect(read).not.toHaveBeenCalled();
  });

  it("say 502 when YouTube fails, whatever it answered: a 401 of another's would sign people out", async () => {
    const asker = await askAs("youtuber");
    const failure = Object.assign(new Error("the provider answered 401"), { status: 401 });
    vi.spyOn(asker.world.ports.youtube, "read").mockRejectedValue(failure);
    expect(await asker.refused(youtubeAnalytics, {})).toMatchObject({
      status: 502,
      serverMessage: "YouTube does not answer. Try again in a moment.",
    });
    expect(await isConnected(asker)).toBe(true);
  });

  it("stay connected as time goes by", async () => {
    const asker = await askAs("youtuber");
    asker.world.clock.advance(24 * hour);
    expect((await asker.ask(youtubeAnalytics, {})).analytics?.rows.at(-1)?.day).toBe("2026-11-21");
  });
});
