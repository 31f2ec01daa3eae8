import { held, start } from "@trellis/machines/testing";
import { outcomes, youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";
import { back, begin, cancel, connect, disconnect, failing, found, working } from "./youtube-connection.ts";

const idle = { is: "disconnected", status: "idle" } as const;
const linked = { is: "connected", status: "idle" } as const;
const unhappy = outcomes.filter((outcome) => outcome !== "connected");

describe("connecting", () => {
  it("asks for the consent page, hands the browser over, and waits for the person to come back", async () => {
    const opened = held();
    const asked = held<{ authUrl: string }>();
    const run = begin({ requestAuthUrl: () => asked.promise, openConsent: () => opened.promise });
    expect(run.view()).toEqual(idle);
    await run.send(connect);
    expect(run.view()).toEqual({ is: "disconnected", status: "loading" });
    asked.answer(working.requestAuthUrl());
    await run.send();
    expect(run.view()).toEqual({ is: "disconnected", status: "loading" });
    expect(run.calls).toEqual([
      { name: "requestAuthUrl", input: undefined },
      { name: "openConsent", input: { authUrl: "https://consent.example/1" } },
    ]);
    opened.answer(null);
    await run.send();
    expect(run.view()).toEqual({ is: "consenting", status: "idle", authUrl: "https://consent.example/1" });
    expect(run.said).toEqual([]);
  });

  it("is connected once the account says so, tells it, and forgets the consent page", async () => {
    const refreshed = held<{ isConnected: boolean }>();
    const run = begin({ refreshUser: () => refreshed.promise });
    await run.send(connect);
    await run.send(back("connected"));
    expect(run.view()).toMatchObject({ is: "consenting", status: "loading" });
    expect(run.said).toEqual([]);
    refreshed.answer({ isConnected: true });
    await run.send();
    expect(run.said).toEqual([{ type: "connected" }]);
    expect(run.view()).toEqual({ is: "connected", status: "success" });
    expect(run.context().authUrl).toBe("");
    expect(run.names()).toEqual(["requestAuthUrl", "openConsent", "refreshUser"]);
  });

  it("does not believe an address that says connected when the account does not", async () => {
    const run = begin({ refreshUser: () => ({ isConnected: false }) });
    await run.send(back("connected"));
    expect(run.said).toEqual([{ type: "notConnected", reason: "error" }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "failed" });
  });

  it("is connected although the account could not be read, and says that too", async () => {
    const run = begin({ refreshUser: failing("offline") });
    await run.send(back("connected"));
    expect(run.said).toEqual([{ type: "connected" }, { type: "notRefreshed", error: "offline" }]);
    expect(run.view()).toEqual({ is: "connected", status: "success" });
  });

  it.each(unhappy)("tells a consent that came back as %s, and calls nothing", async (reason) => {
    const run = begin();
    await run.send(connect);
    await run.send(back(reason));
    expect(run.said).toEqual([{ type: "notConnected", reason }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "failed" });
    expect(run.names()).toEqual(["requestAuthUrl", "openConsent"]);
    run.clock.increment(3_000);
    expect(run.context().authUrl).toBe("");
  });

  it.each(["requestAuthUrl", "openConsent"] as const)("tells that %s failed, with the raw error", async (stage) => {
    const error = new Error("no");
    const run = begin({ [stage]: failing(error) });
    await run.send(connect);
    expect(run.said).toEqual([{ type: "failed", stage, error }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "failed" });
    expect(run.names().at(-1)).toBe(stage);
  });

  it("asks once, however often the button is pressed", async () => {
    const asked = held<{ authUrl: string }>();
    const opened = held();
    const run = begin({ requestAuthUrl: () => asked.promise, openConsent: () => opened.promise });
    await run.send(connect, connect);
    asked.answer(working.requestAuthUrl());
    await run.send(connect);
    await run.send(connect);
    expect(run.names()).toEqual(["requestAuthUrl", "openConsent"]);
  });
});

describe("a page that is loaded anew after the consent", () => {
  it("goes on from what the address says", async () => {
    const run = begin();
    await run.send(back("connected"));
    expect(run.view()).toEqual({ is: "connected", status: "success" });
    expect(run.names()).toEqual(["refreshUser"]);
  });

  it("tells of the connection when the account already had it", async () => {
    const run = begin({}, true);
    expect(run.view()).toEqual(linked);
    await run.send(back("connected"));
    expect(run.said).toEqual([{ type: "connected" }]);
    expect(run.view()).toEqual({ is: "connected", status: "success" });
  });

  it.each(unhappy)("changes nothing for an account that is connected (%s)", async (reason) => {
    const run = begin({}, true);
    expect(run.hears(back(reason))).toBe(false);
    await run.send(back(reason));
    expect(run.view()).toEqual(linked);
    expect(run.said).toEqual([]);
  });
});

describe("disconnecting", () => {
  it("calls once, tells the server's message, and is disconnected", async () => {
    const call = held<{ message: string }>();
    const run = begin({ disconnect: () => call.promise }, true);
    await run.send(disconnect, disconnect);
    expect(run.view()).toEqual({ is: "connected", status: "loading" });
    call.answer({ message: "YouTube disconnected" });
    await run.send();
    expect(run.calls).toEqual([{ name: "disconnect", input: undefined }]);
    expect(run.said).toEqual([{ type: "disconnected", message: "YouTube disconnected" }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "success" });
  });

  it("says nothing of a message the server did not send", async () => {
    const run = begin({ disconnect: () => ({}) }, true);
    await run.send(disconnect);
    expect(run.said).toEqual([{ type: "disconnected", message: undefined }]);
  });

  it("stays connected when it fails, tells the raw error, and can be tried again at once", async () => {
    let tries = 0;
    const run = begin(
      {
        disconnect: async () => {
          tries += 1;
          if (tries === 1) throw "offline";
          return {};
        },
      },
      true,
    );
    await run.send(disconnect);
    expect(run.said).toEqual([{ type: "failed", stage: "disconnect", error: "offline" }]);
    expect(run.view()).toEqual({ is: "connected", status: "failed" });
    await run.send(disconnect);
    expect(run.view()).toEqual({ is: "disconnected", status: "success" });
  });
});

describe("the status rests 3 s, and is idle then, not before", () => {
  it.each([
    ["a connection", begin(), back("connected"), { is: "connected", status: "success" }, linked],
    ["a consent denied", begin(), back("denied"), { is: "disconnected", status: "failed" }, idle],
    [
      "a failed request",
      begin({ requestAuthUrl: failing("no") }),
      connect,
      { is: "disconnected", status: "failed" },
      idle,
    ],
    ["a disconnection", begin({}, true), disconnect, { is: "disconnected", status: "success" }, idle],
    [
      "a failed disconnection",
      begin({ disconnect: failing("no") }, true),
      disconnect,
      { is: "connected", status: "failed" },
      linked,
    ],
  ] as const)("DSH-17 after %s", async (_, run, event, ended, rested) => {
    await run.send(event);
    expect(run.view()).toEqual(ended);
    expect(run.rests()).toBe(false);
    run.clock.increment(2_999);
    expect(run.view()).toEqual(ended);
    run.clock.increment(1);
    expect(run.view()).toEqual(rested);
    expect(run.rests()).toBe(true);
  });
});

describe("pressing before the 3 s are over", () => {
  it("connects again after a disconnection, and rests its own 3 s", async () => {
    const run = begin({}, true);
    await run.send(disconnect);
    run.clock.increment(2_000);
    await run.send(connect);
    expect(run.names()).toEqual(["disconnect", "requestAuthUrl", "openConsent"]);
    run.clock.increment(2_000);
    expect(run.view().is).toBe("consenting");
  });

  it("disconnects again right after a connection", async () => {
    const run = begin();
    await run.send(back("connected"));
    await run.send(disconnect);
    expect(run.view()).toEqual({ is: "disconnected", status: "success" });
  });

  it("tries again after a refusal, from the beginning", async () => {
    const run = begin();
    await run.send(back("denied"));
    await run.send(connect);
    expect(run.names()).toEqual(["requestAuthUrl", "openConsent"]);
    expect(run.view().is).toBe("consenting");
  });

  it("hears a second consent right after a connection, and after a failed disconnection", async () => {
    const run = begin({ disconnect: failing("no") });
    await run.send(back("connected"));
    await run.send(back("connected"));
    await run.send(disconnect);
    await run.send(back("connected"));
    expect(run.names()).toEqual(["refreshUser", "refreshUser", "disconnect", "refreshUser"]);
  });
});

describe("cancelling", () => {
  it.each(["requestAuthUrl", "openConsent"] as const)(
    "during %s leads back, and drops what comes too late",
    async (name) => {
      const call = held<never>();
      const run = begin({ [name]: () => call.promise });
      await run.send(connect);
      await run.send(cancel);
      expect(run.view()).toEqual(idle);
      expect(run.context().authUrl).toBe("");
      const before = run.names();
      call.answer({ authUrl: "https://consent.example/late" } as never);
      await run.send();
      expect(run.view()).toEqual(idle);
      expect(run.names()).toEqual(before);
      expect(run.said).toEqual([]);
    },
  );

  it("drops a failure that comes too late", async () => {
    const call = held<never>();
    const run = begin({ requestAuthUrl: () => call.promise });
    await run.send(connect, cancel);
    call.fail("late");
    await run.send();
    expect(run.view()).toEqual(idle);
    expect(run.said).toEqual([]);
  });

  it("while the person is away leads back without a word", async () => {
    const run = begin();
    await run.send(connect);
    await run.send(cancel);
    expect(run.view()).toEqual(idle);
    expect(run.said).toEqual([]);
    expect(run.context().authUrl).toBe("");
  });

  it("asks for another consent page while the person is away", async () => {
    const run = begin();
    await run.send(connect);
    await run.send(connect);
    expect(run.names()).toEqual(["requestAuthUrl", "openConsent", "requestAuthUrl", "openConsent"]);
  });

  it("is not heard where nothing can be cancelled", async () => {
    const run = begin({ refreshUser: () => held<never>().promise });
    expect(run.hears(cancel)).toBe(false);
    await run.send(back("connected"));
    expect(run.hears(cancel)).toBe(false);
    const other = begin({ disconnect: () => held<never>().promise }, true);
    await other.send(disconnect);
    expect(other.hears(cancel)).toBe(false);
    expect(other.hears(found(false))).toBe(false);
    expect(other.hears(back("connected"))).toBe(false);
  });

  it("for good, the flow stopped, says nothing any more", async () => {
    const call = held<{ isConnected: boolean }>();
    const run = begin({ refreshUser: () => call.promise });
    await run.send(back("connected"));
    run.actor.stop();
    call.answer({ isConnected: true });
    await run.send();
    expect(run.said).toEqual([]);
  });
});

describe("an account that changes elsewhere", () => {
  it("is followed without a word, and without the same twice", async () => {
    const run = begin();
    expect(run.hears(found(false))).toBe(false);
    await run.send(found(true));
    expect(run.view()).toEqual(linked);
    expect(run.hears(found(true))).toBe(false);
    await run.send(found(false));
    expect(run.view()).toEqual(idle);
    expect(run.said).toEqual([]);
    expect(run.calls).toEqual([]);
  });

  it("is followed while the person is away, and the consent page is forgotten", async () => {
    const run = begin();
    await run.send(connect);
    await run.send(found(true));
    expect(run.view()).toEqual(linked);
    expect(run.context().authUrl).toBe("");
  });

  it.each(["success", "failed"] as const)("is followed during the rest after %s", async (status) => {
    const run = begin({ disconnect: failing("no") });
    await run.send(back("connected"));
    if (status === "failed") await run.send(disconnect);
    expect(run.view()).toEqual({ is: "connected", status });
    await run.send(found(false));
    expect(run.view()).toEqual(idle);
  });
});

it("rests while idle and while the person is away, and nowhere else", async () => {
  const run = begin({ refreshUser: () => held<never>().promise });
  expect(run.rests()).toBe(true);
  await run.send(connect);
  expect(run.rests()).toBe(true);
  await run.send(back("connected"));
  expect(run.rests()).toBe(false);
  expect(begin({}, true).rests()).toBe(true);
});

it.each([
  ["requestAuthUrl", connect, false],
  ["openConsent", connect, false],
  ["disconnect", disconnect, true],
  ["refreshUser", back("connected"), false],
] as const)("says that %s is missing when it is reached", async (name, event, isConnected) => {
  const { [name]: _, ...others } = working;
  const run = start(youtubeConnectionMachine, others, { input: { isConnected } });
  await run.send(event);
  const told = run.said.flatMap((said) => ("error" in said ? [String(said.error)] : []));
  expect(told.join()).toContain(`The actor "${name}" is not provided`);
});
