import type { Page } from "@playwright/test";
import { turnTo } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

/** The stories of the components; another direction, longer words or a phone make no other targets. */
async function storiesOf(page: Page): Promise<string[]> {
  const answer = await page.request.get(new URL("/index.json", page.url()).href);
  const { entries } = (await answer.json()) as { entries: Record<string, { id: string; type: string }> };
  return Object.values(entries).flatMap(({ id, type }) =>
    type === "story" && /^ui-(?!.*(?:right-to-left|--long|phone|hundreds|ten-thousand))/.test(id) ? [id] : [],
  );
}

/** What can be pressed but is smaller than a square of this many pixels, as WCAG 2.5.8 measures it; and how many there were. */
const tooSmall = (page: Page, need: number) =>
  page.evaluate((side) => {
    const small: string[] = [];
    const pressed = "a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=slider]";
    const targets = [...document.querySelectorAll<HTMLElement>(pressed)].filter(
      (target) => target.checkVisibility() && !target.closest(":disabled, [aria-disabled=true], [inert]"),
    );
    /** A link in a sentence is as high as its line. */
    const isInline = (target: HTMLElement) =>
      getComputedStyle(target).display === "inline" &&
      (target.parentElement?.textContent ?? "").trim().length > (target.textContent ?? "").trim().length;
    let count = 0;
    for (const target of targets) {
      if (isInline(target)) continue;
      const parts = [target, ...((target as HTMLInputElement).labels ?? [])];
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && parts.some((part) => part.contains(hit));
      };
      /** How far it reaches on every side of a point; nothing where something else lies over it, as a dialog does. */
      const sizeOf = (part: HTMLElement): [wide: number, high: number] => {
        part.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { x, y, width, height } = part.getBoundingClientRect();
        const [midX, midY] = [x + width / 2, y + height / 2];
        const reach = (dx: number, dy: number) => {
          let step = 0;
          while (step < side && isHit(midX + dx * (step + 0.5), midY + dy * (step + 0.5))) step += 1;
          return step;
        };
        return [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)];
      };
      const sizes = parts.map(sizeOf);
      if (sizes.every(([wide]) => wide === 0)) continue;
      count += 1;
      // One of them has to be big enough: the box, or its label. Half a pixel at either end is a matter of rounding.
      if (sizes.some(([wide, high]) => wide >= side - 1 && high >= side - 1)) continue;
      small.push(`${sizes.map((size) => size.join(" × ")).join(", ")}: ${target.outerHTML.slice(0, 160)}`);
    }
    return { small, count };
  }, need);

const parts = 8;

for (let part = 0; part < parts; part += 1) {
  test(`everything that can be pressed is 24 pixels big, and 44 under a finger (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    test.slow();
    const page = await story("badge--neutral", "unplayed");
    const browser = await page.context().newCDPSession(page);
    const stories = await storiesOf(page);
    expect(stories.length).toBeGreaterThan(250);
    let pressed = 0;
    for (const id of stories.filter((_, place) => place % parts === part)) {
      await turnTo(page, id);
      const fine = await tooSmall(page, 24);
      expect.soft(fine.small, `${id}, with a mouse`).toEqual([]);
      pressed += fine.count;
      if (fine.count === 0) continue;
      await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
      await page.waitForFunction(() => matchMedia("(pointer: coarse)").matches);
      expect.soft((await tooSmall(page, 44)).small, `${id}, with a finger`).toEqual([]);
      await browser.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    }
    expect(pressed).toBeGreaterThan(40);
  });
}
