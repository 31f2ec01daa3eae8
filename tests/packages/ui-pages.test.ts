import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listComponents } from "../bench/ui-size.ts";

const text = (file: string) => readFileSync(file, "utf8");
const stories = globSync("stories/ui/*.stories.tsx").map((file) => ({ file, source: text(file) }));

it("has a docs page for every component that says what for, do, don't and which keys", () => {
  const says = [/description:/, /guide\(|\*\*Do\*\*/, /guide\(|\*\*Don't\*\*/, /guide\(|\| Key|keyboard|focus/i];
  const silent = stories.filter(({ source }) => !says.every((pattern) => pattern.test(source)));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it("shows every component in a story", async () => {
  const all = globSync("stories/{ui,docs}/**/*.tsx").map(text).join("\n");
  const unseen = (await listComponents()).filter(({ from }) => !all.includes(`"@trellis/ui/${from}"`));
  expect([...new Set(unseen.map(({ from }) => from))]).toEqual([]);
});
