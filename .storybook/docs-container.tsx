import "./docs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { docsThemes } from "./docs-theme.ts";

type Context = DocsContainerProps["context"];

type ThemeName = keyof typeof docsThemes;
const isThemeName = (name: unknown): name is ThemeName => typeof name === "string" && name in docsThemes;

/** Returns the theme of a docs page, preferably from its own story, because framed stories send theirs over the same channel. */
const themeOf = (context: Context): ThemeName => {
  const story = context.componentStories()[0];
  const [message] = (context.channel.last(GLOBALS_UPDATED) ?? context.channel.last(SET_GLOBALS) ?? []) as [
    { globals: Record<string, unknown> }?,
  ];
  const theme = (story ? context.getStoryContext(story)["globals"] : message?.globals)?.["theme"];
  return isThemeName(theme) ? theme : "light";
};

/** Returns the toolbar's theme, even on pages without stories. */
const useTheme = (context: Context) =>
  useSyncExternalStore(
    (changed) => {
      context.channel.on(GLOBALS_UPDATED, changed);
      return () => context.channel.off(GLOBALS_UPDATED, changed);
    },
    () => themeOf(context),
  );

/** Renders a docs page and its framed stories in the toolbar's theme. */
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
