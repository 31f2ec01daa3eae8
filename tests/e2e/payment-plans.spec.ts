import { callsTo, dropConnection, recordCalls, settle } from "./api-calls.ts";
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
});
