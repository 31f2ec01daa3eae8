import { paths } from "../../apps/web/src/paths.ts";
import { expect, signInAs, test } from "./people.ts";

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
  await expect(page.getByRole("button", { name: "Crear cuenta" })).toBeVisible();
  await expect(page.getByLabel("Nombre completo")).toHaveValue("Ana");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(page.getByRole("button", { name: "Crear cuenta" })).toBeVisible();
});

test("a theme chosen in the account menu is there before the first paint of the next visit", async ({
  page,
  person,
}) => {
  await signInAs(page, person);
  await page.goto(paths.settings);
  await page.getByRole("button", { name: /Account menu/ }).click();
  await page.getByRole("menuitemradio", { name: "Dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a move to another screen names the tab, puts the focus on its heading, and comes back to where it was", async ({
  page,
  person,
}) => {
  await signInAs(page, person);
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
