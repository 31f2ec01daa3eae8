import { held } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { back, begin, cancel, connect, disconnect, failing, found } from "./youtube-connection.ts";

const idle = { is: "disconnected", status: "idle" } as const;
const linked = { is: "connected", status: "idle" } as const;

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
