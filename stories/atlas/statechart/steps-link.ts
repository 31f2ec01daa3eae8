import type { Step } from "@trellis/machines/testing";

/** Encodes steps as letters and digits, because Storybook allows little else in the URL of a story. */
export const linkOf = (steps: readonly Step[]): string =>
  steps.length === 0
    ? ""
    : [...new TextEncoder().encode(JSON.stringify(steps))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Decodes the steps of a link. Returns an empty list if the text is invalid. */
export function stepsIn(text: unknown): Step[] {
  const bytes = (String(text).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  try {
    const steps: unknown = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes)));
    return Array.isArray(steps) ? (steps as Step[]) : [];
  } catch {
    return [];
  }
}
