import { paths } from "../../apps/web/src/paths.ts";
import { changeReply } from "./api-calls.ts";
import { signIn } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, wizard } from "./screens.ts";
import { createUser } from "./users.ts";

const check = "GET /jwt/check-session";
/** Changes fields of the user in the reply to a session check. */
const withUser =
  (change: object) =>
  ({ user, token }: { user: object; token: string }) => ({ user: { ...user, ...change }, token });

test("STA-07 logging out removes the user's data before the next user signs in", async ({ page, user }) => {
  const next = await createUser("subscribed", { fullname: "Bruno Díaz" });
  await signIn(page, user.email, user.password);
  await expect(page.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
  await page.goto(paths.signOut);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  // "fonts" only says that this browser has the fonts.
  const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => key !== "fonts"));
  expect(kept).toEqual(["i18nextLng"]);
  await signIn(page, next.email, next.password);
  await expect(page.getByRole("heading", { level: 1, name: /Bruno/ })).toBeVisible();
  await expect(page.getByText(/\bAna\b/)).toHaveCount(0);
});

test("signing in in one tab signs in the other tabs", async ({ page, context, user }) => {
  await page.goto(paths.signIn);
  const other = await context.newPage();
  await signIn(other, user.email, user.password);
  await expect(other).toHaveURL(paths.dashboard);
  await expect(page).toHaveURL(paths.dashboard);
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("RTE-33 a newcomer is sent to /payment when a session check reports that the subscription ended", async ({
    signedInPage,
  }) => {
    await signedInPage.goto(paths.dashboard);
    await wizard(signedInPage).waitFor();
    await changeReply(signedInPage, check, withUser({ isSubscribed: false, onBoarding: true }));
    await answerQuestions(signedInPage, fiveAnswers);
    await expect(signedInPage).toHaveURL(paths.payment);
    await expect(signedInPage.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
  });
});
