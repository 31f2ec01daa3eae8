import { languages } from "@trellis/contract/fields";

interface Item {
  value: string;
  title: string;
  right?: string;
}

const choice = <Icon extends string>(title: string, icon: Icon, items: readonly (string | Item)[]) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/** Users of the mock server. */
const personas = [
  { value: "story", title: "User", right: "as in the story" },
  { value: "visitor", title: "Visitor" },
  { value: "unsubscribed", title: "Not subscribed" },
  { value: "newcomer", title: "New subscriber" },
  { value: "creator", title: "Creator" },
  { value: "youtuber", title: "Creator with YouTube" },
  { value: "trialEnding", title: "Trial ends today" },
  { value: "expired", title: "Subscription ended" },
  { value: "longName", title: "Long name" },
  { value: "rightToLeft", title: "Right-to-left name" },
  { value: "hugeNumbers", title: "Huge numbers" },
  { value: "everythingEmpty", title: "Everything empty" },
] as const satisfies readonly Item[];

/** Network conditions between the app and the mock server. */
const networks = [
  { value: "story", title: "Network", right: "as in the story" },
  { value: "sound", title: "Fast" },
  { value: "slow", title: "Slow (2 s)" },
  { value: "dropped", title: "Offline" },
  { value: "silent", title: "No reply" },
  { value: "unauthorized", title: "401" },
  { value: "broken", title: "500" },
  { value: "html", title: "HTML page" },
] as const satisfies readonly Item[];

type Choice<Items extends readonly Item[]> = Exclude<Items[number]["value"], "story">;

/** The user and network that the toolbar sets instead of the story’s own. */
export interface WorldGlobals {
  persona: Choice<typeof personas> | "story";
  network: Choice<typeof networks> | "story";
}

/** The toolbar's controls. Users and networks apply to stories of the whole app, such as pages and flows. */
export const globalTypes = {
  theme: choice("Theme", "mirror", ["light", "dark", { value: "contrast", title: "high contrast" }]),
  locale: choice("Language", "globe", [...languages, { value: "en-XA", title: "pseudo" }]),
  persona: choice("User", "user", personas),
  network: choice("Network", "lightning", networks),
  direction: choice("Direction", "transfer", [
    { value: "ltr", title: "LTR" },
    { value: "rtl", title: "RTL" },
  ]),
  // The values have names, because Storybook leaves out values such as "200%" when it writes the URL.
  textSize: choice("Text size", "zoom", [
    { value: "normal", title: "100%" },
    { value: "double", title: "200%" },
  ]),
  motion: choice("Motion", "play", [
    { value: "system", title: "Motion", right: "as in the system" },
    { value: "reduced", title: "Reduced motion" },
  ]),
};

/** The theme of the docs page around a framed story. */
const docsPageTheme = window.frameElement?.ownerDocument.documentElement.dataset["theme"];

export const initialGlobals = {
  theme: docsPageTheme ?? "light",
  locale: "en",
  persona: "story",
  network: "story",
  direction: "ltr",
  textSize: "normal",
  motion: "system",
};
