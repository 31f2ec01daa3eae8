import { callsTo, dropConnection, recordCalls } from "./api-calls.ts";
import { replyToBank } from "./card-provider.ts";
import { expect, test } from "./fixtures.ts";
import { cardFields, choosePlan, expectToast, goodCard, typeCard } from "./screens.ts";
import { subscriptionCard } from "./settings-payment.ts";

test.use({ stage: "unsubscribed" });

/** The file that renders toasts. */
const toastCode = "**/assets/toast-*.js";
/** A card whose bank asks the cardholder to confirm every payment (3-D Secure). */
const confirmedCard = "4000 0027 6000 3184";

test("after a declined confirmation, the cardholder can try again, and another tab then offers no plans", async ({
  signedInPage: page,
  context,
}) => {
  await page.goto("/payment");
  const form = await choosePlan(page);
  const other = await context.newPage();
  await other.goto("/payment");
  await expect(other.getByRole("button", { name: "Choose Yearly" })).toBeVisible();
  await typeCard(form, confirmedCard);
  await cardFields(form).submit.click();
  await replyToBank(page, "declined");
  await expectToast(page, /unable to authenticate/);
  await cardFields(form).submit.click();
  await replyToBank(page, "approved");
  await expect(page).toHaveURL("/");
  await other.reload();
  await expect(other.getByRole("heading", { name: "You’re subscribed" })).toBeVisible();
  await expect(other.getByRole("button", { name: /^Choose/ })).toHaveCount(0);
});

test("a connection that is lost during the payment is reported, although no more code can be loaded", async ({
  signedInPage: page,
}) => {
  await page.goto("/payment");
  const loaded = page.waitForResponse(toastCode);
  const form = await choosePlan(page);
  await loaded;
  await typeCard(form, goodCard);
  await page.route(toastCode, (route) => route.abort());
  const restore = await dropConnection(page, "POST /payment/save-method");
  await cardFields(form).submit.click();
  await expectToast(page, /Trellis can’t be reached/);
  await restore();
  await cardFields(form).submit.click();
  await expect(page).toHaveURL("/");
});

test.describe("with a subscription", () => {
  test.use({ stage: "subscribed" });

  test("canceling and resuming a subscription each require a confirmation", async ({ signedInPage: page }) => {
    const calls = recordCalls(page);
    await page.goto("/settings");
    const card = subscriptionCard(page);
    const dialog = page.getByRole("alertdialog");
    await card.getByRole("button", { name: "Cancel subscription" }).click();
    await expect(dialog).toContainText("You keep access until");
    await dialog.getByRole("combobox", { name: /^Why are you canceling/ }).selectOption("It’s too expensive");
    await dialog.getByRole("button", { name: "Cancel subscription" }).click();
    await expectToast(page, /canceled/);
    await expect(card).toContainText("Canceled");
    expect(callsTo(calls, "POST /payment/cancel")).toMatchObject([{ query: { reason: "too_expensive" } }]);
    await card.getByRole("button", { name: "Resume subscription" }).click();
    await dialog.getByRole("button", { name: "Resume subscription" }).click();
    await expect(card.getByRole("button", { name: "Cancel subscription" })).toBeVisible();
    await expect(card).not.toContainText("Canceled");
  });

  test("a link to the subscription card scrolls to it, also in another tab and after a reload", async ({
    signedInPage: page,
    context,
  }) => {
    await page.goto("/payment");
    const link = page.getByRole("link", { name: "Manage subscription" });
    const other = await context.newPage();
    await other.goto(`/settings#${(await link.getAttribute("href"))?.split("#")[1]}`);
    await link.click();
    for (const tab of [page, other]) {
      const entry = tab.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: /^Subscription/ });
      const title = subscriptionCard(tab).getByRole("heading", { name: "Subscription", exact: true });
      for (const act of [async () => {}, () => tab.reload()]) {
        await act();
        await expect(title).toBeInViewport();
        await expect(entry).toHaveAttribute("aria-current", "true");
      }
    }
  });
});
