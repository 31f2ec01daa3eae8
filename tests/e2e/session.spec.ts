import { paths } from "../../apps/web/src/paths.ts";
import { callsOf, expect, test } from "./people.ts";
import { answerQuestions, fiveAnswers, wizard } from "./screens.ts";
import { someone } from "./someone.ts";
import { signIn, storedToken } from "./typing.ts";
import { dropLine, rewrite } from "./wire.ts";

const check = "GET /jwt/check-session";
const isCheck = (call: string) => call === check;
/** A check-session answer whose user differs in some fields. */
const withUser =
  (change: object) =>
  ({ user, token }: { user: object; token: string }) => ({ user: { ...user, ...change }, token });

test.describe("a subscriber", () => {
  test("STA-08 causes one check-session by a reload", async ({ seated }) => {
    await seated.goto(paths.settings);
    await expect(seated.getByRole("heading", { name: "Settings" })).toBeVisible();
    const calls = callsOf(seated);
    await seated.reload();
    await expect(seated.getByRole("heading", { name: "Settings" })).toBeVisible();
    await seated.waitForLoadState("networkidle");
    await expect.poll(() => calls.filter(isCheck)).toHaveLength(1);
  });

  test("STA-05 goes on with the token that the check answers", async ({ seated, person, request }) => {
    const { email, password } = person;
    const login = await request.post("/api/v1/jwt/login", { data: { email, password } });
    const { accessToken: fresh } = (await login.json()) as { accessToken: string };
    await rewrite(seated, check, ({ user }: { user: object }) => ({ user, token: fresh }));
    const asked = seated.waitForRequest("**/ai/generate-three-week-plan*");
    await seated.goto(paths.roadmap);
    expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${fresh}`);
    expect(await storedToken(seated)).toBe(fresh);
  });

  test("STA-07 leaves nothing behind for the next person", async ({ page, person, baseURL }) => {
    const next = await someone(baseURL ?? "", "subscribed", "Bruno Díaz");
    await signIn(page, person.email, person.password);
    await expect(page.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
    await page.goto(paths.signOut);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["i18nextLng"]);
    await signIn(page, next.email, next.password);
    await expect(page.getByRole("heading", { level: 1, name: /Bruno/ })).toBeVisible();
    await expect(page.getByText(/\bAna\b/)).toHaveCount(0);
  });

  test("logs out also where the server can't be reached", async ({ seated }) => {
    await dropLine(seated, "POST /jwt/logout");
    await seated.goto(paths.signOut);
    await expect(seated.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    expect(await storedToken(seated)).toBeNull();
  });

  test("signs in every tab by signing in in one", async ({ page, context, person }) => {
    await page.goto(paths.signIn);
    const other = await context.newPage();
    await signIn(other, person.email, person.password);
    await expect(other).toHaveURL(paths.dashboard);
    await expect(page).toHaveURL(paths.dashboard);
  });

  test("is greeted by name when the server calls it name", async ({ seated }) => {
    await rewrite(seated, check, withUser({ fullname: undefined, name: "Zoë Okafor" }));
    await seated.goto(paths.settings);
    await expect(seated.getByRole("button", { name: /Zoë Okafor/ })).toBeVisible();
  });

  for (const onBoarding of [true, { skills: ["filming"], topics: { en: ["fitness"] } }]) {
    test(`ENT-03 is onboarded when onBoarding is ${JSON.stringify(onBoarding)}`, async ({ seated }) => {
      await rewrite(seated, check, withUser({ onBoarding }));
      await seated.goto(paths.dashboard);
      await expect(seated.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
      await expect(wizard(seated)).toHaveCount(0);
    });
  }

  for (const avatar of [undefined, null, "", "https://127.0.0.1:1/gone.png"]) {
    test(`ENT-06 has initials for a face when the avatar is ${JSON.stringify(avatar)}`, async ({ seated }) => {
      await rewrite(seated, check, withUser({ avatar }));
      await seated.goto(paths.settings);
      const face = seated.getByRole("button", { name: /Account menu/ });
      await expect(face).toContainText("AT");
      await expect(face.locator("img")).toHaveCount(0);
    });
  }
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("RTE-33 is sent to /payment once a fresh session says the subscription is over", async ({ seated }) => {
    await seated.goto(paths.dashboard);
    await wizard(seated).waitFor();
    await rewrite(seated, check, withUser({ isSubscribed: false, onBoarding: true }));
    await answerQuestions(seated, fiveAnswers);
    await expect(seated).toHaveURL(paths.payment);
    await expect(seated.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
  });
});
