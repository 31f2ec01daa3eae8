import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { choosePassword, codePath, confirmField, enterCode, newPasswordField } from "./password-reset.ts";
import { toast } from "./screens.ts";
import { mockReply, callsTo, recordCalls, recordCallNames } from "./api-calls.ts";

const call = "POST /jwt/reset-password";
const email = "a@b.co";

/** Comes here as after a right code, whose proof is the word "proof". */
async function arrive(page: Page): Promise<void> {
  await mockReply(page, "POST /jwt/verify-otp", 200, { message: "Right", resetToken: "proof" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
}

test("RTE-05 is found at /enter-password", async ({ page }) => {
  await page.goto(paths.newPassword);
  await expect(newPasswordField(page)).toBeEditable();
  await expect(page).toHaveTitle(/^Choose a new password/);
});

test("RST-01 asks for the password twice, masked", async ({ page }) => {
  await arrive(page);
  for (const field of [newPasswordField(page), confirmField(page)]) {
    await expect(field).toHaveAttribute("type", "password");
    await expect(field).toHaveAttribute("autocomplete", "new-password");
  }
  await expect(page.locator("[autocomplete=username]")).toHaveValue(email);
});

test("RST-02 shows and hides what is typed", async ({ page }) => {
  await arrive(page);
  for (const [index, field] of [newPasswordField(page), confirmField(page)].entries()) {
    await field.fill("Sunflower-8");
    await page.getByRole("button", { name: "Show password" }).nth(index).click();
    await expect(field).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Hide password" }).click();
    await expect(field).toHaveAttribute("type", "password");
  }
});

test("RST-03 says how strong the password is", async ({ page }) => {
  await arrive(page);
  for (const [password, word] of [
    ["abc", "weak"],
    ["Abcde1", "medium"],
    ["Abcd1!", "strong"],
  ] as const) {
    await newPasswordField(page).fill(password);
    await expect(page.getByText(`Password strength: ${word}`)).toBeVisible();
    await expect(page.getByRole("meter", { name: "Password strength" })).toHaveAttribute("aria-valuetext", word);
  }
});

test("RST-04 leads back to login", async ({ page }) => {
  await arrive(page);
  await page.getByRole("link", { name: "Back to login" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

for (const [title, password, again, label, text] of [
  ["RST-05 5 characters are", "12345", "12345", "New password", /at least 6 characters$/],
  ["RST-05 an empty password is", "", "Sunflower-8", "New password", "This field is required"],
  ["RST-05 an empty confirmation is", "Sunflower-8", "", "Confirm password", "This field is required"],
  ["RST-07 another password is", "Sunflower-8", "Sunflower-9", "Confirm password", "Passwords do not match"],
] as const) {
  test(`${title} refused at the field, and nothing is sent`, async ({ page }) => {
    const calls = recordCallNames(page);
    await arrive(page);
    await choosePassword(page, password, again);
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toBeFocused();
    expect(calls).toEqual(["POST /jwt/verify-otp"]);
  });
}

test("RST-06 sends exactly the token and both passwords", async ({ page }) => {
  const sent = recordCalls(page);
  await arrive(page);
  await mockReply(page, call, 200, { message: "Changed" });
  await choosePassword(page, "123456");
  await expect(page).toHaveURL(paths.passwordChanged);
  const body = { resetToken: "proof", newPassword: "123456", confirmPassword: "123456" };
  expect(callsTo(sent, call)).toEqual([{ call, query: {}, body }]);
});

test("RST-08 shows the server's message, and 500 ms later that it is changed", async ({ page }) => {
  await page.clock.install();
  await mockReply(page, "POST /jwt/verify-otp", 200, { message: "Right", resetToken: "proof" });
  await mockReply(page, call, 200, { message: "A new one it is" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expect(toast(page, "Right")).toBeVisible();
  await page.clock.runFor(500);
  await expect(page).toHaveURL(paths.newPassword);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await choosePassword(page, "Sunflower-8");
  await expect(toast(page, "A new one it is")).toBeVisible();
  await page.clock.runFor(400);
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByRole("button", { name: "Resetting password..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(paths.passwordChanged);
});

test("RST-09 forgets the token once the password is changed", async ({ page }) => {
  const sent = recordCalls(page);
  await arrive(page);
  await mockReply(page, call, 200, { message: "Changed" });
  await choosePassword(page, "Sunflower-8");
  await expect(page).toHaveURL(paths.passwordChanged);
  await page.goBack();
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByText("Start with a code")).toBeVisible();
  await choosePassword(page, "Sunflower-9");
  await expect(toast(page, "Start with a code")).toBeVisible();
  expect(callsTo(sent, call)).toHaveLength(1);
});

test("RST-10 shows the error, keeps what is typed, and is ready 1 s later", async ({ page }) => {
  await page.clock.install();
  await mockReply(page, "POST /jwt/verify-otp", 200, { message: "Right", resetToken: "proof" });
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expect(toast(page, "Right")).toBeVisible();
  await page.clock.runFor(500);
  await choosePassword(page, "Sunflower-8");
  await expect(toast(page, "Out of order")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(paths.newPassword);
  await expect(newPasswordField(page)).toHaveValue("Sunflower-8");
  await expect(confirmField(page)).toHaveValue("Sunflower-8");
  await expect(page.getByRole("button", { name: "Reset password" })).toBeEnabled();
  await restore();
  await mockReply(page, call, 200, { message: "Changed" });
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(toast(page, "Changed")).toBeVisible();
});

test("a token that is over leads to another code, and what is typed stays", async ({ page }) => {
  await arrive(page);
  await mockReply(page, call, 400, { error: "Your code is too old" });
  await choosePassword(page, "Sunflower-8");
  await expect(toast(page, "Your code is too old")).toBeVisible();
  await expect(newPasswordField(page)).toHaveValue("Sunflower-8");
  await page.getByRole("link", { name: "Get a code" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test("RST-12 without a token sends nothing, and leads to where a code is asked for", async ({ page }) => {
  const calls = recordCallNames(page);
  await page.goto(paths.newPassword);
  await expect(page.getByText("Start with a code")).toBeVisible();
  await choosePassword(page, "Sunflower-8");
  await expect(toast(page, "Start with a code")).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole("link", { name: "Get a code" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test("RTE-06 has its own screen for the end", async ({ page }) => {
  await page.goto(paths.passwordChanged);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await expect(page).toHaveTitle(/^Password changed/);
});

test("PCH-01 says that the password is changed, and offers one button", async ({ page }) => {
  await page.goto(paths.passwordChanged);
  await expect(page.getByRole("heading", { name: "Password changed" })).toBeVisible();
  await expect(page.getByText(/You can sign in with your new password/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Continue to sign in" })).toHaveAttribute("href", paths.dashboard);
});

test("PCH-02 leads to /, which is the sign-in page for a visitor", async ({ page }) => {
  await page.goto(paths.passwordChanged);
  await page.getByRole("link", { name: "Continue to sign in" }).click();
  await expect(page).toHaveURL(paths.signIn);
});
