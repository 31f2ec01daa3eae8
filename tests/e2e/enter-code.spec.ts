import { paths } from "../../apps/web/src/paths.ts";
import { recordCallNames, settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { codeField, enterCode } from "./password-reset.ts";

test("RTE-04 OTP-01 OTP-03 OTP-04 OTP-05 OTP-06 OTP-07 OTP-08 OTP-09 /enter-otp accepts six digits, typed or pasted, and rejects other codes without a call", async ({
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
