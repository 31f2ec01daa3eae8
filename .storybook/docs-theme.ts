import { create, type ThemeVars } from "storybook/theming";

interface Palette {
  paper: string;
  text: string;
  faint: string;
  line: string;
  accent: string;
  /** Selected items and focus rings. In dark themes, Storybook darkens it by 18 % behind white text. */
  selected: string;
}

const fonts = {
  fontBase: '"Figtree Variable", "Segoe UI", system-ui, sans-serif',
  fontCode: "ui-monospace, SFMono-Regular, Menlo, monospace",
};

const theme = (base: "light" | "dark", { paper, text, faint, line, accent, selected }: Palette): ThemeVars =>
  create({
    ...fonts,
    base,
    brandTitle: "Trellis UI",
    brandTarget: "_self",
    colorPrimary: accent,
    colorSecondary: selected,
    appBg: paper,
    appContentBg: paper,
    appPreviewBg: paper,
    appBorderColor: line,
    appBorderRadius: 12,
    textColor: text,
    textMutedColor: faint,
    barBg: paper,
    barTextColor: faint,
    barSelectedColor: accent,
    barHoverColor: accent,
    booleanBg: paper,
    booleanSelectedBg: paper,
    inputBg: paper,
    inputBorder: line,
    inputTextColor: text,
    inputBorderRadius: 8,
  });

const [leaf, deepLeaf] = ["#0b643e", "#003c22"];
const light: Palette = {
  paper: "#f7f8f3",
  text: "#15211a",
  faint: "#47544b",
  line: "#dfe1d9",
  accent: leaf,
  selected: leaf,
};
const dark: Palette = {
  paper: "#0e1a15",
  text: "#eef2eb",
  faint: "#b5beb3",
  line: "#293830",
  accent: "#65da81",
  selected: "#2eb869",
};
const contrast: Palette = {
  paper: "#ffffff",
  text: "#060d09",
  faint: "#232c26",
  line: "#5d6059",
  accent: deepLeaf,
  selected: deepLeaf,
};

/** Themes of Storybook's own pages, with the colors of the tokens in hex, because Storybook supports no other notation. */
export const docsThemes = {
  light: theme("light", light),
  dark: theme("dark", dark),
  contrast: theme("light", contrast),
};
