import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { emailField, newEmail, passwordField, signIn, storedToken } from "./auth-forms.ts";
import { mockReply, holdCall, recordCallNames } from "./api-calls.ts";

const call = "POST /jwt/login";
const loginAt = "**/api/v1/jwt/login";
const submit = { name: "Sign in" };

test("SIN-01 asks for e-mail and password, or offers Google", async ({ page }) => {
  await page.goto(paths.signIn);
  await expect(emailField(page)).toBeEditable();
  await expect(passwordField(page)).toHaveAttribute("type", "password");
  await expect(page.getByRole("textbox")).toHaveCount(2);
  await expect(page.getByRole("button", { name: /Google/ })).toBeEnabled();
});

test("SIN-02 leads to the forgotten password and to sign-up", async ({ page }) => {
  await page.goto(paths.signIn);
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
  await page.goBack();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL(paths.signUp);
});

test("SIN-03 sends exactly e-mail and password", async ({ page }) => {
  const asked = page.waitForRequest(loginAt);
  const email = newEmail();
  await signIn(page, email, "Sunflower-7");
  const request = await asked;
  expect(request.method()).toBe("POST");
  expect(request.postDataJSON()).toEqual({ email, password: "Sunflower-7" });
});

test("SIN-04 keeps the user and the token of the answer", async ({ page, user }) => {
  const answered = page.waitForResponse(loginAt);
  await signIn(page, user.email, user.password);
  const { accessToken } = (await (await answered).json()) as { accessToken: string };
  await expect(page).toHaveURL(paths.dashboard);
  expect(await storedToken(page)).toBe(accessToken);
  await expect(page.getByRole("button", { name: new RegExp(user.fullname) })).toBeVisible();
});

test("SIN-05 leads a subscriber to the dashboard", async ({ page, user }) => {
  await signIn(page, user.email, user.password);
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test.describe("without a subscription", () => {
  test.use({ stage: "unsubscribed" });

  test("SIN-05 leads to the plans", async ({ page, user }) => {
    await signIn(page, user.email, user.password);
    await expect(page).toHaveURL(paths.payment);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test("SIN-06 opens nothing while the call is pending, and sends no second one", async ({ page, user }) => {
  const calls = recordCallNames(page);
  const release = await holdCall(page, call);
  await page.goto(paths.signIn);
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  await page.getByRole("button", submit).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Signing in..." });
  await busy.click({ force: true });
  await passwordField(page).press("Enter");
  await expect(page).toHaveURL(paths.signIn);
  expect(await storedToken(page)).toBeNull();
  await release();
  await expect(page).toHaveURL(paths.dashboard);
  await expect.poll(() => calls.filter((made) => made === call)).toHaveLength(1);
});

const refusals = [
  ["an empty e-mail", "", "x", "Email", /^(This field|Email) is required$/],
  ["abc as e-mail", "abc", "x", "Email", /^Please enter a valid email address$/],
  ["an empty password", "ana@trellis.example", "", "Password", /^(This field|Password) is required$/],
] as const;
for (const [title, email, password, label, text] of refusals) {
  test(`SIN-07 ${title} is refused at the field, and nothing is sent`, async ({ page }) => {
    const calls = recordCallNames(page);
    await signIn(page, email, password);
    await expect(page.getByLabel(label, { exact: true })).toHaveAccessibleDescription(text);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test("SIN-08 sends a password of one character", async ({ page }) => {
  const asked = page.waitForRequest(loginAt);
  await signIn(page, newEmail(), "x");
  expect((await asked).postDataJSON()).toMatchObject({ password: "x" });
});

test("SIN-09 shows the server's error, stays and keeps no token", async ({ page, user }) => {
  const answered = page.waitForResponse(loginAt);
  await signIn(page, user.email, "Moonflower-8");
  const { error } = (await (await answered).json()) as { error: string };
  await expect(toast(page, error)).toBeVisible();
  await expect(page).toHaveURL(paths.signIn);
  await expect(emailField(page)).toHaveValue(user.email);
  expect(await storedToken(page)).toBeNull();
});

test("SIN-10 shows the error of a 401 and does not reload", async ({ page }) => {
  const calls = recordCallNames(page);
  await mockReply(page, call, 401, { error: "Not you" });
  await signIn(page, newEmail(), "Sunflower-7");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(toast(page, "Not you")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  await expect(page).toHaveURL(paths.signIn);
  await expect.poll(() => calls).toEqual([call]);
});

test("can be done by keyboard alone, from sign-up to the plans", async ({ page }) => {
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

test("takes an error away as soon as the field is right", async ({ page }) => {
  await signIn(page, "ana", "Sunflower-7");
  await expect(emailField(page)).toHaveAccessibleDescription(/valid email/);
  await emailField(page).fill("ana@trellis.example");
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).not.toHaveAttribute("aria-invalid");
});

test("a stored token that no header can carry does not keep anyone out", async ({ page, user }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("token") === null) localStorage.setItem("token", "no token \u2713");
  });
  await signIn(page, user.email, user.password);
  await expect(page).toHaveURL(paths.dashboard);
});
