import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { stylesheet } from "../../packages/ui/src/theme/stylesheet.ts";
import { tokenNames } from "../../packages/ui/src/theme/tokens.ts";

const sources = globSync("{packages/ui,apps/web}/src/**/*.{ts,tsx,css}", { exclude: ["**/theme/**"] });
const text = (file: string) => readFileSync(file, "utf8");

it("has a theme.css that is fresh", async () => {
  await expect(stylesheet()).toMatchFileSnapshot("../../packages/ui/src/theme/theme.css");
});

it("defines every token that a stylesheet names", () => {
  const known = new Set(tokenNames);
  const named = [...sources, "packages/ui/src/theme/base.ts"].flatMap((file) =>
    [...text(file).matchAll(/var\(--tr-([\w-]+)/g)].map((match) => ({ file, token: match[1] ?? "" })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ token }) => !known.has(token))).toEqual([]);
});

it("keeps raw colors out of component styles", () => {
  const color = /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch|hwb)\(|:\s*(?:white|black)\b/gi;
  const templates = /(?:css|styled[.(][^`]*?)`((?:[^`\\]|\\.)*)`/g;
  const raw = sources.flatMap((file) =>
    [...text(file).matchAll(templates)].flatMap(([, styles = ""]) =>
      // Black in a mask is not a color but "show this".
      [...styles.replaceAll(/mask[^;]*;/g, "").matchAll(color)].map((match) => `${file}: ${match[0]}`),
    ),
  );
  expect(raw).toEqual([]);
});

it("gives components static styles: no function in a template", () => {
  const withFunction = sources.filter(
    (file) => /`[^`]*\$\{\s*\(?[^}]*=>/.test(text(file)) && /styled/.test(text(file)),
  );
  expect(withFunction).toEqual([]);
});

it("ships both fonts with their license", () => {
  for (const font of ["figtree", "bricolage-grotesque"]) {
    expect(text(`packages/ui/src/theme/fonts/${font}.OFL.txt`)).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(stylesheet()).toContain(`./fonts/${font}.woff2`);
  }
});
