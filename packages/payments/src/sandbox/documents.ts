import type { SandboxDocuments } from "@trellis/server-core/ports/sandbox-documents";
import { advance } from "./advance.ts";
import type { Change } from "./charge.ts";
import type { Schedule } from "./schedule.ts";
import { dueAt, newCustomer, type SandboxCustomer } from "./customer.ts";

/** Limits on the stored history, to bound the size of a document. */
const kept = { setups: 10, results: 30, invoices: 100, subscriptions: 20 };

/** Changes a customer's document: reads it, brings it up to date, applies `work` and stores it if it has changed. */
export type ChangeCustomer = <Result>(
  customerId: string,
  work: (customer: SandboxCustomer, change: Change) => Result,
) => Promise<Result>;

/** The dependencies of changes to documents. */
export interface DocumentOptions {
  documents: SandboxDocuments;
  /** The sandbox's own clock, so that a change of the system time charges no one. */
  now: () => Date;
  newId: () => string;
  /** Called with the time at which to check a customer again; null means immediately, to deliver events. */
  schedule: Schedule;
}

export function changeDocuments({ documents, now, newId, schedule }: DocumentOptions): ChangeCustomer {
  const changeCustomer: ChangeCustomer = async (customerId, work) => {
    const stored = await documents.read(customerId);
    // Only this adapter writes the documents.
    const customer = stored ? (stored.state as SandboxCustomer) : newCustomer(customerId);
    const before = JSON.stringify(customer);
    const change = { now: now().getTime(), newId };
    advance(customer, change);
    const result = work(customer, change);
    if (JSON.stringify(customer) === before) return result;
    trim(customer);
    const isStored = await documents.write(customerId, customer, stored?.version ?? 0);
    // Another process was faster: start over with its version.
    if (!isStored) return changeCustomer(customerId, work);
    const due = dueAt(customer);
    if (customer.events.length > 0) await schedule(customerId, null);
    else if (due !== null) await schedule(customerId, new Date(due));
    return result;
  };
  return changeCustomer;
}

function trim(customer: SandboxCustomer): void {
  customer.setups = customer.setups.slice(0, kept.setups);
  customer.results = customer.results.slice(0, kept.results);
  customer.invoices = customer.invoices.slice(0, kept.invoices);
  customer.subscriptions = customer.subscriptions.slice(0, kept.subscriptions);
}

/** Returns the result of an earlier write with the same key, or performs the write and remembers its result. */
export function once<Result extends { is: string }>(
  customer: SandboxCustomer,
  key: string,
  write: () => Result,
): Result {
  const known = customer.results.find((each) => each.key === key);
  // Each key is used for one kind of write, so the stored result has its type.
  if (known) return known.result as Result;
  const result = write();
  // An open confirmation has no result yet.
  if (result.is !== "actionRequired") customer.results.unshift({ key, result });
  return result;
}
