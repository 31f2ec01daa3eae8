import { expect, test } from "./storybook.ts";

/** A busy machine takes long to load Storybook. */
const loading = { timeout: 60_000 };

test("the sidebar names the version and status of each component of the package", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/ui-accordion--single", page.url()).href);
  const sidebar = page.getByRole("navigation", { name: "Stories" });
  await expect(sidebar.getByRole("button", { name: /^Accordion.* version 0\.\d+ new$/ })).toBeVisible(loading);
  await page.goto(new URL("/index.html?path=/story/ui-button--primary", page.url()).href);
  await expect(sidebar.getByRole("button", { name: /^Button version 0\.\d+ beta$/ })).toBeVisible(loading);
});

test("the toolbar links to the picture of a screen's design in the chosen theme", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/screens-calendar--week&globals=theme:dark", page.url()).href);
  const link = page.getByRole("link", { name: "Design", exact: true });
  await expect(link).toHaveAttribute("href", "designs/calendar-1440-dark.jpg", loading);
  const picture = await page.request.get(new URL("/designs/calendar-1440-dark.jpg", page.url()).href);
  expect(picture.ok()).toBe(true);
  await page.goto(new URL("/index.html?path=/story/ui-badge--neutral", page.url()).href);
  await expect(page.getByRole("tab", { name: "Controls" })).toBeVisible(loading);
  await expect(link).toBeHidden();
});
