import type { Page } from "@playwright/test";
import { findOverflow } from "../e2e/layout.ts";
import { firstStories, showStory } from "./story-walk.ts";
import { expect, press, type Preview, test } from "./storybook.ts";

/** Replacements for every number, or for every list. */
const replacements = [
  { how: "NaN", number: Number.NaN },
  { how: "negative number", number: -7 },
  { how: "number above the maximum", number: 120 },
  { how: "empty lists" },
];

/** Renders the story again with its numbers or lists replaced, and returns the number of replacements. */
const renderWithBadArgs = (page: Page, bad: number | undefined) =>
  page.evaluate(async (number) => {
    const { __STORYBOOK_PREVIEW__: preview, __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Preview;
    const render = preview?.currentRender;
    // Sizes and selected keys are set by the developer and never come from data.
    const chosen = new Set(["size", "height", "week", "selected"]);
    let count = 0;
    const replace = (value: unknown, name = ""): unknown => {
      if (typeof value === "number" && number !== undefined && !chosen.has(name)) {
        count += 1;
        return number;
      }
      if (Array.isArray(value)) {
        if (number !== undefined) return value.map((item) => replace(item));
        count += 1;
        return [];
      }
      const isPlain = typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      if (!isPlain || "$$typeof" in value) return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replace(inner, key)]));
    };
    const updatedArgs = replace(render?.story?.initialArgs) as Record<string, unknown>;
    if (!render || count === 0) return 0;
    const { id: storyId } = render;
    const emitted = (event: string) => new Promise<void>((resolve) => channel.on(event, resolve));
    const threw = Promise.race([emitted("storyThrewException"), emitted("storyErrored")]);
    const updated = emitted("storyArgsUpdated");
    channel.emit("updateStoryArgs", { storyId, updatedArgs });
    await Promise.race([updated, threw]);
    const finished = emitted("storyFinished");
    channel.emit("forceRemount", { storyId });
    await Promise.race([finished, threw]);
    return count;
  }, bad);

/** Returns the strings and attributes with an invalid value: not a number, or out of range. */
const findInvalidValues = (page: Page) =>
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
    if (document.body.classList.contains("sb-show-errordisplay")) found.push("the story threw");
    return found;
  });

/** Components whose first story has neither numbers nor lists in its args. */
const withoutInput = new Set([
  "alert-dialog",
  "assistant-card",
  "auth-frame",
  "avatar",
  "avatar-picker",
  "badge",
  "brand-icon",
  "button",
  "card",
  "card-fields",
  "chat-button",
  "chat-composer",
  "chat-message",
  "chat-panel",
  "checkbox",
  "comment-card",
  "context-menu",
  "date-picker",
  "date-time-field",
  "dialog",
  "drawer",
  "empty-state",
  "error-state",
  "field",
  "free-trial-band",
  "generating-roadmap",
  "icon-button",
  "idea-card",
  "illustration",
  "link-text",
  "loading-screen",
  "logo",
  "menu",
  "notice",
  "one-time-code",
  "page-header",
  "password-field",
  "plain-frame",
  "platform-card",
  "platform-row",
  "popover",
  "question-step",
  "quick-action",
  "section-header",
  "separator",
  "skeleton",
  "skip-link",
  "spinner",
  "stat-card",
  "switch",
  "tag",
  "text-field",
  "textarea",
  "toast",
  "toggle-button",
  "tooltip",
  "typing-indicator",
  "video-card",
  "visually-hidden",
  "welcome-banner",
]);

const parts = 6;

for (let part = 0; part < parts; part += 1) {
  test(`components handle invalid numbers and empty lists (${part + 1} of ${parts})`, async ({ story }) => {
    const page = await story("badge--neutral", "unplayed");
    const mislisted: string[] = [];
    for (const id of (await firstStories(page)).filter((_, place) => place % parts === part)) {
      await showStory(page, id);
      let count = 0;
      for (const { how, number } of replacements) {
        const replaced = await renderWithBadArgs(page, number);
        if (replaced === 0) continue;
        count += replaced;
        expect.soft(await findInvalidValues(page), `${id}, ${how}`).toEqual([]);
        expect.soft(await findOverflow(page), `${id}, ${how}`).toEqual([]);
      }
      if ((count === 0) !== withoutInput.has(id.replace(/^ui-|--.*$/g, ""))) mislisted.push(id);
    }
    expect(mislisted).toEqual([]);
  });
}

test("a table with ten thousand rows renders only the visible rows and sorts all of them", async ({ story }) => {
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
  // The maximum of all ten thousand rows.
  await expect(page.getByRole("row").nth(1)).toContainText("10,006");
  await expect(page.getByRole("row")).toHaveCount(211);
  await page.getByRole("button", { name: "View fewer days" }).focus();
  await press(page, "Enter");
  await expect(names).toHaveCount(10);
  await expect(more).toBeFocused();
});
