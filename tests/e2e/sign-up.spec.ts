import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, holdCall, recordCalls, settle } from "./api-calls.ts";
import { emailField, fillSignUp, signIn } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";

const call = "POST /jwt/register";
const submit = { name: "Create Account" };

test("RTE-02 SUP-02 SUP-06 /signup shows the terms and the privacy policy and links to sign-in", async ({ page }) => {
  await page.goto(paths.signUp);
  await expect(page.getByRole("button", submit)).toBeEnabled();
  for (const document of ["Terms of use", "Privacy policy"]) {
    await page.getByRole("main").getByRole("button", { name: document, exact: false }).click();
    await expect(page.getByRole("dialog", { name: document })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByRole("checkbox", { name: /terms of use/ })).not.toBeChecked();
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("SUP-04 SUP-07 SUP-08 one registration is sent, its message is shown, and the new account can sign in", async ({
  page,
}) => {
  const calls = recordCalls(page);
  const answered = page.waitForResponse("**/api/v1/jwt/register");
  const release = await holdCall(page, call);
  const typed = await fillSignUp(page);
  // Two clicks in one task: the second arrives before React renders again.
  await page.getByRole("button", submit).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Creating Account..." });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await busy.dispatchEvent("click");
  await page.getByLabel("Full name").press("Enter");
  await release();
  const { message } = (await (await answered).json()) as { message: string };
  await expectToast(page, message);
  await expect(page).toHaveURL(paths.signIn);
  await expect(emailField(page)).toHaveValue(typed.Email);
  await settle(page);
  const body = {
    fullname: typed["Full name"],
    email: typed.Email,
    password: typed.Password,
    confirmPassword: typed["Confirm password"],
  };
  expect(callsTo(calls, call)).toEqual([{ call, query: {}, body }]);
  await signIn(page, typed.Email, typed.Password);
  await expect(page).toHaveURL(paths.payment);
});

test("a disappearing field error does not shift the checkbox under the pointer", async ({ page }) => {
  await fillSignUp(page, { "Confirm password": "Sunflower-8" });
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", submit).click();
  const confirmation = page.getByLabel("Confirm password", { exact: true });
  await expect(confirmation).toHaveAccessibleDescription(/do not match/);
  await confirmation.fill("Sunflower-7");
  await expect(confirmation).not.toHaveAttribute("aria-invalid");
  await page.getByRole("checkbox").click();
  await expect(page.getByRole("checkbox")).toBeChecked();
});
