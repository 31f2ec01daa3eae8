import { builtInEngine } from "@trellis/contract/author";
import { aiTimeoutMs } from "@trellis/contract/call";
import { type Language, languages } from "@trellis/contract/fields";
import type { Account, Answers } from "@trellis/server-core/domain/account";
import type { RoadmapKey, StoredRoadmap, Tick, WrittenPlan } from "@trellis/server-core/domain/roadmap";
import type { Ports } from "@trellis/server-core/ports";
import { HttpError } from "../http-error.ts";
import { hasFailedLately, rememberFailure } from "./failed-translations.ts";
import { carriedTicks } from "../rules/ticks.ts";
import { enforceRateLimit } from "./rate-limit.ts";

/** Maximum time for which a crashed process blocks a plan. A running process renews its lease while it writes. */
const leaseMilliseconds = 20_000;
const renewalMilliseconds = 5_000;
/** Time that a call waits for the plan: longer than a model takes, but shorter than the client's timeout, so that the client gets an error message instead of timing out. */
const waitMilliseconds = aiTimeoutMs - 5_000;
const pauseMilliseconds = 250;

/**
 * Returns the account's plan in a language, and writes it if necessary. If several calls arrive at once, even in
 * several processes, one of them writes it and the others wait.
 */
export async function findOrWriteRoadmap(account: Account, language: Language, ports: Ports): Promise<StoredRoadmap> {
  const { answers, answersRevision: revision } = account;
  if (answers === null) throw new HttpError(409, "noAnswers");
  const key = { accountId: account.id, revision, language };
  return (await ports.roadmaps.read(key)) ?? writtenNow(key, answers, ports, ports.clock.now().getTime());
}

/**
 * Returns the plan in which a task is being completed or unchecked. Never waits for a model to translate it, because the
 * tasks have the same positions in every language.
 */
export async function findRoadmapToTick(account: Account, language: Language, ports: Ports): Promise<StoredRoadmap> {
  const key = { accountId: account.id, revision: account.answersRevision, language };
  const found = await ports.roadmaps.read(key);
  if (found) return found;
  const twin = await twinOf(key, ports);
  return twin && isByModel(twin.plan) ? twin : findOrWriteRoadmap(account, language, ports);
}

async function writtenNow(key: RoadmapKey, answers: Answers, ports: Ports, since: number): Promise<StoredRoadmap> {
  const untranslated = hasFailedLately(key, ports) ? await twinOf(key, ports) : undefined;
  if (untranslated) return untranslated;
  const now = ports.clock.now();
  const lease = await ports.roadmaps.claim(key, now, leaseEnd(ports));
  if (lease !== null) {
    const plan = await writeUnder(lease, key, answers, ports);
    if (plan) return plan;
  } else if (now.getTime() - since >= waitMilliseconds) {
    throw new HttpError(503, "roadmapBusy", { "retry-after": "5" });
  } else await ports.clock.pause(pauseMilliseconds);
  return (await ports.roadmaps.read(key)) ?? writtenNow(key, answers, ports, since);
}

const leaseEnd = ({ clock }: Ports): Date => new Date(clock.now().getTime() + leaseMilliseconds);

/** Renews the lease while `work` runs. */
async function underLease<Result>(
  lease: string,
  key: RoadmapKey,
  ports: Ports,
  work: () => Promise<Result>,
): Promise<Result> {
  const { roadmaps, log } = ports;
  const failed = (cause: unknown) => log.error("lease not renewed", { account: key.accountId, cause });
  const renew = () => void roadmaps.renew(key, lease, leaseEnd(ports)).catch(failed);
  const renewals = setInterval(renew, renewalMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(renewals);
  }
}

/**
 * Writes the plan, stores it, and returns null. If it can't be translated right now, returns the plan in another
 * language without storing it; this process does not retry for ten minutes.
 */
async function writeUnder(
  lease: string,
  key: RoadmapKey,
  answers: Answers,
  ports: Ports,
): Promise<StoredRoadmap | null> {
  const twin = await twinOf(key, ports);
  try {
    await enforceRateLimit(ports.limits, "writePlan", key.accountId);
    await underLease(lease, key, ports, async () => {
      const plan = await ports.planner.write(answers, key.language, { accountId: key.accountId, twin });
      await ports.roadmaps.finish(key, lease, plan, await ticksFromBefore(key, plan, answers, ports));
    });
    return null;
  } catch (cause) {
    if (!(cause instanceof HttpError)) ports.log.error("roadmap failed", { account: key.accountId, cause });
    await ports.roadmaps.abandon(key, lease);
    if (twin) {
      rememberFailure(key, ports);
      return twin;
    }
    throw cause instanceof HttpError ? cause : new HttpError(502, "roadmapFailed");
  }
}

/** Whether an AI model wrote the plan. Translating such a plan takes a while. */
const isByModel = ({ writtenBy }: WrittenPlan): boolean => writtenBy !== undefined && writtenBy !== builtInEngine;

/** Returns the plan for the same answers in another language; undefined if there is none. */
async function twinOf(key: RoadmapKey, { roadmaps }: Ports) {
  const others = languages.filter((language) => language !== key.language);
  const found = await Promise.all(
    others.map(async (language) => ({ language, roadmap: await roadmaps.read({ ...key, language }) })),
  );
  const twins = found.flatMap(({ language, roadmap }) => (roadmap ? [{ ...roadmap, language }] : []));
  return twins[0];
}

/**
 * Returns the completed tasks to carry over from the previous revision. Tasks are matched by their wording, so both plans
 * must be in the same language. Only the built-in engine can rewrite its plan in another one; a model's plan keeps none then.
 */
async function ticksFromBefore(
  key: RoadmapKey,
  plan: WrittenPlan,
  answers: Answers,
  { roadmaps, planner }: Ports,
): Promise<Tick[]> {
  const before = await roadmaps.before(key);
  if (!before || before.ticks.length === 0) return [];
  if (before.language === key.language) return carriedTicks(before, plan);
  if (isByModel(plan)) return [];
  const twin = { plan, language: key.language };
  return carriedTicks(before, await planner.write(answers, before.language, { twin }));
}
