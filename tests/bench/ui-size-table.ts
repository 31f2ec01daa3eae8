import { readFileSync } from "node:fs";
import type { Component } from "./ui-size.ts";

export const tableFile = "docs/ui-sizes.md";

/** Maximum sizes in bytes, and how much any component may grow before the table must be updated. */
const limits: Readonly<Record<string, number>> = { Button: 2_000, Dialog: 4_000 };
const growth = 1.1;

const update = "run `npm run sizes -- --write` to update the table";

/** Renders docs/ui-sizes.md. */
export const renderPage = (
  components: readonly Component[],
  sizes: ReadonlyMap<string, number>,
): string => `# Component sizes of @trellis/ui

Bytes of minified, gzipped (level 9) JavaScript that importing only this component adds to an app that already has React and
styled-components. Code shared by several components is downloaded once. The theme and fonts are CSS: see \`packages/ui/src/theme\`.

A test fails if a component is missing here or has grown by more than 10 %; ${update}.
Button must stay under 2 kB and Dialog under 4 kB.

| component | subpath | bytes |
| --------- | ------- | ----: |
${components.map(({ name, from }) => `| ${name} | \`${from}\` | ${sizes.get(name)} |`).join("\n")}
`;

/** Reads the sizes in docs/ui-sizes.md. */
export const readSizes = (): Map<string, number> =>
  new Map(
    [...readFileSync(tableFile, "utf8").matchAll(/^\| (\w+) +\| `[\w-]+` +\| +(\d+) +\|$/gm)].map(
      ([, name = "", bytes]) => [name, Number(bytes)],
    ),
  );

/** Returns an error message for each component that is new, has grown or exceeds its limit. */
export const findProblems = (sizes: ReadonlyMap<string, number>, recorded: ReadonlyMap<string, number>): string[] =>
  [...sizes].flatMap(([name, size]) => {
    const limit = limits[name] ?? Number.POSITIVE_INFINITY;
    if (size > limit) return [`${name} is ${size} bytes; its limit is ${limit}.`];
    const before = recorded.get(name);
    if (before === undefined) return [`${name} is missing in ${tableFile}; ${update}.`];
    return size > before * growth ? [`${name} grew from ${before} to ${size} bytes; ${update}.`] : [];
  });
