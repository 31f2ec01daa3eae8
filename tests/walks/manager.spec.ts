import { readFileSync } from "node:fs";
import { expect, test } from "./storybook.ts";

/** A busy machine takes long to load Storybook. */
const loading = { timeout: 120_000 };

test("the sidebar names the version and status of each component of the package", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/ui-accordion--single", page.url()).href);
  const sidebar = page.getByRole("navigation", { name: "Stories" });
  await expect(sidebar.getByRole("button", { name: /^Accordion.* version 0\.\d+ new$/ })).toBeVisible(loading);
  await page.goto(new URL("/index.html?path=/story/ui-button--primary", page.url()).href);
  await expect(sidebar.getByRole("button", { name: /^Button version 0\.\d+ beta$/ })).toBeVisible(loading);
});

test("the search lists the best match first, and shows story names as sentences", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/ui-badge--neutral", page.url()).href);
  const search = page.locator("#storybook-explorer-searchfield");
  const first = page.getByRole("option").first();
  await search.fill("modal", loading);
  await expect(first).toContainText("Dialog (modal)");
  await search.fill("no token");
  await expect(first).toContainText("No token");
});

test("the toolbar links to the picture of a screen's design in the chosen theme", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/screens-calendar--week&globals=theme:dark", page.url()).href);
  const link = page.getByRole("link", { name: "Design", exact: true });
  await expect(link).toHaveAttribute("href", "designs/calendar-1440-dark.jpg", loading);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(link).toBeInViewport({ ratio: 1 });
  const picture = await page.request.get(new URL("/designs/calendar-1440-dark.jpg", page.url()).href);
  expect(picture.ok()).toBe(true);
  await page.goto(new URL("/index.html?path=/story/ui-badge--neutral", page.url()).href);
  await expect(page.getByRole("tab", { name: "Controls" })).toBeVisible(loading);
  await expect(link).toBeHidden();
});

test("a designer finds a state of a flow from the front page, and its link shows it in French, dark, on a phone", async ({
  story,
}) => {
  const page = await story("badge--neutral");
  const preview = page.frameLocator("#storybook-preview-iframe");
  await page.goto(new URL("/", page.url()).href);
  await preview.getByRole("link", { name: "Atlas" }).click(loading);
  for (const choice of ["Password reset", "French", "Dark", "Phone"])
    await preview.getByRole("radio", { name: choice, exact: true }).check(loading);
  const picture = preview.getByRole("listitem").filter({ hasText: /^The code has expired/ });
  await picture.getByRole("link", { name: "The code has expired" }).click(loading);
  await expect(page).toHaveURL(/\/\?path=\/story\/atlas-password-reset--code-expired&/, loading);
  await expect(page.getByRole("status").filter({ hasText: "askingPassword.refused" })).toBeVisible(loading);
  await expect(preview.getByText("Ton code a expiré")).toBeVisible(loading);
  await expect(preview.locator("html")).toHaveAttribute("data-theme", "dark");
  expect(await preview.locator("html").evaluate(() => innerWidth)).toBe(375);
});

test("a docs page keeps the toolbar's theme while its pictures use another", async ({ story }) => {
  const page = await story("badge--neutral");
  const preview = page.frameLocator("#storybook-preview-iframe");
  await page.goto(new URL("/?path=/docs/atlas-overview--docs", page.url()).href);
  await preview.getByRole("radio", { name: "Dark" }).check(loading);
  await expect(preview.frameLocator("iframe >> nth=0").locator("html")).toHaveAttribute("data-theme", "dark", loading);
  await expect(preview.frameLocator("iframe >> nth=0").getByRole("button", { name: "Send code" })).toBeVisible(loading);
  await expect(preview.locator("html")).toHaveAttribute("data-theme", "light");
});

