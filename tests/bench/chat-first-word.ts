import { setTimeout as wait } from "node:timers/promises";
import { eventsOf } from "../api/ai-provider.ts";
import { roundsOf } from "./amounts.ts";
import type { ChatWorld } from "./chat-world.ts";

const rounds = roundsOf(30);

declare global {
  interface Window {
    /** The time when the first word of the current answer was on the screen, in milliseconds since 1970. */
    shownAt: Promise<number>;
  }
}

/** Runs in the page: resolves after the frame that shows the first word of a new answer. */
function watchForFirstWord(): void {
  const count = () => document.querySelectorAll('[role="log"] [data-from="ai"]').length;
  const before = count();
  window.shownAt = new Promise((shown) => {
    const observer = new MutationObserver(() => {
      if (count() === before) return;
      observer.disconnect();
      // This task runs after the frame's callbacks and painting.
      requestAnimationFrame(() => setTimeout(() => shown(performance.timeOrigin + performance.now())));
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

/** Returns how long each first word took from the moment the model sent it until it was on the screen, in milliseconds. */
export async function firstWordDelays({ page, provider }: ChatWorld): Promise<number[]> {
  let sentAt = 0;
  provider.replies.splice(0, Infinity, async (response) => {
    const [head = "", first = "", ...rest] = eventsOf("Tuesday mornings suit your audience.");
    response.writeHead(200, { "content-type": "text/event-stream" }).write(head);
    // A model needs some time before its first word.
    await wait(50);
    sentAt = performance.timeOrigin + performance.now();
    response.write(first);
    await wait(50);
    response.end(rest.join(""));
  });
  const field = page.getByRole("textbox", { name: "Message" });
  const delays: number[] = [];
  for (let round = -3; round < rounds; round++) {
    await page.evaluate(watchForFirstWord);
    await field.fill("When should I post?");
    await field.press("Enter");
    const shownAt = await page.evaluate(() => window.shownAt);
    if (round >= 0) delays.push(shownAt - sentAt);
    await page.getByRole("button", { name: "Send" }).waitFor();
  }
  return delays;
}
