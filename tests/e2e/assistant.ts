import { expect, type Locator, type Page } from "@playwright/test";
import type { RecordedCall } from "./api-calls.ts";

export const chatCall = "POST /ai/chat/completions";

/** The assistant's floating button, whether the panel is open or closed. */
export const corner = (page: Page): Locator => page.getByRole("button", { name: /^(Open|Close) assistant$/ }).first();

/** The open panel. Its name depends on whether the built-in engine or an AI model answers. */
export const panel = (page: Page): Locator => page.getByRole("dialog", { name: /^(Built-in|AI) assistant$/ });
export const field = (page: Page): Locator => panel(page).getByRole("textbox", { name: "Message" });
export const messages = (page: Page): Locator => panel(page).getByRole("log").locator("[data-from]");
export const answers = (page: Page): Locator => panel(page).getByRole("log").locator('[data-from="ai"]');

/** Opens the panel with the floating button. */
export async function openChat(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Open assistant" }).click();
  await expect(field(page)).toBeFocused();
}

/** Asks a question and waits until `count` answers are shown. */
export async function ask(page: Page, question: string, count = 1): Promise<void> {
  await field(page).fill(question);
  await field(page).press("Enter");
  await expect(answers(page)).toHaveCount(count);
}

/** Returns the messages sent with a call. */
export const messagesOf = (call: RecordedCall | undefined): { role: string; content: string }[] =>
  (call?.body as { messages: { role: string; content: string }[] } | undefined)?.messages ?? [];
