import { expect, it } from "vitest";
import { plotGrowth } from "../../packages/ui/src/growth-trellis/plot.ts";
import { wideLayout } from "../../packages/ui/src/growth-trellis/layout.ts";

const states = (weeks: Parameters<typeof plotGrowth>[0]) =>
  plotGrowth(weeks, wideLayout(weeks.length)).nodes.map(({ state }) => state);

it("marks only the first open task as next", () => {
  const weeks = [
    { done: 2, total: 2 },
    { done: 1, total: 3 },
    { done: 0, total: 1 },
  ];
  expect(states(weeks)).toEqual(["done", "done", "done", "next", "waiting", "waiting"]);
});

it("marks no next task if all tasks are done or there are none", () => {
  expect(states([{ done: 2, total: 2 }])).toEqual(["done", "done"]);
  expect(states([{ done: 0, total: 0 }])).toEqual([]);
  expect(states([])).toEqual([]);
});

it("spaces the tasks of a week evenly across its row", () => {
  const plan = wideLayout(1);
  const { nodes } = plotGrowth([{ done: 0, total: 5 }], plan);
  const steps = nodes.slice(1).map(({ x }, i) => x - (nodes[i]?.x ?? 0));
  expect(steps).toEqual([97.5, 97.5, 97.5, 97.5]);
  expect(nodes.at(-1)).toMatchObject({ x: plan.left + plan.span, ends: true });
});

it("reverses direction every week and places a single task at the end of its row", () => {
  const plan = wideLayout(2);
  const { nodes } = plotGrowth(
    [
      { done: 0, total: 3 },
      { done: 0, total: 1 },
    ],
    plan,
  );
  expect(nodes.map(({ x }) => x)).toEqual([106, 301, 496, 106]);
});

it("draws one vine per run of completed tasks, extended to the next task", () => {
  const weeks = [
    { done: 1, total: 3 },
    { done: 2, total: 3 },
  ];
  const { nodes, stretches } = plotGrowth(weeks, wideLayout(2));
  const at = (index: number) => nodes[index]?.u;
  expect(stretches).toEqual([
    { from: at(0), to: at(1) },
    { from: at(3), to: at(4) },
  ]);
});

it("scales nodes down in rows with many tasks", () => {
  const { nodes } = plotGrowth([{ done: 0, total: 20 }], wideLayout(1));
  expect(nodes[0]?.scale).toBeLessThan(0.5);
});
