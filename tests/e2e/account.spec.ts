import { paths } from "../../apps/web/src/paths.ts";
import { fillSignUp, newEmail } from "./auth-forms.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { mailedLink } from "./outbox.ts";
import { createUser } from "./users.ts";

test("the link from the email after sign-up confirms the address once, without a session", async ({ page }) => {
  const { Email: email } = await fillSignUp(page);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page).toHaveURL(paths.signIn);
  const link = await mailedLink(email, paths.verifyEmail);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Email confirmed" })).toBeVisible();
  await expect(page.getByText(`${email} is now confirmed.`)).toBeVisible();
  await expect(page).toHaveURL(paths.verifyEmail);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("the account page shows the sign-in security and the devices to a user without a subscription", async ({
  page,
}) => {
  await signInAs(page, await createUser("unsubscribed"));
  await page.goto(paths.account);
  await expect(page.getByRole("region", { name: "Sign-in security" }).getByRole("button").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Where you’re signed in" })).toContainText("This device");
});

test("a user can change their email, download their data, request the deletion of the account and cancel it", async ({
  signedInPage: page,
  user,
}) => {
  const email = newEmail();
  await page.goto(paths.settings);
  const account = page.getByRole("region", { name: "Account", exact: true });
  await account.getByRole("button", { name: "Change email" }).click();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(account.getByText(`Open the link we sent to ${email}`)).toBeVisible();
  const shown = page.getByRole("region", { name: "Profile" }).getByRole("textbox", { name: "Email" });
  await expect(shown).toHaveValue(user.email);

  await page.goto(await mailedLink(email, paths.verifyEmail));
  await expect(page.getByRole("heading", { name: "Email changed" })).toBeVisible();
  await page.goto(paths.settings);
  await expect(shown).toHaveValue(email);

  const download = page.waitForEvent("download");
  await account.getByRole("button", { name: "Download your data" }).click();
  expect((await download).suggestedFilename()).toMatch(/^trellis-.*\.zip$/);

  await account.getByRole("button", { name: "Delete account" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete account" }).click();
  const banner = page.getByRole("main").getByRole("complementary", { name: "Delete account" });
  await expect(banner).toContainText(/Your account will be deleted on/);
  const subscription = page.getByRole("region", { name: "Subscription", exact: true });
  const resume = subscription.getByRole("button", { name: "Resume subscription" });
  await expect(subscription.getByText("Canceled", { exact: true })).toBeVisible();
  await expect(resume).toHaveCount(0);
  await page.goto(paths.roadmap);
  await banner.getByRole("button", { name: "Keep my account" }).click();
  await expect(banner).toHaveCount(0);
  await page.goto(paths.settings);
  await expect(account.getByRole("button", { name: "Delete account" })).toBeVisible();
  await expect(resume).toBeVisible();
});
