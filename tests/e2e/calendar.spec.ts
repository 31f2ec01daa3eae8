import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { visit } from "./demo.ts";
import { expect, test } from "./people.ts";
import { toast } from "./screens.ts";
import { sentBy } from "./wire.ts";

test.use({ timezoneId: "Europe/Madrid" });

const calendar = (page: Page) => page.getByRole("grid");
const today = (page: Page) => calendar(page).locator("[aria-current=date]");
const item = (page: Page, name: string | RegExp) => calendar(page).getByRole("button", { name });
const dialog = (page: Page, name = "Add Content") => page.getByRole("dialog", { name });
const submit = (page: Page) => dialog(page).getByRole("button", { name: "Add Content" });

/** The calendar on Saturday the 21st of November 2026. */
async function open(page: Page) {
  await page.clock.setFixedTime("2026-11-21T10:00:00+01:00");
  await page.goto(paths.calendar);
  await expect(page.getByRole("heading", { name: /November 15 . 21, 2026/ })).toBeVisible();
}

async function openMonth(page: Page) {
  await open(page);
  await page.getByRole("radio", { name: "Month" }).click();
  await expect(page.getByRole("heading", { name: "November 2026" })).toBeVisible();
}

/** Opens the dialog and says all of an item. */
async function fillIn(page: Page, title: string, when = "2026-11-26T19:45") {
  await page.getByRole("button", { name: "Add Content" }).click();
  await dialog(page).getByRole("textbox", { name: "Title" }).fill(title);
  await dialog(page).getByLabel("Date and time").fill(when);
}

