import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { choose, planCards, subscriptionCard } from "./settings-payment.ts";
import { callsTo, changeReply, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";

const plansCall = "GET /payment/plans";
/** Changes fields of the user in a session check. */
const changeUser = (page: Page, change: object) =>
  changeReply(page, "GET /jwt/check-session", ({ userData, ...rest }: { userData: object }) => ({
    ...rest,
    userData: { ...userData, ...change },
    user: undefined,
  }));

test("SET-07 SET-15 SET-19 the subscription shows plan, price and trial, and only its own plan is disabled", async ({
  signedInPage: page,
}) => {
  const release = await holdCall(page, plansCall);
  await page.goto(paths.settings);
  const loading = page.getByRole("status").filter({ hasText: "Loading plans" });
  await expect(loading.locator("> div > *")).toHaveCount(3);
  await release();
  await expect(planCards(page)).toHaveCount(3);
  await expect(loading).toHaveCount(0);
  const card = subscriptionCard(page);
  await expect(card).toContainText("Monthly");
  await expect(card).toContainText("$12 per month");
  await expect(card).toContainText(/Your free trial is active until \w+ \d+, \d{4}\./);
  const current = planCards(page).filter({ hasText: "Current plan" });
  await expect(current).toHaveCount(1);
  await expect(current.getByRole("heading", { name: "Monthly" })).toBeVisible();
  await expect(current.getByRole("button")).toBeDisabled();
  for (const plan of ["Weekly", "Yearly"])
    await expect(page.getByRole("button", { name: `Choose ${plan}` })).toBeEnabled();
});

test("SET-16 SET-29 the current plan's button opens nothing, another plan's opens its payment form", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.settings);
  const calls = recordCalls(page);
  const button = page.getByRole("button", { name: "Choose Monthly" });
  await button.dispatchEvent("click");
  await planCards(page)
    .filter({ hasText: "Current plan" })
    .click({ position: { x: 20, y: 20 } });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  await settle(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(callsTo(calls, "POST /payment/create-setup-intent")).toEqual([]);

  const form = await choose(page, "Yearly");
  await expect(form.root).toContainText("Yearly is $96/year");
  await expect(form.number).toBeVisible();
  await expect(form.submit).toHaveText("Update Payment Method for Yearly Plan");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeFocused();
  const other = await choose(page, "Weekly");
  await expect(other.submit).toBeEnabled();
});

test("SET-20 SET-21 a failure to load the plans is explained in place, and a user without a plan may choose any", async ({
  signedInPage: page,
}) => {
  await changeUser(page, { subscriptionPlan: null, trialEndsAt: null });
  let restore = await mockReply(page, plansCall, 200, []);
  await page.goto(paths.settings);
  await expect(page.getByText("No plans available")).toBeVisible();
  await expect(subscriptionCard(page)).toContainText("No plan");
  await restore();

  restore = await mockReply(page, plansCall, 500, { error: "an error", message: "The shop is closed." });
  const calls = recordCalls(page);
  await page.reload();
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText("Failed to load plans");
  await expect(notice).toContainText("The shop is closed.");
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  const before = callsTo(calls, plansCall).length;
  await restore();
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(planCards(page)).toHaveCount(3);
  for (const button of await page.getByRole("button", { name: /^Choose / }).all()) await expect(button).toBeEnabled();
  await settle(page);
  expect(callsTo(calls, plansCall)).toHaveLength(before + 1);
});
