import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Open } from "./ground.ts";
import { useStorage } from "./ground.ts";

export function limitsConformance(open: Open): void {
  describe("limits", () => {
    const storage = useStorage(open);

    it("allows exactly the limit of thirty simultaneous takes, and says when to come back", async () => {
      const takes = await Promise.all(Array.from({ length: 30 }, () => storage.limits.take("race", 10, 60)));
      expect(takes.filter(({ allowed }) => allowed)).toHaveLength(10);
      for (const take of takes) {
        if (take.allowed) continue;
        expect(Number.isInteger(take.retryAfterSeconds)).toBe(true);
        expect(take.retryAfterSeconds).toBeGreaterThan(0);
        expect(take.retryAfterSeconds).toBeLessThanOrEqual(60);
      }
    });

    it("counts every key for itself", async () => {
      await storage.limits.take("one", 1, 60);
      expect((await storage.limits.take("one", 1, 60)).allowed).toBe(false);
      expect((await storage.limits.take("other", 1, 60)).allowed).toBe(true);
    });

    it("allows again once the window is over", async () => {
      await storage.limits.take("short", 1, 1);
      expect((await storage.limits.take("short", 1, 1)).allowed).toBe(false);
      await pause(1100);
      expect((await storage.limits.take("short", 1, 1)).allowed).toBe(true);
    });
  });
}
