import { checkSession, logIn, register } from "@trellis/contract/account";
import { deleteAccount, keepAccount } from "@trellis/contract/account-data";
import { readBilling } from "@trellis/contract/billing";
import { resumeSubscription } from "@trellis/contract/cancellation";
import { findCountry } from "@trellis/contract/geo";
import { changePlan, confirmSubscription } from "@trellis/contract/subscription";
import { listSessions } from "@trellis/contract/sessions";
import { describe, expect, it } from "vitest";
import { sweep } from "../../apps/api/src/jobs/sweep.ts";
import { saveCard } from "./billing-client.ts";
import { createClient, day, hour } from "./test-client.ts";

const date = "2026-11-28T09:00:00.000Z";

async function deleted() {
  const client = await createClient("youtuber");
  const reply = await client.send(deleteAccount, {});
  return { client, reply, owner: client.world.personas.youtuber };
}

describe("deleting an account", () => {
  it("schedules the deletion in seven days, ends the other sessions and emails the owner", async () => {
    const client = await createClient("creator");
    expect(await client.send(deleteAccount, {})).toEqual({
      message: "Your account will be deleted on November 28, 2026. Until then you can keep it.",
      deletedFrom: date,
    });
    expect((await client.send(listSessions, {})).sessions).toHaveLength(1);
    expect((await client.send(checkSession, {})).user.deletedFrom).toBe(date);
    expect(client.world.mailer.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your Trellis account will be deleted on /),
      "Your Trellis subscription is canceled",
    ]);
  });

  it("requires a recent proof of identity", async () => {
    const { failureOf, world } = await createClient("creator");
    world.clock.advance(hour);
    expect(await failureOf(deleteAccount, {})).toMatchObject({ status: 403, code: "proofRequired" });
  });

  it("keeps the date and sends no second email when the request is repeated", async () => {
    const { client, reply } = await deleted();
    client.world.clock.advance(60_000);
    expect(await client.send(deleteAccount, {})).toEqual(reply);
    expect(client.world.mailer.mails).toHaveLength(2);
  });

  it("lets the owner sign in until the deletion date, and names that date", async () => {
    const { client, owner } = await deleted();
    const { message, user } = await client.send(logIn, { body: owner });
    expect(message).toBe("You are signed in. Your account will be deleted on November 28, 2026 unless you keep it.");
    expect(user?.deletedFrom).toBe(date);
  });

  it("deletes the account on the deletion date, and sends a last email", async () => {
    const { client, owner } = await deleted();
    const { world } = client;
    client.token = (await client.send(logIn, { body: owner })).token;
    world.clock.advance(7 * day);
    await client.send(findCountry, {});
    expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
    expect(await client.failureOf(logIn, { body: owner })).toMatchObject({ status: 400 });
    expect(world.mailer.mails.at(-1)).toMatchObject({
      to: { name: owner.fullname, address: owner.email },
      subject: "Your Trellis account was deleted",
    });
    expect(world.logs.map(({ event }) => event)).toContain("account deleted");
    await client.send(register, { body: { ...owner, confirmPassword: owner.password } });
  });

  it("takes effect on the deletion date, even if the job is late", async () => {
    const { client, owner } = await deleted();
    const { token } = await client.send(logIn, { body: owner });
    client.world.ports.jobs.add = async () => {};
    client.world.ports.accounts.delete = async () => false;
    client.token = token;
    client.world.clock.advance(7 * day);
    expect(await client.failureOf(checkSession, {})).toMatchObject({ status: 401 });
    expect(await client.failureOf(keepAccount, {})).toMatchObject({ status: 401 });
    expect(await client.failureOf(logIn, { body: owner })).toMatchObject({ status: 403 });
  });

  it("is carried out by the hourly sweep if its job is missing", async () => {
    const client = await createClient("creator");
    const { ports, personas } = client.world;
    const { jobs } = ports;
    ports.jobs = { ...jobs, add: async () => {} };
    await client.send(deleteAccount, {});
    ports.jobs = jobs;
    client.world.clock.advance(8 * day);
    await sweep({}, ports);
    await client.send(findCountry, {});
    expect(await ports.accounts.byEmail(personas.creator.email)).toBeNull();
  });

  it("succeeds while YouTube is down", async () => {
    const { client, owner } = await deleted();
    client.world.ports.youtube.revoke = () => Promise.reject(new Error("down"));
    client.world.clock.advance(7 * day);
    await client.send(findCountry, {});
    expect(await client.failureOf(logIn, { body: owner })).toMatchObject({ status: 400 });
  });
});

