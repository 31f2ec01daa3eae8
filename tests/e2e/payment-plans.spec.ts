import { callsTo, dropConnection, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";

const plansCall = "GET /payment/plans";

test.describe("without a plan", () => {
  test.use({ stage: "unsubscribed" });

  test("PAY-03 a dropped connection is retried once automatically, and Retry then loads the plans", async ({
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

  test(
    "PAY-01 PAY-02 PAY-04 PAY-05 PAY-06 PAY-07 PAY-08 PAY-09 plans that could not be loaded are shown after a retry, with prices, features and the trial",
    { tag: "@release" },
    async ({ signedInPage: page }) => {
      const restore = await mockReply(page, plansCall, 400, { message: "The plans are being printed." });
      await page.goto("/payment");
      const failure = page.getByRole("alert").filter({ hasText: "Failed to load plans" });
      await expect(failure).toContainText("The plans are being printed.");
      await restore();
      await failure.getByRole("button", { name: "Retry" }).click();
      const plans = page.getByRole("list", { name: "Plans" }).locator("> li");
      await expect(plans).toHaveCount(3);
      await expect(plans).toContainText([
        /Weekly.*\$4.*All access.*Unlimited reports.*Priority support/,
        /Monthly.*\$12.*Basic access.*Limited reports.*Email support/,
        /Yearly.*\$96.*All access.*Unlimited reports.*Priority support/,
      ]);
      await expect(page.getByText("First 3 days free")).toBeVisible();
      await mockReply(page, plansCall, 200, []);
      await page.reload();
      await expect(page.getByText("No plans available")).toBeVisible();
    },
  );
});
