import type { Purpose } from "./vocabulary.ts";

/** The flow's screens: the plans, the card form, the time it takes to pay, a payment to try again, and the end. */
export const screens = ["choosing", "enteringCard", "paying", "notConfirmed", "subscribed"] as const;

/** One of the five screens. */
export type Screen = (typeof screens)[number];

/** Where a first subscription's screens live (spec §2): a dialog on the plans, and the dashboard once it is made. */
export const paths = {
  choosing: "/payment",
  enteringCard: "/payment",
  paying: "/payment",
  notConfirmed: "/payment",
  subscribed: "/",
} as const satisfies Record<Screen, string>;

/** Where this screen lives: another plan and another card are chosen, paid for and done in the settings. */
export const pathOf = (screen: Screen, purpose: Purpose): string =>
  purpose === "firstSubscription" ? paths[screen] : "/settings";

/** The plans' other address (spec §2). */
const alsoPlans = "/yourplan";

/** The screen that a path opens for this purpose; null at every other path. A dialog is never opened by its address. */
export const screenAt = (path: string, purpose: Purpose): Screen | null => {
  const asked = path === alsoPlans ? paths.choosing : path;
  return screens.find((screen) => pathOf(screen, purpose) === asked) ?? null;
};
