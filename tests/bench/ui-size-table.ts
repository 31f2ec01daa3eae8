import { readFileSync } from "node:fs";
import { components } from "./ui-size.ts";

export const tableFile = "docs/ui-sizes.md";

/** What a component may weigh at most, in bytes; and by how much any may grow until the table is renewed. */
const limits: Readonly<Record<string, number>> = { Button: 2_000, Dialog: 4_000 };
const growth = 1.1;

const renew = "`npm run sizes -- --write` renews the table on purpose";

/** The page that keeps the sizes. */
export const sizePage = (sizes: ReadonlyMap<string, number>): string => `# What each component of @trellis/ui costs

Bytes of minified JavaScript, gzip -9, that an app which has React and styled-components grows by when it imports this one component and
nothing else. What several share is paid once. Theme and fonts are CSS: see \`packages/ui/src/theme\`.

A test fails when a component grew by more than a tenth since, or has no line here; ${renew}.
Button stays under 2 kB and Dialog under 4 kB.

| component | subpath | bytes |
| --------- | ------- | ----: |
${components.map(({ name, from }) => `| ${name} | \`${from}\` | ${sizes.get(name)} |`).join("\n")}
`;

/** The sizes that are kept. */
export const keptSizes = (): Map<string, number> =>
  new Map(
    [...readFileSync(tableFile, "utf8").matchAll(/^\| (\w+) +\| `[\w-]+` +\| +(\d+) +\|$/gm)].map(
      ([, name = "", bytes]) => [name, Number(bytes)],
    ),
  );

/** A sentence for each size that can't stay as it is. */
export const complaints = (sizes: ReadonlyMap<string, number>, kept: ReadonlyMap<string, number>): string[] =>
  [...sizes].flatMap(([name, size]) => {
    const limit = limits[name] ?? Number.POSITIVE_INFINITY;
    if (size > limit) return [`${name} costs ${size} bytes; its limit is ${limit}.`];
    const before = kept.get(name);
    if (before === undefined) return [`${name} has no line in ${tableFile}; ${renew}.`];
    return size > before * growth ? [`${name} grew from ${before} to ${size} bytes; ${renew}.`] : [];
  });
