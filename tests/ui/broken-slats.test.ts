import { expect, it } from "vitest";
import { brokenSlats } from "../../packages/ui/src/illustration/broken-slats.ts";

const linesOf = (path: string) =>
  path
    .split("M")
    .slice(1)
    .map((line) => line.split("L").map((point) => point.split(" ").map(Number)));

it("breaks the slats that cross the hole", () => {
  const whole = linesOf(brokenSlats(360, 240, 40, { x: -1000, y: -1000, radius: 60 }));
  const broken = linesOf(brokenSlats(360, 240, 40, { x: 180, y: 120, radius: 60 }));
  expect(broken.length).toBeGreaterThan(whole.length);
});

it("leaves the hole empty", () => {
  const ends = linesOf(brokenSlats(360, 240, 40, { x: 180, y: 120, radius: 60 })).flat();
  expect(ends.every(([x = 0, y = 0]) => Math.hypot(x - 180, y - 120) >= 49)).toBe(true);
});
