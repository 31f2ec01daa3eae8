import { describe, expect, it } from "vitest";
import { back, begin, connect, disconnect, failing } from "./youtube-connection.ts";

const idle = { is: "disconnected", status: "idle" } as const;
const linked = { is: "connected", status: "idle" } as const;

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
  ] as const)("STA-09 DSH-17 after %s", async (_, run, event, ended, rested) => {
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
