import type { Decorator } from "@storybook/react-vite";
import { StrictMode, useEffect, useLayoutEffect, type ReactNode } from "react";

interface RootProps {
  theme: string;
  direction: string;
  textSize: string;
  motion: string;
  children: ReactNode;
}

const importMotion = () => import("./motion.ts");

/** Sets the theme on the root element, as the app does, and the toolbar’s direction, text size and motion. */
function Root({ theme, direction, textSize, motion, children }: RootProps) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset["theme"] = theme;
    root.dir = direction;
    root.style.fontSize = textSize === "double" ? "200%" : "";
  }, [theme, direction, textSize]);
  useEffect(() => {
    if (motion !== "reduced") return undefined;
    void importMotion().then(({ setReducedMotion }) => setReducedMotion(true));
    return () => void importMotion().then(({ setReducedMotion }) => setReducedMotion(false));
  }, [motion]);
  return children;
}

/** Renders a story in strict mode with the toolbar's theme, direction, text size and motion. */
export const withTheme: Decorator = (Story, { globals }) => (
  <StrictMode>
    <Root
      theme={String(globals["theme"])}
      direction={String(globals["direction"])}
      textSize={String(globals["textSize"])}
      motion={String(globals["motion"])}
    >
      <Story />
    </Root>
  </StrictMode>
);
