import { setTimeout as pause } from "node:timers/promises";

/** Polls every 20 ms until `ask` returns a value; undefined on timeout. */
export async function until<Answer>(
  timeoutMs: number,
  ask: () => Promise<Answer | undefined> | Answer | undefined,
): Promise<Answer | undefined> {
  const end = performance.now() + timeoutMs;
  const look = async (): Promise<Answer | undefined> => {
    const answer = await ask();
    if (answer !== undefined || performance.now() > end) return answer;
    await pause(20);
    return look();
  };
  return look();
}
