import type { SandboxDocuments } from "@trellis/server-core/ports/sandbox-documents";
import type { WebhookEvents } from "@trellis/server-core/ports/webhook-events";
import type { Trials } from "@trellis/server-core/ports/trials";
import { tableOf, type Tables } from "./tables.ts";

export function createTrials(tables: Tables): Trials {
  const holders = tableOf<string, string>(tables, "trials");
  const isFree = (digests: readonly string[], holder: string) =>
    digests.every((digest) => (holders.get(digest) ?? holder) === holder);
  return {
    claim: async (digests, holder) => {
      if (!isFree(digests, holder)) return false;
      for (const digest of digests) holders.set(digest, holder);
      return true;
    },
    isUsed: async (digests, holder) => !isFree(digests, holder),
  };
}

export function createWebhookEvents(tables: Tables): WebhookEvents {
  const events = tableOf<string, { receivedAt: Date; isDone: boolean }>(tables, "webhookEvents");
  return {
    claim: async (id, now) => {
      const known = events.get(id);
      if (known?.isDone) return "done";
      const age = now.getTime() - (known?.receivedAt.getTime() ?? Number.NEGATIVE_INFINITY);
      if (age >= 0 && age < 60_000) return "busy";
      events.set(id, { receivedAt: now, isDone: false });
      return "claimed";
    },
    complete: async (id, now) => {
      events.set(id, { receivedAt: now, isDone: true });
    },
    abandon: async (id) => {
      events.delete(id);
    },
  };
}

export function createSandboxDocuments(tables: Tables = new Map()): SandboxDocuments {
  const documents = tableOf<string, { state: unknown; version: number }>(tables, "sandboxDocuments");
  return {
    read: async (id) => structuredClone(documents.get(id) ?? null),
    write: async (id, state, version) => {
      if ((documents.get(id)?.version ?? 0) !== version) return false;
      documents.set(id, { state: structuredClone(state), version: version + 1 });
      return true;
    },
    delete: async (id) => void documents.delete(id),
  };
}
