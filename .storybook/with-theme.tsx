import type { Decorator } from "@storybook/react-vite";
import { StrictMode, useLayoutEffect, type ReactNode } from "react";

interface RootProps {
  theme: string;
  direction: string;
  textSize: string;
  children: ReactNode;
}

/** Sets the theme on the root element, as the app does, and the toolbar’s direction and text size. */
function Root({ theme, direction, textSize, children }: RootProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dir = direction;
    root.style.fontSize = textSize;
  }, [theme, direction, textSize]);
  return children;
}

/** Renders a story in strict mode with the toolbar's theme, direction and text size. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <Root
      theme={String(globals["theme"])}
      direction={String(globals["direction"])}
      textSize={String(globals["textSize"])}
    >
      <Story />
    </Root>
  </StrictMode>
);
