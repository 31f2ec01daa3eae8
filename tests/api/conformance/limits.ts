import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { useStorage } from "./fixtures.ts";

export function limitsConformance(open: OpenStorage): void {
  describe("a rate limit", () => {
    const storage = useStorage(open);

    it("allows ten of thirty simultaneous requests if the limit is ten, and returns the waiting time", async () => {
      const takes = await Promise.all(Array.from({ length: 30 }, () => storage.limits.take("race", 10, 60)));
      expect(takes.filter(({ allowed }) => allowed)).toHaveLength(10);
      for (const take of takes) {
        if (take.allowed) continue;
        expect(Number.isInteger(take.retryAfterSeconds)).toBe(true);
        expect(take.retryAfterSeconds).toBeGreaterThan(0);
        expect(take.retryAfterSeconds).toBeLessThanOrEqual(60);
      }
    });

    it("counts each key separately", async () => {
      await storage.limits.take("one", 1, 60);
      expect((await storage.limits.take("one", 1, 60)).allowed).toBe(false);
      expect((await storage.limits.take("other", 1, 60)).allowed).toBe(true);
    });

    it("lasts at most one window after the clock has jumped back, and returns the true waiting time", async () => {
      storage.advance(86_400_000);
      await storage.limits.take("jump", 1, 60);
      storage.advance(-86_400_000);
      expect(await storage.limits.take("jump", 1, 60)).toEqual({ allowed: false, retryAfterSeconds: 60 });
      storage.advance(20_000);
      expect(await storage.limits.take("jump", 1, 60)).toEqual({ allowed: false, retryAfterSeconds: 40 });
      storage.advance(40_000);
      expect((await storage.limits.take("jump", 1, 60)).allowed).toBe(true);
    });

    it("allows requests again in the next window", async () => {
      await storage.limits.take("short", 1, 1);
      expect((await storage.limits.take("short", 1, 1)).allowed).toBe(false);
      storage.advance(1_000);
      expect((await storage.limits.take("short", 1, 1)).allowed).toBe(true);
    });
  });
}
