/** The flow's screens: the button that connects, the time at YouTube's consent page, the button that disconnects. */
export const screens = ["disconnected", "consenting", "connected"] as const;

/** One of the three screens. */
export type Screen = (typeof screens)[number];

/** Where each screen lives (spec §2). The consent page sends back to the same address: `/settings?youtube=…`. */
export const paths = {
  disconnected: "/settings",
  consenting: "/settings",
  connected: "/settings",
} as const satisfies Record<Screen, string>;

/** The screen that lives at a path, without its query: which of the three, the account says. Null at every other path. */
export const screenAt = (path: string, { isConnected }: { isConnected: boolean }): Screen | null =>
  path !== paths.connected ? null : isConnected ? "connected" : "disconnected";

/** How a person can come back from the consent page. `expired`: it took too long, so its answer counts for nothing. */
export const outcomes = ["connected", "cancelled", "denied", "expired", "error"] as const;

/** One of the five ways back. */
export type Outcome = (typeof outcomes)[number];

/** How a consent was not given. */
export type Reason = Exclude<Outcome, "connected">;

/** What the address says in its `youtube` parameter: null when nothing, `error` when something unheard of. */
export function outcomeIn(parameter: string | null): Outcome | null {
  if (parameter === null) return null;
  return outcomes.find((outcome) => outcome === parameter) ?? "error";
}
