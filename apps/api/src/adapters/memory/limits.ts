import type { Clock, Limits } from "../../ports.ts";

/** Counts requests in fixed windows that start with the first request. */
export function createLimits(clock: Clock): Limits {
  const windows = new Map<string, { taken: number; endsAt: number }>();
  return {
    take: async (key, limit, windowSeconds) => {
      const now = clock.now().getTime();
      const open = windows.get(key);
      const window = open && open.endsAt > now ? open : { taken: 0, endsAt: now + windowSeconds * 1000 };
      windows.set(key, { ...window, taken: window.taken + 1 });
      return window.taken < limit
        ? { allowed: true }
        : { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((window.endsAt - now) / 1000)) };
    },
  };
}
