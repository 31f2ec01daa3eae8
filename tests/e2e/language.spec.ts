import { paths } from "../../apps/web/src/paths.ts";
import { settle } from "./api-calls.ts";
import { isRawKey } from "./catalog.ts";
import { expect, signInAs, test } from "./fixtures.ts";

test("I18-08 the browser's language is used and kept for the next visit", async ({ browser, baseURL }) => {
  const options = { ...(baseURL && { baseURL }) };
  const first = await browser.newContext({ ...options, locale: "es-MX" });
  const page = await first.newPage();
  await page.goto(paths.signIn);
  await expect(page.getByRole("heading", { name: "Hola de nuevo" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  const storageState = await first.storageState();
  await first.close();

  const second = await browser.newContext({ ...options, locale: "fr-FR", storageState });
  const later = await second.newPage();
  const requests: string[] = [];
  later.on("request", (request) => requests.push(request.url()));
  await later.goto(paths.signIn);
  await expect(later.getByRole("heading", { name: "Hola de nuevo" })).toBeVisible();
  await settle(later);
  expect(requests.filter((url) => !url.startsWith(baseURL ?? "") || url.endsWith("/geo"))).toEqual([]);
  await second.close();
});

test("I18-10 a chosen language changes the page at once and overrides the browser's language from then on", async ({
  page,
  context,
}) => {
  await page.goto(paths.signUp);
  await page.getByLabel("Full name").fill("Ana");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.getByRole("button", { name: "Crear cuenta", exact: true })).toBeVisible();
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Ana");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(page.getByRole("button", { name: "Crear cuenta", exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.signIn);
  await expect(other.getByRole("heading", { name: "Hola de nuevo" })).toBeVisible();
});

test("navigation updates the page title and focuses the heading, and Back restores the scroll position", async ({
  page,
  user,
}) => {
  await signInAs(page, user);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(paths.roadmap);
  await expect(page.getByRole("tabpanel").getByRole("checkbox").first()).toBeVisible();
  // On a first visit, the fonts arrive after the page can be used and change the height of the text above.
  const loadedFonts = () =>
    page.evaluate(
      () => [...document.fonts].filter(({ family, status }) => /Variable/.test(family) && status === "loaded").length,
    );
  await expect.poll(loadedFonts).toBe(2);
  const left = await page.evaluate(() => {
    // A wheel scrolls smoothly, so the position could still change after it was read.
    scrollTo({ top: 300, behavior: "instant" });
    return scrollY;
  });
  expect(left).toBeGreaterThan(200);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Creation" }).click();
  await expect(page).toHaveTitle(/^Content creation/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("I18-07 the language of the visitor's country replaces the browser's on a first visit, unless the visitor has chosen one", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.route("**/geo", (route) => route.fulfill({ json: { country_code: "MX" } }));
  // The app ignores a country that arrives after a second, which can happen on a busy machine.
  const waitLonger = () => {
    AbortSignal.timeout = () => new AbortController().signal;
  };
  await page.addInitScript(waitLonger);
  await page.goto(paths.signIn);
  await expect(page.getByRole("heading", { name: "Hola de nuevo" })).toBeVisible();

  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: "en-US" });
  const other = await context.newPage();
  await other.addInitScript(waitLonger);
  const { promise, resolve } = Promise.withResolvers<void>();
  const answered = other.waitForResponse("**/geo");
  await other.route("**/geo", async (route) => {
    await promise;
    await route.fulfill({ json: { country_code: "MX" } });
  });
  await other.goto(paths.signIn);
  await other.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await expect(other.getByRole("heading", { name: "Te revoilà" })).toBeVisible();
  resolve();
  await answered;
  await settle(other);
  await expect(other.getByRole("heading", { name: "Te revoilà" })).toBeVisible();
  await context.close();
});

test("I18-09 a page that is not prerendered stays empty until its text has loaded and never shows a raw key", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(...(document.body?.innerText ?? "").split("\n"));
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/shell-en-[\w-]{8}\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(paths.enterCode, { waitUntil: "commit" });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await page.locator("#root").innerText()).toBe("");
  resolve();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.filter(isRawKey)).toEqual([]);
});
