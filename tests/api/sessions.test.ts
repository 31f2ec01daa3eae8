import { logIn, checkSession } from "@trellis/contract/account";
import { sessionReply } from "@trellis/contract/session";
import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { describe, expect, it } from "vitest";
import { deviceOf, shortUserAgent } from "../../apps/api/src/rules/device.ts";
import { address, createClient, day, hour, json, start } from "./test-client.ts";
import { parse } from "valibot";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("a session of an account", () => {
  it("is listed with the current one first, then by last use, each with its device and times", async () => {
    const { send } = await createClient("creator");
    const { sessions } = await send(listSessions, {});
    expect(sessions).toEqual([
      {
        id: expect.any(String),
        createdAt: start,
        lastSeenAt: start,
        device: { kind: "computer", browser: "Safari", system: "macOS" },
        isCurrent: true,
      },
      {
        id: expect.any(String),
        createdAt: "2026-11-12T09:00:00.000Z",
        lastSeenAt: "2026-11-12T09:00:00.000Z",
        device: { kind: "phone", browser: "Chrome", system: "Android" },
        isCurrent: false,
      },
    ]);
  });

  it("records the browser that signed in and the time of last use", async () => {
    const client = await createClient("creator");
    const { raw, world } = client;
    const { email, password } = world.personas.creator;
    const headers = { "content-type": "application/json", "user-agent": chrome };
    const answer = await raw(address(logIn), { ...json({ email, password }), headers });
    client.token = parse(sessionReply, await answer.json()).token;
    world.clock.advance(2 * hour);
    const { sessions } = await client.send(listSessions, {});
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      device: { kind: "computer", browser: "Chrome", system: "Windows" },
      createdAt: start,
      lastSeenAt: "2026-11-21T11:00:00.000Z",
      isCurrent: true,
    });
  });

  it("can be ended individually, even if it is the current one; ending an ended session succeeds", async () => {
    const { send, failureOf } = await createClient("creator");
    const { sessions } = await send(listSessions, {});
    const [own, other] = sessions.map(({ id }) => id);
    for (let times = 0; times < 2; times++) {
      expect(await send(endSession, { query: { id: other ?? "" } })).toEqual({
        message: "That device is signed out.",
      });
    }
    expect((await send(listSessions, {})).sessions.map(({ id }) => id)).toEqual([own]);
    await send(endSession, { query: { id: own ?? "" } });
    expect(await failureOf(checkSession, {})).toMatchObject({ status: 401 });
  });

  it("is ended by signing out elsewhere, unless it is the current one", async () => {
    const client = await createClient("creator");
    const { send, world } = client;
    const { email, password } = world.personas.creator;
    const other = await send(logIn, { body: { email, password } });
    expect(await send(signOutElsewhere, {})).toEqual({ message: "You are signed out everywhere else.", ended: 2 });
    expect((await send(listSessions, {})).sessions).toHaveLength(1);
    expect((await send(signOutElsewhere, {})).ended).toBe(0);
    client.token = other.token;
    expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
  });

  it("cannot be listed or ended from another account", async () => {
    const client = await createClient("creator");
    const { sessions } = await client.send(listSessions, {});
    client.token = client.world.personas.newcomer.token;
    expect((await client.send(listSessions, {})).sessions).toHaveLength(1);
    for (const { id } of sessions) await client.send(endSession, { query: { id } });
    await client.send(signOutElsewhere, {});
    client.token = client.world.personas.creator.token;
    expect((await client.send(listSessions, {})).sessions).toHaveLength(2);
  });

  it("has an id that cannot be used as a token", async () => {
    const client = await createClient("creator");
    const { sessions } = await client.send(listSessions, {});
    for (const { id } of sessions) {
      client.token = id;
      expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
    }
  });

  it.each(["", "1", "' or 1=1 --", "00000000-0000-0000-0000-00000000000g"])("isn't ended by id %j", async (id) => {
    const { send, failureOf } = await createClient("creator");
    expect(await failureOf(endSession, { query: { id } })).toMatchObject({ status: 400 });
    expect((await send(listSessions, {})).sessions).toHaveLength(2);
  });

  it("is ended only by the first `id` in the query; further ids and an id in the body are ignored", async () => {
    const { send, raw } = await createClient("creator");
    const { sessions } = await send(listSessions, {});
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    const end = async (query: string) =>
      (await raw(`${address(endSession)}?${query}`, json({ id: other }, "DELETE"))).status;
    expect(await end(`id=none&id=${other}`)).toBe(400);
    expect((await send(listSessions, {})).sessions).toHaveLength(2);
    expect(await end(`id=${other}&id=none`)).toBe(200);
    expect((await send(listSessions, {})).sessions).toHaveLength(1);
  });

  it("is no longer listed after it expires", async () => {
    const { send, world } = await createClient("creator");
    world.clock.advance(22 * day);
    expect((await send(listSessions, {})).sessions).toHaveLength(1);
  });
});

describe("a session's device", () => {
  it.each([
    [chrome, "computer", "Chrome", "Windows"],
    [`${chrome} Edg/141.0.0.0`, "computer", "Edge", "Windows"],
    [`${chrome} OPR/120.0.0.0`, "computer", "Opera", "Windows"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "computer", "Firefox", "Linux"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      "phone",
      "Safari",
      "iOS",
    ],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1",
      "phone",
      "Chrome",
      "iOS",
    ],
    [
      "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15",
      "tablet",
      "Firefox",
      "iPadOS",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36",
      "phone",
      "Samsung Internet",
      "Android",
    ],
    [
      "Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
      "tablet",
      "Chrome",
      "Android",
    ],
    [
      "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
      "computer",
      "Chrome",
      "ChromeOS",
    ],
    ["curl/8.5.0", "unknown", null, null],
    ["", "unknown", null, null],
    [null, "unknown", null, null],
  ])("is parsed from the user agent (%#)", (userAgent, kind, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
  });

  it("is stored with at most three hundred characters of the user agent", () => {
    expect(shortUserAgent("x".repeat(9_000))).toHaveLength(300);
    expect(shortUserAgent(null)).toBeNull();
  });
});
