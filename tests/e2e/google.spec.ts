import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { toast } from "./screens.ts";
import { emailField, passwordField, storedToken } from "./auth-forms.ts";
import { mockReply, dropConnection, holdCall, callsTo, recordCalls, recordCallNames } from "./api-calls.ts";

const logIn = "POST /jwt/login";
const providers = "GET /jwt/providers";
const userinfo = "GET /sandbox/google/userinfo";
const tokenOf = (person: number) => `sandbox-token.sandbox-google-${person}`;
const signInButton = { name: "Continue with Google" };

/** Opens the sandbox's window from a page, with the button of that page. */
async function openWindow(page: Page, at: string = paths.signIn): Promise<Page> {
  await page.goto(at);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /with Google$/ }).click();
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

/** Goes in as one of the sandbox's people. */
async function enterAs(page: Page, name: string, at: string = paths.signIn): Promise<void> {
  const popup = await openWindow(page, at);
  await popup.getByRole("button", { name }).click();
}

test("GOO-01 asks in a window, then Google who it is, and only then logs in", async ({ page }) => {
  const calls = recordCallNames(page);
  const asked = page.waitForRequest("**/sandbox/google/userinfo");
  await enterAs(page, "Jonas Weber");
  expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${tokenOf(2)}`);
  await expect(page).not.toHaveURL(paths.signIn);
  const order = calls.filter((call) => [providers, userinfo, logIn].includes(call));
  expect(order).toEqual([providers, userinfo, logIn]);
});

test("speaks the language of the page, not of the browser", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "es"));
  await page.goto(paths.signIn);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /con Google$/ }).click();
  await expect((await opened).getByRole("heading", { name: "Elige una cuenta" })).toBeVisible();
});

test("GOO-02 logs in with exactly what Google said, the token beside it", async ({ page }) => {
  const sent = recordCalls(page);
  await mockReply(page, userinfo, 200, {
    sub: "sandbox-google-2",
    email: "jonas.weber@gmail.example",
    given_name: "Jonas",
    name: "Jonas Weber",
    picture: "https://pictures.example/jonas.png",
  });
  const asked = page.waitForRequest("**/jwt/login");
  await enterAs(page, "Jonas Weber");
  expect(await (await asked).headerValue("x-provider-token")).toBe(tokenOf(2));
  const body = {
    email: "jonas.weber@gmail.example",
    fullname: "Jonas",
    avatar: "https://pictures.example/jonas.png",
    authProvider: "google",
  };
  expect(callsTo(sent, logIn)).toEqual([{ call: logIn, query: {}, body }]);
});

test("GOO-03 opens a session like any other way in", async ({ page }) => {
  const answered = page.waitForResponse("**/jwt/login");
  await enterAs(page, "Jonas Weber");
  const { accessToken } = (await (await answered).json()) as { accessToken: string };
  await expect(page).toHaveURL(paths.payment);
  expect(await storedToken(page)).toBe(accessToken);
  await expect(page.getByRole("button", { name: /Account menu for Jonas/ })).toBeVisible();
});

test("GOO-03 leads a subscriber to the dashboard", async ({ page, user }) => {
  const session = await page.request.post("/api/v1/jwt/login", { data: user });
  await mockReply(page, logIn, 200, (await session.json()) as object);
  await enterAs(page, "Jonas Weber");
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
});

for (const [title, body, words] of [
  ["error", { error: "Google is not for you" }, "Google is not for you"],
  ["message", { message: "Come back tomorrow" }, "Come back tomorrow"],
] as const) {
  test(`GOO-04 shows the text of a refusal's ${title}, and stays`, async ({ page }) => {
    await mockReply(page, logIn, 400, body);
    await enterAs(page, "Amélie Laurent");
    await expect(toast(page, words)).toBeVisible();
    await expect(page).toHaveURL(paths.signIn);
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    expect(await storedToken(page)).toBeNull();
  });
}

for (const [how, breakIt] of [
  ["refuses", (page: Page) => mockReply(page, userinfo, 401, { error: "invalid_token" })],
  ["can't be reached", (page: Page) => dropConnection(page, userinfo)],
] as const) {
  test(`GOO-05 shows an error and does not log in when Google ${how}`, async ({ page }) => {
    const calls = recordCallNames(page);
    await breakIt(page);
    await enterAs(page, "Amélie Laurent");
    await expect(toast(page, "Google couldn’t confirm who you are")).toBeVisible();
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    expect(calls).not.toContain(logIn);
  });
}

test("GOO-06 opens an account for someone new, who then goes where any newcomer goes", async ({ page, request }) => {
  const answered = page.waitForResponse("**/jwt/login");
  await enterAs(page, "Sofía Reyes");
  const { accessToken } = (await (await answered).json()) as { accessToken: string };
  await expect(page).toHaveURL(paths.payment);
  const who = await request.get("/api/v1/jwt/check-session", { headers: { authorization: `Bearer ${accessToken}` } });
  expect(await who.json()).toMatchObject({ user: { email: "sofia.reyes@gmail.example", authProvider: "google" } });
});

test("SUP-09 signs up with Google, says the server's message and goes to /, which leads on to the plans", async ({
  page,
}) => {
  const answered = page.waitForResponse("**/jwt/login");
  await enterAs(page, "Amélie Laurent", paths.signUp);
  const { message } = (await (await answered).json()) as { message: string };
  await expect(toast(page, message)).toBeVisible();
  await expect(page).toHaveURL(paths.payment);
});

