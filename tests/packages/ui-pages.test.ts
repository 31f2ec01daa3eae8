import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { components } from "../bench/ui-size.ts";

const text = (file: string) => readFileSync(file, "utf8");
const stories = globSync("stories/ui/*.stories.tsx").map((file) => ({ file, source: text(file) }));

it("has a docs page for every component that says what for, do, don't and which keys", () => {
  const says = [/description:/, /guide\(|\*\*Do\*\*/, /guide\(|\*\*Don't\*\*/, /guide\(|\| Key|keyboard|focus/i];
  const silent = stories.filter(({ source }) => !says.every((pattern) => pattern.test(source)));
  expect(silent.map(({ file }) => file)).toEqual([]);
});

it("shows every component in a story", () => {
  const all = globSync("stories/{ui,docs}/**/*.tsx").map(text).join("\n");
  const unseen = components.filter(({ from }) => !all.includes(`"@trellis/ui/${from}"`));
  expect([...new Set(unseen.map(({ from }) => from))]).toEqual([]);
});

it('marks what runs in the browser with "use client"', () => {
  const hooks = /import \{[^}]*\buse[A-Z]\w*[^}]*\} from "react"/;
  const unmarked = globSync("packages/ui/src/*/index.ts").flatMap((index) =>
    [...text(index).matchAll(/from "\.\/([\w-]+\.tsx)"/g)]
      .map(([, file = ""]) => join(dirname(index), file))
      .filter((file) => hooks.test(text(file)) && !text(file).startsWith('"use client";')),
  );
  expect(unmarked).toEqual([]);
});

/** The interfaces a component publishes, each with the lines between its braces. */
const published = globSync("packages/ui/src/*/index.ts").flatMap((index) =>
  [...text(index).matchAll(/\{([^}]*)\} from "\.\/([\w.-]+)"/g)].flatMap(([, names = "", file = ""]) =>
    [...text(join(dirname(index), file)).matchAll(/^export interface (\w+)[^{]*\{\n([^]*?)^\}/gm)]
      .filter(([, name = ""]) => names.includes(`type ${name}`) || names.trim() === name)
      .map(([, name = "", body = ""]) => ({ name, lines: body.split("\n") })),
  ),
);

it("has a doc line for every prop it publishes", () => {
  expect(published.length).toBeGreaterThan(80);
  const bare = published.flatMap(({ name, lines }) =>
    lines
      .filter((line, place) => /^ {2}(readonly )?["\w-]+\??[:(]/.test(line) && !lines[place - 1]?.endsWith("*/"))
      .map((line) => `${name}: ${line.trim()}`),
  );
  expect(bare).toEqual([]);
});
