import { createCache } from "@trellis/providers/youtube/cache";
import { expect, it, vi } from "vitest";

const start = new Date("2026-01-05T09:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

it("keeps an answer for 15 minutes", async () => {
  const cache = createCache<number>();
  const find = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  expect(await cache.of("key", start, find)).toBe(1);
  expect(await cache.of("key", later(14), find)).toBe(1);
  expect(await cache.of("key", later(15), find)).toBe(2);
});

it("does not cache errors and can forget an answer", async () => {
  const cache = createCache<number>();
  await expect(cache.of("key", start, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await cache.of("key", start, async () => 1)).toBe(1);
  cache.forget("key");
  expect(await cache.of("key", start, async () => 2)).toBe(2);
});
