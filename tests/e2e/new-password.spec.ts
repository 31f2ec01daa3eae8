import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, mockReply, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { choosePassword, codePath, confirmField, enterCode, newPasswordField } from "./password-reset.ts";
import { expectToast } from "./screens.ts";

const call = "POST /jwt/reset-password";
const email = "a@b.co";

/** Opens the new-password screen as after a verified code, whose reset token is "proof". */
async function arrive(page: Page): Promise<void> {
  await mockReply(page, "POST /jwt/verify-otp", 200, { message: "Right", resetToken: "proof" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
}

test("RST-01 RST-02 RST-03 RST-04 the new password is entered twice, can be shown, and its strength is displayed", async ({
  page,
}) => {
  await arrive(page);
  await expect(page.locator("[autocomplete=username]")).toHaveValue(email);
  for (const [index, field] of [newPasswordField(page), confirmField(page)].entries()) {
    await expect(field).toHaveAttribute("autocomplete", "new-password");
    await expect(field).toHaveAttribute("type", "password");
    await field.fill("Sunflower-8");
    await page.getByRole("button", { name: "Show password" }).nth(index).click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(field).toHaveAttribute("type", "password");
  }
  for (const [password, strength] of [
    ["abc", "weak"],
    ["Abcde1", "medium"],
    ["Abcd1!", "strong"],
  ] as const) {
    await newPasswordField(page).fill(password);
    await expect(page.getByText(`Password strength: ${strength}`)).toBeVisible();
    await expect(page.getByRole("meter", { name: "Password strength" })).toHaveAttribute("aria-valuetext", strength);
  }
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("RST-05 RST-07 invalid passwords are rejected at their field and nothing is sent", async ({ page }) => {
  const calls = recordCalls(page);
  await arrive(page);
  for (const [password, again, label, text] of [
    ["12345", "12345", "New password", /at least 6 characters$/],
    ["", "Sunflower-8", "New password", "This field is required"],
    ["Sunflower-8", "", "Confirm password", "This field is required"],
    ["Sunflower-8", "Sunflower-9", "Confirm password", "Passwords do not match"],
  ] as const) {
    await choosePassword(page, password, again);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toBeFocused();
  }
  await settle(page);
  expect(callsTo(calls, call)).toEqual([]);
});

test("RST-06 RST-08 RST-10 an error keeps the form usable after 1 s; success is shown 500 ms before the next screen", async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.clock.install();
  await mockReply(page, "POST /jwt/verify-otp", 200, { message: "Right", resetToken: "proof" });
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expectToast(page, "Right");
  await page.clock.runFor(500);
  await expect(page).toHaveURL(paths.newPassword);
  await choosePassword(page, "123456");
  await expectToast(page, "Out of order");
  await page.clock.runFor(1000);
  await expect(newPasswordField(page)).toHaveValue("123456");
  await expect(confirmField(page)).toHaveValue("123456");
  await expect(page.getByRole("button", { name: "Reset password" })).toBeEnabled();
  await restore();

  await mockReply(page, call, 200, { message: "Changed" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Reset password" }).click();
  await expectToast(page, "Changed");
  await page.clock.runFor(400);
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByRole("button", { name: "Resetting password..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(paths.passwordChanged);
  const body = { resetToken: "proof", newPassword: "123456", confirmPassword: "123456" };
  const sent = { call, query: {}, body };
  expect(callsTo(calls, call)).toEqual([sent, sent]);
});

test("RST-09 OTP-12 the reset token is used for one password change and then forgotten", async ({ page }) => {
  const calls = recordCalls(page);
  await arrive(page);
  await mockReply(page, call, 200, { message: "Changed" });
  await choosePassword(page, "Sunflower-8");
  await expect(page).toHaveURL(paths.passwordChanged);
  await page.goBack();
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByText("Start with a code")).toBeVisible();
  await choosePassword(page, "Sunflower-9");
  await expectToast(page, "Start with a code");
  await settle(page);
  expect(callsTo(calls, call)).toMatchObject([{ body: { resetToken: "proof" } }]);
});

test("an expired reset token keeps the form and links to a new code", async ({ page }) => {
  await arrive(page);
  await mockReply(page, call, 400, { error: "Your code is too old" });
  await choosePassword(page, "Sunflower-8");
  await expectToast(page, "Your code is too old");
  await expect(newPasswordField(page)).toHaveValue("Sunflower-8");
  await page.getByRole("link", { name: "Get a code" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test("RTE-05 RST-12 without a reset token /enter-password sends nothing and links to the screen that sends a code", async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto(paths.newPassword);
  await expect(page).toHaveTitle(/^Choose a new password/);
  await expect(page.getByText("Start with a code")).toBeVisible();
  await choosePassword(page, "Sunflower-8");
  await expectToast(page, "Start with a code");
  await settle(page);
  expect(callsTo(calls, call)).toEqual([]);
  await page.getByRole("link", { name: "Get a code" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test("RTE-06 PCH-01 PCH-02 /change-password-success confirms the change and sends a visitor on to sign-in", async ({
  page,
}) => {
  await page.goto(paths.passwordChanged);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await expect(page).toHaveTitle(/^Password changed/);
  await expect(page.getByText(/You can sign in with your new password/)).toBeVisible();
  const link = page.getByRole("link", { name: "Continue to sign in" });
  await expect(link).toHaveAttribute("href", paths.dashboard);
  await link.click();
  await expect(page).toHaveURL(paths.signIn);
});
