import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "playwright";
import { eventsOf } from "../api/ai-provider.ts";
import { isQuick, roundsOf } from "./amounts.ts";
import type { ChatWorld } from "./chat-world.ts";
import { longestTask } from "./longest-task.ts";

/** Length of the chat. */
export const messages = isQuick ? 200 : 1_000;
const rounds = roundsOf(5);
const slowdown = 4;

const answer = Array.from(
  { length: 6 },
  (_, line) => `• Idea ${line + 1}: show one small change from your week, and say in one sentence what it taught you.`,
).join("\n");

/** Runs in the page: asks this many questions, which are answered without the network. */
async function converse([questions, content]: readonly [number, string]): Promise<void> {
  const field = document.querySelector<HTMLTextAreaElement>('[role="dialog"] textarea');
  const original = window.fetch;
  window.fetch = async (...call) => {
    if (!new Request(...call).url.endsWith("/ai/chat/completions")) return original(...call);
    return Response.json({ model: "stand-in-1", choices: [{ message: { content } }] });
  };
  const value = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value");
  // Lets React handle the last event.
  const turn = () => new Promise((resolve) => setTimeout(resolve));
  for (let question = 1; question <= questions; question++) {
    value?.set?.call(field, `Question ${question}`);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    await turn();
    field?.form?.requestSubmit();
    do await turn();
    while (!document.querySelector('[role="dialog"] button[type="submit"]'));
  }
  window.fetch = original;
}

const stepsOf = (page: Page): Record<string, () => Promise<unknown>> => {
  const field = page.getByRole("textbox", { name: "Message" });
  const log = page.getByRole("log", { name: "Messages" });
  return {
    "opening the panel": async () => {
      await page.getByRole("button", { name: "Open assistant" }).click();
      await field.waitFor();
      await page.getByRole("button", { name: "Show earlier messages" }).waitFor({ state: "attached" });
    },
    "typing a question": () => field.pressSequentially("What should I post next week?"),
    "a streamed answer": async () => {
      await field.press("Enter");
      await page.getByRole("button", { name: "Stop" }).waitFor();
      await page.getByRole("button", { name: "Send" }).waitFor();
    },
    scrolling: async () => {
      await log.hover();
      for (let turn = 0; turn < 30; turn++) await page.mouse.wheel(0, -600);
    },
    "showing earlier messages": () => page.getByRole("button", { name: "Show earlier messages" }).press("Enter"),
    "closing the panel": () => field.press("Escape"),
  };
};

/**
 * Returns the longest task of the page in each step, in milliseconds at a quarter of the speed. The best round counts,
 * because other load on the machine lengthens the pauses that slow the processor down.
 */
export async function longHistoryTasks(world: ChatWorld): Promise<Map<string, number>> {
  const { browser, page, provider } = world;
  provider.replies.splice(0, Infinity, async (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of eventsOf(answer)) {
      response.write(event);
      await wait(15);
    }
    response.end();
  });
  await page.evaluate(converse, [messages / 2, answer] as const);
  await page.keyboard.press("Escape");
  const client = await page.context().newCDPSession(page);
  await client.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const longest = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    for (const [name, step] of Object.entries(stepsOf(page))) {
      const task = await longestTask(browser, page, step);
      longest.set(name, Math.min(task, longest.get(name) ?? Infinity));
    }
  }
  return longest;
}
