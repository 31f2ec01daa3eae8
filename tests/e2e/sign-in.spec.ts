import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, recordCalls } from "./api-calls.ts";
import { emailField, newEmail, passwordField, signIn, storedToken } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";

const call = "POST /jwt/login";
const loginUrl = "**/api/v1/jwt/login";
const submit = { name: "Sign in" };

test("RTE-01 SIN-01 SIN-02 /login asks for email and password, offers Google and links to reset and sign-up", async ({
  page,
}) => {
  await page.goto(paths.signIn);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(emailField(page)).toBeEditable();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await expect(page.getByRole("textbox")).toHaveCount(2);
  await expect(page.getByRole("button", submit)).toBeVisible();
  await expect(page.getByRole("button", { name: /Google/ })).toBeEnabled();
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  await page.goBack();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(paths.signUp);
});

test("SIN-03 SIN-04 SIN-05 signing in sends email and password, stores the token and opens the dashboard", async ({
  page,
  user,
}) => {
  const calls = recordCalls(page);
  const answered = page.waitForResponse(loginUrl);
  await signIn(page, user.email, user.password);
  const { accessToken } = (await (await answered).json()) as { accessToken: string };
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: new RegExp(user.fullname) })).toBeVisible();
  expect(await storedToken(page)).toBe(accessToken);
  expect(callsTo(calls, call)).toEqual([{ call, query: {}, body: { email: user.email, password: user.password } }]);
});

test("a visitor can sign up and sign in with the keyboard alone", async ({ page }) => {
  const email = newEmail();
  const type = async (label: string, text: string) => {
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  };
  await page.goto(paths.signIn);
  const toSignUp = page.getByRole("link", { name: "Create an account" });
  while (!(await toSignUp.evaluate((link) => link === document.activeElement))) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Start growing" })).toBeFocused();
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press("Tab");
  await type("Full name", "Ana Torres");
  await type("Email", email);
  await type("Password", "Sunflower-7");
  await page.keyboard.press("Tab");
  await type("Confirm password", "Sunflower-7");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeFocused();
  await expect(emailField(page)).toHaveValue(email);
  await passwordField(page).focus();
  await page.keyboard.type("Sunflower-7");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(paths.payment);
});

test("a stored token that is not a valid header value does not prevent signing in", async ({ page, user }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("token") === null) localStorage.setItem("token", "no token \u2713");
  });
  await signIn(page, user.email, user.password);
  await expect(page).toHaveURL(paths.dashboard);
});
