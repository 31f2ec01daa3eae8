import type { Locator, Page } from "@playwright/test";
import { firstStories, turnTo } from "./story-walk.ts";
import { expect, press, test } from "./storybook.ts";

/** What nobody can make out: words in the colour of their ground, and controls without an edge. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const tell = (what: string, element: Element) => found.push(`${what}: ${element.outerHTML.slice(0, 120)}`);
    const isClear = (colour: string) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor;
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? groundOf(element.parentElement) : backgroundColor;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: owner, nodeValue } = walker.currentNode;
      if (!owner || !nodeValue?.trim() || owner.closest("script, style, svg") || !owner.checkVisibility()) continue;
      if (getComputedStyle(owner).color === groundOf(owner)) tell("words that are not seen", owner);
    }
    const controls =
      "button[data-variant], a[data-variant], textarea, select, input:not([type=radio], [type=file], [autocomplete=one-time-code], [role=combobox])";
    for (const control of document.querySelectorAll(controls)) {
      if (!control.checkVisibility() || control.closest("dialog")?.querySelector("[role=listbox]")) continue;
      const { appearance, borderTopWidth, borderTopStyle, borderTopColor, opacity } = getComputedStyle(control);
      const isDrawn = appearance === "auto" && control.matches("[type=checkbox]");
      const hasEdge = borderTopWidth !== "0px" && borderTopStyle !== "none" && !isClear(borderTopColor);
      const isLost = hasEdge && borderTopColor === groundOf(control);
      if (opacity !== "0" && !isDrawn && (!hasEdge || isLost)) tell("a control without an edge", control);
    }
    return found;
  });

/** Whether the ring of what has the focus is seen: on itself, on what it lies over, or on what it stands in. */
const ringIsSeen = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement || activeElement === document.body) return "nothing has the focus";
    const drawn = (element: Element, part?: string) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      return (
        outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$|\/ 0\)$/.test(outlineColor)
      );
    };
    // A list's chosen row, or the slot one types into, wears the ring for the field that has the focus.
    const row = document.getElementById(activeElement.getAttribute("aria-activedescendant") ?? "");
    const slot = activeElement.nextElementSibling?.querySelector("[data-active]");
    if ([row, slot].some((each) => each && drawn(each))) return "seen";
    for (let around: Element | null = activeElement; around && around !== document.body; around = around.parentElement)
      if (drawn(around) || drawn(around, "::after") || drawn(around, "::before")) return "seen";
    return `no ring: ${activeElement.outerHTML.slice(0, 160)}`;
  });

const most = 8;
const parts = 4;

for (let part = 0; part < parts; part += 1) {
  test(`in forced colours every word, every edge and every focus is seen (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    test.slow();
    const page = await story("badge--neutral", "unplayed");
    const stories = await firstStories(page);
    expect(stories.length).toBeGreaterThan(80);
    let focused = 0;
    for (const id of stories.filter((_, place) => place % parts === part)) {
      await page.emulateMedia({ forcedColors: "active" });
      await turnTo(page, id);
      expect.soft(await unseen(page), id).toEqual([]);
      for (let stop = 0; stop < most; stop += 1) {
        await press(page, "Tab");
        const ring = await ringIsSeen(page);
        if (ring === "nothing has the focus") break;
        focused += 1;
        expect.soft(ring, id).toBe("seen");
        // Inside a field of dates the browser draws its own.
        if (id.includes("date-time")) break;
      }
    }
    expect(focused).toBeGreaterThan(10);
  });
}

/** What of an element's frame, ground and mark a person sees. */
const lookOf = (place: Locator) =>
  place.evaluate((element) => {
    const look = (part?: string) => {
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
    return [...look(), ...look("::before"), ...look("::after")].join(" ");
  });

const choices: readonly [title: string, story: string, chosen: string, other: string][] = [
  ["a tile among tabs", "tabs--tiles", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["a word among tabs", "tabs--line", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["a week", "week-tabs--second-week", "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  ["a segment", "segmented-control--four-of-them", "label:has(:checked)", "label:not(:has(:checked))"],
  ["a card", "radio-group--cards", "label:has(:checked)", "label:not(:has(:checked))"],
  ["a place in the sidebar", "app-frame--empty", "aside a[aria-current]", "aside a:not([aria-current])"],
  ["a place in the header", "app-frame--empty", "header nav a[aria-current]", "header nav a:not([aria-current])"],
  [
    "a command",
    "command-palette--open",
    "[role=option][aria-selected=true]",
    "[role=option]:not([aria-selected=true])",
  ],
  ["today", "calendar-month--to-read", "[data-today]", "[data-part=day]:not([data-today], [data-outside])"],
  ["the plan that is favoured", "plan-grid--three-plans", "[data-featured]", "[data-padding]:not([data-featured])"],
  ["a message that failed", "chat-panel--talk", "[data-error]", "[data-from=ai]:not([data-error])"],
];

test("in forced colours what is chosen is told from what is not", async ({ story }) => {
  const page = await story("badge--neutral", "unplayed");
  await page.emulateMedia({ forcedColors: "active" });
  for (const [title, id, chosen, other] of choices) {
    await turnTo(page, `ui-${id}`);
    const [one, another] = [page.locator(chosen).first(), page.locator(other).first()];
    await expect(one, title).toBeVisible();
    await expect(another, title).toBeVisible();
    expect.soft(await lookOf(one), title).not.toBe(await lookOf(another));
  }
});

const switched: readonly [title: string, off: string, on: string, part: string][] = [
  ["a checkbox", "checkbox--unchecked", "checkbox--checked", "input"],
  ["a switch", "switch--off", "switch--on", "input"],
  ["an answer among some", "radio-group--nothing-chosen", "radio-group--list", "input >> nth=0"],
  ["a progress bar", "progress-bar--not-started", "progress-bar--started", "[role=progressbar]"],
  ["a password's strength", "strength-meter--nothing", "strength-meter--medium", "[role=meter]"],
];

for (const colorScheme of ["light", "dark"] as const) {
  test(`in forced colours one sees whether something is on, and how far it has come: ${colorScheme}`, async ({
    story,
  }) => {
    const page = await story("badge--neutral", "unplayed");
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    for (const [title, off, on, part] of switched) {
      await turnTo(page, `ui-${off}`);
      const before = await page.locator(part).screenshot();
      await turnTo(page, `ui-${on}`);
      const after = await page.locator(part).screenshot();
      expect.soft(after.equals(before), title).toBe(false);
    }
  });
}
