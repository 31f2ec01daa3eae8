import type { Page } from "@playwright/test";
import { findOverflow } from "./layout.ts";
import { firstStories, turnTo } from "./story-walk.ts";
import { expect, press, type Preview, test } from "./storybook.ts";

/** What is put in place of every number, or of every list. */
const spoils = [
  { how: "no number", number: Number.NaN },
  { how: "less than nothing", number: -7 },
  { how: "more than all", number: 120 },
  { how: "empty lists" },
];

/** Renders the story anew with spoilt arguments; says how many there were to spoil. */
const renderSpoilt = (page: Page, bad: number | undefined) =>
  page.evaluate(async (number) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    const render = preview?.currentRender;
    // What names a thing or sets its measure is the developer's, not what comes in.
    const chosen = new Set(["size", "height", "week", "selected"]);
    let count = 0;
    const spoilt = (value: unknown, name = ""): unknown => {
      if (typeof value === "number" && number !== undefined && !chosen.has(name)) {
        count += 1;
        return number;
      }
      if (Array.isArray(value)) {
        if (number !== undefined) return value.map((item) => spoilt(item));
        count += 1;
        return [];
      }
      const isPlain = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      if (!isPlain || "$$typeof" in value) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spoilt(inner, key)]));
    };
    const updatedArgs = spoilt(render?.story?.initialArgs) as Record<string, unknown>;
    if (!render || count === 0) return 0;
    const { id: storyId } = render;
    const heard = (event: string) => new Promise((resolve) => channel.on(event, resolve));
    const threw = Promise.race([heard("storyThrewException"), heard("storyErrored")]);
    const updated = heard("storyArgsUpdated");
    channel.emit("updateStoryArgs", { storyId, updatedArgs });
    await Promise.race([updated, threw]);
    const finished = heard("storyFinished");
    channel.emit("forceRemount", { storyId });
    await Promise.race([finished, threw]);
    return count;
  }, bad);

/** What a reader, a screen reader or a picture gets that isn't a value: no number, or one out of its range. */
const nonsenseOn = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector("#storybook-root")!;
    const found = [...root.querySelectorAll("[aria-valuenow]")].flatMap((element) => {
      const [now, min, max] = ["now", "min", "max"].map((name) => Number(element.getAttribute(`aria-value${name}`)));
      return now! >= min! && now! <= max! ? [] : [`${now} of ${min} to ${max}`];
    });
    for (const element of [root, ...root.querySelectorAll("*")])
      for (const { name, value } of element.attributes)
        if (/\bNaN|Infinity|undefined/.test(value)) found.push(`${name}="${value}"`);
    if (/NaN|Infinity|undefined/.test(root.textContent)) found.push(root.textContent);
    if (document.body.classList.contains("sb-show-errordisplay")) found.push("it threw");
    return found;
  });

const parts = 6;

for (let part = 0; part < parts; part += 1) {
  test(`numbers that are none or out of range and empty lists break no component (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    test.slow();
    const page = await story("badge--neutral", "unplayed");
    let taken = 0;
    for (const id of (await firstStories(page)).filter((_, place) => place % parts === part)) {
      await turnTo(page, id);
      for (const { how, number } of spoils) {
        if ((await renderSpoilt(page, number)) === 0) continue;
        taken += 1;
        expect.soft(await nonsenseOn(page), `${id}, ${how}`).toEqual([]);
        expect.soft(await findOverflow(page), `${id}, ${how}`).toEqual([]);
      }
    }
    expect(taken).toBeGreaterThan(4);
  });
}

test("of ten thousand rows only those asked for are in the document, and keys sort them all", async ({ story }) => {
  const page = await story("table--ten-thousand-rows");
  const [names, views] = [page.getByRole("rowheader"), page.getByRole("columnheader", { name: "Views" })];
  const more = page.getByRole("button", { name: "View more days" });
  await expect(more).toBeFocused();
  await expect(names).toHaveCount(10);
  await expect(views).toHaveAttribute("aria-sort", "ascending");
  await press(page, "Enter");
  await expect(names).toHaveCount(110);
  await press(page, "Space");
  await expect(names).toHaveCount(210);
  await views.getByRole("button").focus();
  await press(page, "Enter");
  await expect(views).toHaveAttribute("aria-sort", "descending");
  // The most views of all ten thousand, not of those that were shown.
  await expect(page.getByRole("row").nth(1)).toContainText("10,006");
  await expect(page.getByRole("row")).toHaveCount(211);
  await page.getByRole("button", { name: "View fewer days" }).focus();
  await press(page, "Enter");
  await expect(names).toHaveCount(10);
  await expect(more).toBeFocused();
});
