import { Leaf } from "@trellis/ui/illustration";
import type { ReactNode } from "react";
import type { Theme } from "../../platform/theme.ts";

/** Frame, page, text and leaf of each theme, as drawn in its preview. */
const previews = {
  light: ["#072c1d", "#f7f8f3", "#c9cec2", "#2e9e52"],
  dark: ["#03110a", "#17241d", "#4a5a50", "#6fd97a"],
  contrast: ["#000", "#fff", "#000", "#005635"],
} as const;

/** A small screen in a theme; `system` shows half of each. */
export function ThemePreview({ theme }: { theme: Theme }): ReactNode {
  const screen = ([frame, page, line, leaf]: (typeof previews)[keyof typeof previews]) => (
    <>
      <path d="M0 0H160V84H0Z" fill={frame} />
      <path d="M36 18H146a8 8 0 0 1 8 8V84H28V26a8 8 0 0 1 8-8Z" fill={page} />
      <path d="M8 30H20M8 40H17M8 50H20" stroke={leaf} strokeWidth="3" strokeLinecap="round" />
      <path d="M40 34H86" stroke={line} strokeWidth="6" strokeLinecap="round" />
      <path d="M40 48H136M40 58H120M40 68H130" stroke={line} strokeWidth="3" strokeLinecap="round" />
      <Leaf x={130} y={38} length={16} angle={-40} />
    </>
  );
  return (
    <svg viewBox="0 0 160 84" aria-hidden="true">
      {screen(previews[theme === "system" ? "light" : theme])}
      {theme === "system" && (
        <g style={{ clipPath: "polygon(62% 0, 100% 0, 100% 100%, 38% 100%)" }}>{screen(previews.dark)}</g>
      )}
    </svg>
  );
}
