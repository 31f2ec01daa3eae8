import type { Language } from "@trellis/contract/fields";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { RecordRow } from "@trellis/server-core/ports/account-records";
import type { ProviderInvoice } from "@trellis/server-core/ports/provider-subscription";
import { strToU8 } from "fflate";
import { askProvider } from "../routes/card-provider.ts";
import { csvOf } from "./csv.ts";
import { readmes } from "./readme.ts";
import type { ArchiveFile } from "./zip-stream.ts";

/** Columns of the tables in the archive. */
const columns = {
  tasks: ["week", "day", "task", "description", "completedAt"],
  sessions: ["id", "openedAt", "seenAt", "expiresAt", "userAgent"],
  subscriptions: ["id", "planId", "startedAt", "trialEndsAt", "periodEndsAt", "endedAt"],
  invoices: ["number", "createdAt", "dollars", "status", "url"],
};

/** Leaves out digests inside JSON columns, such as the one that identifies a card among used trials. */
const withoutDigests = (key: string, value: unknown): unknown => (/digest$/i.test(key) ? undefined : value);

/** Returns the files of an account's export. */
export async function accountArchive(account: Account, language: Language, ports: Ports): Promise<ArchiveFile[]> {
  const at = ports.clock.now();
  const records = await ports.accountRecords.read(account.id);
  const invoices = await invoicesOf(account, ports);
  const data = { exportedAt: at, ...records, account: records.account[0], invoices };
  const file = (name: string, text: string): ArchiveFile => ({ name, bytes: strToU8(text) });
  return [
    file("README.txt", readmes[language](account.fullname, at)),
    file("account.json", JSON.stringify(data, withoutDigests, 2)),
    file("tasks.csv", csvOf(columns.tasks, await tasksOf(account, language, ports))),
    file("sessions.csv", csvOf(columns.sessions, records.sessions)),
    file("subscriptions.csv", csvOf(columns.subscriptions, records.subscriptions)),
    file("invoices.csv", csvOf(columns.invoices, invoices)),
    ...(await pictureOf(account, ports)),
  ];
}

/** Returns all invoices from the card provider, newest first. */
async function invoicesOf({ id }: Account, ports: Ports): Promise<RecordRow[]> {
  const { customerId } = await ports.wallets.read(id);
  const invoicesFrom = async (customer: string, after?: string): Promise<ProviderInvoice[]> => {
    const page = { limit: 100, after };
    const { invoices, next } = await askProvider(ports, (payments) => payments.invoices(customer, page));
    return next === null ? invoices : [...invoices, ...(await invoicesFrom(customer, next))];
  };
  const all = customerId ? await invoicesFrom(customerId) : [];
  return all.map(({ cents, ...invoice }) => ({ ...invoice, dollars: cents / 100 }));
}

/** Returns the tasks of the latest plan, in the given language if the plan exists in it. */
async function tasksOf(
  { id, answersRevision }: Account,
  language: Language,
  { roadmaps }: Ports,
): Promise<RecordRow[]> {
  const key = { accountId: id, revision: answersRevision, language };
  const found = (await roadmaps.read(key)) ?? (await roadmaps.before({ ...key, revision: answersRevision + 1 }));
  if (!found) return [];
  const completedAt = (week: number, index: number) =>
    found.ticks.find((tick) => tick.week === week && tick.dayIndex === index)?.completedAt;
  return found.plan.weeklyPlans.flatMap(({ week, tasks }) =>
    tasks.map(({ day, task, description }, index) => ({
      week,
      day,
      task,
      description,
      completedAt: completedAt(week, index),
    })),
  );
}

/** Returns the profile picture if the user uploaded it. */
async function pictureOf({ avatar }: Account, { avatars }: Ports): Promise<ArchiveFile[]> {
  const [, hash] = /\/avatars\/([0-9a-f]{32})\./.exec(avatar ?? "") ?? [];
  const picture = hash ? await avatars.get(hash) : null;
  return picture ? [{ name: `picture.${picture.type.split("/")[1] ?? "bin"}`, bytes: picture.bytes }] : [];
}
