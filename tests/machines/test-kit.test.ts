import {
  shortestPaths,
  transitionPaths,
  followPath,
  flushPromises,
  start,
  stateCoverage,
} from "@trellis/machines/testing";
import { createMachine, fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";

/** A machine with one actor, one named delay and one numeric delay. */
const bell = setup({
  actors: { ring: fromPromise<string, { loud: boolean }>(() => Promise.reject(new Error("no bell"))) },
  delays: { aWhile: 5_000 },
}).createMachine({
  id: "bell",
  initial: "ringing",
  states: {
    ringing: {
      invoke: { id: "ring", src: "ring", input: { loud: true }, onDone: "waiting", onError: "broken" },
    },
    waiting: { after: { aWhile: "dozing" } },
    dozing: { after: { 1_000: "ringing" } },
    broken: { type: "final" },
  },
});

describe("start()", () => {
  it("replaces actors by name and logs their calls in order", async () => {
    const ring = Promise.withResolvers<string>();
    const run = start(bell, { ring: () => ring.promise });
    await run.send();
    expect(run.calls).toEqual([{ name: "ring", input: { loud: true } }]);
    ring.resolve("dong");
    await run.send();
    expect(run.actor.getSnapshot().value).toBe("waiting");
    expect([...run.visited]).toEqual(["bell", "bell.ringing", "bell.waiting"]);
  });

  it("advances its clock only on request, to the millisecond", async () => {
    const run = start(bell, { ring: () => "dong" });
    await run.send();
    run.clock.increment(4_999);
    expect(run.actor.getSnapshot().value).toBe("waiting");
    run.clock.increment(1);
    expect(run.actor.getSnapshot().value).toBe("dozing");
  });

  it("takes the error transition when a pending actor rejects", async () => {
    const ring = Promise.withResolvers<string>();
    const run = start(bell, { ring: () => ring.promise });
    ring.reject(new Error("cracked"));
    await flushPromises();
    expect(run.actor.getSnapshot().value).toBe("broken");
  });
});

describe("paths and coverage", () => {
  it("shortestPaths() covers both outcomes of each actor, and each delay", async () => {
    const paths = shortestPaths(bell, { events: [] });
    expect(paths.map(({ value }) => value)).toEqual(["ringing", "waiting", "broken", "dozing"]);
    const runs = await Promise.all(paths.map((path) => followPath(bell, path)));
    expect(runs.map(({ actor }) => actor.getSnapshot().value)).toEqual(paths.map(({ value }) => value));
  });

  it("transitionPaths() takes every transition, and no path is a prefix of another", () => {
    const types = transitionPaths(bell, { events: [] }).map(({ events }) => events.map(({ type }) => type));
    const ring = "xstate.done.actor.ring";
    expect(types).toEqual([
      ["xstate.error.actor.ring"],
      [ring, "xstate.after.aWhile.bell.waiting", "xstate.after.1000.bell.dozing"],
    ]);
  });

  it("followPath() rejects a delay that is not a constant", async () => {
    const machine = setup({ delays: { someday: () => 3 } }).createMachine({
      id: "wait",
      initial: "here",
      states: { here: { after: { someday: "there" } }, there: {} },
    });
    const [, toThere] = shortestPaths(machine, { events: [] });
    await expect(followPath(machine, toThere ?? { events: [], values: [], value: "" })).rejects.toThrow(
      "is not a constant number",
    );
  });

  it("stateCoverage() lists the states that were not visited", () => {
    expect(stateCoverage(bell, ["bell", "bell.ringing", "bell.waiting", "bell.dozing"])).toEqual({
      total: 5,
      missed: ["bell.broken"],
      percent: 80,
    });
  });

  it("stateCoverage() counts nested states", () => {
    const machine = createMachine({
      id: "lamp",
      initial: "on",
      states: { on: { initial: "dim", states: { dim: {}, bright: {} } } },
    });
    expect(stateCoverage(machine, start(machine, {}).visited).missed).toEqual(["lamp.on.bright"]);
  });

  it("stateCoverage() skips transient states", () => {
    const machine = createMachine({
      id: "door",
      initial: "opening",
      states: { opening: { always: [{ guard: () => false, target: "shut" }, { target: "open" }] }, open: {}, shut: {} },
    });
    expect(stateCoverage(machine, start(machine, {}).visited)).toEqual({
      total: 3,
      missed: ["door.shut"],
      percent: 66,
    });
  });
});
