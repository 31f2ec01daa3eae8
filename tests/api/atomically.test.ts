import { createMemoryPorts } from "@trellis/api/memory";
import type { Ports } from "@trellis/server-core/ports";
import type { ProviderSubscription } from "@trellis/server-core/ports/provider-subscription";
import { createPostgresJobs } from "@trellis/storage/pg-boss/jobs";
import { createAtomically } from "@trellis/storage/postgres/atomically";
import { openDatabase } from "@trellis/storage/postgres/open-database";
import { createPostgresStorage } from "@trellis/storage/postgres/storage";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { addEndOfPayer } from "../../apps/api/src/jobs/add-end-of-payer.ts";
import { deleteAccount } from "../../apps/api/src/jobs/delete-account.ts";
import { changeSecondFactors } from "../../apps/api/src/routes/change-second-factor.ts";
import { syncSubscription } from "../../apps/api/src/routes/sync-subscription.ts";
import { handlers } from "../../apps/api/src/jobs/handlers.ts";
import { day, later, newAccount, newDigest, now, readAccount, saveCard } from "./conformance/fixtures.ts";
import { createTestDatabase, startTestServer } from "./store-database.ts";

/** Opens the server's ports on PostgreSQL, without a worker that runs the jobs. */
async function openPorts(server: string) {
  const testDatabase = await createTestDatabase(server);
  const database = openDatabase(testDatabase.url);
  const memory = createMemoryPorts(now);
  const jobs = createPostgresJobs(database, memory.log, handlers);
  const atomically = createAtomically(database, jobs);
  const newId = () => crypto.randomUUID();
  const ports: Ports = { ...memory, ...createPostgresStorage(database, memory.clock), jobs, atomically, newId };
  const waiting = async (): Promise<unknown[]> => {
    const { rows } = await database.pool.query("select name, data from pgboss.job where state = 'created' order by 1");
    return rows;
  };
  const close = async () => {
    await jobs.stop();
    await database.close();
    await testDatabase.drop();
  };
  return { ports, waiting, close };
}

/** Returns ports that simulate the end of the process when a job is about to be added. */
const endingAtJobs = (ports: Ports): Ports => {
  const add = () => Promise.reject(new Error("the process was killed"));
  return {
    ...ports,
    jobs: { ...ports.jobs, add },
    atomically: (work) => ports.atomically((unit) => work({ ...unit, jobs: { ...unit.jobs, add } })),
  };
};

const started = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: "sub_1",
  customerId: "cus_1",
  plan: { id: "plan_monthly", name: "Monthly", priceCents: 1200, durationDays: 30 },
  status: "trialing",
  startedAt: now,
  trialEndsAt: later(3 * day),
  periodEndsAt: later(3 * day),
  cancelsAtPeriodEnd: false,
  endedAt: null,
  nextTryAt: null,
  ...changes,
});

