import type { Page } from "@playwright/test";
import { allStories, showStory } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

/** Returns the component stories, except variants with the same targets, such as right-to-left or long text. */
async function storiesOf(page: Page): Promise<string[]> {
  const isDistinct = (id: string) => /^ui-(?!.*(?:right-to-left|--long|phone|hundreds|ten-thousand))/.test(id);
  return (await allStories(page)).map(({ id }) => id).filter(isDistinct);
}

/** Returns the targets that are smaller than `minimum` pixels (WCAG 2.5.8), and the number of all targets. */
const measureTargets = (page: Page, minimum: number) =>
  page.evaluate((side) => {
    const small: string[] = [];
    const interactive =
      "a[href], button, input, select, textarea, summary, [role^=menuitem], [role=option], [role=slider]";
    const targets = [...document.querySelectorAll<HTMLElement>(interactive)].filter(
      (target) => target.checkVisibility() && !target.closest(":disabled, [aria-disabled=true], [inert]"),
    );
    /** WCAG exempts links in a sentence. */
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
      /** Measures the area around the center that reaches the target; 0 if another element covers it. */
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
      // The control or its label must be large enough, with a tolerance of half a pixel at each end for rounding.
      if (sizes.some(([wide, high]) => wide >= side - 1 && high >= side - 1)) continue;
      small.push(`${sizes.map((size) => size.join(" × ")).join(", ")}: ${target.outerHTML.slice(0, 160)}`);
    }
    return { small, count };
  }, minimum);

/** Components without interactive elements. */
const withoutTargets = new Set([
  "avatar",
  "badge",
  "channel-card",
  "chip-list",
  "context-menu",
  "fact-strip",
  "free-trial-band",
  "generating-roadmap",
  "illustration",
  "layout",
  "loading-screen",
  "logo",
  "progress-bar",
  "progress-ring",
  "schedule-list",
  "scroll-region",
  "separator",
  "skeleton",
  "sparkline",
  "spinner",
  "stat-card",
  "strength-meter",
  "theme-list",
  "typing-indicator",
  "video-card",
  "visually-hidden",
]);

const componentOf = (id: string) => id.replace(/^ui-|--.*$/g, "");

const parts = 8;

for (let part = 0; part < parts; part += 1) {
  test(`targets measure at least 24 px with a mouse and 44 px with touch (${part + 1} of ${parts})`, async ({
    story,
  }) => {
    const page = await story("badge--neutral", "unplayed");
    const browser = await page.context().newCDPSession(page);
    const stories = await storiesOf(page);
    expect(stories.length).toBeGreaterThan(250);
    const components = [...new Set(stories.map(componentOf))].filter((_, place) => place % parts === part);
    const withTargets = new Set<string>();
    for (const id of stories.filter((each) => components.includes(componentOf(each)))) {
      await showStory(page, id);
      const fine = await measureTargets(page, 24);
      expect.soft(fine.small, `${id}, with a mouse`).toEqual([]);
      if (fine.count === 0) continue;
      withTargets.add(componentOf(id));
      await browser.send("Emulation.setTouchEmulationEnabled", { enabled: true });
      await page.waitForFunction(() => matchMedia("(pointer: coarse)").matches);
      expect.soft((await measureTargets(page, 44)).small, `${id}, with touch`).toEqual([]);
      await browser.send("Emulation.setTouchEmulationEnabled", { enabled: false });
    }
    expect(components.filter((component) => withTargets.has(component) === withoutTargets.has(component))).toEqual([]);
  });
}
