import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { emailField, passwordField, storedToken } from "./auth-forms.ts";
import { callsTo, dropConnection, holdCall, mockReply, recordCallNames, recordCalls, settle } from "./api-calls.ts";

const logIn = "POST /jwt/login";
const providers = "GET /jwt/providers";
const userinfo = "GET /sandbox/google/userinfo";
const token = "sandbox-token.sandbox-google-2";
const signInButton = { name: "Continue with Google" };

/** Opens the sandbox's pop-up with the page's Google button. */
async function openWindow(page: Page, at: string = paths.signIn): Promise<Page> {
  await page.goto(at);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /with Google$/ }).click();
  const popup = await opened;
  await expect(popup.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  return popup;
}

/** Signs in as one of the sandbox's users. */
async function enterAs(page: Page, name: string, at: string = paths.signIn): Promise<void> {
  const popup = await openWindow(page, at);
  const closed = popup.waitForEvent("close");
  // The click closes the pop-up, which would break a click that is awaited.
  await popup.getByRole("button", { name }).evaluate((button: HTMLElement) => void setTimeout(() => button.click()));
  await closed;
}

test("GOO-01 GOO-03 GOO-06 Google sign-in reads the user information, then opens a session for a new account", async ({
  page,
  request,
}) => {
  const calls = recordCallNames(page);
  const asked = page.waitForRequest("**/sandbox/google/userinfo");
  const answered = page.waitForResponse("**/jwt/login");
  await enterAs(page, "Jonas Weber");
  expect(await (await asked).headerValue("authorization")).toBe(`Bearer ${token}`);
  const { accessToken } = (await (await answered).json()) as { accessToken: string };
  await expect(page).toHaveURL(paths.payment);
  await expect(page.getByRole("button", { name: /Account menu for Jonas/ })).toBeVisible();
  expect(await storedToken(page)).toBe(accessToken);
  const order = calls.filter((call) => [providers, userinfo, logIn].includes(call));
  expect(order).toEqual([providers, userinfo, logIn]);
  const session = await request.get("/api/v1/jwt/check-session", {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await session.json()).toMatchObject({ user: { email: "jonas.weber@gmail.example", authProvider: "google" } });
});

test("the Google window uses the language of the page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "es"));
  await page.goto(paths.signIn);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /con Google$/ }).click();
  await expect((await opened).getByRole("heading", { name: "Elige una cuenta" })).toBeVisible();
});

test("GOO-02 GOO-03 the login call sends exactly Google's data and token, and opens a subscriber's dashboard", async ({
  page,
  user,
}) => {
  const calls = recordCalls(page);
  await mockReply(page, userinfo, 200, {
    sub: "sandbox-google-2",
    email: "jonas.weber@gmail.example",
    given_name: "Jonas",
    name: "Jonas Weber",
    picture: "https://pictures.example/jonas.png",
  });
  const session = await page.request.post("/api/v1/jwt/login", { data: user });
  await mockReply(page, logIn, 200, (await session.json()) as object);
  const asked = page.waitForRequest("**/jwt/login");
  await enterAs(page, "Jonas Weber");
  expect(await (await asked).headerValue("x-provider-token")).toBe(token);
  const body = {
    email: "jonas.weber@gmail.example",
    fullname: "Jonas",
    avatar: "https://pictures.example/jonas.png",
    authProvider: "google",
  };
  await expect(page).toHaveURL(paths.dashboard);
  await expect(page.getByRole("heading", { level: 1, name: /Ana/ })).toBeVisible();
  expect(callsTo(calls, logIn)).toEqual([{ call: logIn, query: {}, body }]);
});

test("GOO-04 GOO-05 a failed Google sign-in shows an error, keeps the page and stores no token", async ({ page }) => {
  const calls = recordCallNames(page);
  for (const breakCall of [
    () => mockReply(page, userinfo, 401, { error: "invalid_token" }),
    () => dropConnection(page, userinfo),
  ]) {
    const restore = await breakCall();
    await enterAs(page, "Amélie Laurent");
    await expectToast(page, "Google couldn’t confirm who you are");
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    await restore();
  }
  expect(calls).not.toContain(logIn);
  for (const [body, text] of [
    [{ error: "Google is not for you" }, "Google is not for you"],
    [{ message: "Come back tomorrow" }, "Come back tomorrow"],
  ] as const) {
    const restore = await mockReply(page, logIn, 400, body);
    await enterAs(page, "Amélie Laurent");
    await expectToast(page, text);
    await expect(page).toHaveURL(paths.signIn);
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    expect(await storedToken(page)).toBeNull();
    await restore();
  }
});

test("SUP-09 GOO-08 signing up with Google shows the server's message, and finds the same account next time", async ({
  page,
}) => {
  const ids: string[] = [];
  for (let time = 0; time < 2; time++) {
    const answered = page.waitForResponse("**/jwt/login");
    await enterAs(page, "Amélie Laurent", paths.signUp);
    const { message, userData } = (await (await answered).json()) as { message: string; userData: { _id: string } };
    ids.push(userData._id);
    await expectToast(page, message);
    await expect(page).toHaveURL(paths.payment);
    await page.goto(paths.signOut);
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  }
  expect(ids[0]).toMatch(/\w/);
  expect(ids[1]).toBe(ids[0]);
});

