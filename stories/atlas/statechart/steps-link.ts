import type { Step } from "@trellis/machines/testing";

/** Writes steps with letters and digits only, as Storybook requires in the URL of a story. */
export const linkOf = (steps: readonly Step[]): string =>
  steps.length === 0
    ? ""
    : [...new TextEncoder().encode(JSON.stringify(steps))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Reads the steps of a link; none if the text is damaged. */
export function stepsIn(text: unknown): Step[] {
  const bytes = (String(text).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  try {
    const steps: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes)));
    return Array.isArray(steps) ? (steps as Step[]) : [];
  } catch {
    return [];
  }
}
