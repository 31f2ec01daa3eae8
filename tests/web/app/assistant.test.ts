import { expect, it } from "vitest";
import { isAssistantAt } from "../../../apps/web/src/app/screens.ts";
import { paths } from "../../../apps/web/src/paths.ts";
import { creator } from "./creator.ts";

const onboarded = creator({ onBoarding: true });
const accountPages = new Set<string>([
  "/login",
  "/signup",
  "/forget-password",
  "/enter-otp",
  "/enter-password",
  "/change-password-success",
  "/verify-email",
]);

it("CHT-01 CHT-02 offers the assistant to onboarded users on every page except /logout, /verify-email and the authentication pages", () => {
  for (const path of Object.values(paths))
    expect([path, isAssistantAt(path, onboarded)]).toEqual([path, !accountPages.has(path) && path !== "/logout"]);
  expect(isAssistantAt("/nowhere", onboarded)).toBe(true);
});

it("CHT-03 doesn’t offer the assistant to visitors or to users who aren’t onboarded", () => {
  expect(isAssistantAt(paths.dashboard, { ...onboarded, isOnboarded: false })).toBe(false);
  expect(isAssistantAt(paths.dashboard, undefined)).toBe(false);
  expect(isAssistantAt(paths.dashboard, creator())).toBe(false);
  expect(isAssistantAt(paths.dashboard, creator({ onBoarding: { skills: ["filming"] } }))).toBe(true);
});
