import { GivenUp } from "@trellis/server-core/jobs/given-up";
import type { JobHandlers } from "@trellis/server-core/jobs/job-handlers";
import type { Jobs } from "@trellis/server-core/ports/jobs";
import type { MailJob } from "@trellis/server-core/ports/mail";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../eventually.ts";

interface OpenedJobs {
  jobs: Jobs;
  now: () => Date;
  /** Makes all jobs and retries due that are scheduled within this time. */
  advance: (milliseconds: number) => Promise<void>;
  /** Lets the due jobs run, here and in other processes. */
  run: () => Promise<unknown>;
  /** Uses up the attempts of each failing job, all of them or all but one. */
  exhaust: () => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a queue that runs its jobs with these handlers. */
export type OpenJobs = (handlers: Pick<JobHandlers, "mail" | "sweep">) => Promise<OpenedJobs>;

const hour = 3_600_000;

export function jobsConformance(open: OpenJobs): void {
  describe("a background job", () => {
    const ran: string[] = [];
    const failing = new Map<string, Error>();
    const opened: { queue?: OpenedJobs } = {};
    const record = async (id: string) => {
      ran.push(id);
      const failure = failing.get(id);
      if (failure) throw failure;
    };
    beforeAll(async () => {
      opened.queue = await open({ mail: ({ id }) => record(id), sweep: () => record("sweep") });
    });
    afterAll(() => opened.queue?.close());

    const queue = (): OpenedJobs => {
      if (!opened.queue) throw new Error("The queue is not open.");
      return opened.queue;
    };
    const timesOf = (id: string): number => ran.filter((each) => each === id).length;
    const hasRun = (id: string, times = 1) =>
      eventually(async () => {
        await queue().run();
        return timesOf(id) >= times;
      });
    const addMail = (id: string, order: string, more: { id?: string } = {}) => {
      const job: MailJob = { id, kind: "googleJoined", email: order, language: "en", createdAt: "", facts: {} };
      return queue().jobs.add("mail", job, { order, ...more });
    };
    /** Waits until every job that was due before this call has run. */
    const settled = async () => {
      const id = crypto.randomUUID();
      await addMail(id, id);
      await hasRun(id);
    };

    it("runs once", async () => {
      const ids = Array.from({ length: 60 }, (_, index) => `each-${index}`);
      await Promise.all(ids.map((id, index) => addMail(id, `user-${index % 20}`)));
      for (const id of ids) await hasRun(id);
      await settled();
      expect(ids.map(timesOf)).toEqual(ids.map(() => 1));
    });

    it("runs in the order in which jobs with its key were added", async () => {
      const ids = Array.from({ length: 5 }, (_, index) => `ordered-${index}`);
      for (const id of ids) await addMail(id, "ordered");
      await hasRun("ordered-4");
      expect(ran.filter((id) => id.startsWith("ordered-"))).toEqual(ids);
    });

    it("delays only jobs with the same key when it fails, and is retried later", async () => {
      failing.set("stuck", new Error("not now"));
      await addMail("stuck", "unlucky");
      await addMail("behind", "unlucky");
      await addMail("elsewhere", "lucky");
      await hasRun("elsewhere");
      await hasRun("stuck");
      await settled();
      expect([timesOf("stuck"), timesOf("behind")]).toEqual([1, 0]);
      failing.delete("stuck");
      await queue().advance(hour);
      await hasRun("behind");
      expect(ran.filter((id) => id === "stuck" || id === "behind")).toEqual(["stuck", "stuck", "behind"]);
    });

    it("is given up if its handler says so, no longer delays others, and is counted separately from jobs being retried", async () => {
      failing.set("hopeless", new GivenUp("too old"));
      await addMail("hopeless", "hopeless");
      await addMail("next", "hopeless");
      await hasRun("next");
      await queue().advance(hour);
      await settled();
      expect(timesOf("hopeless")).toBe(1);
      failing.set("postponed", new Error("not now"));
      await addMail("postponed", "postponed");
      await hasRun("postponed");
      await settled();
      expect(await queue().jobs.failed()).toEqual({ givenUp: { mail: 1 }, retrying: { mail: 1 } });
      failing.delete("postponed");
    });

    it("is given up after many failures", async () => {
      failing.set("forever", new Error("always"));
      await addMail("forever", "forever");
      await addMail("after", "forever");
      await hasRun("forever");
      await settled();
      await queue().exhaust();
      await hasRun("after");
      const times = timesOf("forever");
      await queue().advance(hour);
      await settled();
      expect(timesOf("forever")).toBe(times);
    });

    it("is added only once with the same id", async () => {
      const id = crypto.randomUUID();
      await Promise.all([addMail("twin", "twin", { id }), addMail("twin", "twin", { id })]);
      await hasRun("twin");
      await addMail("twin", "twin", { id });
      await addMail("sibling", "twin");
      await hasRun("sibling");
      expect(timesOf("twin")).toBe(1);
    });

    it("is removed with its account, even an email to another address", async () => {
      const accountId = crypto.randomUUID();
      const failure = new Error("not now");
      for (const id of ["to the account", "to its new address", "to another"]) failing.set(id, failure);
      await addMail("to the account", "gone@example.com");
      const about = { id: "to its new address", kind: "changeEmail", email: "new@example.com", facts: { accountId } };
      const job: MailJob = { ...about, kind: "changeEmail", language: "en", createdAt: "" };
      await queue().jobs.add("mail", job, { order: "new@example.com" });
      await addMail("to another", "other@example.com");
      for (const id of failing.keys()) if (id.startsWith("to ")) await hasRun(id);
      await settled();
      await queue().jobs.forget({ accountId, email: "Gone@example.com" });
      failing.clear();
      await queue().advance(hour);
      await hasRun("to another", 2);
      await settled();
      expect([timesOf("to the account"), timesOf("to its new address")]).toEqual([1, 1]);
    });

    it("starts at its scheduled time, and only one waits for each `once` key", async () => {
      const startAt = new Date(queue().now().getTime() + 2 * hour);
      await Promise.all([1, 2, 3].map(() => queue().jobs.add("sweep", {}, { startAt, once: "hourly" })));
      await queue().advance(hour);
      await queue().jobs.add("sweep", {});
      await hasRun("sweep");
      expect(timesOf("sweep")).toBe(1);
      await queue().advance(2 * hour);
      await queue().jobs.add("sweep", {}, { once: "other" });
      await hasRun("sweep", 3);
      expect(timesOf("sweep")).toBe(3);
      await queue().jobs.add("sweep", {}, { once: "hourly" });
      await hasRun("sweep", 4);
    });
  });
}
