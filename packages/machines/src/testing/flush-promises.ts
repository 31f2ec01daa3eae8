/** Waits until every settled promise has reached the flow, by running the microtask queue `turns` times. */
export async function flushPromises(turns = 50): Promise<void> {
  await Promise.resolve();
  if (turns > 0) await flushPromises(turns - 1);
}
