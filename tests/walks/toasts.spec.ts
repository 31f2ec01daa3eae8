import { storyFinished } from "./story-walk.ts";
import { expect, test } from "./storybook.ts";

test("a toast keeps its place at the bottom of the window while a dialog opens", async ({ browser, storybook }) => {
  const page = await browser.newPage({ reducedMotion: "no-preference", viewport: { width: 1440, height: 900 } });
  await page.goto(`${storybook.origin}/iframe.html?id=ui-toast--over-a-dialog&viewMode=story`);
  await storyFinished(page, "ui-toast--over-a-dialog");
  const gap = await page.getByRole("dialog", { name: "Payment details" }).evaluate((dialog: HTMLDialogElement) => {
    const toast = dialog.querySelector("[role=alert]");
    dialog.close();
    // Without a layout in between, the browser would not start the animations again.
    dialog.getBoundingClientRect();
    dialog.showModal();
    const opening = [dialog, ...dialog.children].flatMap((element) => element.getAnimations());
    for (const animation of opening) {
      animation.pause();
      animation.currentTime = 0;
    }
    return { animations: opening.length, below: innerHeight - (toast?.getBoundingClientRect().bottom ?? 0) };
  });
  expect(gap.animations).toBeGreaterThan(0);
  expect(gap.below).toBeLessThan(60);
  await page.close();
});
