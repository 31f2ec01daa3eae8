import type { QueuedMail, MailQueue } from "../../ports/mail.ts";

export function createMailQueue(): MailQueue {
  const jobs = new Map<string, { job: QueuedMail; dueAt: Date; tries: number }>();
  return {
    add: async (job) => {
      jobs.set(job.id, { job: { ...job }, dueAt: job.createdAt, tries: 0 });
    },
    take: async (now, leaseUntil, most) => {
      const due = [...jobs.values()]
        .filter(({ dueAt }) => dueAt <= now)
        .toSorted((one, other) => one.dueAt.getTime() - other.dueAt.getTime())
        .slice(0, most);
      for (const each of due) {
        each.dueAt = leaseUntil;
        each.tries += 1;
      }
      return due
        .map(({ job, tries }) => ({ ...job, tries }))
        .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    },
    done: async (id) => {
      jobs.delete(id);
    },
    postpone: async (id, dueAt) => {
      const found = jobs.get(id);
      if (found) found.dueAt = dueAt;
    },
  };
}
