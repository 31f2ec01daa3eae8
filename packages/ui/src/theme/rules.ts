/** Values by token name, without the prefix. */
export type TokenValues = Readonly<Record<string, string>>;

/** One theme's values: in daylight, in the dark, and what changes in each when more contrast is asked for. */
export interface ThemeValues {
  readonly light: TokenValues;
  readonly dark: TokenValues;
  readonly contrastLight: TokenValues;
  readonly contrastDark: TokenValues;
}

const lines = (values: TokenValues, indent = "  ") =>
  Object.entries(values)
    .map(([name, value]) => `${indent}--tr-${name}: ${value};`)
    .join("\n");

const dark = "@media (prefers-color-scheme: dark)";
const scheme = (name: "light" | "dark", indent = "  ") => `${indent}color-scheme: ${name};`;

/**
 * Where each value holds. The system decides until `data-theme` on the root does: `light`, `dark`, or `contrast`, which stays
 * light or dark as the system is. Every block is as specific as the ones after it, so that a second sheet of these rules wins.
 */
export const themeRules = ({ light, dark: night, contrastLight, contrastDark }: ThemeValues): string => `:root {
${scheme("light")}
${lines(light)}
}

${dark} {
  :root:not([data-theme="light"]) {
${scheme("dark", "    ")}
${lines(night, "    ")}
  }
}

:root[data-theme="dark"] {
${scheme("dark")}
${lines(night)}
}

:root[data-theme="contrast"] {
${lines(contrastLight)}
}

${dark} {
  :root[data-theme="contrast"] {
${lines(contrastDark, "    ")}
  }
}

@media (prefers-contrast: more) {
  :root {
${lines(contrastLight, "    ")}
  }

  :root[data-theme="dark"] {
${lines(contrastDark, "    ")}
  }
}

@media (prefers-contrast: more) and (prefers-color-scheme: dark) {
  :root:not([data-theme="light"]) {
${lines(contrastDark, "    ")}
  }
}
`;