test("a link in the dark theme is dark before the story has loaded", async ({ browser, storybook }) => {
  // Requests of a service worker can't be aborted.
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${storybook.origin}/iframe.html?id=ui-badge--neutral&viewMode=story&globals=theme:dark`);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await expect(page.locator(".sb-preparing-story")).toHaveCSS("background-color", "rgb(14, 26, 21)");
  await page.close();
});

test("a link to a story of a flow shows the Statechart panel while the story is loading", async ({
  browser,
  storybook,
}) => {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.route("**/iframe.html*", (route) => route.abort());
  await page.goto(`${storybook.origin}/?path=/story/atlas-password-reset--code-wrong`);
  await expect(page.getByRole("tabpanel", { name: "Statechart" })).toContainText("Waiting for the flow", loading);
  await page.close();
});

test("a story of a flow opens with its interactions, because it has no controls", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/?path=/story/product-journeys--reset-password", page.url()).href);
  await expect(page.getByRole("tab", { name: /^Interactions/ })).toHaveAttribute("aria-selected", "true", loading);
});

test("a story whose app has changed the frame's URL is shown again when the frame is reloaded", async ({ story }) => {
  const page = await story("badge--neutral");
  const preview = page.frameLocator("#storybook-preview-iframe");
  await page.goto(new URL("/?path=/story/product-pages--dashboard", page.url()).href);
  const heading = preview.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("Maya", loading);
  const frame = page.frame({ url: (url) => url.pathname === "/" && url.search === "" });
  await frame?.evaluate(() => location.reload());
  await page.waitForURL(/product-pages--dashboard/);
  await expect(preview.locator("#storybook-root")).toBeAttached(loading);
  await expect(heading).toContainText("Maya", loading);
});

test("only stories have the tabs that show all themes and languages", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/?path=/story/ui-badge--neutral", page.url()).href);
  const tab = page.getByRole("tab", { name: "All themes" });
  await expect(tab).toBeVisible(loading);
  await page.getByRole("navigation", { name: "Stories" }).getByRole("link", { name: "Docs", exact: true }).click();
  await expect(page.frameLocator("#storybook-preview-iframe").getByRole("heading", { name: "Badge" })).toBeVisible(
    loading,
  );
  await expect(tab).toBeHidden();
});

test("the review board signs off pictures, takes a sign-off back, and downloads the file", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/iframe.html?id=start-here-review-board--docs&viewMode=docs", page.url()).href);
  await page.getByText("Roadmap: 0 of").click(loading);
  const box = (variant: string) => page.getByRole("checkbox", { name: `Sign off Ready, ${variant}` });
  await expect(box("es dark")).toBeDisabled();
  await page.getByLabel("Your name").fill("Ana Lima");
  await box("es dark").check();
  await box("fr light").check();
  await box("es dark").uncheck();
  await expect(page.getByText(/^Roadmap: 1 of/)).toBeVisible();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download sign-offs.json" }).click();
  const file: unknown = JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
  expect(file).toEqual({ "screens-roadmap--ready": { "fr light": expect.objectContaining({ by: "Ana Lima" }) } });
});

test("the copy deck links a sentence of the server to the story of its refusal", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/iframe.html?id=start-here-copy-deck--docs&viewMode=docs", page.url()).href);
  const search = page.getByRole("searchbox", { name: "Find a sentence or a key" });
  await search.fill("Algo ha fallado por nuestra parte", loading);
  const row = page.getByRole("row").filter({ hasText: "server.unexpected" });
  await expect(row).toContainText("Something went wrong on our side");
  await expect(row.getByRole("link", { name: "Refusal" })).toHaveAttribute(
    "href",
    /product-refusals-account--unexpected/,
  );
});

test("a link sets the direction and the text size of a story", async ({ story }) => {
  const page = await story("badge--neutral");
  const globals = "direction:rtl;textSize:double";
  await page.goto(new URL(`/iframe.html?id=ui-badge--neutral&viewMode=story&globals=${globals}`, page.url()).href);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
});

test("the controls of a screen list its states by name", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/?path=/story/screens-roadmap--ready", page.url()).href);
  const states = page.getByRole("tabpanel", { name: "Controls" }).getByRole("combobox", { name: "view" });
  await expect(states).toHaveValue("ready", loading);
  await states.selectOption("empty");
  const screen = page.frameLocator("#storybook-preview-iframe");
  await expect(screen.getByRole("tab")).toHaveCount(0, loading);
});
