import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, dropConnection, holdCall, mockReply, recordCallNames, recordCalls, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { mailedCode, wrongCode } from "./outbox.ts";
import { askForCode, codeField, codePath, enterCode } from "./password-reset.ts";
import { expectToast } from "./screens.ts";

const call = "POST /jwt/verify-otp";
const again = "POST /jwt/forgot-password";
const email = "a@b.co";
const verified = { message: "That is the code", resetToken: "proof" };

test("RTE-04 OTP-01 OTP-03 OTP-04 OTP-05 OTP-06 OTP-07 OTP-08 OTP-09 /enter-otp takes six digits, typed or pasted", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const calls = recordCallNames(page);
  await page.goto(`${paths.enterCode}?email=a@b.co`);
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await expect(page).toHaveTitle(/^Enter your code/);
  await expect(page.getByText("a@b.co")).toBeVisible();

  await codeField(page).pressSequentially("a1-$ b2");
  await expect(codeField(page)).toHaveValue("a1b2");
  for (const [code, text] of [
    ["", "This field is required"],
    ["12345", "Code must be 6 digits"],
    ["abc123", "Code must be 6 digits"],
  ] as const) {
    await enterCode(page, code);
    await expect(codeField(page)).toHaveAccessibleDescription(text);
    await expect(codeField(page)).toHaveValue(code);
    await expect(codeField(page)).toBeFocused();
  }
  await codeField(page).clear();
  await codeField(page).pressSequentially("1234567");
  await expect(codeField(page)).toHaveValue(/^\d{6}$/);
  await codeField(page).clear();
  await page.evaluate(() => navigator.clipboard.writeText("123456"));
  await codeField(page).focus();
  await page.keyboard.press("ControlOrMeta+V");
  await expect(codeField(page)).toHaveValue("123456");
  const boxes = page.getByRole("main").locator("form [aria-hidden=true] > *").filter({ hasText: /^\d$/ });
  await expect(boxes).toHaveText(["1", "2", "3", "4", "5", "6"]);
  await settle(page);
  expect(calls).toEqual([]);
});

test("OTP-02 OTP-18 without an email nothing is sent, and a link opens the screen that sends a code", async ({
  page,
}) => {
  const calls = recordCallNames(page);
  await page.goto(paths.enterCode);
  await expect(page.getByText("No email provided")).toBeVisible();
  await enterCode(page, "123456");
  await expectToast(page, "No email provided");
  await expect(codeField(page)).toHaveValue("123456");
  await settle(page);
  expect(calls).toEqual([]);
  await page.getByRole("link", { name: "Get a code" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test("OTP-10 OTP-19 one request with the code as typed and the email verifies it", async ({ page }) => {
  const calls = recordCalls(page);
  const release = await holdCall(page, call);
  await page.goto(codePath(email));
  await codeField(page).fill("012345");
  await page
    .getByRole("button", { name: "Verify" })
    .evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Verifying..." });
  await expect(busy).toBeDisabled();
  await busy.dispatchEvent("click");
  await codeField(page).press("Enter");
  await release();
  await expectToast(page, /./);
  await settle(page);
  expect(callsTo(calls, call)).toEqual([{ call, query: {}, body: { otp: "012345", email } }]);
});

test("OTP-11 OTP-13 OTP-15 OTP-17 errors keep the code; a message is shown 500 ms before the new-password screen", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(codePath(email));
  await codeField(page).fill("123456");
  for (const [breakCall, text] of [
    [() => mockReply(page, call, 500, { error: "Out of order" }), "Out of order"],
    [() => dropConnection(page, call), /Trellis can’t be reached/],
  ] as const) {
    const restore = await breakCall();
    await page.getByRole("button", { name: "Verify" }).click();
    await expectToast(page, text);
    await expect(codeField(page)).toHaveValue("123456");
    await page.clock.runFor(1000);
    await expect(page.getByRole("button", { name: "Verify" })).toBeEnabled();
    await restore();
  }
  const restore = await mockReply(page, call, 400, { error: "Code expired. Please request a new one" });
  await page.getByRole("button", { name: "Verify" }).click();
  await expectToast(page, "Code expired. Please request a new one");
  await page.clock.runFor(1000);
  await restore();

  await mockReply(page, call, 200, verified);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await enterCode(page, "123456");
  await expectToast(page, verified.message);
  await page.clock.runFor(400);
  await expect(page).toHaveURL(codePath(email));
  await expect(page.getByRole("button", { name: "Verifying..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(paths.newPassword);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
});

test("OTP-14 a wrong code is cleared with an error, and the next code is accepted", async ({ page, user }) => {
  await askForCode(page, user.email);
  const code = await mailedCode(user.email);
  await enterCode(page, wrongCode(code));
  await expectToast(page, "Invalid verification code");
  await expect(codeField(page)).toHaveValue("");
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAccessibleDescription("Invalid verification code");
  await page.keyboard.type(code);
  await expect(codeField(page)).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.newPassword);
});

test("OTP-16 a code can be sent again, then only after 60 s", async ({ page, user }) => {
  const sent = recordCalls(page);
  await page.clock.install();
  await page.goto(codePath(user.email));
  const resend = page.getByRole("button", { name: "Resend code" });
  await resend.click();
  await expectToast(page, /sent a code/);
  expect(callsTo(sent, again)).toEqual([{ call: again, query: {}, body: { email: user.email } }]);
  await mailedCode(user.email);
  await expect(page.getByText(/^Resend in (60|5\d) s$/)).toBeVisible();
  await expect(resend).toBeDisabled();
  await resend.dispatchEvent("click");
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
