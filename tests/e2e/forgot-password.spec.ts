import { paths } from "../../apps/web/src/paths.ts";
import { callsTo, dropConnection, holdCall, mockReply, recordCalls, settle } from "./api-calls.ts";
import { emailField, newEmail } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { mailedCode, mailsTo } from "./outbox.ts";
import { codePath } from "./password-reset.ts";
import { expectToast } from "./screens.ts";

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

test("FGT-02 FGT-03 FGT-05 one request with the trimmed email and no authorization asks for a code", async ({
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

test("FGT-04 FGT-06 errors keep the form usable after 1 s; a message is shown 500 ms before the code screen", async ({
  page,
}) => {
  await page.clock.install();
  const email = `ana+trellis-${newEmail()}`;
  await page.goto(paths.forgotPassword);
  await emailField(page).fill(email);
  for (const [breakCall, text] of [
    [() => mockReply(page, call, 500, { error: "Out of order" }), "Out of order"],
    [() => dropConnection(page, call), /Trellis can’t be reached/],
  ] as const) {
    const restore = await breakCall();
    await page.getByRole("button", submit).click();
    await expectToast(page, text);
    await expect(page).toHaveURL(paths.forgotPassword);
    await expect(emailField(page)).toHaveValue(email);
    await page.clock.runFor(1000);
    await expect(page.getByRole("button", submit)).toBeEnabled();
    await restore();
  }
  await mockReply(page, call, 200, { message: "Look into your inbox" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole("button", submit).click();
  await expectToast(page, "Look into your inbox");
  await page.clock.runFor(400);
  await expect(page).toHaveURL(paths.forgotPassword);
  await expect(page.getByRole("button", { name: "Sending code..." })).toBeDisabled();
  await page.clock.runFor(100);
  await expect(page).toHaveURL(codePath(email));
  await expect(page.getByRole("heading", { name: "Check your inbox" })).toBeFocused();
  await expect(page.getByText(email)).toBeVisible();
});

test("FGT-08 FGT-09 the reply is the same for an unknown email, and only a known one is mailed a code", async ({
  page,
  user,
}) => {
  const replies: string[] = [];
  const unknown = newEmail();
  for (const email of [unknown, user.email]) {
    const answered = page.waitForResponse("**/jwt/forgot-password");
    await page.goto(paths.forgotPassword);
    await emailField(page).fill(email);
    await page.getByRole("button", submit).click();
    const response = await answered;
    replies.push(`${response.status()} ${await response.text()}`);
    await expect(page).toHaveURL(codePath(email));
  }
  expect(replies[1]).toBe(replies[0]);
  const code = await mailedCode(user.email);
  expect((await mailsTo(user.email))[0]?.html).toContain(code);
  expect(await mailsTo(unknown)).toEqual([]);
});
