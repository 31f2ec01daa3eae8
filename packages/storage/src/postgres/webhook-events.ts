import type { WebhookEvents } from "@trellis/server-core/ports/webhook-events";
import { eq } from "drizzle-orm";
import type { Database } from "./database.ts";
import { rowsOf } from "./rows.ts";
import { webhookEvents } from "./schema-billing.ts";

const claim = {
  name: "webhook-claim",
  text: `insert into webhook_events as e (id, received_at) values ($1, $2)
    on conflict (id) do update set received_at = $2
    where e.done_at is null and (e.received_at <= $2 - interval '1 minute' or e.received_at > $2)
    returning id`,
};

export const createWebhookEvents = ({ pool, tables }: Database): WebhookEvents => ({
  async claim(id, now) {
    const [claimed] = await rowsOf(pool, claim, [id, now]);
    if (claimed) return "claimed";
    const columns = { doneAt: webhookEvents.doneAt };
    const [event] = await tables.select(columns).from(webhookEvents).where(eq(webhookEvents.id, id));
    return event?.doneAt ? "done" : "busy";
  },
  async complete(id, now) {
    await tables.update(webhookEvents).set({ doneAt: now }).where(eq(webhookEvents.id, id));
  },
  async abandon(id) {
    await tables.delete(webhookEvents).where(eq(webhookEvents.id, id));
  },
});
