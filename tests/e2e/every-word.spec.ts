import type { Page } from "@playwright/test";
import { screens } from "../../apps/web/src/app/screens.ts";
import type { PathKind } from "../../apps/web/src/app/guard.ts";
import { paths } from "../../apps/web/src/paths.ts";
import { text as account } from "../../apps/web/src/text/en/account.ts";
import { text as app } from "../../apps/web/src/text/en/app.ts";
import { expect, signInAs, test } from "./people.ts";
import type { Stage } from "./someone.ts";

const addressesOf = (kind: PathKind) =>
  screens.filter((screen) => screen.kind === kind).map(({ path }) => (path === "*" ? "/no-such-path" : path));

/** The keys of a text as they would be seen if one were missing: `signIn.heading`. */
const keysOf = (text: object, path = ""): string[] =>
  Object.entries(text).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key] : keysOf(value as object, `${path}${key}.`),
  );

/** What is the same in all three languages: names, and what people themselves have written. */
const same =
  /^(Trellis|YouTube|Instagram|TikTok|Facebook|Monthly|Yearly|Weekly|English|Español|Français|Ana Torres|AT|[\w-]+@trellis\.example|© 2026 Trellis|grow a loyal audience|busy parents|#(HomeFitness|Mobility|BusyParents))$/;

/** Every word that is seen or read out on the page. */
const wordsOn = (page: Page) =>
  page.evaluate(() => {
    const words = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility()) words.add(walker.currentNode.nodeValue ?? "");
    for (const element of document.body.querySelectorAll("[aria-label], [alt], [title], [placeholder]")) {
      for (const name of ["aria-label", "alt", "title", "placeholder"]) words.add(element.getAttribute(name) ?? "");
    }
    words.add(document.title);
    return [...words].map((word) => word.trim()).filter((word) => /\p{L}{2}/u.test(word));
  });

/** The words of a screen in a language; `open` brings up what is behind a click. */
async function wordsAt(page: Page, address: string, language: string, open?: (page: Page) => Promise<unknown>) {
  await page.evaluate((chosen) => localStorage.setItem("i18nextLng", chosen), language);
  await page.goto(address);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await page.getByRole("heading").first().waitFor();
  await open?.(page);
  await page.waitForLoadState("networkidle");
  return wordsOn(page);
}

const seeAll = async (page: Page) => {
  const { pathname } = new URL(page.url());
  // The dashboard asks for its plan a second after it is there.
  if (pathname === paths.dashboard) await page.getByRole("progressbar").first().waitFor();
  if (pathname !== paths.settings) return;
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("menu").waitFor();
};
const openPayment = async (page: Page) => {
  await page.getByRole("main").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
};

/** Compares what is read in the other languages with what is read in English. */
async function noEnglishIsLeft(page: Page, addresses: readonly string[], open?: (page: Page) => Promise<unknown>) {
  await page.goto("/no-such-path");
  for (const address of addresses) {
    const english = new Set(await wordsAt(page, address, "en", open));
    for (const language of ["es", "fr"]) {
      const words = await wordsAt(page, address, language, open);
      const left = words.filter((word) => english.has(word) && !same.test(word));
      expect.soft(left, `${address} in ${language}`).toEqual([]);
    }
  }
}

test("I18-01 no word of English is left for a visitor", async ({ page }) => {
  await noEnglishIsLeft(page, [...addressesOf("entry"), "/no-such-path"]);
});

const visits: readonly (readonly [stage: Stage, addresses: string[], open?: (page: Page) => Promise<unknown>])[] = [
  ["unsubscribed", [paths.payment], openPayment],
  ["newcomer", [paths.dashboard]],
  ["subscribed", addressesOf("app"), seeAll],
];
for (const [stage, addresses, open] of visits) {
  test.describe(stage, () => {
    test.use({ stage });
    test("I18-01 no word of English is left", async ({ page, person }) => {
      await signInAs(page, person);
      await noEnglishIsLeft(page, addresses, open);
    });
  });
}

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
  const keys = new Set([...keysOf(app), ...keysOf(account)]);
  expect(seen).toContain(account.signIn.heading);
  expect(seen.filter((line) => keys.has(line))).toEqual([]);
});
