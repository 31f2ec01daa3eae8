import { base } from "./base.ts";
import { colours, shadows, type ThemedValue } from "./colours.ts";
import { shared } from "./tokens.ts";

const lines = (values: Readonly<Record<string, string>>, indent: string) =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--tr-${name}: ${value};`)
    .join("\n");

const themed = (side: 0 | 1, indent: string) => {
  const values: Record<string, ThemedValue> = { ...colours, ...shadows };
  return lines(Object.fromEntries(Object.entries(values).map(([name, pair]) => [name, pair[side]])), indent);
};

/** The text of theme.css: the tokens in both themes, the two fonts, and a modest base. */
export const stylesheet = (): string => `/* Written from tokens.ts and base.ts; see README.md to write it anew. */
:root {
  color-scheme: light;
${lines(shared, "  ")}
${themed(0, "  ")}
}

@media (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
    color-scheme: dark;
${themed(1, "    ")}
  }
}

:root[data-theme="dark"] {
  color-scheme: dark;
${themed(1, "  ")}
}

${base}`;
