import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, signInAs, test } from "./fixtures.ts";
import { field, openPreferences, updateButton } from "./preferences.ts";
import { choosePlan, tasks, wizard } from "./screens.ts";
import { openCard, openPlan } from "./settings-payment.ts";
import { type User, createUser, type Stage } from "./users.ts";

const longName = "Maximiliana-Alexandra von Torres-Villanu";

interface Sight {
  title: string;
  stage: Stage;
  open: (page: Page) => Promise<unknown>;
}

async function openTab(page: Page, address: string, name: string) {
  await page.goto(address);
  await page.getByRole("tab", { name }).click();
  await expect(page.getByRole("tabpanel", { name })).toBeVisible();
}

const sights: Sight[] = [
  {
    title: "the plans",
    stage: "unsubscribed",
    async open(page) {
      await page.goto("/payment");
      await expect(page.getByRole("button", { name: "Choose Monthly" })).toBeVisible();
    },
  },
  {
    title: "the card form",
    stage: "unsubscribed",
    async open(page) {
      await page.goto("/payment");
      await expect((await choosePlan(page)).getByRole("textbox", { name: "Card number" })).toBeEnabled();
    },
  },
  {
    title: "the five questions",
    stage: "newcomer",
    async open(page) {
      await page.goto("/");
      await wizard(page).getByRole("textbox").fill("filming, editing");
      await expect(wizard(page).getByRole("listitem")).toHaveCount(2);
    },
  },
  {
    title: "the dashboard",
    stage: "subscribed",
    async open(page) {
      await page.goto("/");
      await expect(page.getByRole("progressbar", { name: "Week 1 progress" })).toBeVisible();
    },
  },
  {
    title: "the roadmap",
    stage: "subscribed",
    async open(page) {
      await page.goto("/roadmap");
      await expect(tasks(page).first()).toBeVisible();
    },
  },
  {
    title: "the preferences, changed and with something wrong",
    stage: "subscribed",
    async open(page) {
      await openPreferences(page);
      await field(page, "Topics").fill("x".repeat(501));
      await updateButton(page).click();
      await expect(page.getByRole("button", { name: "Discard changes" })).toBeVisible();
    },
  },
  {
    title: "the card form of another plan",
    stage: "subscribed",
    async open(page) {
      await expect((await openPlan(page)).number).toBeEnabled();
    },
  },
  {
    title: "the card form of another card",
    stage: "subscribed",
    async open(page) {
      await expect((await openCard(page)).number).toBeEnabled();
    },
  },
  {
    title: "the calendar's month",
    stage: "subscribed",
    async open(page) {
      await page.goto("/calendar");
      await page.getByRole("radio", { name: "Month" }).click();
      await expect(page.getByRole("grid").locator("[aria-current=date]").getByRole("button")).toHaveCount(2);
    },
  },
  {
    title: "an item of the calendar",
    stage: "subscribed",
    async open(page) {
      await page.goto("/calendar");
      await page.getByRole("button", { name: /Lentil soup/ }).click();
      await expect(page.getByRole("dialog").getByRole("list", { name: "Hashtags" })).toBeVisible();
    },
  },
  ...(["Comments", "Engagement Prompts", "Community Insights"] as const).map((name) => ({
    title: `the engagement hub's ${name}`,
    stage: "subscribed" as const,
    open: (page: Page) => openTab(page, "/engagement", name),
  })),
  ...(["Revenue Overview", "Affiliate Marketing", "Brand Partnerships", "Digital Products"] as const).map((name) => ({
    title: `the monetization hub's ${name}`,
    stage: "subscribed" as const,
    open: (page: Page) => openTab(page, "/monetization", name),
  })),
  {
    title: "the empty roadmap",
    stage: "newcomer",
    async open(page) {
      await page.goto("/roadmap");
      await expect(page.getByRole("heading", { name: "No roadmap yet" })).toBeVisible();
    },
  },
];

/** Colours change gradually: half-way they are nobody's choice. */
const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((each) => each.finished));
  });

for (const { title, stage, open } of sights) {
  test.describe(title, () => {
    let user: User;
    test.beforeEach(async ({ page }) => {
      user = await createUser(stage, { fullname: longName });
      await signInAs(page, user);
    });

    test(`axe finds nothing on ${title}, light and dark, wide and narrow`, async ({ page }) => {
      await open(page);
      for (const width of [1440, 375]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          await atRest(page);
          // In the dark nothing but the colours is another.
          const axe = new AxeBuilder({ page });
          const { violations } = await (colorScheme === "light" ? axe : axe.withRules("color-contrast")).analyze();
          const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
          expect(found, `${colorScheme} ${width}`).toEqual([]);
        }
      }
    });

    test(`nothing of ${title} reaches beyond the edge at 320 px, however long the name`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(page);
      const overflow = await page.evaluate(() => {
        const wide = [document.documentElement, ...document.querySelectorAll("main, dialog[open]")];
        return wide.filter((element) => element.scrollWidth > element.clientWidth).map((element) => element.tagName);
      });
      expect(overflow).toEqual([]);
    });
  });
}
