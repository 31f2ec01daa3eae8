import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stylesheet, tokenSheet } from "../../packages/ui/src/theme/stylesheet.ts";
import { tokenNames } from "../../packages/ui/src/theme/tokens.ts";

const css = stylesheet(readFileSync("packages/ui/src/theme/base.css", "utf8"));

it("theme.css is up to date with the tokens", async () => {
  await expect(css).toMatchFileSnapshot("../../packages/ui/src/theme/theme.css");
});

it("tokens.css is up to date with the tokens", async () => {
  await expect(tokenSheet).toMatchFileSnapshot("../../packages/ui/src/theme/tokens.css");
});

it("theme.css uses only the tokens that it defines", () => {
  const known = new Set(tokenNames);
  const used = [...css.matchAll(/var\(--tr-([\w-]+)/g)].map(([, name = ""]) => name);
  expect(used.length).toBeGreaterThan(10);
  expect(used.filter((name) => !known.has(name))).toEqual([]);
});

it("the theme uses each font and includes its license", () => {
  for (const font of ["figtree", "bricolage-grotesque"]) {
    const license = readFileSync(`packages/ui/src/theme/fonts/${font}.OFL.txt`, "utf8");
    expect(license).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(css).toContain(`./fonts/${font}.woff2`);
  }
});