describe("PostgreSQL", () => {
  const opened: Partial<Awaited<ReturnType<typeof openPorts>>> & { stop?: () => Promise<unknown> } = {};
  const world = () => {
    const { ports, waiting } = opened;
    if (!ports || !waiting) throw new Error("The database is not open.");
    return { ports, waiting };
  };
  beforeAll(async () => {
    const server = await startTestServer();
    Object.assign(opened, await openPorts(server.url), { stop: () => server.stop() });
  });
  afterAll(async () => {
    await opened.close?.();
    await opened.stop?.();
  });

  it("does not store a changed subscription without the email about it, however the process ends", async () => {
    const { ports, waiting } = world();
    const { id } = await newAccount(ports);
    const fetch = (subscription: ProviderSubscription, into: Ports) => {
      vi.spyOn(into.payments, "read").mockResolvedValue(subscription);
      return syncSubscription(id, subscription.id, into);
    };
    const mails = (kind: string) => ({
      name: "subscriptionMails",
      data: { accountId: id, providerId: "sub_1", mails: [expect.objectContaining({ kind })] },
    });
    const notice = { name: "trialNotice", data: { accountId: id, providerId: "sub_1" } };

    await expect(fetch(started(), endingAtJobs(ports))).rejects.toThrow("killed");
    expect(await ports.subscriptions.latest(id)).toBeNull();
    await fetch(started(), ports);
    expect(await waiting()).toEqual([notice]);

    const canceled = started({ cancelsAtPeriodEnd: true });
    await expect(fetch(canceled, endingAtJobs(ports))).rejects.toThrow("killed");
    await fetch(canceled, ports);
    await fetch(canceled, ports);
    expect(await waiting()).toEqual([mails("subscriptionCanceled"), notice]);
  });

  it("does not store a reset of an unverified account without the job that ends the former payer's subscription", async () => {
    const { ports, waiting } = world();
    const before = await waiting();
    const { id } = await newAccount(ports);
    await saveCard(ports, id);
    const [mac, tokenDigest] = [newDigest(), newDigest()];
    const email = `${id}@example.com`;
    const code = { email, browser: "", mac, expiresAt: later(day) };
    await ports.resets.saveCode(code);
    await ports.resets.exchangeCode({ ...code, tokenDigest, now, tokenExpiresAt: later(day) });
    const reset = (into: Ports) =>
      into.atomically(async (unit) => {
        const { formerPayer } = (await unit.resets.redeem(tokenDigest, "hash", now)) ?? {};
        if (formerPayer) await addEndOfPayer(id, formerPayer, "en", unit);
      });
    await expect(reset(endingAtJobs(ports))).rejects.toThrow("killed");
    expect((await ports.wallets.read(id)).customerId).toBe(`cus_${id}`);
    await reset(ports);
    const data = { accountId: id, language: "en", payer: { customerId: `cus_${id}`, plan: null } };
    expect(await waiting()).toEqual(expect.arrayContaining([...before, { name: "endFormerPayer", data }]));
  });

  it("does not store a second factor without the email about it", async () => {
    const { ports, waiting } = world();
    const before = await waiting();
    const { digest } = await newAccount(ports);
    const account = await readAccount(ports, digest);
    const lockedSecret = "locked";
    await ports.secondFactors.startAuthenticator(account.id, lockedSecret);
    const confirm = (into: Ports) =>
      changeSecondFactors("authenticatorOn", { account, ports: into, language: "en" }, async (secondFactors) => {
        await secondFactors.replaceRecoveryCodes(account.id, [newDigest()]);
        return secondFactors.confirmAuthenticator(account.id, lockedSecret, 1, now);
      });
    await expect(confirm(endingAtJobs(ports))).rejects.toThrow("killed");
    expect(await ports.secondFactors.read(account.id)).toMatchObject({
      authenticator: { confirmedAt: null },
      recoveryCodes: 0,
    });
    expect(await confirm(ports)).toBe(true);
    expect(await confirm(ports)).toBe(false);
    expect(await waiting()).toHaveLength(before.length + 1);
  });

  it("keeps only the last email in the queue after the deletion of an account", async () => {
    const { ports, waiting } = world();
    const before = await waiting();
    const { id } = await newAccount(ports);
    const email = `${id}@example.com`;
    const created = { language: "en", createdAt: now.toISOString() } as const;
    const facts = { accountId: id };
    const link = { ...created, id: "1", kind: "changeEmail", email: "new@example.com", facts } as const;
    await ports.jobs.add("mail", link, { order: link.email });
    await ports.jobs.add("mail", { ...link, kind: "verifyEmail", id: "2", email }, { order: email });
    await ports.jobs.add("updateHolder", { accountId: id });
    await ports.accounts.scheduleDeletion(id, now);

    await expect(deleteAccount({ accountId: id, language: "en" }, endingAtJobs(ports))).rejects.toThrow("killed");
    expect(await ports.accounts.find(id)).not.toBeNull();
    await deleteAccount({ accountId: id, language: "en" }, ports);
    expect(await ports.accounts.find(id)).toBeNull();
    const left = await waiting();
    expect(left).toHaveLength(before.length + 1);
    expect(left).toContainEqual({ name: "mail", data: expect.objectContaining({ kind: "accountDeleted", email }) });
  });
});
