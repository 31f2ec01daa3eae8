import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, dropConnection, holdCall, mockReply, recordCallNames, recordCalls, settle } from "./api-calls.ts";
import { emailField, fillSignUp, passwordField, signIn, type SignUpTyped } from "./auth-forms.ts";
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

test("SUP-10 a rejected registration shows the server's error and keeps the form", async ({ page, user }) => {
  const answered = page.waitForResponse("**/api/v1/jwt/register");
  await fillSignUp(page, { Email: user.email });
  await page.getByRole("button", submit).click();
  const { error } = (await (await answered).json()) as { error: string };
  await expectToast(page, error);
  await expect(page).toHaveURL(paths.signUp);
  await expect(page.getByLabel("Full name")).toHaveValue("Ana Torres");
  await expect(passwordField(page)).toHaveValue("Sunflower-7");
});

test("SUP-11 SUP-23 a dropped connection has a message, and the form can be sent again after 1 s", async ({ page }) => {
  const calls = recordCallNames(page);
  await page.clock.install();
  await fillSignUp(page);
  let restore = await dropConnection(page, call);
  await page.getByRole("button", submit).click();
  await expectToast(page, /Trellis can’t be reached/);
  await restore();
  await page.clock.runFor(1000);
  restore = await mockReply(page, call, 500, { error: "Out of order" });
  await page.getByRole("button", submit).click();
  await expectToast(page, "Out of order");
  await restore();
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(paths.signUp);
  await page.getByRole("button", submit).click();
  await expect(page).toHaveURL(paths.signIn);
  expect(calls).toEqual([call, call, call]);
});

const valid: SignUpTyped = {
  "Full name": "Ana Torres",
  Email: "ana@trellis.example",
  Password: "Sunflower-7",
  "Confirm password": "Sunflower-7",
};
const invalid: readonly (readonly [Partial<SignUpTyped>, keyof SignUpTyped, RegExp])[] = [
  [{ "Full name": "" }, "Full name", /^(This field|Full name) is required$/],
  [{ "Full name": "   " }, "Full name", /^(This field|Full name) is required$/],
  [{ Email: "" }, "Email", /^(This field|Email) is required$/],
  [{ Email: "abc" }, "Email", /^(Please enter a valid email address|Invalid email)$/],
  [{ Password: "12345", "Confirm password": "12345" }, "Password", /at least 6 characters$/i],
  [{ Password: "" }, "Password", /^(This field|Password) is required$/],
  [{ "Confirm password": "Sunflower-8" }, "Confirm password", /^Passwords (do not|must) match$/],
  [{ "Confirm password": "" }, "Confirm password", /^(This field|Confirm password) is required$/],
];

test("SUP-12 SUP-13 SUP-14 SUP-15 SUP-16 SUP-18 SUP-19 SUP-20 SUP-21 invalid input is rejected at its field", async ({
  page,
}) => {
  const calls = recordCallNames(page);
  await fillSignUp(page);
  for (const [change, label, text] of invalid) {
    const typed = Object.entries({ ...valid, ...change });
    for (const [name, value] of typed) await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByRole("button", submit).click();
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toBeFocused();
  }
  for (const [name, value] of Object.entries(valid)) await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", submit).click();
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(/accept the terms/i);
  await expect(page.getByRole("checkbox")).toBeFocused();
  await settle(page);
  expect(calls).toEqual([]);
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
