import { expect, it } from "vitest";
import { accessFor, type Visitor } from "../../../apps/web/src/app/guard.ts";
import { screenAt, screens } from "../../../apps/web/src/app/screens.ts";
import { paths } from "../../../apps/web/src/paths.ts";

const accountPages = [
  paths.signIn,
  paths.signUp,
  paths.forgotPassword,
  paths.enterCode,
  paths.newPassword,
  paths.passwordChanged,
];
const paymentPages = [paths.payment, paths.yourPlan, paths.account];
const protectedRoutes = [
  paths.dashboard,
  paths.roadmap,
  paths.calendar,
  paths.creation,
  paths.analytics,
  paths.engagement,
  paths.monetization,
  paths.preferences,
  paths.settings,
];

/** Returns the distinct results of opening the addresses: the target of a redirect, "allow" or "wait". */
const endsOf = (visitor: Visitor, addresses: readonly string[]) =>
  new Set(
    addresses.map((address) => {
      const access = accessFor(visitor, screenAt(address).kind);
      return typeof access === "object" ? access.redirect : access;
    }),
  );

it.each([
  ["RTE-08 sends a subscriber from every authentication page to the dashboard", "subscribed", accountPages, "/"],
  [
    "RTE-09 sends a user without a subscription from every authentication page to /payment",
    "unsubscribed",
    accountPages,
    "/payment",
  ],
  ["RTE-13 sends a visitor from the payment and account pages to /login", "anonymous", paymentPages, "/login"],
  ["RTE-24 sends a visitor from every protected route to /login", "anonymous", protectedRoutes, "/login"],
  [
    "RTE-25 sends a user without a subscription from every protected route to /payment",
    "unsubscribed",
    protectedRoutes,
    "/payment",
  ],
] as const)("%s", (_title, visitor, addresses, end) => {
  expect(endsOf(visitor, addresses)).toEqual(new Set([end]));
});

it("RTE-32 lets a visitor stay only on the authentication pages, the page of emailed links, /logout and not-found", () => {
  const open = screens.map(({ path }) => path).filter((path) => endsOf("anonymous", [path]).has("allow"));
  expect(new Set(open)).toEqual(new Set([...accountPages, paths.verifyEmail, paths.signOut, "*"]));
});
