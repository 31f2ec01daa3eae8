import type { Decorator } from "@storybook/react-vite";
import { StrictMode, useLayoutEffect, type ReactNode } from "react";

/** Chooses the theme as the app does: on the root element. */
function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
  }, [theme]);
  return children;
}

/** Renders every story strictly, in the toolbar's theme. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <Themed theme={String(globals["theme"])}>
      <Story />
    </Themed>
  </StrictMode>
);
