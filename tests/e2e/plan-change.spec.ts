import { mockReply } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { goodCard } from "./screens.ts";
import { openPlan, subscriptionCard, typeAndSend } from "./settings-payment.ts";

const checkCall = "GET /jwt/check-session";

test("after a plan change, the new plan is shown even if the session check fails", async ({ signedInPage: page }) => {
  const form = await openPlan(page);
  await mockReply(page, checkCall, 500, {});
  await typeAndSend(form, goodCard);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(subscriptionCard(page)).toContainText("Yearly");
  await expect(page.getByRole("button", { name: "Choose Yearly" })).toBeDisabled();
});
