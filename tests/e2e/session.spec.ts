import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, wizard } from "./screens.ts";
import { createUser } from "./users.ts";
import { signIn, storedToken } from "./auth-forms.ts";
import { dropConnection, changeReply, recordCallNames } from "./api-calls.ts";

const check = "GET /jwt/check-session";
const isCheck = (call: string) => call === check;
/** A check-session answer whose user differs in some fields. */
const withUser =
  (change: object) =>
  ({ user, token }: { user: object; token: string }) => ({ user: { ...user, ...change }, token });

test.describe("a subscriber", () => {
  test("STA-08 causes one check-session by a reload", async ({ signedInPage }) => {
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
    const calls = recordCallNames(signedInPage);
    await signedInPage.reload();
    await expect(signedInPage.getByRole("heading", { name: "Settings" })).toBeVisible();
    await signedInPage.waitForLoadState("networkidle");
    await expect.poll(() => calls.filter(isCheck)).toHaveLength(1);
  });

  test("STA-05 goes on with the token that the check answers", async ({ signedInPage, user, request }) => {
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

  test("STA-07 leaves nothing behind for the next person", async ({ page, user }) => {
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

  test("logs out also where the server can't be reached", async ({ signedInPage }) => {
    await dropConnection(signedInPage, "POST /jwt/logout");
    await signedInPage.goto(paths.signOut);
    await expect(signedInPage.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(await storedToken(signedInPage)).toBeNull();
  });

  test("signs in every tab by signing in in one", async ({ page, context, user }) => {
    await page.goto(paths.signIn);
    const other = await context.newPage();
    await signIn(other, user.email, user.password);
    await expect(other).toHaveURL(paths.dashboard);
    await expect(page).toHaveURL(paths.dashboard);
  });

  test("is greeted by name when the server calls it name", async ({ signedInPage }) => {
    await changeReply(signedInPage, check, withUser({ fullname: undefined, name: "Zoë Okafor" }));
    await signedInPage.goto(paths.settings);
    await expect(signedInPage.getByRole("button", { name: /Zoë Okafor/ })).toBeVisible();
  });

  for (const onBoarding of [true, { skills: ["filming"], topics: { en: ["fitness"] } }]) {
    test(`ENT-03 is onboarded when onBoarding is ${JSON.stringify(onBoarding)}`, async ({ signedInPage }) => {
      await changeReply(signedInPage, check, withUser({ onBoarding }));
      await signedInPage.goto(paths.dashboard);
      await expect(signedInPage.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
      await expect(wizard(signedInPage)).toHaveCount(0);
    });
  }

  for (const avatar of [undefined, null, "", "https://127.0.0.1:1/gone.png"]) {
    test(`ENT-06 has initials for a face when the avatar is ${JSON.stringify(avatar)}`, async ({ signedInPage }) => {
      await changeReply(signedInPage, check, withUser({ avatar }));
      await signedInPage.goto(paths.settings);
      const face = signedInPage.getByRole("button", { name: /Account menu/ });
      await expect(face).toContainText("AT");
      await expect(face.locator("img")).toHaveCount(0);
    });
  }
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("RTE-33 is sent to /payment once a fresh session says the subscription is over", async ({ signedInPage }) => {
    await signedInPage.goto(paths.dashboard);
    await wizard(signedInPage).waitFor();
    await changeReply(signedInPage, check, withUser({ isSubscribed: false, onBoarding: true }));
    await answerQuestions(signedInPage, fiveAnswers);
    await expect(signedInPage).toHaveURL(paths.payment);
    await expect(signedInPage.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
  });
});