test("the form still works while the Google window is open", async ({ page, user }) => {
  const popup = await openWindow(page);
  await expect(page.getByRole("button", { name: "Waiting for Google..." })).toBeDisabled();
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await popup.close();
});

test("closing the Google window cancels the sign-in", async ({ page }) => {
  const calls = recordCallNames(page);
  await (await openWindow(page)).close();
  await expectToast(page, "The Google window was closed");
  await expect(page.getByRole("button", signInButton)).toBeEnabled();
  await settle(page);
  expect(calls).not.toContain(userinfo);
});

test("a double click fetches the sign-in providers once", async ({ page }) => {
  const calls = recordCallNames(page);
  const release = await holdCall(page, providers);
  await page.goto(paths.signIn);
  await page.getByRole("button", signInButton).evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect(page.getByRole("button", { name: "Waiting for Google..." })).toBeDisabled();
  const opened = page.waitForEvent("popup");
  await release();
  await opened;
  await settle(page);
  expect(calls.filter((call) => call === providers)).toEqual([providers]);
});

test("without Google sign-in on the server, the page says so and fetches nothing from Google", async ({
  page,
  baseURL,
}) => {
  const external: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) external.push(request.url());
  });
  await mockReply(page, providers, 200, { google: { kind: "off" } });
  await page.goto(paths.signIn);
  await page.getByRole("button", signInButton).click();
  await expectToast(page, "Google sign-in is not set up here");
  await settle(page);
  expect(external).toEqual([]);
});

test.describe("Google Identity Services", () => {
  // Without a client id this server's policy blocks Google's script, so a fake replaces it.
  test.use({ bypassCSP: true });
  const real = {
    google: { kind: "google", clientId: "id-1", pageUrl: null, userinfoUrl: "https://google.example/userinfo" },
  };
  const script = (act: string) => `
    globalThis.google = { accounts: { oauth2: { initTokenClient: (settings) => ({
      requestAccessToken: () => { globalThis.asked = settings.client_id + " " + settings.scope; ${act} },
    }) } } };`;
  const fakeScript = (page: Page, act: string) =>
    page.route("https://accounts.google.com/gsi/client", (route) =>
      route.fulfill({ contentType: "text/javascript", body: script(act) }),
    );

  test.beforeEach(({ page }) => mockReply(page, providers, 200, real));

  test("Google's script loads on the first click and its token reads the user information", async ({ page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("google")) fetched.push(request.url());
    });
    await fakeScript(page, `settings.callback({ access_token: "ya29.real" });`);
    await page.route("https://google.example/userinfo", (route) =>
      route.fulfill({
        json: { email: "ana@gmail.example", given_name: "Ana" },
        headers: { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization" },
      }),
    );
    await mockReply(page, logIn, 400, { error: "Stop here" });
    await page.goto(paths.signIn);
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    await settle(page);
    expect(fetched.filter((url) => url.startsWith("https:"))).toEqual([]);
    const asked = page.waitForRequest("**/jwt/login");
    await page.getByRole("button", signInButton).click();
    const request = await asked;
    expect(await request.headerValue("x-provider-token")).toBe("ya29.real");
    expect(request.postDataJSON()).toMatchObject({ email: "ana@gmail.example", fullname: "Ana" });
    expect(await page.evaluate(() => (globalThis as unknown as { asked: string }).asked)).toBe(
      "id-1 openid email profile",
    );
    await expectToast(page, "Stop here");
  });

  test("each error of Google's window has its own message", async ({ page }) => {
    await fakeScript(page, `settings.error_callback({ type: globalThis.errorType });`);
    await page.goto(paths.signIn);
    for (const [type, text] of [
      ["popup_failed_to_open", /blocked the Google window/],
      ["popup_closed", "The Google window was closed"],
      ["unknown", "Google couldn’t confirm who you are"],
    ] as const) {
      await page.evaluate((errorType) => Object.assign(globalThis, { errorType }), type);
      await page.getByRole("button", signInButton).click();
      await expectToast(page, text);
      await expect(page.getByRole("button", signInButton)).toBeEnabled();
    }
  });

  test("Google sign-in can be retried after its script failed to load", async ({ page }) => {
    const gsi = "https://accounts.google.com/gsi/client";
    await page.route(gsi, (route) => route.abort("connectionreset"));
    await page.goto(paths.signIn);
    await page.getByRole("button", signInButton).click();
    await expectToast(page, "Google couldn’t confirm who you are");
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    await page.unroute(gsi);
    await fakeScript(page, `settings.callback({ error: "access_denied" });`);
    await page.getByRole("button", signInButton).click();
    await expectToast(page, "The Google window was closed");
  });
});
