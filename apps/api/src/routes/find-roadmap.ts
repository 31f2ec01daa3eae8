import type { Language } from "@trellis/contract/fields";
import type { Account, Answers, RoadmapKey, StoredRoadmap, Tick, WrittenPlan } from "../domain.ts";
import type { Ports } from "../ports.ts";
import { HttpError } from "../http-error.ts";
import { carriedTicks } from "../rules/roadmap.ts";

const leaseMilliseconds = 120_000;
/** Shorter than the clients' timeout, so that they get an error message. */
const waitMilliseconds = 15_000;
const pauseMilliseconds = 50;

/**
 * Returns the account's plan in a language, and writes it if necessary. Of any number of simultaneous calls, in any
 * number of processes, one writes it and the others wait.
 */
export async function findOrWriteRoadmap(account: Account, language: Language, ports: Ports): Promise<StoredRoadmap> {
  const { answers, answersRevision: revision } = account;
  if (answers === null) throw new HttpError(409, "noAnswers");
  const key = { accountId: account.id, revision, language };
  return (await ports.roadmaps.read(key)) ?? writtenNow(key, answers, ports, ports.clock.now().getTime());
}

async function writtenNow(key: RoadmapKey, answers: Answers, ports: Ports, since: number): Promise<StoredRoadmap> {
  const now = ports.clock.now();
  const lease = await ports.roadmaps.claim(key, now, new Date(now.getTime() + leaseMilliseconds));
  if (lease !== null) await writeUnder(lease, key, answers, ports);
  else if (now.getTime() - since >= waitMilliseconds) {
    throw new HttpError(503, "roadmapBusy", { "retry-after": "5" });
  } else await ports.clock.pause(pauseMilliseconds);
  return (await ports.roadmaps.read(key)) ?? writtenNow(key, answers, ports, since);
}

async function writeUnder(lease: string, key: RoadmapKey, answers: Answers, ports: Ports): Promise<void> {
  try {
    const plan = await ports.planner.write(answers, key.language);
    await ports.roadmaps.finish(key, lease, plan, await ticksFromBefore(key, plan, answers, ports));
  } catch (cause) {
    ports.log.error("roadmap failed", { account: key.accountId, cause });
    await ports.roadmaps.abandon(key, lease);
    throw new HttpError(502, "roadmapFailed");
  }
}

/**
 * Returns the completed tasks to carry over from the previous revision. Tasks are matched by their text, so plans are
 * compared in the language of the earlier one.
 */
async function ticksFromBefore(
  key: RoadmapKey,
  plan: WrittenPlan,
  answers: Answers,
  { roadmaps, planner }: Ports,
): Promise<Tick[]> {
  const before = await roadmaps.before(key);
  if (!before || before.ticks.length === 0) return [];
  return carriedTicks(before, before.language === key.language ? plan : await planner.write(answers, before.language));
}
