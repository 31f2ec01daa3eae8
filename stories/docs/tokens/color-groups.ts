import { colors } from "@trellis/ui/theme";

const groups: readonly (readonly [title: string, text: string, prefixes: readonly string[]])[] = [
  [
    "Page",
    "The background and what is on it: `surface` for cards, `sunken` for inset areas.",
    ["canvas", "surface", "sunken", "line", "edge", "grid", "tile"],
  ],
  ["Text", "Three levels of emphasis, and links.", ["text", "link"]],
  [
    "Primary action",
    "One primary action per view; `soft` for less prominent ones.",
    ["primary", "on-primary", "focus", "halo", "scrim"],
  ],
  ["Assistant", "For the assistant, the current day, the next task and badges.", ["ai", "on-ai"]],
  [
    "States",
    "Always combined with text or an icon.",
    ["success", "on-success", "warning", "on-warning", "danger", "on-danger", "info", "on-info", "halo-danger"],
  ],
  [
    "Frame",
    "Header, sidebar and full-screen pages: evergreen in every theme.",
    ["frame", "on-frame", "focus-on-frame"],
  ],
  [
    "Progress and current page",
    "Progress indicators and the current navigation item. `createTheme` derives them from the accent.",
    ["progress", "frame-mark", "hero"],
  ],
  [
    "Illustrations",
    "Always green and pink, independent of the accent.",
    [
      "leaf",
      "on-leaf",
      "stem",
      "petal",
      "pollen",
      "lattice",
      "node",
      "frame-stem",
      "frame-leaf",
      "frame-petal",
      "frame-pollen",
    ],
  ],
  ["Data", "Chart series, in this order. They also differ in lightness.", ["d1", "d2", "d3", "d4", "d5"]],
  ["Brands", "Only inside a platform's tile.", ["youtube", "instagram", "tiktok", "facebook"]],
];

const matchLength = (name: string, prefix: string) =>
  name === prefix || name.startsWith(`${prefix}-`) ? prefix.length : 0;

/** Returns the index of the group with the longest matching prefix. */
const groupOf = (name: string) =>
  groups.findLastIndex(([, , all]) =>
    all.some(
      (prefix) =>
        matchLength(name, prefix) ===
        Math.max(...groups.flatMap(([, , prefixes]) => prefixes.map((each) => matchLength(name, each)))),
    ),
  );

/** All colors, each in one group. */
export const colorGroups: readonly { title: string; text: string; names: string[] }[] = groups.map(
  ([title, text], index) => ({ title, text, names: Object.keys(colors).filter((name) => groupOf(name) === index) }),
);
