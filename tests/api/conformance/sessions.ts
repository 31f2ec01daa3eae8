import { describe, expect, it } from "vitest";
import type { Open } from "../conformance.ts";
import { day, later, newAccount, newDigest, newSession, now, subscription, useStorage } from "./ground.ts";

export function sessionsConformance(open: Open): void {
  describe("sessions", () => {
    const storage = useStorage(open);

    it("finds a session with its account and its running subscription", async () => {
      const { id, digest } = await newAccount(storage);
      const running = subscription();
      await storage.subscriptions.start(id, running);
      const session = await storage.sessions.find(digest, now);
      expect(session).toMatchObject({ seenAt: now, expiresAt: later(day), account: { id, trialUsed: true } });
      expect(session?.account.subscription).toEqual({ ...running, endedAt: null });
    });

    it("finds nothing by an unknown digest", async () => {
      expect(await storage.sessions.find(newDigest(), now)).toBeNull();
    });

    it("finds a session until the moment it expires, and not from it on", async () => {
      const { digest } = await newAccount(storage);
      expect(await storage.sessions.find(digest, later(day - 1))).not.toBeNull();
      expect(await storage.sessions.find(digest, later(day))).toBeNull();
    });

    it("slides the expiry when touched", async () => {
      const { digest } = await newAccount(storage);
      await storage.sessions.touch(digest, later(1000), later(2 * day));
      expect(await storage.sessions.find(digest, later(day))).toMatchObject({
        seenAt: later(1000),
        expiresAt: later(2 * day),
      });
    });

    it("ends one session and leaves the others of the account alone", async () => {
      const { id, digest } = await newAccount(storage);
      const other = newDigest();
      await storage.sessions.open(newSession(id, { tokenDigest: other }));
      await storage.sessions.end(digest);
      await storage.sessions.end(digest);
      expect(await storage.sessions.find(digest, now)).toBeNull();
      expect(await storage.sessions.find(other, now)).not.toBeNull();
    });

    it("does not bring an ended session back by a late touch", async () => {
      const { digest } = await newAccount(storage);
      await storage.sessions.end(digest);
      await storage.sessions.touch(digest, now, later(day));
      expect(await storage.sessions.find(digest, now)).toBeNull();
    });
  });
}
