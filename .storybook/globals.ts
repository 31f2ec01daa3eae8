import { languages } from "@trellis/contract/fields";

const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar's own switches: every story is seen in each of them. */
export const globalTypes = {
  theme: choice("Theme", "mirror", ["light", "dark", { value: "contrast", title: "high contrast" }]),
  locale: choice("Language", "globe", [...languages, { value: "en-XA", title: "pseudo" }]),
};

/** The theme of the docs page that shows a story in a frame of its own. */
const themeAround = window.frameElement?.ownerDocument.documentElement.dataset["theme"];

export const initialGlobals = { theme: themeAround ?? "light", locale: "en" };
