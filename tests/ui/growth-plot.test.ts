import { expect, it } from "vitest";
import { plotGrowth, widePlan } from "../../packages/ui/src/growth-trellis/plot.ts";

const states = (weeks: Parameters<typeof plotGrowth>[0]) =>
  plotGrowth(weeks, widePlan(weeks.length)).nodes.map(({ state }) => state);

it("makes the first task that is not done the next one, and only that", () => {
  const weeks = [
    { done: 2, total: 2 },
    { done: 1, total: 3 },
    { done: 0, total: 1 },
  ];
  expect(states(weeks)).toEqual(["done", "done", "done", "next", "waiting", "waiting"]);
});

it("has no next task when all is done, and none in a week without tasks", () => {
  expect(states([{ done: 2, total: 2 }])).toEqual(["done", "done"]);
  expect(states([{ done: 0, total: 0 }])).toEqual([]);
  expect(states([])).toEqual([]);
});

it("spreads the tasks of a week evenly from one end of its row to the other", () => {
  const plan = widePlan(1);
  const { nodes } = plotGrowth([{ done: 0, total: 5 }], plan);
  const steps = nodes.slice(1).map(({ x }, i) => x - (nodes[i]?.x ?? 0));
  expect(steps).toEqual([102, 102, 102, 102]);
  expect(nodes.at(-1)).toMatchObject({ x: plan.left + plan.span, ends: true });
});

it("turns back in every second week, and puts a lone task where the flower is", () => {
  const plan = widePlan(2);
  const { nodes } = plotGrowth(
    [
      { done: 0, total: 3 },
      { done: 0, total: 1 },
    ],
    plan,
  );
  expect(nodes.map(({ x }) => x)).toEqual([88, 292, 496, 88]);
});

it("grows one vine for each run of done tasks, reaching for the next task only", () => {
  const weeks = [
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ];
  const { nodes, stretches } = plotGrowth(weeks, widePlan(2));
  const at = (index: number) => nodes[index]?.u;
  expect(stretches).toEqual([
    { from: at(0), to: at(1) },
    { from: at(3), to: at(4) },
  ]);
});

it("draws tasks smaller where many stand in a row", () => {
  const { nodes } = plotGrowth([{ done: 0, total: 20 }], widePlan(1));
  expect(nodes[0]?.scale).toBeLessThan(0.5);
});
