/** Token values by name, without the prefix. */
export type TokenValues = Readonly<Record<string, string>>;

/** Values of a theme: light, dark and the high-contrast overrides of both. */
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
 * Returns the CSS rules of a theme. `data-theme` on the root selects `light`, `dark` or `contrast`, which is light or dark like
 * the system. Without it, the system decides. A system preference for more contrast always applies. All themes have the
 * same selectors, so that the sheet loaded last wins.
 */
export const themeRules = ({ light, dark: darkValues, contrastLight, contrastDark }: ThemeValues): string => `:root {
${scheme("light")}
${lines(light)}
}

${dark} {
  :root:not([data-theme="light"]) {
${scheme("dark", "    ")}
${lines(darkValues, "    ")}
  }
}

:root[data-theme="dark"] {
${scheme("dark")}
${lines(darkValues)}
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
