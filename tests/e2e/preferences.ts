import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { type CallName, changeReply } from "./api-calls.ts";

export const updateCall = "PUT /user/on-boarding" satisfies CallName;
export const checkCall = "GET /jwt/check-session" satisfies CallName;

/** The five fields, by their labels in the order of the page. */
export const labels = ["Skills", "Topics", "Goal", "Target audience", "Interested platforms"] as const;
type Label = (typeof labels)[number];

/** The card with the five answers. */
export const current = (page: Page): Locator => page.getByRole("region", { name: "Your answers", exact: true });
/** One saved answer, while it is not being edited. */
export const currentOf = (page: Page, label: Label): Locator => page.getByRole("group", { name: label, exact: true });
export const field = (page: Page, label: Label): Locator =>
  page.getByRole("main").getByRole("textbox", { name: label, exact: true });

/** Opens the field of an answer. */
export async function edit(page: Page, label: Label): Promise<Locator> {
  await page.getByRole("button", { name: `Edit: ${label}`, exact: true }).click();
  return field(page, label);
}
export const updateButton = (page: Page): Locator => page.getByRole("button", { name: "Update preferences" });

/** Opens the screen. */
export async function openPreferences(page: Page): Promise<void> {
  await page.goto(paths.preferences);
  await updateButton(page).waitFor();
}

/** Changes fields of the user in the reply to a session check. */
export const withUser = (page: Page, change: object): Promise<() => Promise<void>> =>
  changeReply(page, checkCall, ({ user, token }: { user: object; token: string }) => ({
    user: { ...user, ...change },
    token,
  }));
