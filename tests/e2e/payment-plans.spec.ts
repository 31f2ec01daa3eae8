import { plansOnOffer } from "../../apps/api/src/rules/plans-on-offer.ts";
import { expect, test } from "./fixtures.ts";
import { cardForm, toast } from "./screens.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls } from "./api-calls.ts";

const plansCall = "GET /payment/plans";

test.describe("the plans, to someone who has none", () => {
  test.use({ stage: "unsubscribed" });

  test("PAY-01 asks for the plans and shows that they are on their way", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    const letThrough = await holdCall(page, plansCall);
    await page.goto("/payment");
    await expect(page.getByText("Loading plans")).toBeAttached();
    await expect.poll(() => callsTo(sent, plansCall)).toHaveLength(1);
    await letThrough();
    await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
    await expect(page.getByText("Loading plans")).not.toBeAttached();
  });

  test("PAY-02 says in place that the plans could not be loaded, and why", async ({ signedInPage: page }) => {
    await mockReply(page, plansCall, 500, { error: "an error", message: "The shop is closed." });
    await page.goto("/payment");
    const notice = page.getByRole("main").getByRole("alert");
    await expect(notice).toContainText("Failed to load plans");
    await expect(notice).toContainText("The shop is closed.");
    await expect(notice.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Notifications" })).toHaveCount(0);
  });

  test("PAY-03 loads the plans on Retry", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    const restore = await mockReply(page, plansCall, 500, {});
    await page.goto("/yourplan");
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await restore();
    await retry.click();
    await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
    await expect(retry).toBeHidden();
    await expect.poll(() => callsTo(sent, plansCall)).toHaveLength(2);
  });

  test("PAY-04 says that there are no plans", async ({ signedInPage: page }) => {
    await mockReply(page, plansCall, 200, []);
    await page.goto("/payment");
    await expect(page.getByText("No plans available")).toBeVisible();
  });

  test("PAY-05 shows name, price and what it brings on every card", async ({ signedInPage: page }) => {
    await page.goto("/payment");
    const cards = page.getByRole("list", { name: "Plans" }).locator("> li");
    await expect(cards).toHaveCount(plansOnOffer.length);
    for (const [index, { name, price }] of plansOnOffer.entries()) {
      const card = cards.nth(index);
      await expect(card.getByRole("heading", { name })).toBeVisible();
      await expect(card.getByText(`$${price}`, { exact: true })).toBeVisible();
      await expect(card.getByRole("listitem")).toHaveCount(3);
    }
  });

  test("PAY-06 lists the basics under Monthly", async ({ signedInPage: page }) => {
    await page.goto("/payment");
    const card = page.getByRole("list", { name: "Plans" }).locator("> li", { hasText: "Choose Monthly" });
    await expect(card.getByRole("listitem")).toHaveText(["Basic access", "Limited reports", "Email support"]);
  });

  test("PAY-07 lists everything under any other plan", async ({ signedInPage: page }) => {
    await page.goto("/payment");
    for (const plan of ["Weekly", "Yearly"]) {
      const card = page.getByRole("list", { name: "Plans" }).locator("> li", { hasText: `Choose ${plan}` });
      await expect(card.getByRole("listitem")).toHaveText(["All access", "Unlimited reports", "Priority support"]);
    }
  });

  test("PAY-08 gives prices in dollars, as the number was sent", async ({ signedInPage: page }) => {
    const [plan] = plansOnOffer;
    await mockReply(page, plansCall, 200, [
      { ...plan, _id: "a", name: "Alpha", price: 9.99 },
      { ...plan, _id: "b", name: "Beta", price: 10 },
    ]);
    await page.goto("/payment");
    await expect(page.getByText("$9.99", { exact: true })).toBeVisible();
    await expect(page.getByText("$10", { exact: true })).toBeVisible();
  });

  test("PAY-09 advertises the free trial", async ({ signedInPage: page }) => {
    await page.goto("/payment");
    await expect(page.getByText("First 3 days free")).toBeVisible();
  });

  test("a dropped line is tried once more before the plans are given up", async ({ signedInPage: page }) => {
    const sent = recordCalls(page);
    await dropConnection(page, plansCall);
    await page.goto("/payment");
    await expect(page.getByText("Failed to load plans")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Check your connection");
    await expect.poll(() => callsTo(sent, plansCall)).toHaveLength(2);
  });

  test("a page instead of plans is a failure, not a blank screen", async ({ signedInPage: page }) => {
    await mockReply(page, plansCall, 200, "<h1>Maintenance</h1>");
    await page.goto("/payment");
    await expect(page.getByText("Failed to load plans")).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });
});

test("PAY-26 does not let the current plan be picked", async ({ signedInPage: page }) => {
  const sent = recordCalls(page);
  await page.goto("/payment");
  const current = page.getByRole("button", { name: "Choose Monthly" });
  await expect(current).toBeDisabled();
  await page.getByRole("heading", { name: "Monthly" }).click({ force: true });
  await current.focus();
  await page.keyboard.press("Enter");
  await expect(cardForm(page)).toBeHidden();
  expect(callsTo(sent, "POST /payment/create-setup-intent")).toEqual([]);
  await expect(toast(page, /./)).toHaveCount(0);
});
