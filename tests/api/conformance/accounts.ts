import { describe, expect, it } from "vitest";
import type { OpenStorage } from "./fixtures.ts";
import { answers, newAccount, now, readAccount, useStorage } from "./fixtures.ts";

const one = (email: string, fullname = "Maya Torres") => ({
  id: crypto.randomUUID(),
  fullname,
  email,
  passwordHash: "$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA",
  language: "en" as const,
  createdAt: now,
});

export function accountsConformance(open: OpenStorage): void {
  describe("accounts", () => {
    const storage = useStorage(open);

    it("finds an account by its email, ignoring case, and keeps the spelling", async () => {
      const account = one("Maya.Case@Example.com");
      expect(await storage.accounts.open(account)).toBe("opened");
      const found = await storage.accounts.byEmail("mAYA.case@example.COM");
      expect(found).toEqual({
        passwordHash: account.passwordHash,
        account: {
          id: account.id,
          fullname: "Maya Torres",
          email: "Maya.Case@Example.com",
          avatar: null,
          signsInWith: "password",
          answers: null,
          answersRevision: 0,
          trialUsed: false,
          hasYoutube: false,
          emailVerified: false,
          hasPassword: true,
          hasSecondFactor: false,
          deletedFrom: null,
          subscription: null,
        },
      });
    });

    it("reports an email in use, ignoring case, and changes nothing", async () => {
      await storage.accounts.open(one("first@example.com", "First"));
      expect(await storage.accounts.open(one("FIRST@example.com", "Second"))).toBe("taken");
      expect((await storage.accounts.byEmail("first@example.com"))?.account.fullname).toBe("First");
    });

    it("creates one account for thirty simultaneous requests with the same email", async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          storage.accounts.open(one(index % 2 ? "Race@example.com" : "race@EXAMPLE.com")),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === "opened")).toHaveLength(1);
    });

    it("finds no account by an unknown email", async () => {
      expect(await storage.accounts.byEmail("nobody@example.com")).toBeNull();
      expect(await storage.accounts.byEmail("%@example.com' or '1'='1")).toBeNull();
    });

    it.each(["Robert'); drop table accounts;--", "<script>alert(1)</script>", "体操 🤸‍♀️", "x".repeat(120), "%_\\"])(
      "stores the name %j exactly",
      async (fullname) => {
        const email = `${crypto.randomUUID()}@example.com`;
        await storage.accounts.open(one(email, fullname));
        expect((await storage.accounts.byEmail(email))?.account.fullname).toBe(fullname);
      },
    );

    it("stores answers exactly, and increments the revision only when they change", async () => {
      const { id, digest } = await newAccount(storage);
      expect(await storage.accounts.saveAnswers(id, answers)).toEqual({ answers, answersRevision: 1 });
      expect(await storage.accounts.saveAnswers(id, structuredClone(answers))).toEqual({ answers, answersRevision: 1 });
      const others = { ...answers, goal: ["brand deals"] };
      expect(await storage.accounts.saveAnswers(id, others)).toEqual({ answers: others, answersRevision: 2 });
      const timed = { ...others, weeklyHours: "upTo2" as const };
      expect(await storage.accounts.saveAnswers(id, timed)).toEqual({ answers: timed, answersRevision: 3 });
      expect(await readAccount(storage, digest)).toMatchObject({ answers: timed, answersRevision: 3 });
    });

    it("increments the revision once for twenty simultaneous saves of the same answers", async () => {
      const { id, digest } = await newAccount(storage);
      await Promise.all(Array.from({ length: 20 }, () => storage.accounts.saveAnswers(id, answers)));
      expect((await readAccount(storage, digest)).answersRevision).toBe(1);
    });

    it("the storage reports that it is ready", async () => {
      expect(await storage.isReady()).toBe(true);
    });
  });
}
