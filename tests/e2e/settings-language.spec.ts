import type { Browser, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import { answerQuestions, fiveAnswers, tasks, toast, wizard } from "./screens.ts";
import { uniqueAddress } from "./users.ts";
import { holdCall, callsTo, recordCalls } from "./api-calls.ts";

const card = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const choose = (page: Page, language: string) => page.getByRole("radio", { name: language, exact: true }).check();
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("SET-05 the language card lists English, Spanish and French by their own names", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  const languages = card(signedInPage, "Language").getByRole("radio");
  await expect(languages).toHaveCount(3);
  for (const name of ["English", "Español", "Français"]) {
    await expect(card(signedInPage, "Language").getByRole("radio", { name, exact: true })).toBeVisible();
  }
  await expect(languages.first()).toBeChecked();
});

test("SET-06 Spanish is there at once, is kept, and is still there after a reload", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
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

test("a language whose texts can't be fetched is not chosen, and that is told", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  await expect(card(signedInPage, "Language").getByRole("radio").first()).toBeChecked();
  await signedInPage.route(/\/assets\/settings-[\w-]{8}\.js$/, (route) => route.abort());
  await signedInPage.getByRole("radio", { name: "Français" }).click();
  await expect(toast(signedInPage, /can’t be reached/)).toBeVisible();
  await expect(heading(signedInPage, "Settings")).toBeVisible();
  await expect(signedInPage.getByRole("radio", { name: "English" })).toBeChecked();
  expect(await signedInPage.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("en");
});

test("a theme is there at once, and before the first paint of the next visit", async ({ signedInPage }) => {
  await signedInPage.goto(paths.settings);
  const html = signedInPage.locator("html");
  await card(signedInPage, "Appearance").getByRole("radio", { name: "High contrast" }).check();
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await signedInPage.reload({ waitUntil: "commit" });
  await expect(html).toHaveAttribute("data-theme", "contrast");
  await expect(card(signedInPage, "Appearance").getByRole("radio", { name: "High contrast" })).toBeChecked();
  await card(signedInPage, "Appearance").getByRole("radio", { name: "System" }).check();
  await expect(html).not.toHaveAttribute("data-theme");
  expect(await signedInPage.evaluate(() => localStorage.getItem("theme"))).toBeNull();
});

/** A first visit by a browser of this language, and what the geolocation service is asked. */
async function firstVisit(browser: Browser, baseURL: string | undefined, locale: string) {
  const page = await browser.newPage({ ...(baseURL && { baseURL }), locale, extraHTTPHeaders: uniqueAddress() });
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/v1/geo")) asked.push(request.method());
  });
  return { page, asked };
}

for (const [country, greeting, language] of [
  ["MX", "Hola de nuevo", "es"],
  ["SN", "Te revoilà", "fr"],
  ["BR", "Welcome back", "en"],
] as const) {
  test(`I18-03 a first visit asks for the country, and ${country} decides whatever the browser speaks`, async ({
    browser,
    baseURL,
  }) => {
    const { page, asked } = await firstVisit(browser, baseURL, language === "fr" ? "es-MX" : "fr-FR");
    await page.route("**/api/v1/geo", (route) => route.fulfill({ json: { country_code: country } }));
    await page.goto(paths.signIn);
    await expect(heading(page, greeting)).toBeVisible();
    expect(asked).toEqual(["GET"]);
    expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe(language);
    await page.reload();
    await expect(heading(page, greeting)).toBeVisible();
    expect(asked).toEqual(["GET"]);
    await page.close();
  });
}

test("I18-07 a country that can't be told in a second is not waited for, and comes too late", async ({
  browser,
  baseURL,
}) => {
  const { page } = await firstVisit(browser, baseURL, "es-MX");
  const goOn = await holdCall(page, "GET /geo");
  await page.goto(paths.signIn);
  await expect(heading(page, "Hola de nuevo")).toBeVisible();
  await goOn();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  expect(await page.evaluate(() => localStorage.getItem("i18nextLng"))).toBe("es");
  await page.close();
});

test("I18-07 a geolocation service that fails leaves it to the browser, and an unknown language is English", async ({
  browser,
  baseURL,
}) => {
  for (const [locale, greeting] of [
    ["fr-CA", "Te revoilà"],
    ["ja-JP", "Welcome back"],
  ] as const) {
    const { page } = await firstVisit(browser, baseURL, locale);
    await page.route("**/api/v1/geo", (route) => route.fulfill({ status: 503, body: "<h1>busy</h1>" }));
    await page.goto(paths.signIn);
    await expect(heading(page, greeting)).toBeVisible();
    await page.close();
  }
});

test("I18-11 plan and tasks are asked for in the language of the page", async ({ signedInPage }) => {
  const sent = recordCalls(signedInPage);
  await signedInPage.goto(paths.settings);
  await choose(signedInPage, "Español");
  await expect(heading(signedInPage, "Ajustes")).toBeVisible();
  await signedInPage.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Hoja de ruta" }).click();
  await tasks(signedInPage).first().click();
  await expect
    .poll(() => callsTo(sent, "PUT /ai/update-task-status").map(({ query }) => query))
    .toEqual([{ language: "es" }]);
  const asked = callsTo(sent, "GET /ai/generate-three-week-plan").map(({ query }) => query["language"]);
  expect(new Set(asked)).toEqual(new Set(["es"]));
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("I18-11 the five answers are sent in the language of the page", async ({ page, user }) => {
    await page.addInitScript(() => localStorage.setItem("i18nextLng", "fr"));
    await signInAs(page, user);
    const sent = recordCalls(page);
    await page.goto(paths.dashboard);
    await page.getByRole("dialog").getByRole("textbox").waitFor();
    await expect(wizard(page)).toHaveCount(0);
    await answerQuestions(page, fiveAnswers);
    await expect(page).toHaveURL(paths.roadmap);
    expect(callsTo(sent, "POST /user/on-boarding").map(({ query }) => query)).toEqual([{ language: "fr" }]);
  });
});
