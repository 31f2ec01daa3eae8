import type { Browser, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { settle } from "./api-calls.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { uniqueAddress } from "./users.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const choose = (page: Page, language: string) => page.getByRole("radio", { name: language, exact: true }).check();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("SET-05 SET-06 the language card lists each language by its own name, and a choice survives a reload", async ({
  signedInPage,
}) => {
  await signedInPage.goto(paths.settings);
  const languages = card(signedInPage, "Language").getByRole("radio");
  await expect(languages).toHaveCount(3);
  for (const name of ["English", "Español", "Français"]) {
    await expect(card(signedInPage, "Language").getByRole("radio", { name, exact: true })).toBeVisible();
  }
  await expect(languages.first()).toBeChecked();
  await card(signedInPage, "Profile").getByRole("textbox", { name: "Full name" }).fill("Half typed");
  await choose(signedInPage, "Español");
  await expect(heading(signedInPage, "Ajustes")).toBeVisible();
  await expect(signedInPage.getByRole("navigation", { name: "Principal" }).getByRole("link").first()).toHaveText(
    "Panel",
  );
  await expect(signedInPage.getByRole("textbox", { name: "Nombre completo" })).toHaveValue("Half typed");
  expect(await signedInPage.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  await signedInPage.reload();
  await expect(heading(signedInPage, "Ajustes")).toBeVisible();
  await expect(signedInPage.getByRole("radio", { name: "Español" })).toBeChecked();
});

test("a language whose text fails to load is not selected, and a toast says why", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await expect(card(signedInPage, "Language").getByRole("radio").first()).toBeChecked();
  await signedInPage.route(/\/assets\/settings-fr-[\w-]{8}\.js$/, (route) => route.abort());
  await signedInPage.getByRole("radio", { name: "Français" }).click();
  await expectToast(signedInPage, /can’t be reached/);
  await expect(heading(signedInPage, "Settings")).toBeVisible();
  await expect(signedInPage.getByRole("radio", { name: "English" })).toBeChecked();
  expect(await signedInPage.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en");
});

test("a chosen theme applies at once and before the first paint of the next visit", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  const html = signedInPage.locator("html");
  const appearance = card(signedInPage, "Appearance");
  await appearance.getByRole("radio", { name: "High contrast" }).check();
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await signedInPage.reload({ waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await expect(appearance.getByRole("radio", { name: "High contrast" })).toBeChecked();
  await signedInPage.getByRole("button", { name: /Account menu/ }).click();
  await signedInPage.getByRole("menuitemradio", { name: "Dark theme" }).click();
  await expect(html).toHaveAttribute("data-theme", "dark");
  await appearance.getByRole("radio", { name: "System" }).check();
  await expect(html).not.toHaveAttribute("data-theme");
  expect(await signedInPage.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

/** Opens a blank page with this browser language for a first visit, and records the requests for the visitor's country. */
async function firstVisit(browser: Browser, baseURL: string | undefined, locale: string) {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), locale, extraHTTPHeaders: uniqueAddress() });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/geo")) asked.push(request.method());
  });
  return { page, asked };
}

test("I18-03 the visitor's country is fetched once and overrides the browser's language", async ({
  browser,
  baseURL,
}) => {
  const { page, asked } = await firstVisit(browser, baseURL, "fr-FR");
  await page.route("**/api/v1/geo", (route) => route.fulfill({ json: { country_code: "MX" } }));
  await page.goto(paths.signIn);
  await expect(heading(page, "Hola de nuevo")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  await page.reload();
  await expect(heading(page, "Hola de nuevo")).toBeVisible();
  await settle(page);
  expect(asked).toEqual(["GET"]);
  await page.close();
});
