import { existsSync, readFileSync } from "node:fs";
import type { Component } from "./ui-size.ts";

export const tableFile = "docs/ui-sizes.md";

/** Maximum sizes in bytes, and how much any component may grow before the table must be updated. */
const limits: Readonly<Record<string, number>> = {
  Button: 2_000,
  Dialog: 4_000,
  Combobox: 22_000,
  DatePicker: 12_000,
  ...Object.fromEntries(
    [
      "Accordion",
      "Breadcrumb",
      "ErrorSummary",
      "FileUpload",
      "Grid",
      "NumberField",
      "Pagination",
      "Separator",
      "Slider",
      "Stack",
      "ToggleButton",
    ].map((name) => [name, 5_000]),
  ),
};
const growth = 1.1;

/** Maximum number of bytes that a part of a menu adds to an app with `Button` and `Menu`. */
const menuPartLimit = 5_000;

const update = "run `npm run sizes -- --write` to update the table";

/** Renders docs/ui-sizes.md. */
export const renderPage = (
  components: readonly Component[],
  sizes: ReadonlyMap<string, number>,
  menuParts: ReadonlyMap<string, number>,
): string => `# Component sizes of @trellis/ui

A size is the number of bytes of minified, gzipped (level 9) JavaScript that a component adds to an app that already has React and
styled-components, but no other component. Code shared by several components is downloaded once. The theme and fonts are CSS: see \`packages/ui/src/theme\`.

A test fails if a component is missing here or has grown by more than 10%; ${update}.
Button must stay under 2 kB, Dialog under 4 kB, DatePicker under 12 kB, Combobox under 22 kB, and other general form, navigation and layout components
under 5 kB; \`limits\` in \`tests/bench/ui-size-table.ts\` names them.

| component | subpath | bytes |
| --------- | ------- | ----: |
${components.map(({ name, from }) => `| ${name} | \`${from}\` | ${sizes.get(name)} |`).join("\n")}

## Parts of a menu

Alone, most of the size of these components is the menu of Base UI, which \`Menu\` also contains. Each must add less than 5 kB to an app with
\`Button\` and \`Menu\` ([0096](decisions/0096-sizes-of-components.md)).

| component | bytes added |
| --------- | ----------: |
${[...menuParts].map(([name, bytes]) => `| ${name} | ${bytes} |`).join("\n")}
`;

export const readme = "packages/ui/README.md";
const listPattern = /(<!-- components -->\n).*(?=<!-- \/components -->)/s;

/** Returns the README of the package with the current list of components, grouped as in Storybook. */
export function renderReadme(components: readonly Component[], sizes: ReadonlyMap<string, number>): string {
  const stories = (folder: string) => {
    const file = `stories/ui/${folder}.stories.tsx`;
    return existsSync(file) ? readFileSync(file, "utf8") : "";
  };
  const groupOf = (folder: string) => /title: "Components\/([^/]+)/.exec(stories(folder))?.[1];
  const isNew = (folder: string) => /^ {2}tags: \[.*"new"/m.test(stories(folder));
  const subpaths = Map.groupBy(components, ({ from }) => from);
  const groups = Map.groupBy(subpaths, ([from]) => groupOf(from) ?? "Parts");
  const sizeOf = (name: string) => ((sizes.get(name) ?? 0) / 1000).toFixed(1);
  const listed = (from: string, parts: readonly Component[]) =>
    parts.map(({ name }) => `${name} ${sizeOf(name)}${isNew(from) ? " (new)" : ""}`).join(", ");
  // Icons are one subpath with many small components.
  const rows = [...groups].map(([group, found]) => {
    const text = found
      .map(([from, parts]) => (from === "glyph" ? `icons (\`glyph\`)` : listed(from, parts)))
      .join(" · ");
    return `- **${group}**: ${text}\n`;
  });
  const list = rows.toSorted().join("");
  return readFileSync(readme, "utf8").replace(listPattern, (_, start: string) => `${start}\n${list}\n`);
}

/** Reads the sizes in docs/ui-sizes.md. */
export const readSizes = (): Map<string, number> =>
  new Map(
    [...readFileSync(tableFile, "utf8").matchAll(/^\| (\w+) +\| `[\w-]+` +\| +(\d+) +\|$/gm)].map(
      ([, name = "", bytes]) => [name, Number(bytes)],
    ),
  );

/** Returns an error message for each part of a menu that exceeds its limit. */
export const findLargeMenuParts = (menuParts: ReadonlyMap<string, number>): string[] =>
  [...menuParts].flatMap(([name, added]) =>
    added > menuPartLimit ? [`${name} adds ${added} bytes to an app with Menu; its limit is ${menuPartLimit}.`] : [],
  );

/** Returns an error message for each component that is new, has grown or exceeds its limit. */
export const findProblems = (sizes: ReadonlyMap<string, number>, recorded: ReadonlyMap<string, number>): string[] =>
  [...sizes].flatMap(([name, size]) => {
    const limit = limits[name] ?? Number.POSITIVE_INFINITY;
    if (size > limit) return [`${name} is ${size} bytes; its limit is ${limit}.`];
    const before = recorded.get(name);
    if (before === undefined) return [`${name} is missing from ${tableFile}; ${update}.`];
    return size > before * growth ? [`${name} grew from ${before} to ${size} bytes; ${update}.`] : [];
  });
