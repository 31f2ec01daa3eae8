import { holdCall, mockReply } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { subscriptionCard } from "./settings-payment.ts";

test.describe("with a subscription", { tag: "@release" }, () => {
  test.use({ stage: "newcomer" });

  test("SET-08 SET-09 SET-10 SET-15 SET-29 PAY-26 the current plan is marked and can’t be chosen", async ({
    signedInPage: page,
  }) => {
    await page.goto("/settings");
    await expect(subscriptionCard(page)).toContainText("$12 per month");
    await expect(subscriptionCard(page)).toContainText("Free trial");
    const current = page.getByRole("list", { name: "Plans" }).locator("> li").filter({ hasText: "Current plan" });
    await expect(current).toHaveCount(1);
    await expect(current.getByRole("button")).toBeDisabled();
    await current.click({ position: { x: 20, y: 20 } });
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("SET-19 SET-20 SET-21 plans load on retry, and the page says if there are none", async ({
    signedInPage: page,
  }) => {
    const restore = await mockReply(page, "GET /payment/plans", 400, { message: "No." });
    const release = await holdCall(page, "GET /payment/plans");
    await page.goto("/settings");
    await expect(page.getByRole("status").filter({ hasText: "Loading plans" }).locator("> div > *")).toHaveCount(3);
    await release();
    const failure = page.getByRole("alert").filter({ hasText: "Failed to load plans" });
    await failure.waitFor();
    await restore();
    await mockReply(page, "GET /payment/plans", 200, []);
    await failure.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByText("No plans available")).toBeVisible();
  });
});
