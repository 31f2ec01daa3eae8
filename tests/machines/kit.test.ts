import { everyPath, everyStep, follow, held, settled, start, visitedEveryState } from "@trellis/machines/testing";
import { createMachine, fromPromise, setup } from "xstate";
import { describe, expect, it } from "vitest";

/** Rings, waits, rings again: one actor, one delay by name and one by number. */
const bell = setup({
  actors: { ring: fromPromise<string, { loud: boolean }>(() => Promise.reject(new Error("no bell"))) },
  delays: { aWhile: 5_000 },
}).createMachine({
  id: "bell",
  initial: "ringing",
  states: {
    ringing: {
      invoke: { id: "ring", src: "ring", input: { loud: true }, onDone: "resting", onError: "broken" },
    },
    resting: { after: { aWhile: "dozing" } },
    dozing: { after: { 1_000: "ringing" } },
    broken: { type: "final" },
  },
});

describe("start", () => {
  it("fakes actors by name, and keeps their calls in order", async () => {
    const ring = held<string>();
    const run = start(bell, { ring: () => ring.promise });
    await run.send();
    expect(run.calls).toEqual([{ name: "ring", input: { loud: true } }]);
    ring.answer("dong");
    await run.send();
    expect(run.actor.getSnapshot().value).toBe("resting");
    expect([...run.visited]).toEqual(["bell", "bell.ringing", "bell.resting"]);
  });

  it("has a clock that moves when told, to the millisecond", async () => {
    const run = start(bell, { ring: () => "dong" });
    await run.send();
    run.clock.increment(4_999);
    expect(run.actor.getSnapshot().value).toBe("resting");
    run.clock.increment(1);
    expect(run.actor.getSnapshot().value).toBe("dozing");
  });

  it("lets a held answer fail", async () => {
    const ring = held<string>();
    const run = start(bell, { ring: () => ring.promise });
    ring.fail(new Error("cracked"));
    await settled();
    expect(run.actor.getSnapshot().value).toBe("broken");
  });
});

describe("paths", () => {
  it("let every actor answer and fail and every delay pass", async () => {
    const paths = everyPath(bell, { events: [] });
    expect(paths.map(({ value }) => value)).toEqual(["ringing", "resting", "broken", "dozing"]);
    const runs = await Promise.all(paths.map((path) => follow(bell, path)));
    expect(runs.map(({ actor }) => actor.getSnapshot().value)).toEqual(paths.map(({ value }) => value));
  });

  it("go one step on from every moment, and none is the beginning of another", () => {
    const words = everyStep(bell, { events: [] }).map(({ events }) => events.map(({ type }) => type));
    const ring = "xstate.done.actor.ring";
    expect(words).toEqual([
      ["xstate.error.actor.ring"],
      [ring, "xstate.after.aWhile.bell.resting", "xstate.after.1000.bell.dozing"],
    ]);
  });

  it("do not wait for a delay that is computed", async () => {
    const machine = setup({ delays: { someday: () => 3 } }).createMachine({
      id: "wait",
      initial: "here",
      states: { here: { after: { someday: "there" } }, there: {} },
    });
    const [, toThere] = everyPath(machine, { events: [] });
    await expect(follow(machine, toThere ?? { events: [], values: [], value: "" })).rejects.toThrow("is not a number");
  });

  it("are complete only when every state was visited", () => {
    expect(visitedEveryState(bell, ["bell", "bell.ringing", "bell.resting", "bell.dozing"])).toEqual({
      total: 5,
      missed: ["bell.broken"],
      percent: 80,
    });
  });

  it("count the states within states", () => {
    const machine = createMachine({
      id: "lamp",
      initial: "on",
      states: { on: { initial: "dim", states: { dim: {}, bright: {} } } },
    });
    expect(visitedEveryState(machine, start(machine, {}).visited).missed).toEqual(["lamp.on.bright"]);
  });

  it("do not count a state that is always left at once", () => {
    const machine = createMachine({
      id: "door",
      initial: "opening",
      states: { opening: { always: [{ guard: () => false, target: "shut" }, { target: "open" }] }, open: {}, shut: {} },
    });
    expect(visitedEveryState(machine, start(machine, {}).visited)).toEqual({
      total: 3,
      missed: ["door.shut"],
      percent: 66,
    });
  });
});
