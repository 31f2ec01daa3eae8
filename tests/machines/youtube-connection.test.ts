import { start } from "@trellis/machines/testing";
import { outcomeIn, outcomes, youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import { describe, expect, it } from "vitest";
import { returned, startFlow, connect, disconnect, rejecting, succeeding } from "./youtube-connection.ts";

const idle = { is: "disconnected", status: "idle" } as const;
const connected = { is: "connected", status: "idle" } as const;
const failures = outcomes.filter((outcome) => outcome !== "connected");

describe("connecting YouTube", () => {
  it("requests the consent page, opens it and waits for the user to return", async () => {
    const opened = Promise.withResolvers();
    const asked = Promise.withResolvers<{ authUrl: string }>();
    const run = startFlow({ requestAuthUrl: () => asked.promise, openConsent: () => opened.promise });
    expect(run.view()).toEqual(idle);
    await run.send(connect);
    expect(run.view()).toEqual({ is: "disconnected", status: "loading" });
    asked.resolve(succeeding.requestAuthUrl());
    await run.send();
    expect(run.view()).toEqual({ is: "disconnected", status: "loading" });
    expect(run.calls).toEqual([
      { name: "requestAuthUrl", input: undefined },
      { name: "openConsent", input: { authUrl: "https://consent.example/1" } },
    ]);
    opened.resolve(null);
    await run.send();
    expect(run.view()).toEqual({ is: "consenting", status: "idle", authUrl: "https://consent.example/1" });
    expect(run.emitted).toEqual([]);
  });

  it("is connected once the server confirms the consent, and clears the consent URL", async () => {
    const refreshed = Promise.withResolvers<{ isConnected: boolean }>();
    const run = startFlow({ refreshUser: () => refreshed.promise });
    await run.send(connect);
    await run.send(returned("connected"));
    expect(run.view()).toMatchObject({ is: "consenting", status: "loading" });
    expect(run.emitted).toEqual([]);
    refreshed.resolve({ isConnected: true });
    await run.send();
    expect(run.emitted).toEqual([{ type: "connected" }]);
    expect(run.view()).toEqual({ is: "connected", status: "success" });
    expect(run.context().authUrl).toBe("");
    expect(run.calledActors()).toEqual(["requestAuthUrl", "openConsent", "refreshUser"]);
  });

  it("fails if the URL says connected but the server does not", async () => {
    const run = startFlow({ refreshUser: () => ({ isConnected: false }) });
    await run.send(returned("connected"));
    expect(run.emitted).toEqual([{ type: "notConnected", reason: "error" }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "failed" });
  });

  it("is connected and emits notRefreshed when the user cannot be refreshed", async () => {
    const run = startFlow({ refreshUser: rejecting("offline") });
    await run.send(returned("connected"));
    expect(run.emitted).toEqual([{ type: "connected" }, { type: "notRefreshed", error: "offline" }]);
    expect(run.view()).toEqual({ is: "connected", status: "success" });
  });

  it.each(failures)("emits notConnected for the outcome %s and makes no further call", async (reason) => {
    const run = startFlow();
    await run.send(connect);
    await run.send(returned(reason));
    expect(run.emitted).toEqual([{ type: "notConnected", reason }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "failed" });
    expect(run.calledActors()).toEqual(["requestAuthUrl", "openConsent"]);
    run.clock.increment(3_000);
    expect(run.context().authUrl).toBe("");
  });

  it.each(["requestAuthUrl", "openConsent"] as const)("emits an error if %s fails", async (stage) => {
    const error = new Error("no");
    const run = startFlow({ [stage]: rejecting(error) });
    await run.send(connect);
    expect(run.emitted).toEqual([{ type: "failed", stage, error }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "failed" });
    expect(run.calledActors().at(-1)).toBe(stage);
  });

  it("requests one consent page when the button is pressed repeatedly", async () => {
    const asked = Promise.withResolvers<{ authUrl: string }>();
    const opened = Promise.withResolvers();
    const run = startFlow({ requestAuthUrl: () => asked.promise, openConsent: () => opened.promise });
    await run.send(connect, connect);
    asked.resolve(succeeding.requestAuthUrl());
    await run.send(connect);
    await run.send(connect);
    expect(run.calledActors()).toEqual(["requestAuthUrl", "openConsent"]);
  });

  it("requests another consent page if the user connects again while on the first one", async () => {
    const run = startFlow();
    await run.send(connect);
    await run.send(connect);
    expect(run.calledActors()).toEqual(["requestAuthUrl", "openConsent", "requestAuthUrl", "openConsent"]);
  });

  it("emits nothing after the flow has stopped", async () => {
    const call = Promise.withResolvers<{ isConnected: boolean }>();
    const run = startFlow({ refreshUser: () => call.promise });
    await run.send(returned("connected"));
    run.actor.stop();
    call.resolve({ isConnected: true });
    await run.send();
    expect(run.emitted).toEqual([]);
  });
});

describe("a page load after the consent", () => {
  it("continues from the outcome in the URL", async () => {
    const run = startFlow();
    await run.send(returned("connected"));
    expect(run.view()).toEqual({ is: "connected", status: "success" });
    expect(run.calledActors()).toEqual(["refreshUser"]);
  });

  it("emits connected when the account is already connected", async () => {
    const run = startFlow({}, true);
    expect(run.view()).toEqual(connected);
    await run.send(returned("connected"));
    expect(run.emitted).toEqual([{ type: "connected" }]);
    expect(run.view()).toEqual({ is: "connected", status: "success" });
  });

  it.each(failures)("ignores the outcome %s when the account is connected", async (reason) => {
    const run = startFlow({}, true);
    expect(run.accepts(returned(reason))).toBe(false);
    await run.send(returned(reason));
    expect(run.view()).toEqual(connected);
    expect(run.emitted).toEqual([]);
  });
});

describe("disconnecting YouTube", () => {
  it("makes one call, emits the server's message and is disconnected", async () => {
    const call = Promise.withResolvers<{ message: string }>();
    const run = startFlow({ disconnect: () => call.promise }, true);
    await run.send(disconnect, disconnect);
    expect(run.view()).toEqual({ is: "connected", status: "loading" });
    call.resolve({ message: "YouTube disconnected" });
    await run.send();
    expect(run.calls).toEqual([{ name: "disconnect", input: undefined }]);
    expect(run.emitted).toEqual([{ type: "disconnected", message: "YouTube disconnected" }]);
    expect(run.view()).toEqual({ is: "disconnected", status: "success" });
  });

  it("emits no message if the server sends none", async () => {
    const run = startFlow({ disconnect: () => ({}) }, true);
    await run.send(disconnect);
    expect(run.emitted).toEqual([{ type: "disconnected", message: undefined }]);
  });

  it("stays connected when the call fails, emits the error and accepts a retry at once", async () => {
    let attempts = 0;
    const run = startFlow(
      {
        disconnect: async () => {
          attempts += 1;
          if (attempts === 1) throw "offline";
          return {};
        },
      },
      true,
    );
    await run.send(disconnect);
    expect(run.emitted).toEqual([{ type: "failed", stage: "disconnect", error: "offline" }]);
    expect(run.view()).toEqual({ is: "connected", status: "failed" });
    await run.send(disconnect);
    expect(run.view()).toEqual({ is: "disconnected", status: "success" });
  });
});

it.each([
  ["requestAuthUrl", connect, false],
  ["openConsent", connect, false],
  ["disconnect", disconnect, true],
  ["refreshUser", returned("connected"), false],
] as const)("emits an error that names the missing actor %s", async (name, event, isConnected) => {
  const { [name]: _, ...others } = succeeding;
  const run = start(youtubeConnectionMachine, others, { input: { isConnected } });
  await run.send(event);
  const errors = run.emitted.flatMap((each) => ("error" in each ? [String(each.error)] : []));
  expect(errors.join()).toContain(`The actor "${name}" is not provided`);
});

it.each([
  ...outcomes.map((outcome) => [outcome, outcome] as const),
  [null, null],
  ["", "error"],
  ["hacked", "error"],
] as const)("outcomeIn() reads the query parameter %j as %j", (parameter, outcome) => {
  expect(outcomeIn(parameter)).toBe(outcome);
});
