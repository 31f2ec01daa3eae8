import { languages } from "@trellis/contract/fields";

const choice = <Icon extends string>(
  title: string,
  icon: Icon,
  items: (string | { value: string; title: string })[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar's switches for theme and language. */
export const globalTypes = {
  theme: choice("Theme", "mirror", ["light", "dark", { value: "contrast", title: "high contrast" }]),
  locale: choice("Language", "globe", [...languages, { value: "en-XA", title: "pseudo" }]),
};

/** The theme of the docs page around a framed story. */
const docsPageTheme = window.frameElement?.ownerDocument.documentElement.dataset["theme"];

export const initialGlobals = { theme: docsPageTheme ?? "light", locale: "en" };