test("SUP-09 leads someone who is subscribed already to /", async ({ page, user }) => {
  const session = await page.request.post("/api/v1/jwt/login", { data: user });
  await mockReply(page, logIn, 200, (await session.json()) as object);
  await enterAs(page, "Amélie Laurent", paths.signUp);
  await expect(page).toHaveURL(paths.dashboard);
});

test("GOO-08 is the same person the next time", async ({ page }) => {
  const ids: unknown[] = [];
  for (let time = 0; time < 2; time++) {
    const answered = page.waitForResponse("**/jwt/login");
    await enterAs(page, "Amélie Laurent");
    const { userData } = (await (await answered).json()) as { userData: { _id: string } };
    ids.push(userData._id);
    await expect(page).toHaveURL(paths.payment);
    await page.goto(paths.signOut);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  }
  expect(ids[0]).toMatch(/\w/);
  expect(ids[1]).toBe(ids[0]);
});

test("is busy while Google's window is open, and the form can still be used", async ({ page, user }) => {
  const popup = await openWindow(page);
  await expect(page.getByRole("button", { name: "Waiting for Google..." })).toBeDisabled();
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await popup.close();
});

test("takes a closed window for a change of mind", async ({ page }) => {
  const calls = recordCallNames(page);
  await (await openWindow(page)).close();
  await expect(toast(page, "The Google window was closed")).toBeVisible();
  await expect(page.getByRole("button", signInButton)).toBeEnabled();
  expect(calls).not.toContain(userinfo);
});

test("says how to let the window open where the browser keeps it closed", async ({ page }) => {
  await page.addInitScript(() => (window.open = () => null));
  await page.goto(paths.signIn);
  await page.getByRole("button", signInButton).click();
  await expect(toast(page, /Allow pop-ups/)).toBeVisible();
  await expect(page.getByRole("button", signInButton)).toBeEnabled();
});

test("says so where Google sign-in is not set up, and fetches nothing of Google's", async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  await mockReply(page, providers, 200, { google: { kind: "off" } });
  await page.goto(paths.signIn);
  await page.getByRole("button", signInButton).click();
  await expect(toast(page, "Google sign-in is not set up here")).toBeVisible();
  expect(elsewhere).toEqual([]);
});

test("asks the server once for two clicks in one breath", async ({ page }) => {
  const calls = recordCallNames(page);
  const release = await holdCall(page, providers);
  await page.goto(paths.signIn);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", signInButton).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect(page.getByRole("button", { name: "Waiting for Google..." })).toBeDisabled();
  await release();
  await opened;
  expect(calls.filter((call) => call === providers)).toHaveLength(1);
});

test.describe("the real Google", () => {
  // Its script is not let through by this server, which has no client id; a stand-in takes its place.
  test.use({ bypassCSP: true });
  const real = {
    google: { kind: "google", clientId: "id-1", pageUrl: null, userinfoUrl: "https://google.example/userinfo" },
  };
  const script = (act: string) => `
    globalThis.google = { accounts: { oauth2: { initTokenClient: (settings) => ({
      requestAccessToken: () => { globalThis.asked = settings.client_id + " " + settings.scope; ${act} },
    }) } } };`;
  const standIn = (page: Page, act: string) =>
    page.route("https://accounts.google.com/gsi/client", (route) =>
      route.fulfill({ contentType: "text/javascript", body: script(act) }),
    );

  test.beforeEach(({ page }) => mockReply(page, providers, 200, real));

  test("is fetched by the click and not before, and its token opens the user information", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("google")) fetched.push(request.url());
    });
    await standIn(page, `settings.callback({ access_token: "ya29.real" });`);
    await page.route("https://google.example/userinfo", (route) =>
      route.fulfill({
        json: { email: "ana@gmail.example", given_name: "Ana" },
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization" },
      }),
    );
    await mockReply(page, logIn, 400, { error: "Far enough" });
    await page.goto(paths.signIn);
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    await page.waitForLoadState("networkidle");
    expect(fetched.filter((url) => url.startsWith("https:"))).toEqual([]);
    const asked = page.waitForRequest("**/jwt/login");
    await page.getByRole("button", signInButton).click();
    const request = await asked;
    expect(await request.headerValue("x-provider-token")).toBe("ya29.real");
    expect(request.postDataJSON()).toMatchObject({ email: "ana@gmail.example", fullname: "Ana" });
    expect(await page.evaluate(() => (globalThis as unknown as { asked: string }).asked)).toBe(
      "id-1 openid email profile",
    );
    await expect(toast(page, "Far enough")).toBeVisible();
  });

  for (const [type, words] of [
    ["popup_failed_to_open", /blocked the Google window/],
    ["popup_closed", "The Google window was closed"],
    ["unknown", "Google couldn’t confirm who you are"],
  ] as const) {
    test(`tells of ${type} in words`, async ({ page }) => {
      await standIn(page, `settings.error_callback({ type: "${type}" });`);
      await page.goto(paths.signIn);
      await page.getByRole("button", signInButton).click();
      await expect(toast(page, words)).toBeVisible();
      await expect(page.getByRole("button", signInButton)).toBeEnabled();
    });
  }

  test("can be tried again when its script did not come", async ({ page }) => {
    const gsi = "https://accounts.google.com/gsi/client";
    await page.route(gsi, (route) => route.abort("connectionreset"));
    await page.goto(paths.signIn);
    await page.getByRole("button", signInButton).click();
    await expect(toast(page, "Google couldn’t confirm who you are")).toBeVisible();
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    await page.unroute(gsi);
    await standIn(page, `settings.callback({ error: "access_denied" });`);
    await page.getByRole("button", signInButton).click();
    await expect(toast(page, "The Google window was closed")).toBeVisible();
  });
});
