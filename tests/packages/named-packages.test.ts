import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  scripts?: Record<string, string>;
}
const manifestOf = (path: string): Manifest => JSON.parse(readFileSync(path, "utf8")) as Manifest;
const root = manifestOf("package.json");
const rooms = globSync("{apps,packages}/*/package.json").map(manifestOf);
const sourcesOf = (pattern: string | string[]): string =>
  globSync(pattern)
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");

/** Whether this source imports the package, or a part of it, for more than its types. */
const imports = (source: string, name: string): boolean =>
  new RegExp(String.raw`^(?:import|export)(?! type\b)[^;]*?\bfrom "${name}(?:/[^"]+)?";`, "m").test(source) ||
  new RegExp(String.raw`\bimport\("${name}(?:/[^"]+)?"\)`).test(source);

const inProduct = [
  "react",
  "react-dom",
  "react-router-dom",
  "xstate",
  "@xstate/react",
  "@tanstack/react-query",
  "valibot",
  "react-hook-form",
  "i18next",
  "react-i18next",
  "@stripe/react-stripe-js",
  "@stripe/stripe-js",
  "styled-components",
];

/** Where each tool is at work: a file that configures it, or the script that runs it. */
const atWork: Readonly<Record<string, () => boolean>> = {
  typescript: () => /\btsc\b/.test(root.scripts?.["typecheck"] ?? ""),
  storybook: () => /\bstorybook build\b/.test(root.scripts?.["build:storybook"] ?? ""),
  chromatic: () => /^chromatic\b/.test(root.scripts?.["chromatic"] ?? ""),
  vitest: () =>
    imports(sourcesOf("vite.config.ts"), "vitest") && Boolean(root.scripts?.["test:unit"]?.startsWith("vitest run")),
  "@storybook/react-vite": () => sourcesOf(".storybook/main.ts").includes(`framework: "@storybook/react-vite"`),
  "msw-storybook-addon": () => imports(sourcesOf(".storybook/*.{ts,tsx}"), "msw-storybook-addon"),
};

it("MIS-02 is TypeScript and React, on the packages that were asked for, each of them in use", () => {
  const dependedOn = new Set(
    rooms.flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies })),
  );
  expect(inProduct.filter((name) => !dependedOn.has(name))).toEqual([]);
  const product = sourcesOf("{apps,packages}/*/src/**/*.{ts,tsx}");
  expect(inProduct.filter((name) => !imports(product, name))).toEqual([]);

  const tools = Object.entries(atWork);
  expect(tools.filter(([name]) => !(name in (root.devDependencies ?? {}))).map(([name]) => name)).toEqual([]);
  expect(tools.filter(([, isAtWork]) => !isAtWork()).map(([name]) => name)).toEqual([]);

  expect(globSync("{apps,packages}/*/src/**/*.{js,jsx,mjs,cjs}")).toEqual([]);
});
