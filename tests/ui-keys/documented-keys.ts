import { storyFiles } from "./story.ts";

/** Names of keys in the documentation that differ from the names in key events. */
const aliases: Readonly<Record<string, string>> = {
  "←": "ArrowLeft",
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  Arrows: "Arrow",
  Esc: "Escape",
  "Shift Tab": "Shift+Tab",
  "Shift + Tab": "Shift+Tab",
  "Shift + Enter": "Shift+Enter",
  "Alt ↓": "Alt+ArrowDown",
  "Ctrl V": "Control+v",
  "Ctrl + Home": "Control+Home",
  "Ctrl + End": "Control+End",
};

/** Splits a cell such as "Enter, Space on the button" into its keys. Omits "letters" and "digits", which tests type as text. */
const keysIn = (cell: string): string[] =>
  cell
    .split(", ")
    .map((key) => key.replace(/ (?:on|to)(?: .*)?$/, ""))
    .filter((key) => !/\b(?:letter|digit)s?\b/.test(key))
    .map((key) => aliases[key] ?? key);

/** Returns the keys in the keyboard table of each component's documentation. */
export async function documentedKeys(): Promise<{ component: string; keys: string[] }[]> {
  const tables = await Promise.all(
    Object.entries(storyFiles).map(async ([path, load]) => {
      const { default: meta } = await load();
      const documentation = String(meta.parameters?.["docs"]?.description?.component ?? "");
      const cells = documentation.matchAll(/^\| (?!Key |---)([^|]+) \|/gm);
      const [, component = ""] = /([\w-]+)\.stories/.exec(path) ?? [];
      return { component, keys: [...cells].flatMap(([, cell = ""]) => keysIn(cell)) };
    }),
  );
  return tables.filter(({ keys }) => keys.length > 0);
}
