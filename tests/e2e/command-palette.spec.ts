import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { tasks, toast, wizard } from "./screens.ts";
import { storedToken } from "./auth-forms.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
const options = (page: Page) => palette(page).getByRole("option");
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** Opens a page and waits until its keys are heard. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Search and commands" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function summon(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
}

test("Ctrl-K finds every place, those in no navigation among them", async ({ signedInPage }) => {
  await open(signedInPage, paths.settings);
  for (const [name, address] of [
    ["Content calendar", paths.calendar],
    ["Engagement hub", paths.engagement],
    ["Monetization hub", paths.monetization],
    ["Update preferences", paths.preferences],
    ["Roadmap", paths.roadmap],
    ["Analytics", paths.analytics],
    ["Content creation", paths.creation],
    ["Settings", paths.settings],
    ["Dashboard", paths.dashboard],
  ] as const) {
    await summon(signedInPage);
    await signedInPage.keyboard.type(name);
    await expect(options(signedInPage).first()).toContainText(name);
    await signedInPage.keyboard.press("Enter");
    await expect(signedInPage).toHaveURL(address);
    await expect(palette(signedInPage)).toHaveCount(0);
  }
});

test("the palette is led by arrows, closes by Esc, and hands the focus back", async ({ signedInPage }) => {
  await open(signedInPage, paths.creation);
  const search = signedInPage.getByRole("button", { name: "Search and commands" });
  await search.focus();
  await signedInPage.keyboard.press("Enter");
  await expect(palette(signedInPage).getByRole("combobox")).toBeFocused();
  await signedInPage.keyboard.press("ArrowDown");
  await expect(options(signedInPage).nth(1)).toHaveAttribute("aria-selected", "true");
  await signedInPage.keyboard.type("no such thing");
  await expect(palette(signedInPage).getByText("No results for “no such thing”. Try another word.")).toBeVisible();
  await signedInPage.keyboard.press("Escape");
  await expect(palette(signedInPage)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test("the palette changes theme and language and logs out", async ({ signedInPage }) => {
  await open(signedInPage, paths.creation);
  await summon(signedInPage);
  await signedInPage.keyboard.type("dark");
  await signedInPage.keyboard.press("Enter");
  await expect(signedInPage.locator("html")).toHaveAttribute("data-theme", "dark");
  await summon(signedInPage);
  await signedInPage.keyboard.type("fran");
  await signedInPage.keyboard.press("Enter");
  await expect(signedInPage.getByRole("heading", { name: "Création de contenu" })).toBeVisible();
  await signedInPage.keyboard.press("Control+k");
  await expect(signedInPage.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await signedInPage.keyboard.type("deconnecter");
  await signedInPage.keyboard.press("Enter");
  await expect(signedInPage).toHaveURL(paths.signIn);
  expect(await storedToken(signedInPage)).toBeNull();
});

test("the question mark lists the keys, and G and a letter lead to a place", async ({ signedInPage }) => {
  await open(signedInPage, paths.creation);
  await signedInPage.keyboard.press("?");
  await expect(sheet(signedInPage).getByText("Search and commands")).toBeVisible();
  await signedInPage.keyboard.press("Escape");
  await expect(sheet(signedInPage)).toHaveCount(0);
  await signedInPage.keyboard.press("g");
  await signedInPage.keyboard.press("r");
  await expect(signedInPage).toHaveURL(paths.roadmap);
  await expect(tasks(signedInPage).first()).toBeVisible();
  await expect(signedInPage.getByRole("heading", { level: 1 })).toBeFocused();
});

test("bare keys are letters where someone types, and can be turned off for good", async ({ signedInPage }) => {
  await open(signedInPage, paths.settings);
  const name = signedInPage.getByRole("textbox", { name: "Full name" });
  await name.fill("");
  await name.pressSequentially("g r?");
  await expect(name).toHaveValue("g r?");
  await expect(sheet(signedInPage)).toHaveCount(0);

  await summon(signedInPage);
  await signedInPage.keyboard.type("keyboard");
  await signedInPage.keyboard.press("Enter");
  await sheet(signedInPage).getByRole("switch", { name: "Single-key shortcuts" }).click();
  await expect(sheet(signedInPage).getByText("Content creation")).toHaveCount(0);
  await signedInPage.keyboard.press("Escape");
  await open(signedInPage, paths.creation);
  await signedInPage.keyboard.press("?");
  await signedInPage.keyboard.press("g");
  await signedInPage.keyboard.press("s");
  await summon(signedInPage);
  await expect(signedInPage).toHaveURL(paths.creation);
  await expect(sheet(signedInPage)).toHaveCount(0);
});

test("news stand above the corner that the assistant's button will take", async ({ signedInPage }) => {
  await open(signedInPage, paths.settings);
  await signedInPage.getByRole("button", { name: "Connect TikTok" }).click();
  await expect(toast(signedInPage, /TikTok is coming soon/)).toBeVisible();
  const box = await signedInPage.getByRole("region", { name: "Notifications" }).getByRole("dialog").boundingBox();
  const height = signedInPage.viewportSize()?.height ?? 0;
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(32 + 60);
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("can't leave the five questions by any key", async ({ signedInPage }) => {
    await signedInPage.goto(paths.dashboard);
    await expect(wizard(signedInPage).getByRole("textbox")).toBeFocused();
    await signedInPage.keyboard.press("Control+k");
    await signedInPage.keyboard.press("Shift+Tab");
    await signedInPage.keyboard.press("?");
    await expect(wizard(signedInPage)).toBeVisible();
    await expect(palette(signedInPage)).toHaveCount(0);
    await expect(sheet(signedInPage)).toHaveCount(0);
  });
});
