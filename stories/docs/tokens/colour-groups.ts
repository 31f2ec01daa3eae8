import { colors } from "@trellis/ui/theme";

const starts: readonly (readonly [title: string, text: string, starts: readonly string[]])[] = [
  [
    "The page",
    "Paper and what lies on it: cards are `surface`, wells are `sunken`.",
    ["canvas", "surface", "sunken", "line", "edge", "grid", "tile"],
  ],
  ["Words", "Three strengths of text, and links.", ["text", "link"]],
  [
    "The main action",
    "One primary per view; soft for its quieter sisters.",
    ["primary", "on-primary", "focus", "halo", "scrim"],
  ],
  ["The sun", "Everything the assistant does, and today. Nothing else.", ["ai", "on-ai"]],
  [
    "States",
    "A state is always said in words or by an icon as well.",
    ["success", "on-success", "warning", "on-warning", "danger", "on-danger", "info", "on-info", "halo-danger"],
  ],
  ["The frame", "Header, sidebar and full screens: evergreen in every theme.", ["frame", "on-frame", "focus-on-frame"]],
  [
    "Progress and place",
    "How far something has come, and where one is: `createTheme` takes them from the accent.",
    ["progress", "frame-mark", "hero"],
  ],
  [
    "The growth",
    "Pictures: they stay green and pink under any accent.",
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
  ["Data", "Series in this order; told apart by lightness too.", ["d1", "d2", "d3", "d4", "d5"]],
  ["Other people's marks", "Only inside a platform's tile.", ["youtube", "instagram", "tiktok", "facebook"]],
];

const reach = (name: string, start: string) => (name === start || name.startsWith(`${start}-`) ? start.length : 0);

/** The group whose start fits a name best. */
const homeOf = (name: string) =>
  starts.findLastIndex(([, , all]) =>
    all.some(
      (start) => reach(name, start) === Math.max(...starts.flatMap((each) => each[2].map((s) => reach(name, s)))),
    ),
  );

/** Every colour there is, each in one group. */
export const colourGroups: readonly { title: string; text: string; names: string[] }[] = starts.map(
  ([title, text], index) => ({ title, text, names: Object.keys(colors).filter((name) => homeOf(name) === index) }),
);
