import { paths } from "../../apps/web/src/paths.ts";
import { wrongCode, mailedCode } from "./outbox.ts";
import { expect, test } from "./fixtures.ts";
import { askForCode, codeField, codePath, enterCode } from "./password-reset.ts";
import { toast } from "./screens.ts";
import { newEmail } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls, recordCallNames } from "./api-calls.ts";

const call = "POST /jwt/verify-otp";
const again = "POST /jwt/forgot-password";
const email = "a@b.co";
const right = { message: "That is the code", resetToken: "proof" };

test("RTE-04 is found at /enter-otp", async ({ page }) => {
  await page.goto(codePath(email));
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expect(page).toHaveTitle(/^Enter your code/);
});

test("OTP-01 shows the e-mail of the address", async ({ page }) => {
  await page.goto(`${paths.enterCode}?email=a@b.co`);
  await expect(page.getByText("a@b.co")).toBeVisible();
});

test("OTP-02 says when no e-mail is provided, and leads to where one can be given", async ({ page }) => {
  await page.goto(paths.enterCode);
  await expect(page.getByText("No email provided")).toBeVisible();
  await page.getByRole("link", { name: "Get a code" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test("OTP-03 has six slots", async ({ page }) => {
  await page.goto(codePath(email));
  await codeField(page).fill("123456");
  const slots = page.locator("main form [aria-hidden=true] > *").filter({ hasText: /^\d$/ });
  await expect(slots).toHaveText(["1", "2", "3", "4", "5", "6"]);
});

test("OTP-04 lets in letters and digits alone", async ({ page }) => {
  await page.goto(codePath(email));
  await codeField(page).pressSequentially("a1-$ b2");
  await expect(codeField(page)).toHaveValue("a1b2");
});

test("OTP-05 takes no seventh", async ({ page }) => {
  await page.goto(codePath(email));
  await codeField(page).pressSequentially("1234567");
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
});

test("OTP-06 is filled by pasting a code, and sends nothing by itself", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calls = recordCallNames(page);
  await page.goto(codePath(email));
  await page.evaluate(() => navigator.clipboard.writeText("123456"));
  await codeField(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(codeField(page)).toHaveValue("123456");
  expect(calls).toEqual([]);
});

for (const [id, code, text] of [
  ["OTP-07", "", "This field is required"],
  ["OTP-08", "12345", "Code must be 6 digits"],
  ["OTP-09", "abc123", "Code must be 6 digits"],
] as const) {
  test(`${id} '${code}' is refused at the field, and nothing is sent`, async ({ page }) => {
    const calls = recordCallNames(page);
    await page.goto(codePath(email));
    await enterCode(page, code);
    await expect(codeField(page)).toHaveAccessibleDescription(text);
    await expect(codeField(page)).toHaveValue(code);
    await expect(codeField(page)).toBeFocused();
    expect(calls).toEqual([]);
  });
}

for (const code of ["123456", "012345"]) {
  test(`OTP-10 sends exactly ${code} and the e-mail`, async ({ page }) => {
    const sent = recordCalls(page);
    await mockReply(page, call, 200, right);
    await page.goto(codePath(email));
    await enterCode(page, code);
    await expect(page).toHaveURL(paths.newPassword);
    expect(callsTo(sent, call)).toEqual([{ call, query: {}, body: { otp: code, email } }]);
  });
}

test("OTP-11 shows the server's message, and 500 ms later the new-password screen", async ({ page }) => {
  await page.clock.install();
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expect(toast(page, "Out of order")).toBeVisible();
  await restore();
  await mockReply(page, call, 200, right);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(toast(page, right.message)).toBeVisible();
  await page.clock.runFor(400);
  await expect(page).toHaveURL(codePath(email));
  await expect(page.getByRole("button", { name: "Verifying..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
});

test("OTP-12 keeps the reset token for the call that sets the password", async ({ page }) => {
  const sent = recordCalls(page);
  await mockReply(page, call, 200, right);
  await mockReply(page, "POST /jwt/reset-password", 500, { error: "Out of order" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await page.getByLabel("New password").fill("Sunflower-8");
  await page.getByLabel("Confirm password").fill("Sunflower-8");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(toast(page, "Out of order")).toBeVisible();
  expect(callsTo(sent, "POST /jwt/reset-password")).toMatchObject([{ body: { resetToken: "proof" } }]);
});

test("OTP-13 shows the error and stays; a failure that is not the code's fault keeps the code", async ({ page }) => {
  await page.goto(codePath(email));
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await enterCode(page, "123456");
  await expect(toast(page, "Out of order")).toBeVisible();
  await restore();
  await dropConnection(page, call);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(toast(page, /Trellis can’t be reached/)).toBeVisible();
  await expect(codeField(page)).toHaveValue("123456");
  await expect(page).toHaveURL(codePath(email));
});

test("OTP-14 says that a code is wrong, and makes way for the next one", async ({ page, user }) => {
  await askForCode(page, user.email);
  const code = await mailedCode(user.email);
  await enterCode(page, wrongCode(code));
  await expect(toast(page, "Invalid verification code")).toBeVisible();
  await expect(codeField(page)).toHaveValue("");
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAccessibleDescription("Invalid verification code");
  await expect(page.locator("main form [aria-hidden=true] > :first-child[data-active]")).toBeVisible();
  await page.keyboard.type(code);
  await expect(codeField(page)).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.newPassword);
});

test("OTP-15 says that a code has expired", async ({ page }) => {
  await mockReply(page, call, 400, { error: "Code expired. Please request a new one" });
  await page.goto(codePath(email));
  await enterCode(page, "123456");
  await expect(toast(page, "Code expired. Please request a new one")).toBeVisible();
});

test("OTP-16 sends another code when asked, then rests 60 s", async ({ page, user }) => {
  const sent = recordCalls(page);
  await page.clock.install();
  await page.goto(codePath(user.email));
  const resend = page.getByRole("button", { name: "Resend code" });
  await resend.click();
  await expect(toast(page, /code is on its way/)).toBeVisible();
  expect(callsTo(sent, again)).toEqual([{ call: again, query: {}, body: { email: user.email } }]);
  await mailedCode(user.email);
  await expect(page.getByText(/^Resend in (60|5\d) s$/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await resend.click({ force: true });
  await page.clock.runFor(30_000);
  await expect(page.getByText(/^Resend in (30|2\d) s$/)).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByText(/^Resend in/)).toHaveCount(0);
  expect(callsTo(sent, again)).toHaveLength(1);
  await resend.click();
  await mailedCode(user.email, 2);
  await page.clock.runFor(1000);
  await enterCode(page, await mailedCode(user.email, 2));
  await page.clock.runFor(500);
  await expect(page).toHaveURL(paths.newPassword);
});

test("OTP-17 can be sent again 1 s after a failure", async ({ page }) => {
  await page.clock.install();
  await page.goto(codePath(email));
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await enterCode(page, "123456");
  await expect(toast(page, "Out of order")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole("button", { name: "Verify" })).toBeEnabled();
  await restore();
  await mockReply(page, call, 200, right);
  await page.getByRole("button", { name: "Verify" }).click();
  await expect(toast(page, right.message)).toBeVisible();
  await page.clock.runFor(500);
  await expect(page).toHaveURL(paths.newPassword);
});

test("OTP-18 makes no call without an e-mail, and says why", async ({ page }) => {
  const calls = recordCallNames(page);
  await page.goto(paths.enterCode);
  await enterCode(page, "123456");
  await expect(toast(page, "No email provided")).toBeVisible();
  await expect(codeField(page)).toHaveValue("123456");
  expect(calls).toEqual([]);
});

test("OTP-19 says that it is verifying, and sends no second one", async ({ page }) => {
  const calls = recordCallNames(page);
  const release = await holdCall(page, call);
  await page.goto(codePath(newEmail()));
  await codeField(page).fill("123456");
  await page
    .getByRole("button", { name: "Verify" })
    .evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Verifying..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await codeField(page).press("Enter");
  await release();
  await expect(toast(page, /./).first()).toBeVisible();
  expect(calls).toEqual([call]);
});
