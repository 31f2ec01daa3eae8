import { expect, it } from "vitest";
import { isAssistantAt } from "../../../apps/web/src/app/is-assistant-at.ts";
import { paths } from "../../../apps/web/src/paths.ts";
import { creator as creatorWith } from "./creator.ts";

const creator = creatorWith({ onBoarding: true });
const entrances = new Set<string>([
  "/login",
  "/signup",
  "/forget-password",
  "/enter-otp",
  "/enter-password",
  "/change-password-success",
]);

it("is offered on every page to people with onboarding data, but on none that lets them in", () => {
  for (const path of Object.values(paths))
    expect([path, isAssistantAt(path, creator)]).toEqual([path, !entrances.has(path) && path !== "/logout"]);
  expect(isAssistantAt("/nowhere", creator)).toBe(true);
});

it("is offered to nobody else", () => {
  expect(isAssistantAt(paths.dashboard, { ...creator, isOnboarded: false })).toBe(false);
  expect(isAssistantAt(paths.dashboard, undefined)).toBe(false);
  expect(isAssistantAt(paths.dashboard, creatorWith())).toBe(false);
  expect(isAssistantAt(paths.dashboard, creatorWith({ onBoarding: { skills: ["filming"] } }))).toBe(true);
});
