import type { Decorator } from "@storybook/react-vite";
import { StrictMode, useLayoutEffect, type ReactNode } from "react";

/** Sets the theme on the root element, as the app does. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return children;
}

/** Renders a story in strict mode and the toolbar's theme. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <Themed theme={String(globals["theme"])}>
      <Story />
    </Themed>
  </StrictMode>
);
