import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./storybook.ts";

const panelOf = (page: Page): Locator => page.getByRole("tabpanel", { name: "Statechart" });
const active = (page: Page): Locator => panelOf(page).getByRole("status");
/** A busy machine takes long to load Storybook and a story with the server. */
const loading = { timeout: 120_000 };
const screen = (page: Page) => page.frameLocator("#storybook-preview-iframe");

test("the Statechart panel takes steps, goes back in time and restores a state from its link", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(new URL("/index.html?path=/story/atlas-password-reset--code-wrong", page.url()).href);
  await expect(active(page)).toHaveText("Active: askingCode.refused", loading);
  await panelOf(page).getByRole("button", { name: "code.submitted" }).first().click();
  await expect(active(page)).toHaveText("Active: askingCode.sending");
  await expect(screen(page).getByRole("button", { name: "Verify" })).toHaveAttribute("aria-busy", "true");
  await panelOf(page).getByRole("button", { name: "verifyCode resolves" }).first().click();
  await panelOf(page).getByRole("button", { name: "500 ms pass" }).first().click();
  await expect(screen(page).getByRole("heading", { name: "Choose a new password" })).toBeVisible();
  await panelOf(page).getByRole("button", { name: "Copy a link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await panelOf(page).getByRole("button", { name: "start" }).click();
  await expect(active(page)).toHaveText("Active: askingEmail.editing");
  await page.goto(link);
  await expect(active(page)).toHaveText("Active: askingPassword.editing", loading);
  await expect(screen(page).getByRole("heading", { name: "Choose a new password" })).toBeVisible();
});

test("events that the user causes in the story appear in the Statechart panel", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/atlas-password-reset--asking-email", page.url()).href);
  await expect(active(page)).toHaveText("Active: askingEmail.editing", loading);
  await screen(page).getByLabel("Email").fill("noah@example.com");
  await screen(page).getByRole("button", { name: "Send code" }).click();
  await expect(active(page)).toHaveText("Active: askingEmail.sending");
  await expect(panelOf(page).getByRole("listitem").filter({ hasText: "noah@example.com" })).toBeVisible();
});

test("a story without a flow has no Statechart panel", async ({ story }) => {
  const page = await story("badge--neutral");
  await page.goto(new URL("/index.html?path=/story/ui-badge--neutral", page.url()).href);
  await expect(page.getByRole("tab", { name: "Controls" })).toBeVisible();
  await expect(screen(page).locator("#storybook-root > *").first()).toBeVisible(loading);
  await expect(page.getByRole("tab", { name: "Statechart" })).toBeHidden();
});
