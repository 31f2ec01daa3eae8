import type { Locator, Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect } from "./people.ts";
import { type SentCall, sentBy } from "./wire.ts";

/** Goes to a demo screen from another page, by the palette; gives back every call that is made from then on. */
export async function visit(page: Page, name: string): Promise<SentCall[]> {
  await page.goto(paths.preferences);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const sent = sentBy(page);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(name);
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return sent;
}

/** What a person sees of the page, and what assistive technology does. */
const stateOf = async (page: Page) => [page.url(), await page.getByRole("main").ariaSnapshot()];

/** Presses each of the buttons and finds that nothing came of it, and that the page says why. */
export async function areInert(page: Page, buttons: Locator, count: number): Promise<void> {
  await expect(buttons).toHaveCount(count);
  // The focus goes where one presses, so it starts there.
  await buttons.first().focus();
  for (const button of await buttons.all()) {
    await expect(button).toHaveAccessibleDescription(/Sample data .* buttons don’t do anything yet/);
    await button.focus();
    const before = await stateOf(page);
    await button.click();
    await page.keyboard.press("Enter");
    expect(await stateOf(page)).toEqual(before);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
}
