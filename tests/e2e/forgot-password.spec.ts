import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, holdCall, recordCalls, settle } from "./api-calls.ts";
import { emailField, newEmail } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { codePath } from "./password-reset.ts";

const call = "POST /jwt/forgot-password";
const submit = { name: "Send code" };

test("RTE-03 FGT-01 FGT-07 /forget-password asks for an email, rejects an invalid one and links to sign-in", async ({
  page,
}) => {
  const calls = recordCalls(page);
  await page.goto(paths.forgotPassword);
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page).toHaveTitle(/^Forgot password/);
  await expect(page.getByRole("textbox")).toHaveCount(1);
  for (const [typed, text] of [
    ["", "This field is required"],
    ["abc", "Please enter a valid email address"],
  ] as const) {
    await emailField(page).fill(typed);
    await page.getByRole("button", submit).click();
    await expect(emailField(page)).toHaveAccessibleDescription(text);
    await expect(emailField(page)).toBeFocused();
  }
  await settle(page);
  expect(callsTo(calls, call)).toEqual([]);
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("FGT-02 FGT-03 FGT-05 the form requests a code once, with the trimmed email and without authorization, and can then be used again", async ({
  page,
}) => {
  const calls = recordCalls(page);
  const email = newEmail();
  const release = await holdCall(page, call);
  const asked = page.waitForRequest("**/jwt/forgot-password");
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(`  ${email} `);
  await page.getByRole("button", submit).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Sending code..." });
  await expect(busy).toBeDisabled();
  await busy.dispatchEvent("click");
  await emailField(page).press("Enter");
  await release();
  await expect(page).toHaveURL(codePath(email));
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  await settle(page);
  expect(callsTo(calls, call)).toEqual([{ call, query: {}, body: { email } }]);
  expect(await (await asked).headerValue("authorization")).toBeNull();
  await page.goBack();
  await expect(page.getByRole("button", submit)).toBeEnabled();
  await expect(emailField(page)).toHaveValue(email);
});
