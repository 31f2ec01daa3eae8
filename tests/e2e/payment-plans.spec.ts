import { availablePlans } from "../../apps/api/src/rules/plans.ts";
import { callsTo, dropConnection, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { cardForm, toast } from "./screens.ts";

const plansCall = "GET /payment/plans";

test.describe("without a plan", () => {
  test.use({ stage: "unsubscribed" });

  test("PAY-01 PAY-05 PAY-06 PAY-07 PAY-09 the plans are loaded once and show price, features and the free trial", async ({
    signedInPage: page,
  }) => {
    const calls = recordCalls(page);
    const release = await holdCall(page, plansCall);
    await page.goto("/payment");
    await expect(page.getByText("Loading plans")).toBeAttached();
    await release();
    await expect(page.getByText("First 3 days free")).toBeVisible();
    const cards = page.getByRole("list", { name: "Plans" }).locator("> li");
    await expect(cards).toHaveCount(availablePlans.length);
    await expect(page.getByText("Loading plans")).not.toBeAttached();
    for (const [index, { name, price }] of availablePlans.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { name })).toBeVisible();
      await expect(card.getByText(`$${price}`, { exact: true })).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveText(
        name === "Monthly"
          ? ["Basic access", "Limited reports", "Email support"]
          : ["All access", "Unlimited reports", "Priority support"],
      );
    }
    await settle(page);
    expect(callsTo(calls, plansCall)).toHaveLength(1);
  });

  test("PAY-02 PAY-03 PAY-04 a failure to load the plans is explained in place, and Retry loads them", async ({
    signedInPage: page,
  }) => {
    const calls = recordCalls(page);
    let restore = await mockReply(page, plansCall, 500, { error: "an error", message: "The shop is closed." });
    await page.goto("/yourplan");
    const notice = page.getByRole("main").getByRole("alert");
    await expect(notice).toContainText("Failed to load plans");
    await expect(notice).toContainText("The shop is closed.");
    expect(callsTo(calls, plansCall)).toHaveLength(1);
    await restore();

    restore = await mockReply(page, plansCall, 200, "<h1>Maintenance</h1>");
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(notice).toContainText("That didn’t work");
    await expect(notice).toContainText("Failed to load plans");
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
    await restore();

    restore = await mockReply(page, plansCall, 200, []);
    await notice.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("No plans available")).toBeVisible();
    await restore();
    await page.getByRole("main").getByRole("button").last().click();
    await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
  });

  test("a dropped connection is retried once before the plans are reported as failed", async ({
    signedInPage: page,
  }) => {
    const calls = recordCalls(page);
    const restore = await dropConnection(page, plansCall);
    await page.goto("/payment");
    await expect(page.getByText("Failed to load plans")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Check your connection");
    await settle(page);
    expect(callsTo(calls, plansCall)).toHaveLength(2);
    await restore();
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
  });
});

test("PAY-26 the current plan can't be chosen", async ({ signedInPage: page }) => {
  const calls = recordCalls(page);
  await page.goto("/payment");
  const current = page.getByRole("button", { name: "Choose Monthly" });
  await expect(current).toBeDisabled();
  const cards = page.getByRole("list", { name: "Plans" }).locator("> li");
  await cards.filter({ hasText: "Monthly" }).click({ position: { x: 20, y: 20 } });
  await current.focus();
  await page.keyboard.press("Enter");
  await settle(page);
  await expect(cardForm(page)).toBeHidden();
  expect(callsTo(calls, "POST /payment/create-setup-intent")).toEqual([]);
  await expect(toast(page, /./)).toHaveCount(0);
});
