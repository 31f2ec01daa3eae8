import "./docs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS, UPDATE_GLOBALS } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { docsThemes } from "./docs-theme.ts";

type Context = DocsContainerProps["context"];

type ThemeName = keyof typeof docsThemes;
const isThemeName = (name: unknown): name is ThemeName => typeof name === "string" && name in docsThemes;

type Message = [{ globals: Record<string, unknown> }?];

const channel = addons.getChannel();
const [started] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as Message;

/**
 * The theme of the toolbar. Only the toolbar sends `UPDATE_GLOBALS`; framed stories send the other events about globals, with
 * their own theme.
 */
let chosen = started?.globals["theme"];
channel.on(UPDATE_GLOBALS, (...[update]: Message) => (chosen = update?.globals["theme"] ?? chosen));

/** Returns the theme of a docs page, which its stories can set. */
const themeOf = (context: Context): ThemeName => {
  const story = context.componentStories()[0];
  const theme: unknown = story ? context.getStoryContext(story)["globals"]["theme"] : chosen;
  return isThemeName(theme) ? theme : "light";
};

/** Returns the toolbar's theme, even on pages without stories. */
const useTheme = (context: Context) =>
  useSyncExternalStore(
    (changed) => {
      channel.on(UPDATE_GLOBALS, changed);
      channel.on(GLOBALS_UPDATED, changed);
      return () => {
        channel.off(UPDATE_GLOBALS, changed);
        channel.off(GLOBALS_UPDATED, changed);
      };
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
