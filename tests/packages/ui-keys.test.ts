import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, it } from "vitest";

const text = (file: string) => readFileSync(file, "utf8");

/** How a test spells what a keyboard table names otherwise. */
const spellings: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  Arrows: "Arrow",
  Esc: "Escape",
  "Shift Tab": "Shift+Tab",
  "Shift + Tab": "Shift+Tab",
  "Shift + Enter": "Shift+Enter",
  "Alt ↓": "Alt+ArrowDown",
  "Ctrl V": "ControlOrMeta+v",
};

/** The left column of a story's keyboard table, written for `guide` or as Markdown. */
function keyCells(source: string): string[] {
  const [, rows = ""] = /keys: (\[\s*\[[\s\S]*?\],?\s*\]),/.exec(source) ?? [];
  const ofGuide = rows.matchAll(/\["([^"]+)",/g);
  const ofMarkdown = source.matchAll(/^\| (?!Key |---)([^|]+) \|/gm);
  return [...ofGuide, ...ofMarkdown].map(([, cell = ""]) => cell);
}

/** "Enter, Space on the button" are two keys. Letters and digits are typed, not named. */
const keysOf = (cell: string): string[] =>
  cell
    .split(", ")
    .map((key) => key.replace(/ (?:on|to)(?: .*)?$/, ""))
    .filter((key) => !/\b(?:letter|digit)s?\b/.test(key))
    .map((key) => spellings[key] ?? key);

/** What the real-key tests of a component do, without their titles. */
const tests = globSync("tests/e2e/ui-keys-*.spec.ts")
  .flatMap((file) => text(file).split(/^(?=test\(|for \()/m))
  .map((block) => ({ block, steps: block.replaceAll(/test\(\s*(?:`[^`]*`|"[^"]*")/g, "test(") }));

const stepsOf = (component: string) =>
  tests
    .filter(({ block }) => block.includes(`"${component}--`))
    .map(({ steps }) => steps)
    .join("\n");

const tables = globSync("stories/ui/*.stories.tsx").flatMap((file) => {
  const cells = keyCells(text(file));
  return cells.length === 0 ? [] : [{ component: basename(file, ".stories.tsx"), cells }];
});

it("finds the keyboard tables", () => {
  expect(tables.length).toBeGreaterThan(45);
});

it.each(tables)("presses every key of the keyboard table of $component in a browser", ({ component, cells }) => {
  const steps = stepsOf(component);
  const isPressed = (key: string) => {
    const spelt = key.replaceAll(/[+]/g, "\\+");
    return new RegExp(key === "Arrow" ? spelt : `(?<![\\w+])${spelt}(?!\\w)`).test(steps);
  };
  expect(steps, "no test in tests/e2e/ui-keys-*.spec.ts opens a story of it").not.toBe("");
  expect(cells.flatMap(keysOf).filter((key) => !isPressed(key))).toEqual([]);
});
