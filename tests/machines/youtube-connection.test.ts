import { held, start } from "@trellis/machines/testing";
import { outcomes, youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";
import { back, begin, connect, disconnect, failing, working } from "./youtube-connection.ts";

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