describe("deleting an account with a running subscription", () => {
  const subscriptionOf = async ({ send }: Awaited<ReturnType<typeof createClient>>) =>
    (await send(readBilling, {})).subscription;

  it("cancels the subscription at the end of its period, and keeping the account does not resume it", async () => {
    const { client } = await deleted();
    expect(await subscriptionOf(client)).toMatchObject({ status: "canceling" });
    // Nothing may be charged for an account that is scheduled for deletion.
    const body = { planId: "plan_yearly" };
    expect(await client.failureOf(resumeSubscription, {})).toMatchObject({ status: 409 });
    expect(await client.failureOf(changePlan, { body })).toMatchObject({ status: 409 });
    expect(await client.failureOf(confirmSubscription, { body })).toMatchObject({ status: 409 });
    expect(await client.send(keepAccount, {})).toEqual({
      message:
        "Your account won’t be deleted. Your subscription stays canceled: resume it in Settings if you want to keep it.",
    });
    expect(await subscriptionOf(client)).toMatchObject({ status: "canceling" });
    await client.send(resumeSubscription, {});
    expect(await subscriptionOf(client)).toMatchObject({ status: "active" });
  });

  it("also cancels a subscription that the server does not know because the provider's reply was lost", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const { ports } = client.world;
    const { payments } = ports;
    const lost = async (...order: Parameters<typeof payments.subscribe>) => {
      await payments.subscribe(...order);
      throw new Error("the reply is lost");
    };
    ports.payments = { ...payments, subscribe: lost, run: async () => undefined };
    expect(await client.failureOf(confirmSubscription, { body: { planId: "plan_monthly" } })).toMatchObject({
      status: 502,
    });
    ports.payments = payments;
    await client.send(deleteAccount, {});
    expect(await subscriptionOf(client)).toMatchObject({ status: "canceling" });
  });

  /** Resolves when the next payment or deletion asks to begin. */
  const nextAttempt = ({ world }: Awaited<ReturnType<typeof createClient>>): Promise<void> => {
    const { paymentAttempts } = world.ports;
    const real = { ...paymentAttempts };
    return new Promise((resolve) => {
      paymentAttempts.begin = async (...input) => {
        resolve();
        return real.begin(...input);
      };
    });
  };

  it("waits for a payment in progress, and cancels the subscription that it starts", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const { payments } = client.world.ports;
    const real = { ...payments };
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    payments.subscribe = async (...order) => {
      asked.resolve();
      return answered.promise.then(() => real.subscribe(...order));
    };
    const started = client.send(confirmSubscription, { body: { planId: "plan_monthly" } });
    await asked.promise;
    const isWaiting = nextAttempt(client);
    const scheduled = client.send(deleteAccount, {});
    await Promise.race([isWaiting, scheduled]);
    answered.resolve();
    await Promise.all([started, scheduled]);
    expect(await subscriptionOf(client)).toMatchObject({ status: "canceling" });
  });

  it("refuses a payment that waited for it", async () => {
    const client = await createClient("unsubscribed");
    await saveCard(client);
    const { payments } = client.world.ports;
    const real = { ...payments };
    const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    payments.latest = async (customerId) => {
      asked.resolve();
      return answered.promise.then(() => real.latest(customerId));
    };
    const scheduled = client.send(deleteAccount, {});
    await asked.promise;
    const isWaiting = nextAttempt(client);
    const refused = client.failureOf(confirmSubscription, { body: { planId: "plan_monthly" } });
    await isWaiting;
    answered.resolve();
    await scheduled;
    expect(await refused).toMatchObject({ status: 409 });
    expect(await subscriptionOf(client)).toBeNull();
  });

  it("is not scheduled while the card provider is down", async () => {
    const client = await createClient("creator");
    client.world.ports.payments.cancel = () => Promise.reject(new Error("down"));
    expect(await client.failureOf(deleteAccount, {})).toMatchObject({ status: 502 });
    expect((await client.send(checkSession, {})).user.deletedFrom).toBeUndefined();
    expect((await client.send(listSessions, {})).sessions).toHaveLength(2);
  });

  it("ends the subscription and removes the customer at the card provider, and waits while the provider is down", async () => {
    const { client, owner } = await deleted();
    const { ports } = client.world;
    const account = await ports.accounts.byEmail(owner.email);
    const { customerId } = await ports.wallets.read(account?.account.id ?? "");
    const { providerId } = account?.account.subscription ?? {};
    const { payments } = ports;
    ports.payments = { ...payments, end: () => Promise.reject(new Error("down")) };
    client.world.clock.advance(7 * day);
    await client.send(findCountry, {});
    expect(await ports.accounts.byEmail(owner.email)).not.toBeNull();
    const ended: string[] = [];
    const end = async (id: string, key: string, why: string) => {
      ended.push(id);
      await payments.end(id, key, why);
    };
    ports.payments = { ...payments, end };
    client.world.clock.advance(hour);
    await client.send(findCountry, {});
    expect(await ports.accounts.byEmail(owner.email)).toBeNull();
    expect(ended).toEqual([providerId]);
    expect(await ports.sandboxDocuments.read(customerId ?? "")).toBeNull();
  });
});

describe("keeping an account that is scheduled for deletion", () => {
  it("withdraws the deletion, which can be requested again with a later date", async () => {
    const { client, owner } = await deleted();
    client.world.clock.advance(3 * day);
    client.token = (await client.send(logIn, { body: owner })).token;
    await client.send(keepAccount, {});
    expect((await client.send(checkSession, {})).user.deletedFrom).toBeUndefined();
    expect((await client.send(deleteAccount, {})).deletedFrom).toBe("2026-12-01T09:00:00.000Z");

    client.world.clock.advance(4 * day);
    expect((await client.send(logIn, { body: owner })).user?.email).toBe(owner.email);
    client.world.clock.advance(3 * day);
    await client.send(findCountry, {});
    expect(await client.failureOf(logIn, { body: owner })).toMatchObject({ status: 400 });
  });

  it("does nothing without a scheduled deletion", async () => {
    const { send } = await createClient("creator");
    expect(await send(keepAccount, {})).toEqual({ message: "Your account won’t be deleted." });
    expect((await send(checkSession, {})).user.deletedFrom).toBeUndefined();
  });
});
