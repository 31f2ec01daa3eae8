import { paths } from "../../apps/web/src/paths.ts";
import { text as account } from "../../apps/web/src/text/en/account.ts";
import { isRawKey } from "./catalogue.ts";
import { expect, signInAs, test } from "./fixtures.ts";

test("I18-02 speaks English to a browser whose language it does not know", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: "de-DE", ...(baseURL && { baseURL }) });
  await page.goto(paths.signIn);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.close();
});

test("speaks the browser's language on a first visit, and keeps it", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ locale: "fr-CA", ...(baseURL && { baseURL }) });
  await page.goto(paths.signIn);
  await expect(page.getByRole("heading", { name: "Te revoilà" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("fr");
  await page.close();
});

test("a language chosen by hand changes the page at once and outlives a reload", async ({ page }) => {
  await page.goto(paths.signUp);
  await page.getByLabel("Full name").fill("Ana");
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await expect(page.getByRole("button", { name: "Crear cuenta", exact: true })).toBeVisible();
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Ana");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(page.getByRole("button", { name: "Crear cuenta", exact: true })).toBeVisible();
});

test("a theme chosen in the account menu is there before the first paint of the next visit", async ({ page, user }) => {
  await signInAs(page, user);
  await page.goto(paths.settings);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a move to another screen names the tab, puts the focus on its heading, and comes back to where it was", async ({
  page,
  user,
}) => {
  await signInAs(page, user);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(paths.roadmap);
  await expect(page.getByRole("tabpanel").getByRole("checkbox").first()).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const left = await page.evaluate(() => scrollY);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Creation" }).click();
  await expect(page).toHaveTitle(/^Content creation/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});

test("I18-08 the detected language is kept, and the next visit asks nobody", async ({ browser, baseURL }) => {
  const settings = { ...(baseURL && { baseURL }) };
  const first = await browser.newContext({ ...settings, locale: "es-MX" });
  const page = await first.newPage();
  await page.goto(paths.signIn);
  await expect(page.getByRole("heading", { name: "Hola de nuevo" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  const storageState = await first.storageState();
  await first.close();

  const second = await browser.newContext({ ...settings, locale: "fr-FR", storageState });
  const later = await second.newPage();
  const elsewhere: string[] = [];
  later.on("request", (request) => {
    if (!request.url().startsWith(baseURL ?? "")) elsewhere.push(request.url());
  });
  await later.goto(paths.signIn);
  await expect(later.getByRole("heading", { name: "Hola de nuevo" })).toBeVisible();
  await later.waitForLoadState("networkidle");
  expect(elsewhere).toEqual([]);
  await second.close();
});

test("I18-10 a choice made by hand wins over the browser for ever after", async ({ page, context }) => {
  await page.goto(paths.signIn);
  await page.getByRole("combobox", { name: "Language" }).selectOption("fr");
  await expect(page.getByRole("heading", { name: "Te revoilà" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Te revoilà" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.signUp);
  await expect(other.locator("html")).toHaveAttribute("lang", "fr");
});

test("I18-09 nothing is shown before the texts are there, and no raw key ever", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const note = () => seen.push(...(document.body?.innerText ?? "").split("\n"));
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(app|account)-[\w-]{8}\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(paths.signIn, { waitUntil: "commit" });
  await page.waitForFunction(() => document.styleSheets.length > 0);
  expect(await page.locator("#root").innerText()).toBe("");
  resolve();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain(account.signIn.heading);
  expect(seen.filter(isRawKey)).toEqual([]);
});
