import { describe, expect, it } from "vitest";
import {
  returned,
  startFlow,
  cancel,
  connect,
  disconnect,
  rejecting,
  connectionChanged,
} from "./youtube-connection.ts";

const idle = { is: "disconnected", status: "idle" } as const;
const connected = { is: "connected", status: "idle" } as const;

describe("canceling a YouTube connection", () => {
  it.each(["requestAuthUrl", "openConsent"] as const)(
    "returns to idle during %s and ignores a late reply",
    async (name) => {
      const call = Promise.withResolvers<never>();
      const run = startFlow({ [name]: () => call.promise });
      await run.send(connect);
      await run.send(cancel);
      expect(run.view()).toEqual(idle);
      expect(run.context().authUrl).toBe("");
      const before = run.calledActors();
      call.resolve({ authUrl: "https://consent.example/late" } as never);
      await run.send();
      expect(run.view()).toEqual(idle);
      expect(run.calledActors()).toEqual(before);
      expect(run.emitted).toEqual([]);
    },
  );

  it("ignores a late error", async () => {
    const call = Promise.withResolvers<never>();
    const run = startFlow({ requestAuthUrl: () => call.promise });
    await run.send(connect, cancel);
    call.reject("late");
    await run.send();
    expect(run.view()).toEqual(idle);
    expect(run.emitted).toEqual([]);
  });

  it("returns to idle from the consent page without emitting an event", async () => {
    const run = startFlow();
    await run.send(connect);
    await run.send(cancel);
    expect(run.view()).toEqual(idle);
    expect(run.emitted).toEqual([]);
    expect(run.context().authUrl).toBe("");
  });

  it("is ignored while idle, checking or disconnecting; other events are ignored while disconnecting", async () => {
    const run = startFlow({ refreshUser: () => Promise.withResolvers<never>().promise });
    expect(run.accepts(cancel)).toBe(false);
    await run.send(returned("connected"));
    expect(run.accepts(cancel)).toBe(false);
    const other = startFlow({ disconnect: () => Promise.withResolvers<never>().promise }, true);
    await other.send(disconnect);
    expect(other.accepts(cancel)).toBe(false);
    expect(other.accepts(connectionChanged(false))).toBe(false);
    expect(other.accepts(returned("connected"))).toBe(false);
  });
});

describe("a connection that changes elsewhere", () => {
  it("updates the flow without emitting an event; an event without a change is ignored", async () => {
    const run = startFlow();
    expect(run.accepts(connectionChanged(false))).toBe(false);
    await run.send(connectionChanged(true));
    expect(run.view()).toEqual(connected);
    expect(run.accepts(connectionChanged(true))).toBe(false);
    await run.send(connectionChanged(false));
    expect(run.view()).toEqual(idle);
    expect(run.emitted).toEqual([]);
    expect(run.calls).toEqual([]);
  });

  it("ends the consent and clears its URL", async () => {
    const run = startFlow();
    await run.send(connect);
    await run.send(connectionChanged(true));
    expect(run.view()).toEqual(connected);
    expect(run.context().authUrl).toBe("");
  });

  it.each(["success", "failed"] as const)("updates the flow while the status is %s", async (status) => {
    const run = startFlow({ disconnect: rejecting("no") });
    await run.send(returned("connected"));
    if (status === "failed") await run.send(disconnect);
    expect(run.view()).toEqual({ is: "connected", status });
    await run.send(connectionChanged(false));
    expect(run.view()).toEqual(idle);
  });
});
