import { paths } from "../../apps/web/src/paths.ts";
import { changeReply, dropConnection } from "./api-calls.ts";
import { signIn, storedToken } from "./auth-forms.ts";
import { expect, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, wizard } from "./screens.ts";
import { createUser } from "./users.ts";

const check = "GET /jwt/check-session";
/** Changes fields of the user in a session check. */
const withUser =
  (change: object) =>
  ({ user, token }: { user: object; token: string }) => ({ user: { ...user, ...change }, token });

test("STA-05 the token of a session check replaces the stored one", async ({ signedInPage, user, request }) => {
  const { email, password } = user;
  const login = await request.post("/api/v1/jwt/login", { data: { email, password } });
  const { accessToken: fresh } = (await login.json()) as { accessToken: string };
  await changeReply(signedInPage, check, ({ user: unchanged }: { user: object }) => ({
    user: unchanged,
    token: fresh,
  }));
  const asked = signedInPage.waitForRequest("**/ai/generate-three-week-plan*");
  await signedInPage.goto(paths.roadmap);
  expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${fresh}`);
  expect(await storedToken(signedInPage)).toBe(fresh);
});

test("STA-07 logging out leaves nothing behind for the next user", async ({ page, user }) => {
  const next = await createUser("subscribed", { fullname: "Bruno Díaz" });
  await signIn(page, user.email, user.password);
  await expect(page.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
  await page.goto(paths.signOut);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["i18nextLng"]);
  await signIn(page, next.email, next.password);
  await expect(page.getByRole("heading", { level: 1, name: /Bruno/ })).toBeVisible();
  await expect(page.getByText(/\bAna\b/)).toHaveCount(0);
});

test("logging out works without a connection", async ({ signedInPage }) => {
  await dropConnection(signedInPage, "POST /jwt/logout");
  await signedInPage.goto(paths.signOut);
  await expect(signedInPage.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  expect(await storedToken(signedInPage)).toBeNull();
});

test("signing in in one tab signs in the others", async ({ page, context, user }) => {
  await page.goto(paths.signIn);
  const other = await context.newPage();
  await signIn(other, user.email, user.password);
  await expect(other).toHaveURL(paths.dashboard);
  await expect(page).toHaveURL(paths.dashboard);
});

test("ENT-03 ENT-06 a user with unusual fields is onboarded and shown by initials", async ({ signedInPage }) => {
  const face = signedInPage.getByRole("button", { name: /Account menu/ });
  for (const change of [
    { onBoarding: true, avatar: undefined },
    { onBoarding: { skills: ["filming"], topics: { en: ["fitness"] } }, avatar: null },
    { avatar: "" },
    { avatar: "https://127.0.0.1:1/gone.png" },
  ]) {
    const restore = await changeReply(signedInPage, check, withUser(change));
    await signedInPage.goto(paths.dashboard);
    await expect(signedInPage.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
    await expect(wizard(signedInPage)).toHaveCount(0);
    await expect(face).toContainText("AT");
    await expect(face.locator("img")).toHaveCount(0);
    await restore();
  }
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
