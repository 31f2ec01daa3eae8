import { describe, expect, it } from "vitest";
import { returned, startFlow, connect, disconnect, rejecting } from "./youtube-connection.ts";

const idle = { is: "disconnected", status: "idle" } as const;
const connected = { is: "connected", status: "idle" } as const;

describe("the status of the last button press", () => {
  it.each([
    ["a connection", startFlow(), returned("connected"), { is: "connected", status: "success" }, connected],
    ["a denied consent", startFlow(), returned("denied"), { is: "disconnected", status: "failed" }, idle],
    [
      "a failed request",
      startFlow({ requestAuthUrl: rejecting("no") }),
      connect,
      { is: "disconnected", status: "failed" },
      idle,
    ],
    ["a disconnection", startFlow({}, true), disconnect, { is: "disconnected", status: "success" }, idle],
    [
      "a failed disconnection",
      startFlow({ disconnect: rejecting("no") }, true),
      disconnect,
      { is: "connected", status: "failed" },
      connected,
    ],
  ] as const)("STA-09 DSH-17 lasts exactly 3 s after %s", async (_, run, event, ended, idleView) => {
    await run.send(event);
    expect(run.view()).toEqual(ended);
    run.clock.increment(2_999);
    expect(run.view()).toEqual(ended);
    run.clock.increment(1);
    expect(run.view()).toEqual(idleView);
  });
});

describe("pressing the button before the status clears", () => {
  it("connects again after a disconnection and stops the timer of its status", async () => {
    const run = startFlow({}, true);
    await run.send(disconnect);
    run.clock.increment(2_000);
    await run.send(connect);
    expect(run.calledActors()).toEqual(["disconnect", "requestAuthUrl", "openConsent"]);
    run.clock.increment(2_000);
    expect(run.view().is).toBe("consenting");
  });

  it("disconnects right after a connection", async () => {
    const run = startFlow();
    await run.send(returned("connected"));
    await run.send(disconnect);
    expect(run.view()).toEqual({ is: "disconnected", status: "success" });
  });

  it("starts over after a denied consent", async () => {
    const run = startFlow();
    await run.send(returned("denied"));
    await run.send(connect);
    expect(run.calledActors()).toEqual(["requestAuthUrl", "openConsent"]);
    expect(run.view().is).toBe("consenting");
  });

  it("accepts another consent right after a connection and after a failed disconnection", async () => {
    const run = startFlow({ disconnect: rejecting("no") });
    await run.send(returned("connected"));
    await run.send(returned("connected"));
    await run.send(disconnect);
    await run.send(returned("connected"));
    expect(run.calledActors()).toEqual(["refreshUser", "refreshUser", "disconnect", "refreshUser"]);
  });
});
