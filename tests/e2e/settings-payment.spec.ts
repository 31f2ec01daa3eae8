import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { choose, openPlan, planCards, subscriptionCard } from "./settings-payment.ts";
import { mockReply, holdCall, callsTo, changeReply, recordCalls } from "./api-calls.ts";

const plansCall = "GET /payment/plans";
const day = 86_400_000;
const monthly = { _id: "plan_monthly", name: "Monthly", price: 12, durationDays: 30 };

/** The server's user, changed on its way. */
const sayOfUser = (page: Page, change: object) =>
  changeReply(page, "GET /jwt/check-session", ({ userData, ...rest }: { userData: object }) => ({
    ...rest,
    userData: { ...userData, ...change },
    user: undefined,
  }));

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

test("SET-07 shows the plan one has, its price and how the trial stands", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  const card = subscriptionCard(page);
  await expect(card).toContainText("Monthly");
  await expect(card).toContainText("$12 per month");
  await expect(card).toContainText(/Your free trial is active until \w+ \d+, \d{4}\./);
});

for (const [durationDays, suffix] of [
  [7, "per week"],
  [30, "per month"],
  [365, "per year"],
  [90, "per year"],
] as const)
  test(`SET-08 ${durationDays} days are paid ${suffix}`, async ({ signedInPage: page }) => {
    await sayOfUser(page, { subscriptionPlan: { ...monthly, price: 9.99, durationDays } });
    await page.goto(paths.settings);
    await expect(subscriptionCard(page)).toContainText(`$9.99 ${suffix}`);
  });

test("SET-09 shows a trial as active while its end lies ahead, and not after", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  await expect(subscriptionCard(page).getByText("Free trial", { exact: true })).toBeVisible();
  await sayOfUser(page, { trialEndsAt: inDays(-1) });
  await page.reload();
  await expect(subscriptionCard(page)).toContainText("Your free trial ended on");
  await expect(subscriptionCard(page).getByText("Active", { exact: true })).toBeVisible();
  await expect(subscriptionCard(page).getByText("Free trial", { exact: true })).toHaveCount(0);
});

test("someone whose plan is not known is told that there is none, and may choose any", async ({
  signedInPage: page,
}) => {
  await sayOfUser(page, { subscriptionPlan: null, trialEndsAt: null });
  await page.goto(paths.settings);
  await expect(subscriptionCard(page)).toContainText("No plan");
  await expect(page.getByRole("button", { name: /^Choose / })).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeEnabled();
});

test("ENT-07 takes the current plan from subscriptionPlan", async ({ signedInPage: page }) => {
  await sayOfUser(page, {
    subscriptionPlan: { _id: "plan_yearly", name: "Founders", price: 80, durationDays: 365, id: "x" },
  });
  await page.goto(paths.settings);
  await expect(subscriptionCard(page)).toContainText("Founders");
  await expect(subscriptionCard(page)).toContainText("$80 per year");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeEnabled();
});

test("SET-15 marks the plan one has and disables its button, and no other", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  await expect(planCards(page)).toHaveCount(3);
  const current = planCards(page).filter({ hasText: "Current plan" });
  await expect(current).toHaveCount(1);
  await expect(current.getByRole("heading", { name: "Monthly" })).toBeVisible();
  await expect(current.getByRole("button")).toBeDisabled();
  for (const plan of ["Weekly", "Yearly"])
    await expect(page.getByRole("button", { name: `Choose ${plan}` })).toBeEnabled();
});

test("SET-29 the button of the plan one has opens nothing, by mouse or by keyboard", async ({ signedInPage: page }) => {
  await page.goto(paths.settings);
  const sent = recordCalls(page);
  const button = page.getByRole("button", { name: "Choose Monthly" });
  await button.click({ force: true });
  await page.getByRole("heading", { name: "Monthly" }).click({ force: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Space");
  // What would have been opened is open before the next one can be.
  await choose(page, "Weekly");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect.poll(() => callsTo(sent, "POST /payment/create-setup-intent")).toHaveLength(1);
});

test("SET-16 another plan opens the update of the payment method for it", async ({ signedInPage: page }) => {
  const form = await openPlan(page, "Yearly");
  await expect(form.root).toContainText("Yearly is $96/year");
  await expect(form.number).toBeVisible();
  await expect(form.submit).toHaveText("Update Payment Method for Yearly Plan");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeFocused();
  const other = await choose(page, "Weekly");
  await expect(other.submit).toBeEnabled();
});

test("SET-19 keeps the place of exactly three plans while they are on their way", async ({ signedInPage: page }) => {
  const letThrough = await holdCall(page, plansCall);
  await page.goto(paths.settings);
  const loading = page.getByRole("status").filter({ hasText: "Loading plans" });
  await expect(loading.locator("> div > *")).toHaveCount(3);
  await letThrough();
  await expect(planCards(page)).toHaveCount(3);
  await expect(loading).toHaveCount(0);
});

test("SET-20 says in place that the plans could not be loaded, and Retry loads them", async ({
  signedInPage: page,
}) => {
  const restore = await mockReply(page, plansCall, 500, { error: "an error", message: "The shop is closed." });
  const sent = recordCalls(page);
  await page.goto(paths.settings);
  const notice = page.getByRole("main").getByRole("alert");
  await expect(notice).toContainText("Failed to load plans");
  await expect(notice).toContainText("The shop is closed.");
  await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  const before = callsTo(sent, plansCall).length;
  await restore();
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(planCards(page)).toHaveCount(3);
  expect(callsTo(sent, plansCall)).toHaveLength(before + 1);
});

test("SET-21 says that there are no plans", async ({ signedInPage: page }) => {
  await mockReply(page, plansCall, 200, []);
  await page.goto(paths.settings);
  await expect(page.getByText("No plans available")).toBeVisible();
  await expect(subscriptionCard(page)).toContainText("Monthly");
});
