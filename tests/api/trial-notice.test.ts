import { checkSession } from "@trellis/contract/account";
import { cancelSubscription } from "@trellis/contract/cancellation";
import { confirmSubscription } from "@trellis/contract/subscription";
import { describe, expect, it } from "vitest";
import { saveCard } from "./billing-client.ts";
import { createClient, day, hour } from "./test-client.ts";

/** Subscribes with a free trial of three days. */
async function onTrial() {
  const client = await createClient("unsubscribed");
  await saveCard(client);
  await client.send(confirmSubscription, { body: { planId: "plan_monthly" } });
  const { world, raw } = client;
  const wait = async (milliseconds: number) => {
    world.clock.advance(milliseconds);
    await raw("/health");
  };
  const notices = () => world.mailer.mails.filter(({ subject }) => subject === "Your free trial ends tomorrow");
  return { ...client, wait, notices };
}

describe("the notice of the end of a trial", () => {
  it("is sent once, a day before, with the amount and the date", async () => {
    const { world, wait, notices } = await onTrial();
    await wait(2 * day - 1);
    expect(notices()).toEqual([]);
    await wait(1);
    expect(notices()).toHaveLength(1);
    expect(notices()[0]?.text).toContain("Your free trial ends on November 24, 2026");
    expect(notices()[0]?.text).toContain("we’ll charge $12.00 to your card");
    const accountId = (await world.ports.accounts.recipient(world.personas.unsubscribed.email))?.id ?? "";
    const { providerId = "" } = (await world.ports.subscriptions.latest(accountId)) ?? {};
    // Simulates a process that was killed after it queued the email.
    await world.ports.jobs.add("trialNotice", { accountId, providerId });
    await wait(day / 2);
    expect(notices()).toHaveLength(1);
  });

  it("is in the language in which the user last used the app", async () => {
    const { world, send, wait } = await onTrial();
    world.clock.advance(hour);
    await send(checkSession, {}, "fr");
    await wait(2 * day);
    expect(world.mailer.mails.at(-1)?.subject).toBe("Ton essai gratuit se termine demain");
  });

  it("is not sent after the subscription was canceled", async () => {
    const { send, wait, notices } = await onTrial();
    await send(cancelSubscription, {});
    await wait(2 * day);
    expect(notices()).toEqual([]);
  });
});
