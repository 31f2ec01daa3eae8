import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./people.ts";
import { tasks, toast, wizard } from "./screens.ts";
import { storedToken } from "./typing.ts";

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

test("Ctrl-K finds every place, those in no navigation among them", async ({ seated }) => {
  await open(seated, paths.settings);
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
    await summon(seated);
    await seated.keyboard.type(name);
    await expect(options(seated).first()).toContainText(name);
    await seated.keyboard.press("Enter");
    await expect(seated).toHaveURL(address);
    await expect(palette(seated)).toHaveCount(0);
  }
});

test("the palette is led by arrows, closes by Esc, and hands the focus back", async ({ seated }) => {
  await open(seated, paths.creation);
  const search = seated.getByRole("button", { name: "Search and commands" });
  await search.focus();
  await seated.keyboard.press("Enter");
  await expect(palette(seated).getByRole("combobox")).toBeFocused();
  await seated.keyboard.press("ArrowDown");
  await expect(options(seated).nth(1)).toHaveAttribute("aria-selected", "true");
  await seated.keyboard.type("no such thing");
  await expect(palette(seated).getByText("Nothing fits “no such thing”. Try another word.")).toBeVisible();
  await seated.keyboard.press("Escape");
  await expect(palette(seated)).toHaveCount(0);
  await expect(search).toBeFocused();
});

test("the palette changes theme and language and logs out", async ({ seated }) => {
  await open(seated, paths.creation);
  await summon(seated);
  await seated.keyboard.type("dark");
  await seated.keyboard.press("Enter");
  await expect(seated.locator("html")).toHaveAttribute("data-theme", "dark");
  await summon(seated);
  await seated.keyboard.type("fran");
  await seated.keyboard.press("Enter");
  await expect(seated.getByRole("heading", { name: "Création de contenu" })).toBeVisible();
  await seated.keyboard.press("Control+k");
  await expect(seated.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await seated.keyboard.type("deconnecter");
  await seated.keyboard.press("Enter");
  await expect(seated).toHaveURL(paths.signIn);
  expect(await storedToken(seated)).toBeNull();
});

test("the question mark lists the keys, and G and a letter lead to a place", async ({ seated }) => {
  await open(seated, paths.creation);
  await seated.keyboard.press("?");
  await expect(sheet(seated).getByText("Search and commands")).toBeVisible();
  await seated.keyboard.press("Escape");
  await expect(sheet(seated)).toHaveCount(0);
  await seated.keyboard.press("g");
  await seated.keyboard.press("r");
  await expect(seated).toHaveURL(paths.roadmap);
  await expect(tasks(seated).first()).toBeVisible();
  await expect(seated.getByRole("heading", { level: 1 })).toBeFocused();
});

test("bare keys are letters where someone types, and can be turned off for good", async ({ seated }) => {
  await open(seated, paths.settings);
  const name = seated.getByRole("textbox", { name: "Full name" });
  await name.fill("");
  await name.pressSequentially("g r?");
  await expect(name).toHaveValue("g r?");
  await expect(sheet(seated)).toHaveCount(0);

  await summon(seated);
  await seated.keyboard.type("keyboard");
  await seated.keyboard.press("Enter");
  await sheet(seated).getByRole("switch", { name: "Single-key shortcuts" }).click();
  await expect(sheet(seated).getByText("Content creation")).toHaveCount(0);
  await seated.keyboard.press("Escape");
  await open(seated, paths.creation);
  await seated.keyboard.press("?");
  await seated.keyboard.press("g");
  await seated.keyboard.press("s");
  await summon(seated);
  await expect(seated).toHaveURL(paths.creation);
  await expect(sheet(seated)).toHaveCount(0);
});

test("news stand above the corner that the assistant's button will take", async ({ seated }) => {
  await open(seated, paths.settings);
  await seated.getByRole("button", { name: "Connect TikTok" }).click();
  await expect(toast(seated, /TikTok is coming soon/)).toBeVisible();
  const box = await seated.getByRole("region", { name: "Notifications" }).getByRole("dialog").boundingBox();
  const height = seated.viewportSize()?.height ?? 0;
  expect(height - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(32 + 60);
});

test.describe("a newcomer", () => {
  test.use({ stage: "newcomer" });

  test("can't leave the five questions by any key", async ({ seated }) => {
    await seated.goto(paths.dashboard);
    await expect(wizard(seated).getByRole("textbox")).toBeFocused();
    await seated.keyboard.press("Control+k");
    await seated.keyboard.press("Shift+Tab");
    await seated.keyboard.press("?");
    await expect(wizard(seated)).toBeVisible();
    await expect(palette(seated)).toHaveCount(0);
    await expect(sheet(seated)).toHaveCount(0);
  });
});
