import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { tasks, wizard } from "./screens.ts";
import { storedToken } from "./auth-forms.ts";

const palette = (page: Page) => page.getByRole("dialog", { name: "Search and commands" });
const options = (page: Page) => palette(page).getByRole("option");
const sheet = (page: Page) => page.getByRole("dialog", { name: "Keyboard shortcuts" });

/** Opens a page and waits until its keyboard shortcuts work. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.getByRole("button", { name: "Search and commands" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function openPalette(page: Page) {
  await page.keyboard.press("Control+k");
  await expect(palette(page).getByRole("combobox")).toBeFocused();
}

test("the Ctrl+K palette opens pages, changes theme and language, and logs out", async ({ signedInPage }) => {
  await open(signedInPage, paths.settings);
  for (const [name, address] of [
    ["Content calendar", paths.calendar],
    ["Roadmap", paths.roadmap],
  ] as const) {
    await openPalette(signedInPage);
    await signedInPage.keyboard.type(name);
    await expect(options(signedInPage).first()).toContainText(name);
    await signedInPage.keyboard.press("Enter");
    await expect(signedInPage).toHaveURL(address);
    await expect(palette(signedInPage)).toHaveCount(0);
  }
  await openPalette(signedInPage);
  await signedInPage.keyboard.type("Content creation");
  await signedInPage.keyboard.press("Enter");
  await expect(signedInPage).toHaveURL(paths.creation);
  await openPalette(signedInPage);
  await signedInPage.keyboard.type("dark");
  await signedInPage.keyboard.press("Enter");
  await expect(signedInPage.locator("html")).toHaveAttribute("data-theme", "dark");
  await openPalette(signedInPage);
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

test("? lists the shortcuts, G plus a letter opens a page, and single-key shortcuts can be turned off permanently", async ({
  signedInPage,
}) => {
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
  await signedInPage.keyboard.press("g");
  await signedInPage.keyboard.press("s");
  const name = signedInPage.getByRole("textbox", { name: "Full name" });
  await name.fill("");
  await name.pressSequentially("g r?");
  await expect(name).toHaveValue("g r?");
  await expect(sheet(signedInPage)).toHaveCount(0);

  await openPalette(signedInPage);
  await signedInPage.keyboard.type("keyboard");
  await signedInPage.keyboard.press("Enter");
  await sheet(signedInPage).getByRole("switch", { name: "Single-key shortcuts" }).click();
  await expect(sheet(signedInPage).getByText("Content creation")).toHaveCount(0);
  await signedInPage.keyboard.press("Escape");
  await open(signedInPage, paths.creation);
  await signedInPage.keyboard.press("?");
  await signedInPage.keyboard.press("g");
  await signedInPage.keyboard.press("s");
  await openPalette(signedInPage);
  await expect(signedInPage).toHaveURL(paths.creation);
  await expect(sheet(signedInPage)).toHaveCount(0);
});

test.describe("before onboarding", () => {
  test.use({ stage: "newcomer" });

  test("Ctrl+K and ? do nothing during the onboarding questions", async ({ signedInPage }) => {
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
