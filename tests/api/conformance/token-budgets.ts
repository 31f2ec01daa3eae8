import { describe, expect, it } from "vitest";
import { newAccount, type OpenStorage, useStorage } from "./fixtures.ts";

const today = "2026-11-22";

export function tokenBudgetsConformance(open: OpenStorage): void {
  describe("a token budget", () => {
    const storage = useStorage(open);

    it("reserves no more than the limit when thirty requests arrive at once", async () => {
      const { id } = await newAccount(storage);
      const reserved = await Promise.all(
        Array.from({ length: 30 }, () => storage.tokenBudgets.reserve(id, today, 100, 1_050)),
      );
      expect(reserved.filter(Boolean)).toHaveLength(10);
    });

    it("refuses a reservation above the whole limit", async () => {
      const { id } = await newAccount(storage);
      expect(await storage.tokenBudgets.reserve(id, today, 101, 100)).toBe(false);
      expect(await storage.tokenBudgets.reserve(id, today, 100, 100)).toBe(true);
    });

    it("gives back unused reserved tokens, and charges tokens used beyond the reservation", async () => {
      const { id } = await newAccount(storage);
      await storage.tokenBudgets.reserve(id, today, 80, 100);
      expect(await storage.tokenBudgets.reserve(id, today, 50, 100)).toBe(false);
      await storage.tokenBudgets.settle(id, today, 80, 30);
      expect(await storage.tokenBudgets.reserve(id, today, 70, 100)).toBe(true);
      await storage.tokenBudgets.settle(id, today, 70, 200);
      expect(await storage.tokenBudgets.reserve(id, today, 1, 100)).toBe(false);
    });

    it("counts each account and each day separately", async () => {
      const [one, other] = [await newAccount(storage), await newAccount(storage)];
      await storage.tokenBudgets.reserve(one.id, today, 100, 100);
      expect(await storage.tokenBudgets.reserve(one.id, "2026-11-23", 100, 100)).toBe(true);
      expect(await storage.tokenBudgets.reserve(other.id, today, 100, 100)).toBe(true);
    });
  });
}
