import "./docs.css";
import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useLayoutEffect, useSyncExternalStore, type PropsWithChildren } from "react";
import { GLOBALS_UPDATED, SET_GLOBALS } from "storybook/internal/core-events";
import { docsThemes } from "./docs-theme.ts";

type Channel = DocsContainerProps["context"]["channel"];

type ThemeName = keyof typeof docsThemes;
const isThemeName = (name: string | undefined): name is ThemeName => name !== undefined && name in docsThemes;

const themeOf = (channel: Channel): ThemeName => {
  const [{ globals } = { globals: {} }] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as [
    { globals: Record<string, string> }?,
  ];
  return isThemeName(globals["theme"]) ? globals["theme"] : "light";
};

/** The toolbar's theme, on pages that show no story too. */
const useTheme = (channel: Channel) =>
  useSyncExternalStore(
    (changed) => {
      channel.on(GLOBALS_UPDATED, changed);
      return () => channel.off(GLOBALS_UPDATED, changed);
    },
    () => themeOf(channel),
  );

/** A docs page in the toolbar's theme. */
export function ThemedDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const theme = useTheme(context.channel);
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return (
    <DocsContainer context={context} theme={docsThemes[theme]}>
      {children}
    </DocsContainer>
  );
}
