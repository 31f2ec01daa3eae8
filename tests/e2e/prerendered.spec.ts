import { paths } from "../../apps/web/src/paths.ts";
import { expect, signInAs, test } from "./fixtures.ts";
import type { Page } from "@playwright/test";

/** Holds all scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const pages = [
  [paths.signIn, "Welcome back", "Hola de nuevo"],
  [paths.signUp, "Start growing", "Empieza a crecer"],
  [paths.forgotPassword, "Forgot your password?", "¿Olvidaste tu contraseña?"],
] as const;

for (const [path, english, spanish] of pages) {
  test(`${path} shows its form in the stored language and theme before any script has arrived`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: english })).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem("i18nextLng", "es");
      localStorage.setItem("theme", "dark");
    });
    await page.reload({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: spanish })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "es");
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", (error) => errors.push(error.message));
    const form = await page.locator("form").elementHandle();
    release();
    await expect(page).toHaveTitle(/ · Trellis$/);
    expect(await form?.evaluate((element) => element.isConnected)).toBe(true);
    expect(errors).toEqual([]);
  });
}

/** Waits for the page, and checks that it still uses its prerendered styles and has no other element with styles. */
async function expectPrerenderedStyles(page: Page): Promise<void> {
  await expect(page).toHaveTitle(/ · Trellis$/);
  await expect(page.locator("style[data-prerendered]")).toHaveCount(1);
  await expect(page.locator("style[data-styled]")).toHaveCount(0);
}

test("the scripts keep the prerendered styles and add only missing ones", async ({ page }) => {
  for (const [path] of pages) {
    await page.goto(path);
    await expectPrerenderedStyles(page);
  }
  const release = await holdScripts(page);
  await page.goto(paths.signIn, { waitUntil: "commit" });
  const countRules = () =>
    page.locator("style[data-prerendered]").evaluate((style: HTMLStyleElement) => style.sheet?.cssRules.length ?? 0);
  const before = await countRules();
  release();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Start growing" })).toBeVisible();
  expect(await countRules()).toBeGreaterThan(before);
});

test("the scripts keep the prerendered styles of the pages for subscribers", async ({ signedInPage: page }) => {
  for (const path of [paths.dashboard, paths.roadmap, paths.creation, paths.analytics, paths.settings]) {
    await page.goto(path);
    await expectPrerenderedStyles(page);
  }
});

test("a form that was submitted before the scripts arrived is sent afterward", async ({ page, user }) => {
  const release = await holdScripts(page);
  await page.goto(paths.signIn, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(user.email);
  await page.getByLabel("Password", { exact: true }).fill(user.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  expect(page.url()).not.toContain("?");
  release();
  await expect(page).toHaveURL(paths.dashboard);
});

test("when the scripts arrive, the sign-up form keeps its text, focus and language", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(paths.signUp, { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Language" }).selectOption("es");
  await page.getByLabel("Full name").fill("Ana Torres");
  await page.getByLabel("Email").pressSequentially("ana@");
  release();
  await expect(page.getByRole("heading", { name: "Empieza a crecer" })).toBeVisible();
  await expect(page.locator("[name=email]")).toBeFocused();
  await page.keyboard.type("trellis.example");
  await expect(page.locator("[name=email]")).toHaveValue("ana@trellis.example");
  await expect(page.locator("[name=fullname]")).toHaveValue("Ana Torres");
});

test("before the scripts arrive, a visitor with a session sees no sign-in form", async ({ page, user }) => {
  await signInAs(page, user);
  await holdScripts(page);
  await page.goto(paths.signIn, { waitUntil: "commit" });
  await page.waitForFunction(
    () => document.querySelector("script[lang]") === null && document.readyState !== "loading",
  );
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeHidden();
});

test("a subscriber sees a page’s frame and is greeted in the stored language before any script has arrived", async ({
  page,
  user,
}) => {
  await signInAs(page, user);
  await page.addInitScript(() => localStorage.setItem("i18nextLng", "es"));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const release = await holdScripts(page);
  await page.goto(paths.dashboard, { waitUntil: "commit" });
  const frame = page.locator("[data-first-frame]");
  await expect(frame.locator("h1")).toHaveText(/^Buen[ao]s .+, \S+$/);
  await expect(frame.getByText("Esta semana")).toBeVisible();
  await expect(page.getByRole("link")).toHaveCount(0);
  const greeting = await frame.locator("h1").innerText();
  release();
  await expect(page.getByRole("heading", { name: greeting })).toBeVisible();
  await expect(frame).toHaveCount(0);
  expect(errors).toEqual([]);
});
