import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { emailField, passwordField, storedToken } from "./auth-forms.ts";
import { holdCall, mockReply, recordCallNames, settle } from "./api-calls.ts";

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
  // Before the pop-up has loaded, its buttons do nothing.
  await popup.waitForLoadState();
  // Playwright's own click would fail, because the click closes the pop-up.
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

test("the form works while the Google window is open, and closing it cancels the sign-in", async ({ page, user }) => {
  const calls = recordCallNames(page);
  await (await openWindow(page)).close();
  await expectToast(page, "The Google window was closed");
  await settle(page);
  expect(calls).not.toContain(userinfo);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", signInButton).click();
  const popup = await opened;
  await expect(page.getByRole("button", { name: "Waiting for Google..." })).toBeDisabled();
  await emailField(page).fill(user.email);
  await passwordField(page).fill(user.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(paths.dashboard);
  await popup.close();
});

test("a double click on the Google button fetches the sign-in providers once", async ({ page }) => {
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
  // The server's content security policy allows Google's script, here a fake, only if a client id is set.
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

  test("the first click loads Google's script, and the app uses its token to read the profile", async ({ page }) => {
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

  test("each error of Google's window has its own message, and a script that failed to load is loaded again", async ({
    page,
  }) => {
    const gsi = "https://accounts.google.com/gsi/client";
    await page.route(gsi, (route) => route.abort("connectionreset"));
    await page.goto(paths.signIn);
    await page.getByRole("button", signInButton).click();
    await expectToast(page, "Google couldn’t confirm who you are");
    await expect(page.getByRole("button", signInButton)).toBeEnabled();
    await fakeScript(page, `settings.error_callback({ type: globalThis.errorType });`);
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
});
