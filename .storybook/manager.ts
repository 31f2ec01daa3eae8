import { addons } from "storybook/manager-api";
import { docsThemes } from "./docs-theme.ts";

/** Words that keep their capital letter inside a sentence. */
const names = /^(AI|English|French|Google|Spanish|Stripe|Trellis|YouTube|[A-Z0-9]{2,})$/;

/** Writes names that Storybook derives from an export, such as "Not Six Digits", as sentences: "Not six digits". */
function asSentence(name: string): string {
  const words = name.split(" ");
  const isDerived = words.every((word) => /^[A-Z0-9]/.test(word));
  return isDerived
    ? words.map((word, index) => (index === 0 || names.test(word) ? word : word.toLowerCase())).join(" ")
    : name;
}

addons.setConfig({
  theme: docsThemes.light,
  sidebar: { renderLabel: (item) => (item.type === "story" ? asSentence(item.name) : item.name) },
});
