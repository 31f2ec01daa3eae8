import { setTimeout as pause } from "node:timers/promises";

/** Asks every 20 ms until there is an answer; undefined after so many milliseconds without one. */
export async function until<Answer>(
  milliseconds: number,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
): Promise<Answer | undefined> {
  const end = performance.now() + milliseconds;
  const look = async (): Promise<Answer | undefined> => {
    const answer = await ask();
    if (answer !== undefined || performance.now() > end) return answer;
    await pause(20);
    return look();
  };
  return look();
}
