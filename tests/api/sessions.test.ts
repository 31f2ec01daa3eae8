import { checkSession, logIn } from "@trellis/contract/account";
import { endSession, listSessions, signOutElsewhere } from "@trellis/contract/sessions";
import { describe, expect, it } from "vitest";
import { deviceOf, keptUserAgent } from "../../apps/api/src/rules/device.ts";
import { address, askAs, day, hour, json, start } from "./asking.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";

describe("one's sessions", () => {
  it("are listed with the asking one first, then the latest seen, each with its device and times", async () => {
    const { ask } = await askAs("creator");
    const { sessions } = await ask(listSessions, {});
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

  it("remember the browser that signed in, and when they were last seen", async () => {
    const asker = await askAs("creator");
    const { raw, world } = asker;
    const { email, password } = world.personas.creator;
    const headers = { "content-type": "application/json", "user-agent": chrome };
    const answer = await raw(address(logIn), { ...json({ email, password }), headers });
    asker.token = ((await answer.json()) as { token: string }).token;
    world.clock.advance(2 * hour);
    const { sessions } = await asker.ask(listSessions, {});
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      device: { kind: "computer", browser: "Chrome", system: "Windows" },
      createdAt: start,
      lastSeenAt: "2026-11-21T11:00:00.000Z",
      isCurrent: true,
    });
  });

  it("can be signed out one by one, one's own included; a session that is gone is fine", async () => {
    const { ask, refused } = await askAs("creator");
    const { sessions } = await ask(listSessions, {});
    const [own, other] = sessions.map(({ id }) => id);
    for (let times = 0; times < 2; times++) {
      expect(await ask(endSession, { query: { id: other ?? "" } })).toEqual({ message: "That session is signed out." });
    }
    expect((await ask(listSessions, {})).sessions.map(({ id }) => id)).toEqual([own]);
    await ask(endSession, { query: { id: own ?? "" } });
    expect(await refused(checkSession, {})).toMatchObject({ status: 401 });
  });

  it("can be signed out everywhere else at once", async () => {
    const asker = await askAs("creator");
    const { ask, world } = asker;
    const { email, password } = world.personas.creator;
    const other = await ask(logIn, { body: { email, password } });
    expect(await ask(signOutElsewhere, {})).toEqual({ message: "You are signed out everywhere else.", ended: 2 });
    expect((await ask(listSessions, {})).sessions).toHaveLength(1);
    expect((await ask(signOutElsewhere, {})).ended).toBe(0);
    asker.token = other.token;
    expect(await asker.refused(checkSession, {})).toMatchObject({ status: 401 });
  });

  it("are nobody else's to see or end", async () => {
    const asker = await askAs("creator");
    const { sessions } = await asker.ask(listSessions, {});
    asker.token = asker.world.personas.newcomer.token;
    expect((await asker.ask(listSessions, {})).sessions).toHaveLength(1);
    for (const { id } of sessions) await asker.ask(endSession, { query: { id } });
    await asker.ask(signOutElsewhere, {});
    asker.token = asker.world.personas.creator.token;
    expect((await asker.ask(listSessions, {})).sessions).toHaveLength(2);
  });

  it("are named by ids that sign nobody in", async () => {
    const asker = await askAs("creator");
    const { sessions } = await asker.ask(listSessions, {});
    for (const { id } of sessions) {
      asker.token = id;
      expect(await asker.refused(checkSession, {})).toMatchObject({ status: 401 });
    }
  });

  it.each(["", "1", "' or 1=1 --", "00000000-0000-0000-0000-00000000000g"])("are not ended by %j", async (id) => {
    const { ask, refused } = await askAs("creator");
    expect(await refused(endSession, { query: { id } })).toMatchObject({ status: 400 });
    expect((await ask(listSessions, {})).sessions).toHaveLength(2);
  });

  it("are no longer listed once they have expired", async () => {
    const { ask, world } = await askAs("creator");
    world.clock.advance(22 * day);
    expect((await ask(listSessions, {})).sessions).toHaveLength(1);
  });
});

describe("a device", () => {
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
  ])("is what its browser says (%#)", (userAgent, kind, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ kind, browser, system });
  });

  it("is remembered by no more than three hundred characters", () => {
    expect(keptUserAgent("x".repeat(9_000))).toHaveLength(300);
    expect(keptUserAgent(null)).toBeNull();
  });
});
