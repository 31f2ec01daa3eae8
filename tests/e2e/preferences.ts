import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { type CallName, changeReply } from "./api-calls.ts";

export const updateCall = "PUT /user/on-boarding" satisfies CallName;
export const checkCall = "GET /jwt/check-session" satisfies CallName;

/** The five fields, by their labels in the order of the page. */
export const labels = ["Skills", "Topics", "Goal", "Target audience", "Interested platforms"] as const;
type Label = (typeof labels)[number];

/** The part of the screen that shows the saved answers. */
export const current = (page: Page): Locator => page.getByRole("region", { name: "Your answers", exact: true });
/** The saved answer of one field. */
export const currentOf = (page: Page, label: string): Locator =>
  current(page)
    .getByRole("definition")
    .nth(labels.indexOf(label as Label));
export const field = (page: Page, label: Label): Locator =>
  page.getByRole("main").getByRole("textbox", { name: label, exact: true });
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
