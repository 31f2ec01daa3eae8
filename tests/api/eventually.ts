import { until } from "../../packages/embedded-postgres/src/until.ts";

/** Waits until the condition holds; fails if it does not within `seconds`. */
export async function eventually(holds: () => boolean | Promise<boolean>, seconds = 30): Promise<void> {
  const outcome = await until(seconds * 1000, async () => ((await holds()) ? true : undefined));
  if (!outcome) throw new Error(`The condition did not hold within ${seconds} seconds: ${holds.toString()}`);
}
