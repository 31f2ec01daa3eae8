import type { Page } from "@playwright/test";
import { paths } from "../../apps/web/src/paths.ts";
import { areInert, visit } from "./demo.ts";
import { expect, test } from "./people.ts";

const tab = (page: Page, name: string) => page.getByRole("tab", { name });
const panel = (page: Page) => page.getByRole("tabpanel");
const comments = (page: Page) => page.getByRole("list", { name: "Recent comments" }).getByRole("listitem");

async function open(page: Page, name?: string) {
  await page.goto(paths.engagement);
  await expect(page.getByRole("heading", { level: 1, name: "Engagement hub" })).toBeVisible();
  if (name === undefined) return;
  await tab(page, name).click();
  await expect(panel(page)).toHaveAccessibleName(name);
}

test("ENG-01 four cards have the totals and the engagement rate", async ({ signedInPage: page }) => {
  await open(page);
  await expect(page.getByRole("list", { name: "Totals" }).getByRole("listitem")).toHaveText([
    "Total followers48,213",
    "Total comments1,284",
    "Total likes23,917",
    "Engagement rate5.2%",
  ]);
});

test("ENG-02 three tabs, starting on Comments", async ({ signedInPage: page }) => {
  await open(page);
  await expect(page.getByRole("tab")).toHaveText(["Comments", "Engagement Prompts", "Community Insights"]);
  await expect(tab(page, "Comments")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page)).toContainText("Recent comments");
  await tab(page, "Comments").press("ArrowRight");
  await expect(tab(page, "Engagement Prompts")).toHaveAttribute("aria-selected", "true");
  await expect(panel(page)).not.toContainText("Recent comments");
});

test("ENG-03 a comment has its user, platform, time and likes", async ({ signedInPage: page }) => {
  await open(page);
  await expect(comments(page)).toHaveText([
    /Marta L\..*Instagram · 14 minutes ago.*24 likes.*flatmates/,
    /Dev Patel.*YouTube · 1 hour ago.*167 likes/,
    /Noor H\..*TikTok · 3 hours ago.*89 likes/,
    /Jules Renaud.*YouTube · 5 hours ago.*12 likes/,
    /Sofía R\..*Facebook · yesterday.*41 likes/,
    /Tomás G\..*TikTok · 2 days ago.*203 likes/,
  ]);
});

test("ENG-04 those that wait carry Needs Reply, and are counted", async ({ signedInPage: page }) => {
  await open(page);
  const waiting = comments(page).filter({ has: page.getByText("Needs Reply", { exact: true }) });
  await expect(waiting).toHaveText([/Marta L\./, /Dev Patel/, /Jules Renaud/]);
  await expect(page.getByText("3 need a reply")).toBeVisible();
});

test("ENG-05 Like and Reply do nothing", async ({ signedInPage: page }) => {
  const sent = await visit(page, "Engagement hub");
  await areInert(page, panel(page).getByRole("button", { name: /^Like: / }), 6);
  await areInert(page, panel(page).getByRole("button", { name: /^Reply: / }), 6);
  await expect(comments(page).first()).toContainText("24 likes");
  expect(sent).toEqual([]);
});

test("ENG-06 each prompt has a button Use This Prompt, which does nothing", async ({ signedInPage: page }) => {
  const sent = await visit(page, "Engagement hub");
  await tab(page, "Engagement Prompts").click();
  const prompts = page.getByRole("list", { name: "Engagement Prompts" }).getByRole("listitem");
  await expect(prompts).toHaveCount(6);
  await expect(prompts.first()).toHaveText(/Instagram.*What is for dinner.*Question.*High engagement.*Use This Prompt/);
  await areInert(page, prompts.getByRole("button", { name: "Use This Prompt", exact: true }), 6);
  expect(sent).toEqual([]);
});

test("ENG-07 four Pro Tips", async ({ signedInPage: page }) => {
  await open(page, "Engagement Prompts");
  await expect(page.getByRole("region", { name: "Pro Tips" }).getByRole("listitem")).toHaveText([
    /^Reply within 2 hours/,
    /^Ask questions/,
    /^Use polls and questions in your stories/,
    /^Host a live Q&A/,
  ]);
});

test("ENG-08 the insights tell the response rate", async ({ signedInPage: page }) => {
  await open(page, "Community Insights");
  const card = page.getByRole("region", { name: "Response rate" });
  await expect(card).toContainText("You answer 92% of the comments you get.");
  await expect(card.getByRole("progressbar", { name: "Response rate" })).toHaveAttribute("aria-valuenow", "92");
});

test("ENG-09 the insights tell the average response time, with a progress bar", async ({ signedInPage: page }) => {
  await open(page, "Community Insights");
  const card = page.getByRole("region", { name: "Average response time" });
  await expect(card).toContainText("1.6 hours");
  const bar = card.getByRole("progressbar", { name: "Average response time" });
  await expect(bar).toHaveAttribute("aria-valuenow", "80");
  await expect(bar).toHaveAttribute("aria-valuetext", "1.6 hours of your goal of 2 hours");
});

test("ENG-10 the insights list top engaging content and growth opportunities", async ({ signedInPage: page }) => {
  await open(page, "Community Insights");
  await expect(page.getByRole("region", { name: "Top engaging content" }).getByRole("listitem")).toHaveText([
    /Lentil soup in ten minutes.*YouTube · 3,412 likes · 286 comments/,
    /Weeknight noodles/,
    /Three cuts everyone needs/,
  ]);
  await expect(page.getByRole("region", { name: "Growth opportunities" }).getByRole("listitem")).toHaveText([
    /Go live on Thursdays/,
    /Ask one question a day/,
    /Answer after work/,
  ]);
});

test("ENG-11 the figures are sample data, and no call is made", async ({ signedInPage: page }) => {
  const sent = await visit(page, "Engagement hub");
  await expect(page.getByRole("note")).toContainText(/Sample data.*The figures.*are made up/);
  for (const name of ["Engagement Prompts", "Community Insights", "Comments"]) {
    await tab(page, name).click();
    await expect(panel(page)).toHaveAccessibleName(name);
  }
  await page.waitForLoadState("networkidle");
  expect(sent).toEqual([]);
});
