import type { ReactNode } from "react";
import type { RevealSectionProps } from "./reveal.section.tsx";

let isDue = false;

/** Renders nothing in place of the reveal. */
const missing: { RevealSection: (props: RevealSectionProps) => ReactNode } = { RevealSection: () => null };

/** Loads the reveal. If its code cannot be loaded, the roadmap opens without it. */
export const loadReveal = () => import("./reveal.section.tsx").catch(() => missing);

/** Requests a reveal of the plan, after the user has answered the last question. */
export const requestReveal = (): void => {
  isDue = true;
  void loadReveal();
};

/** Whether the next visit to the roadmap reveals the plan. */
export const isRevealDue = (): boolean => isDue;

/** Marks the reveal as shown, so that later visits skip it. */
export const markRevealed = (): void => {
  isDue = false;
};
