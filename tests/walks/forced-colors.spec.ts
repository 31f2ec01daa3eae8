import type { Locator, Page } from "@playwright/test";
import { firstStories, showStory } from "./story-walk.ts";
import { expect, press, test } from "./storybook.ts";

/** Finds text in the color of its background, and controls without a visible border. */
const findInvisible = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const report = (what: string, element: Element) => found.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
    const isClear = (color: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
    const backgroundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? backgroundOf(element.parentElement) : backgroundColor;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: owner, nodeValue } = walker.currentNode;
      if (!owner || !nodeValue?.trim() || owner.closest("script, style, svg") || !owner.checkVisibility()) continue;
      if (getComputedStyle(owner).color === backgroundOf(owner)) report("invisible text", owner);
    }
    const controls =
      "button[data-variant], a[data-variant][data-size], textarea, select, input:not([type=radio], [type=file], [autocomplete=one-time-code], [role=combobox])";
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility() || control.closest("dialog")?.querySelector("[role=listbox]")) continue;
      const { appearance, borderTopWidth, borderTopStyle, borderTopColor, opacity } = getComputedStyle(control);
      const isDrawn = appearance === "auto" && control.matches("[type=checkbox], [type=range]");
      const hasEdge = borderTopWidth !== "0px" && borderTopStyle !== "none" && !isClear(borderTopColor);
      const isLost = hasEdge && borderTopColor === backgroundOf(control);
      if (opacity !== "0" && !isDrawn && (!hasEdge || isLost)) report("a control without a border", control);
    }
    return found;
  });

/** Returns "visible" if the focused element or one of its ancestors shows a focus ring, otherwise the problem. */
const findFocusRing = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "nothing has focus";
    const drawn = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      return (
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor)
      );
    };
    // The active option or the active code box shows the ring for the focused field.
    const row = document.getElementById(activeElement.getAttribute("aria-activedescendant") ?? "");
    const slot = activeElement.nextElementSibling?.querySelector("[data-active]");
    if ([row, slot].some((each) => each && drawn(each))) return "visible";
    for (let around: Element | null = activeElement; around && around !== document.body; around = around.parentElement)
      if (drawn(around) || drawn(around, "::after") || drawn(around, "::before")) return "visible";
    return `no ring: ${activeElement.outerHTML.slice(0, 160)}`;
  });

const most = 8;
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`forced colors keep text, borders and focus rings visible (${part + 1} of ${parts})`, async ({ story }) => {
    const page = await story("badge--neutral", "unplayed");
    const stories = await firstStories(page);
    expect(stories.length).toBeGreaterThan(80);
    let focused = 0;
    for (const id of stories.filter((_, place) => place % parts === part)) {
      await page.emulateMedia({ forcedColors: "active" });
      await showStory(page, id);
      expect.soft(await findInvisible(page), id).toEqual([]);
      for (let stop = 0; stop < most; stop += 1) {
        await press(page, "Tab");
        const ring = await findFocusRing(page);
        if (ring === "nothing has focus") break;
        focused += 1;
        expect.soft(ring, id).toBe("visible");
        // The browser draws its own rings inside date fields.
        if (id.includes("date-time")) break;
      }
    }
    expect(focused).toBeGreaterThan(10);
  });
}

/** Returns the styles that can distinguish an element from other elements. */
const stylesOf = (place: Locator) =>
  place.evaluate((element) => {
    const read = (part?: string) => {
      const {
        borderTopWidth,
        borderTopColor,
        outlineStyle,
        outlineColor,
        backgroundColor,
        content,
        textDecorationLine,
      } = getComputedStyle(element, part);
      return [borderTopWidth, borderTopColor, outlineStyle, outlineColor, backgroundColor, content, textDecorationLine];
    };
    return [...read(), ...read("::before"), ...read("::after")].join(" ");
  });

const choices: readonly [title: string, story: string, chosen: string, other: string][] = [
  ["a tile tab", "tabs--tiles", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["a line tab", "tabs--line", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["a week", "week-tabs--second-week", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["a page", "pagination--few-pages", "li > button[aria-current]", "li > button:not([aria-current])"],
  ["a segment", "segmented-control--four-options", "label:has(:checked)", "label:not(:has(:checked))"],
  ["a card", "radio-group--cards", "label:has(:checked)", "label:not(:has(:checked))"],
  ["a sidebar link", "app-frame--empty", "aside a[aria-current]", "aside a:not([aria-current])"],
  ["a header link", "app-frame--empty", "header nav a[aria-current]", "header nav a:not([aria-current])"],
  [
    "a command",
    "command-palette--open",
    "[role=option][aria-selected=true]",
    "[role=option]:not([aria-selected=true])",
  ],
  ["today", "calendar-month--read-only", "[data-today]", "[data-part=day]:not([data-today], [data-outside])"],
  ["the featured plan", "plan-grid--three-plans", "[data-featured]", "[data-padding]:not([data-featured])"],
  [
    "a failed message",
    "chat-panel--conversation",
    "[data-error] > [data-part=bubble]",
    "[data-from=ai]:not([data-error]) > [data-part=bubble]",
  ],
];

test("forced colors distinguish selected and highlighted elements from others", async ({ story }) => {
  const page = await story("badge--neutral", "unplayed");
  await page.emulateMedia({ forcedColors: "active" });
  for (const [title, id, chosen, other] of choices) {
    await showStory(page, `ui-${id}`);
    const [one, another] = [page.locator(chosen).first(), page.locator(other).first()];
    await expect(one, title).toBeVisible();
    await expect(another, title).toBeVisible();
    expect.soft(await stylesOf(one), title).not.toBe(await stylesOf(another));
  }
});

const switched: readonly [title: string, off: string, on: string, part: string][] = [
  ["a checkbox", "checkbox--unchecked", "checkbox--checked", "input"],
  ["a switch", "switch--off", "switch--on", "input"],
  ["a radio button", "radio-group--nothing-chosen", "radio-group--list", "input >> nth=0"],
  ["a progress bar", "progress-bar--not-started", "progress-bar--started", "[role=progressbar]"],
  ["a strength meter", "strength-meter--empty", "strength-meter--medium", "[role=meter]"],
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`forced colors show whether a control is on and how far a bar has progressed: ${colorScheme}`, async ({
    story,
  }) => {
    const page = await story("badge--neutral", "unplayed");
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const [title, off, on, part] of switched) {
      await showStory(page, `ui-${off}`);
      const before = await page.locator(part).screenshot();
      await showStory(page, `ui-${on}`);
      const after = await page.locator(part).screenshot();
      expect.soft(after.equals(before), title).toBe(false);
    }
  });
}
