import { youtubeAnalytics } from "@trellis/contract/youtube";
import { createYoutube, type YoutubeClient } from "@trellis/providers/youtube/youtube";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { type Answer, fakeYoutube, report } from "./fake-youtube.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const now = new Date("2026-11-21T09:00:00Z");
const scope = "https://www.googleapis.com/auth/yt-analytics.readonly https://www.googleapis.com/auth/youtube.readonly";
const granted: Answer = [200, { access_token: "ya29.first", refresh_token: "1//key", scope, token_type: "Bearer" }];
const invalidGrant: Answer = [400, { error: "invalid_grant", error_description: "Token has been expired or revoked." }];
const forbidden = (status: string): Answer => [403, { error: { code: 403, status, errors: [] } }];

async function withGoogle(answers: Record<string, Answer> = {}, client: Partial<YoutubeClient> = {}) {
  const { addresses, asked, close } = await fakeYoutube(answers);
  closing.push(close);
  const youtube = createYoutube({
    clientId: "client-1",
    clientSecret: "secret-1",
    apiKey: "key-1",
    redirectUri: "https://trellis.example/api/v1/youtube/callback",
    endpoints: addresses,
    fetch: (request) => fetch(request),
    ...client,
  });
  return { youtube, asked, addresses };
}

describe("Google's consent for YouTube", () => {
  it("requests offline read access and nothing else", async () => {
    const { youtube, addresses } = await withGoogle();
    const url = new URL(youtube.consentUrl({ state: "s-1", challenge: "c-1", language: "es" }));
    expect(url.origin + url.pathname).toBe(addresses.consent);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "client-1",
      redirect_uri: "https://trellis.example/api/v1/youtube/callback",
      response_type: "code",
      scope: "https://www.googleapis.com/auth/youtube.readonly https://www.googleapis.com/auth/yt-analytics.readonly",
      access_type: "offline",
      prompt: "consent",
      state: "s-1",
      code_challenge: "c-1",
      code_challenge_method: "S256",
      hl: "es",
    });
  });

  it("exchanges the code for a refresh token with the PKCE verifier", async () => {
    const { youtube, asked } = await withGoogle({ "/token": granted });
    expect(await youtube.redeem("4/code", "verifier-1")).toBe("1//key");
    expect(asked.map(({ path, form }) => ({ path, form }))).toEqual([
      {
        path: "/token",
        form: {
          client_id: "client-1",
          client_secret: "secret-1",
          grant_type: "authorization_code",
          code: "4/code",
          code_verifier: "verifier-1",
          redirect_uri: "https://trellis.example/api/v1/youtube/callback",
        },
      },
    ]);
  });

  it.each([scope.split(" ")[0], "", undefined])("returns no token if a permission is missing (%s)", async (given) => {
    const { youtube } = await withGoogle({ "/token": [200, { ...(granted[1] as object), scope: given }] });
    expect(await youtube.redeem("4/code", "verifier")).toBeNull();
  });

  it.each([
    ["a used code", invalidGrant, "invalid_grant"],
    ["a wrong client secret", [401, { error: "invalid_client" }], "401 invalid_client"],
    ["a reply without a refresh token", [200, { access_token: "ya29", scope }], "refresh_token"],
    ["an HTML reply", [200, "<html>"], "JSON"],
    ["a server error", [500, "oops"], "responded with 500"],
  ] satisfies [string, Answer, string][])("throws on %s", async (_name, answer, why) => {
    const { youtube } = await withGoogle({ "/token": answer });
    await expect(youtube.redeem("4/code", "verifier")).rejects.toThrow(why);
  });
});

