import { expect, type Locator, type Page } from "@playwright/test";
import type { RecordedCall } from "./api-calls.ts";

export const chatCall = "POST /ai/chat/completions";

/** The assistant's button in the corner; its name says what a click would do. */
export const corner = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Open|Close) AI assistant$/ }).first();

/** The open panel, what was said in it, and where one writes. */
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: "AI assistant" });
export const field = (page: Page): Locator => panel(page).getByRole("textbox", { name: "Message" });
export const said = (page: Page): Locator => panel(page).getByRole("log").locator("[data-from]");
export const answers = (page: Page): Locator => panel(page).getByRole("log").locator('[data-from="ai"]');

/** Opens the panel from its corner. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open AI assistant" }).click();
  await expect(field(page)).toBeFocused();
}

/** Asks, and waits for as many answers as there are then. */
export async function ask(page: Page, question: string, count = 1): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(answers(page)).toHaveCount(count);
}

/** The messages that a call carried. */
export const messagesOf = (call: RecordedCall | undefined): { role: string; content: string }[] =>
  (call?.body as { messages: { role: string; content: string }[] } | undefined)?.messages ?? [];
