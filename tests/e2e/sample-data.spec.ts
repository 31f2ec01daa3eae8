import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { expect, test } from "./fixtures.ts";
import { expectToast } from "./screens.ts";
import { recordCalls } from "./api-calls.ts";

const item = (page: Page, name: RegExp) => page.getByRole("grid").getByRole("button", { name });

test("CAL-01 ENG-11 MON-07 the calendar and both hubs show sample data and make no call", async ({
  signedInPage: page,
}) => {
  await page.goto(paths.dashboard);
  await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toBeVisible();
  const sent = recordCalls(page);
  for (const [name, button] of [
    ["Content calendar", /Lentil soup/],
    ["Engagement hub", "Reply: Marta L."],
    ["Monetization hub", undefined],
  ] as const) {
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(name);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page.getByRole("note")).toContainText("Sample data");
    if (button) await expect(page.getByRole("main").getByRole("button", { name: button })).toBeVisible();
    for (const tab of await page.getByRole("tab").all()) await tab.click();
  }
  await page.evaluate(() => fetch("/health"));
  expect(sent).toEqual([]);
});

test("CAL-06 calendar changes stay on the page, a notice says so, and a reload discards them", async ({
  signedInPage: page,
}) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00");
  await page.goto(paths.calendar);
  await page.getByRole("radio", { name: "Month" }).click();
  await expect(page.getByRole("note")).toContainText("nothing is saved");
  const sent = recordCalls(page);

  await page.getByRole("button", { name: "Add Content" }).click();
  const add = page.getByRole("dialog", { name: "Add Content" });
  await add.getByRole("textbox", { name: "Title" }).fill("Chestnut soup");
  await add.getByLabel("Date and time").fill("2026-11-26T19:45");
  await add.getByRole("button", { name: "Add Content" }).click();
  await expectToast(page, "Added to this page. Nothing is saved.");
  const thursday = page.getByRole("gridcell", { name: /Thursday, November 26/ });
  await expect(thursday.getByRole("button", { name: /7:45.PM Chestnut soup/ })).toBeVisible();
  await expect(thursday).toBeFocused();

  await item(page, /Chestnut soup/).click();
  const edit = page.getByRole("dialog", { name: "Edit Content" });
  await edit.getByRole("textbox", { name: "Title" }).fill("Chestnut stew");
  await edit.getByLabel("Date and time").fill("2026-12-02T08:00");
  await edit.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();

  await item(page, /Chestnut stew/).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await expect(item(page, /Chestnut stew/)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(item(page, /Chestnut stew/)).toBeVisible();

  await page.evaluate(() => fetch("/health"));
  expect(sent).toEqual([]);
  await page.reload();
  await expect(item(page, /Lentil soup/)).toBeVisible();
  await expect(item(page, /Chestnut/)).toHaveCount(0);
});