describe("reading a channel from YouTube", () => {
  it("refreshes the access token, then makes five requests", async () => {
    const { youtube, asked } = await withGoogle();
    const read = parse(youtubeAnalytics.reply, await youtube.read("1//key", now));
    expect(read.channelInfo?.snippet).toMatchObject({ title: "Green Kitchen", customUrl: "@green" });
    expect(read.channelInfo?.statistics).toMatchObject({ subscriberCount: 48_213, videoCount: 186 });
    expect(read.analytics?.rows.map(({ day, views }) => [day, views])).toEqual([
      ["2026-11-18", 1844],
      ["2026-11-19", 1897],
    ]);
    expect(read.topVideo?.snippet).toMatchObject({ title: "Lentils", publishedAt: "2026-11-07T16:00:00Z" });
    expect(read.topComments).toEqual([
      { text: "First", likes: 9, author: "@noor" },
      { text: "Second", likes: 3, author: "@noor" },
    ]);

    const [first, ...others] = asked;
    expect(first).toMatchObject({ path: "/token", form: { grant_type: "refresh_token", refresh_token: "1//key" } });
    const days = { ids: "channel==MINE", startDate: "2026-10-22", endDate: "2026-11-20" };
    const metrics = "views,estimatedMinutesWatched,averageViewDuration,subscribersGained,subscribersLost";
    expect(others.map(({ path, query }) => ({ path, query }))).toEqual(
      expect.arrayContaining([
        { path: "/data/channels", query: { part: "snippet,statistics", mine: "true" } },
        { path: "/analytics/reports", query: { ...days, dimensions: "day", sort: "day", metrics } },
        {
          path: "/analytics/reports",
          query: { ...days, dimensions: "video", sort: "-views", maxResults: "1", metrics: "views" },
        },
        { path: "/data/videos", query: { part: "snippet", id: "vid-1" } },
        {
          path: "/data/commentThreads",
          query: {
            part: "snippet",
            videoId: "vid-1",
            order: "relevance",
            maxResults: "20",
            textFormat: "plainText",
            key: "key-1",
          },
        },
      ]),
    );
    expect(others).toHaveLength(5);
    for (const { path, authorization } of others) {
      expect(authorization, path).toBe(path === "/data/commentThreads" ? undefined : "Bearer ya29.access");
    }
  });

  it("is cached for fifteen minutes, but not after a failure or a disconnect", async () => {
    const { youtube, asked } = await withGoogle();
    const [one, other] = await Promise.all([youtube.read("1//key", now), youtube.read("1//key", now)]);
    expect(other).toEqual(one);
    expect(asked).toHaveLength(6);
    await youtube.read("1//key", new Date(now.getTime() + 15 * 60_000 - 1));
    expect(asked).toHaveLength(6);
    await youtube.read("1//key", new Date(now.getTime() + 15 * 60_000));
    expect(asked).toHaveLength(12);
    await youtube.revoke("1//key");
    await youtube.read("1//key", new Date(now.getTime() + 15 * 60_000));
    expect(asked).toHaveLength(19);
    const broken = await withGoogle({ "/token": [503, {}] });
    await expect(broken.youtube.read("1//key", now)).rejects.toThrow("503");
    await expect(broken.youtube.read("1//key", now)).rejects.toThrow("503");
    expect(broken.asked).toHaveLength(2);
  });

  it("makes no requests for videos or comments if a new channel has no data", async () => {
    const { youtube, asked } = await withGoogle({
      "/analytics/reports?day": report(undefined),
      "/analytics/reports?video": report(undefined),
    });
    const read = parse(youtubeAnalytics.reply, await youtube.read("1//key", now));
    expect(read).toMatchObject({ analytics: { rows: [] }, topComments: [] });
    expect(read.topVideo).toBeUndefined();
    expect(asked).toHaveLength(4);
  });

  it("handles an account without a channel", async () => {
    const { youtube } = await withGoogle({ "/data/channels": [200, { kind: "youtube#channelListResponse" }] });
    expect((await youtube.read("1//key", now))?.channelInfo).toBeUndefined();
  });

  it.each([
    ["are switched off", forbidden("PERMISSION_DENIED")],
    ["belong to a deleted video", [404, { error: { status: "NOT_FOUND" } }]],
  ] satisfies [string, Answer][])("returns no comments if they %s", async (_name, answer) => {
    const { youtube } = await withGoogle({ "/data/commentThreads": answer });
    expect(await youtube.read("1//key", now)).toMatchObject({ topComments: [], topVideo: { id: "vid-1" } });
  });

  it("requests no comments without an API key", async () => {
    const { youtube, asked } = await withGoogle({}, { apiKey: undefined });
    expect(await youtube.read("1//key", now)).toMatchObject({ topComments: [] });
    expect(asked.map(({ path }) => path)).not.toContain("/data/commentThreads");
  });

  it.each([
    ["access has been revoked", { "/token": invalidGrant }],
    [
      "access is revoked after the token was refreshed",
      { "/data/channels": [401, { error: { status: "UNAUTHENTICATED" } }] },
    ],
  ] satisfies [string, Record<string, Answer>][])("returns null when %s", async (_name, answers) => {
    const { youtube } = await withGoogle(answers);
    expect(await youtube.read("1//key", now)).toBeNull();
  });

  it.each([
    ["enforces the quota", { "/data/channels": forbidden("RESOURCE_EXHAUSTED") }, "403 RESOURCE_EXHAUSTED"],
    ["rejects the request", { "/token": [400, { error: "invalid_request" }] }, "400 invalid_request"],
    ["replies with a server error", { "/analytics/reports?day": [500, "oops"] }, "responded with 500"],
    ["replies with HTML", { "/data/videos": [200, "<html>"] }, "JSON"],
    ["replies with values of the wrong type", { "/analytics/reports?day": [200, { rows: "many" }] }, 'received "many"'],
  ] satisfies [string, Record<string, Answer>, string][])(
    "throws, instead of returning null, when Google %s",
    async (_name, answers, why) => {
      const { youtube } = await withGoogle(answers);
      await expect(youtube.read("1//key", now)).rejects.toThrow(why);
    },
  );

  it.each(["/token", "/data/channels"])("does not follow redirects from %s", async (path) => {
    const { youtube, asked } = await withGoogle({ [path]: [307, {}] });
    await expect(youtube.read("1//key", now)).rejects.toThrow("fetch failed");
    expect(asked.map((request) => request.path)).toContain(path);
    expect(asked.map((request) => request.path)).not.toContain("/moved");
  });

  it("throws when Google never replies", async () => {
    const { youtube } = await withGoogle({ "/data/channels": [0, {}] }, { timeoutMs: 200 });
    await expect(youtube.read("1//key", now)).rejects.toThrow("timeout");
  });

  it("refresh() uses the token, returns false for a revoked or expired consent, and throws on an outage", async () => {
    const { youtube, asked } = await withGoogle();
    expect(await youtube.refresh("1//key")).toBe(true);
    expect(asked).toMatchObject([{ path: "/token", form: { grant_type: "refresh_token", refresh_token: "1//key" } }]);
    const ended = await withGoogle({ "/token": invalidGrant });
    expect(await ended.youtube.refresh("1//key")).toBe(false);
    const away = await withGoogle({ "/token": [503, {}] });
    await expect(away.youtube.refresh("1//key")).rejects.toThrow("503");
  });

  it("revokes the token at Google, unless the same client is used for sign-in", async () => {
    const { youtube, asked } = await withGoogle();
    await youtube.revoke("1//key");
    expect(asked).toMatchObject([{ path: "/revoke", form: { token: "1//key" } }]);
    const same = await withGoogle({}, { revokes: false });
    await same.youtube.revoke("1//key");
    expect(same.asked).toEqual([]);
  });
});
