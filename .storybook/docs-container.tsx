import "./docs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { docsThemes } from "./docs-theme.ts";

type Context = DocsContainerProps["context"];

type ThemeName = keyof typeof docsThemes;
const isThemeName = (name: unknown): name is ThemeName => typeof name === "string" && name in docsThemes;

/** What the page itself was told: a story in a frame of its own speaks into the channel too. */
const themeOf = (context: Context): ThemeName => {
  const story = context.componentStories()[0];
  const [said] = (context.channel.last(GLOBALS_UPDATED) ?? context.channel.last(SET_GLOBALS) ?? []) as [
    { globals: Record<string, unknown> }?,
  ];
  const theme = (story ? context.getStoryContext(story)["globals"] : said?.globals)?.["theme"];
  return isThemeName(theme) ? theme : "light";
};

/** The toolbar's theme, on pages that show no story too. */
const useTheme = (context: Context) =>
  useSyncExternalStore(
    (changed) => {
      context.channel.on(GLOBALS_UPDATED, changed);
      return () => context.channel.off(GLOBALS_UPDATED, changed);
    },
    () => themeOf(context),
  );

/** A docs page in the toolbar's theme. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    for (const frame of document.querySelectorAll<HTMLIFrameElement>("#storybook-docs iframe")) {
      frame.contentDocument?.documentElement.setAttribute("data-theme", theme);
    }
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