test("CAL-01 shows sample items around today, and makes no call", async ({ signedInPage: page }) => {
  const sent = await visit(page, "Content calendar");
  await expect(page.getByRole("note")).toContainText("Sample data");
  await expect(today(page).getByRole("button", { name: /Poll: soup or stew\? ?, Instagram, Scheduled/ })).toBeVisible();
  await expect(today(page).getByRole("button", { name: /Lentil soup/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});

test("CAL-02 switches between week and month, and leads through both", async ({ signedInPage: page }) => {
  await open(page);
  await expect(page.getByRole("radio", { name: "Week" })).toBeChecked();
  await expect(calendar(page).getByRole("row")).toHaveCount(2);
  await expect(item(page, /Lentil soup/)).toBeVisible();
  await expect(item(page, /Weeknight noodles/)).toHaveCount(0);
  await page.getByRole("button", { name: "The next week" }).click();
  await expect(item(page, /Weeknight noodles/)).toBeVisible();
  await page.getByRole("radio", { name: "Month" }).click();
  await expect(page.getByRole("heading", { name: "November 2026" })).toBeVisible();
  await expect(calendar(page).getByRole("row")).toHaveCount(6);
  await page.getByRole("button", { name: "The month before" }).click();
  await expect(page.getByRole("heading", { name: "October 2026" })).toBeVisible();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(today(page)).toContainText("Saturday, November 21");
  await page.getByRole("radio", { name: "Week" }).click();
  await expect(page.getByRole("heading", { name: /November 15 . 21, 2026/ })).toBeVisible();
});

test("CAL-03 Add Content asks for title, platform, date and time, and type", async ({ signedInPage: page }) => {
  await open(page);
  const add = page.getByRole("button", { name: "Add Content" });
  await add.click();
  await expect(dialog(page)).toHaveAccessibleDescription(/nothing is saved/);
  await expect(dialog(page).getByRole("textbox", { name: "Title" })).toBeFocused();
  await expect(dialog(page).getByRole("radiogroup", { name: "Platform" })).toBeVisible();
  await expect(dialog(page).getByLabel("Date and time")).toHaveValue("2026-11-21T18:00");
  await expect(dialog(page).getByRole("radiogroup", { name: "Type" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(add).toBeFocused();
});

for (const [id, group, names] of [
  ["CAL-04", "Platform", ["Instagram", "TikTok", "YouTube"]],
  ["CAL-05", "Type", ["Post", "Story", "Reel", "Video"]],
] as const) {
  test(`${id} the dialog offers ${names.join(", ")} and nothing else`, async ({ signedInPage: page }) => {
    await open(page);
    await page.getByRole("button", { name: "Add Content" }).click();
    const radios = dialog(page).getByRole("radiogroup", { name: group }).getByRole("radio");
    await expect(radios).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(radios.nth(index)).toHaveAccessibleName(name);
  });
}

test("CAL-06 adds, edits and deletes on the page alone, and says that nothing is saved", async ({
  signedInPage: page,
}) => {
  await openMonth(page);
  await expect(page.getByRole("note")).toContainText("nothing is saved");
  await page.waitForLoadState("networkidle");
  const sent = sentBy(page);

  await fillIn(page, "Chestnut soup");
  await dialog(page).getByRole("radio", { name: "TikTok" }).click();
  await submit(page).click();
  await expect(toast(page, "Added to this page. Nothing is saved.")).toBeVisible();
  const thursday = calendar(page).getByRole("gridcell", { name: /Thursday, November 26/ });
  await expect(thursday.getByRole("button", { name: /7:45.PM Chestnut soup ?, TikTok, Planned/ })).toBeVisible();
  await expect(thursday).toBeFocused();

  await item(page, /Chestnut soup/).click();
  const edit = dialog(page, "Edit Content");
  await expect(edit.getByRole("radio", { name: "TikTok" })).toBeChecked();
  await edit.getByRole("textbox", { name: "Title" }).fill("Chestnut stew");
  await edit.getByLabel("Date and time").fill("2026-12-02T08:00");
  await edit.getByRole("button", { name: "Apply changes" }).click();
  await expect(page.getByRole("heading", { name: "December 2026" })).toBeVisible();
  await expect(calendar(page).getByRole("gridcell", { name: /Wednesday, December 2\b/ })).toBeFocused();

  await item(page, /Chestnut stew/).click();
  await edit.getByRole("button", { name: "Delete" }).click();
  await expect(item(page, /Chestnut stew/)).toHaveCount(0);
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAccessibleDescription("“Chestnut stew” is deleted from this page.");
  await undo.click();
  await expect(item(page, /Chestnut stew/)).toBeVisible();
  await expect(undo).toHaveCount(0);

  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
  await page.reload();
  await expect(item(page, /Lentil soup/)).toBeVisible();
  await expect(item(page, /Chestnut/)).toHaveCount(0);
});

test("CAL-07 an item shows its date, time, title, type, platform, status, caption, hashtags and medium", async ({
  signedInPage: page,
}) => {
  await open(page);
  await item(page, /Lentil soup/).click();
  const edit = dialog(page, "Edit Content");
  await expect(edit.getByRole("textbox", { name: "Title" })).toHaveValue("Lentil soup in ten minutes");
  await expect(edit.getByLabel("Date and time")).toHaveValue("2026-11-21T18:00");
  await expect(edit.getByRole("radio", { name: "YouTube" })).toBeChecked();
  await expect(edit.getByRole("radio", { name: "Video" })).toBeChecked();
  await expect(edit.getByText("Scheduled", { exact: true })).toBeVisible();
  await expect(edit.getByText("Video", { exact: true })).toHaveCount(2);
  await expect(edit.getByText("The soup I make when there is no time for anything else.")).toBeVisible();
  await expect(edit.getByRole("list", { name: "Hashtags" }).getByRole("listitem")).toHaveText([
    "#lentils",
    "#quickdinner",
  ]);
});

test("CAL-08 shows the best times to post, and content suggestions", async ({ signedInPage: page }) => {
  await open(page);
  const times = page.getByRole("region", { name: "Best times to post" }).getByRole("listitem");
  await expect(times).toHaveText([/Instagram.*11:00.AM.*1:00.PM/, /TikTok.*7:00.*9:00.PM/, /YouTube.*5:00.*7:00.PM/]);
  const suggestions = page.getByRole("region", { name: "Content suggestions" }).getByRole("listitem");
  await expect(suggestions).toHaveCount(4);
  await expect(suggestions.first()).toHaveText(/What I buy in a week.*Show your basket.*Instagram.*Lifestyle/);
});

test("an item without a title or a time is not taken, and the field says why", async ({ signedInPage: page }) => {
  await open(page);
  await fillIn(page, "  ", "");
  await submit(page).click();
  const title = dialog(page).getByRole("textbox", { name: "Title" });
  await expect(title).toHaveAccessibleDescription("Give it a title");
  await expect(title).toBeFocused();
  await expect(dialog(page).getByLabel("Date and time")).toHaveAccessibleDescription("Choose a date and a time");
});

test("a day that is chosen is the day of what is added", async ({ signedInPage: page }) => {
  await openMonth(page);
  await today(page).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByLabel("Date and time")).toHaveValue("2026-11-14T18:00");
});

test("the calendar on a phone is a list of the days that hold something", async ({ signedInPage: page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page);
  await expect(item(page, /Lentil soup/)).toBeVisible();
  await fillIn(page, "Chestnut soup");
  await submit(page).click();
  await expect(item(page, /Chestnut soup/)).toBeVisible();
});
