import { paths } from "../../apps/web/src/paths.ts";
import { mailedCode, mailsTo } from "./outbox.ts";
import { expect, test } from "./fixtures.ts";
import { codePath } from "./password-reset.ts";
import { toast } from "./screens.ts";
import { emailField, newEmail } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls, recordCallNames } from "./api-calls.ts";

const call = "POST /jwt/forgot-password";
const submit = { name: "Send code" };

test("RTE-03 is found at /forget-password", async ({ page }) => {
  await page.goto(paths.forgotPassword);
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expect(page).toHaveTitle(/^Forgot password/);
});

test("FGT-01 has one e-mail field, a submit button and a way back to sign in", async ({ page }) => {
  await page.goto(paths.forgotPassword);
  await expect(emailField(page)).toBeEditable();
  await expect(page.getByRole("textbox")).toHaveCount(1);
  await expect(page.getByRole("button", submit)).toBeEnabled();
  await page.getByRole("link", { name: "Back to sign in" }).click();
  await expect(page).toHaveURL(paths.signIn);
});

test("FGT-02 says that it is sending, and sends no second one", async ({ page }) => {
  const calls = recordCallNames(page);
  const release = await holdCall(page, call);
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(newEmail());
  await page.getByRole("button", submit).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  const busy = page.getByRole("button", { name: "Sending code..." });
  await expect(busy).toBeDisabled();
  await busy.click({ force: true });
  await emailField(page).press("Enter");
  await release();
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeVisible();
  expect(calls).toEqual([call]);
});

test("FGT-03 sends exactly the e-mail, and no authorization", async ({ page }) => {
  const sent = recordCalls(page);
  const asked = page.waitForRequest("**/jwt/forgot-password");
  const email = newEmail();
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(`  ${email} `);
  await emailField(page).press("Enter");
  expect(await (await asked).headerValue("authorization")).toBeNull();
  expect(callsTo(sent, call)).toEqual([{ call, query: {}, body: { email } }]);
});

test("FGT-04 shows the server's message, and 500 ms later the code's screen", async ({ page }) => {
  await page.clock.install();
  const email = `ana+trellis-${newEmail()}`;
  const restore = await mockReply(page, call, 500, { error: "Out of order" });
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(email);
  await page.getByRole("button", submit).click();
  await expect(toast(page, "Out of order")).toBeVisible();
  await restore();
  await mockReply(page, call, 200, { message: "Look into your inbox" });
  // From here on time stands still until it is told to go on.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", submit).click();
  await expect(toast(page, "Look into your inbox")).toBeVisible();
  await page.clock.runFor(400);
  await expect(page).toHaveURL(paths.forgotPassword);
  await expect(page.getByRole("button", { name: "Sending code..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(codePath(email));
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
});

test("FGT-05 is idle again once the code's screen is there", async ({ page }) => {
  await mockReply(page, call, 200, { message: "Look into your inbox" });
  await page.goto(paths.forgotPassword);
  const email = newEmail();
  await emailField(page).fill(email);
  await page.getByRole("button", submit).click();
  await expect(page).toHaveURL(codePath(email));
  await page.goBack();
  await expect(page.getByRole("button", submit)).toBeEnabled();
  await expect(emailField(page)).toHaveValue(email);
});

for (const [how, breakIt, words] of [
  ["the server refuses", "answer", "Out of order"],
  ["the line drops", "dropConnection", /Trellis can’t be reached/],
] as const) {
  test(`FGT-06 shows the error when ${how}, stays, and is ready 1 s later`, async ({ page }) => {
    await page.clock.install();
    const restore = await (breakIt === "answer"
      ? mockReply(page, call, 500, { error: "Out of order" })
      : dropConnection(page, call));
    await page.goto(paths.forgotPassword);
    const email = newEmail();
    await emailField(page).fill(email);
    await page.getByRole("button", submit).click();
    await expect(toast(page, words)).toBeVisible();
    await expect(page).toHaveURL(paths.forgotPassword);
    await expect(emailField(page)).toHaveValue(email);
    await page.clock.runFor(1000);
    await expect(page.getByRole("button", submit)).toBeEnabled();
    await restore();
    await page.getByRole("button", submit).click();
    await page.clock.runFor(500);
    await expect(page).toHaveURL(codePath(email));
  });
}

for (const [title, typed, text] of [
  ["an empty e-mail", "", "This field is required"],
  ["abc as e-mail", "abc", "Please enter a valid email address"],
] as const) {
  test(`FGT-07 ${title} is refused at the field, and nothing is sent`, async ({ page }) => {
    const calls = recordCallNames(page);
    await page.goto(paths.forgotPassword);
    await emailField(page).fill(typed);
    await page.getByRole("button", submit).click();
    await expect(emailField(page)).toHaveAccessibleDescription(text);
    await expect(emailField(page)).toBeFocused();
    expect(calls).toEqual([]);
  });
}

test("FGT-08 answers the same for an unknown e-mail, and mails nobody", async ({ page, user }) => {
  const said: string[] = [];
  const stranger = newEmail();
  for (const email of [user.email, stranger]) {
    const answered = page.waitForResponse("**/jwt/forgot-password");
    await page.goto(paths.forgotPassword);
    await emailField(page).fill(email);
    await page.getByRole("button", submit).click();
    const response = await answered;
    said.push(`${response.status()} ${await response.text()}`);
    await expect(page).toHaveURL(codePath(email));
  }
  expect(said[1]).toBe(said[0]);
  await mailedCode(user.email);
  expect(await mailsTo(stranger)).toEqual([]);
});

test("FGT-09 mails a six-digit code", async ({ page, user }) => {
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(user.email);
  await page.getByRole("button", submit).click();
  const code = await mailedCode(user.email);
  const [mail] = await mailsTo(user.email);
  expect(mail?.html).toContain(code);
});
