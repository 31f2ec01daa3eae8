import { firstWordDelays } from "./chat-first-word.ts";
import { longHistoryTasks, messages } from "./chat-long-history.ts";
import { openChatWorld } from "./chat-world.ts";

const limits = { firstWord: 50, task: 50 };

const verdict = (found: number, limit: number) =>
  `${found.toFixed(1)} ms (limit ${limit})${found <= limit ? "" : "  OVER"}`;

/** Measures the chat of the built app in a browser: how soon a word is on the screen, and how long tasks take with a long history. */
export async function chatSpeed(): Promise<boolean> {
  const world = await openChatWorld();
  try {
    const delays = (await firstWordDelays(world)).toSorted((a, b) => a - b);
    const median = delays[Math.floor(delays.length / 2)] ?? Number.NaN;
    console.log(`First word of an answer, from the model’s server to the screen, ${delays.length} answers`);
    console.log(`  median ${verdict(median, limits.firstWord)} · slowest ${delays.at(-1)?.toFixed(1)} ms`);
    const tasks = await longHistoryTasks(world);
    console.log(`Longest task with ${messages} messages, processor slowed down four times`);
    for (const [step, task] of tasks) console.log(`  ${step.padEnd(25)} ${verdict(task, limits.task)}`);
    return median <= limits.firstWord && [...tasks.values()].every((task) => task <= limits.task);
  } finally {
    await world.close();
  }
}
