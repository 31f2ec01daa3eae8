import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const fixedLineHeight = /line-height: *[\d.]*[1-9][\d.]*px|\/ *[\d.]+px var\(--tr-font/;

it("sets every line height relative to the text size, so that lines of enlarged text don't overlap", () => {
  const files = globSync("{packages/ui,apps/web}/src/**/*.{ts,tsx,css}", { cwd: root });
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((path) => fixedLineHeight.test(readFileSync(join(root, path), "utf8")))).toEqual([]);
});
