import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { emailField, fillSignUp, passwordField, signIn, type SignUpTyped } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, recordCallNames } from "./api-calls.ts";

const call = "POST /jwt/register";
const submit = { name: "Create Account" };

test("SUP-01 asks for name, e-mail, password and the password again", async ({ page }) => {
  await page.goto(paths.signUp);
  for (const label of ["Full name", "Email", "Password", "Confirm password"]) {
    await expect(page.getByLabel(label, { exact: true })).toBeEditable();
  }
  await expect(page.getByRole("textbox")).toHaveCount(4);
});

test("SUP-02 has a checkbox for the terms, which can be read without accepting them", async ({ page }) => {
  await page.goto(paths.signUp);
  for (const paper of ["Terms of use", "Privacy policy"]) {
    await page.getByRole("main").getByRole("button", { name: paper, exact: false }).click();
    await expect(page.getByRole("dialog", { name: paper })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await expect(page.getByRole("checkbox", { name: /terms of use/ })).not.toBeChecked();
});

test("SUP-03 offers to Create Account", async ({ page }) => {
  await page.goto(paths.signUp);
  await expect(page.getByRole("button", submit)).toBeEnabled();
});

test("SUP-04 says Creating Account... while the call is pending, and sends no second one", async ({ page }) => {
  const calls = recordCallNames(page);
  const release = await holdCall(page, call);
  await fillSignUp(page);
  // Two clicks in one turn of the page: the second comes before anything could be drawn anew.
  await page.getByRole("button", submit).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Creating Account..." });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await busy.click({ force: true });
  await page.getByLabel("Full name").press("Enter");
  await release();
  await expect(page).toHaveURL(paths.signIn);
  await expect.poll(() => calls).toEqual([call]);
});

test("SUP-05 has a button to sign up with Google", async ({ page }) => {
  await page.goto(paths.signUp);
  await expect(page.getByRole("button", { name: "Sign up with Google" })).toBeEnabled();
});

test("SUP-06 leads to the sign-in page", async ({ page }) => {
  await page.goto(paths.signUp);
  await page.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("SUP-07 sends exactly name, e-mail and both passwords", async ({ page }) => {
  const asked = page.waitForRequest("**/api/v1/jwt/register");
  const typed = await fillSignUp(page);
  await page.getByRole("button", submit).click();
  const request = await asked;
  expect(request.method()).toBe("POST");
  expect(request.postDataJSON()).toEqual({
    fullname: typed["Full name"],
    email: typed.Email,
    password: typed.Password,
    confirmPassword: typed["Confirm password"],
  });
});

test("SUP-08 shows the server's message, then the sign-in page, where the new account works", async ({ page }) => {
  const answered = page.waitForResponse("**/api/v1/jwt/register");
  const typed = await fillSignUp(page);
  await page.getByRole("button", submit).click();
  const { message } = (await (await answered).json()) as { message: string };
  await expect(toast(page, message)).toBeVisible();
  await expect(page).toHaveURL(paths.signIn);
  await expect(emailField(page)).toHaveValue(typed.Email);
  await signIn(page, typed.Email, typed.Password);
  await expect(page).toHaveURL(paths.payment);
});

test("SUP-10 shows the server's error and keeps what was typed", async ({ page, user }) => {
  const answered = page.waitForResponse("**/api/v1/jwt/register");
  await fillSignUp(page, { Email: user.email });
  await page.getByRole("button", submit).click();
  const { error } = (await (await answered).json()) as { error: string };
  await expect(toast(page, error)).toBeVisible();
  await expect(page).toHaveURL(paths.signUp);
  await expect(page.getByLabel("Full name")).toHaveValue("Ana Torres");
  await expect(passwordField(page)).toHaveValue("Sunflower-7");
});

test("SUP-11 says that the server can't be reached when the line drops", async ({ page }) => {
  await dropConnection(page, call);
  await fillSignUp(page);
  await page.getByRole("button", submit).click();
  await expect(toast(page, /Trellis can’t be reached/)).toBeVisible();
  await expect(page).toHaveURL(paths.signUp);
});

const refusals: readonly (readonly [title: string, Partial<SignUpTyped>, field: keyof SignUpTyped, text: RegExp])[] = [
  ["SUP-12 an empty name", { "Full name": "" }, "Full name", /^(This field|Full name) is required$/],
  ["SUP-13 a name of spaces", { "Full name": "   " }, "Full name", /^(This field|Full name) is required$/],
  ["SUP-14 an empty e-mail", { Email: "" }, "Email", /^(This field|Email) is required$/],
  ["SUP-15 abc as e-mail", { Email: "abc" }, "Email", /^(Please enter a valid email address|Invalid email)$/],
  [
    "SUP-16 a password of 5 characters",
    { Password: "12345", "Confirm password": "12345" },
    "Password",
    /at least 6 characters$/i,
  ],
  ["SUP-18 an empty password", { Password: "" }, "Password", /^(This field|Password) is required$/],
  [
    "SUP-19 another password",
    { "Confirm password": "Sunflower-8" },
    "Confirm password",
    /^Passwords (do not|must) match$/,
  ],
  [
    "SUP-20 an empty confirmation",
    { "Confirm password": "" },
    "Confirm password",
    /^(This field|Confirm password) is required$/,
  ],
];
for (const [title, change, label, text] of refusals) {
  test(`${title} is refused at the field, and nothing is sent`, async ({ page }) => {
    const calls = recordCallNames(page);
    await fillSignUp(page, change);
    await page.getByRole("button", submit).click();
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAccessibleDescription(text);
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(field).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test("SUP-17 takes a password of exactly 6 characters", async ({ page }) => {
  await fillSignUp(page, { Password: "123456", "Confirm password": "123456" });
  await page.getByRole("button", submit).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("SUP-21 unaccepted terms are refused at the checkbox, and nothing is sent", async ({ page }) => {
  const calls = recordCallNames(page);
  await fillSignUp(page);
  await page.getByRole("checkbox").uncheck();
  await page.getByRole("button", submit).click();
  await expect(page.getByRole("checkbox")).toHaveAccessibleDescription(/accept the terms/i);
  await expect(page.getByRole("checkbox")).toBeFocused();
  expect(calls).toEqual([]);
});

test("an error that goes does not move what is being clicked", async ({ page }) => {
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

test("SUP-23 is ready for another try 1 s after a failure", async ({ page }) => {
  const calls = recordCallNames(page);
  await page.clock.install();
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await fillSignUp(page);
  await page.getByRole("button", submit).click();
  await expect(toast(page, "Out of order")).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.getByRole("button", submit)).toBeEnabled();
  await restore();
  await page.getByRole("button", submit).click();
  await expect(page).toHaveURL(paths.signIn);
  await expect.poll(() => calls).toEqual([call, call]);
});
