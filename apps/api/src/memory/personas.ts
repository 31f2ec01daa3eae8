import { sandboxRefreshToken } from "@trellis/providers/sandbox-youtube/sandbox-youtube";
import type { Answers } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import { subscribePersona } from "./persona-subscription.ts";

/**
 * The users of the mock server. `visitor` has no account, `unsubscribed` has no subscription, and `newcomer` has not
 * answered the onboarding questions. `creator` has a plan in progress; `youtuber` has also connected a YouTube channel.
 */
export type PersonaName = "visitor" | "unsubscribed" | "newcomer" | "creator" | "youtuber";

/** A user and their credentials. `token` is null for the visitor, who has no account. */
export interface Persona {
  fullname: string;
  email: string;
  password: string;
  token: string | null;
}

const day = 86_400_000;
const userAgent =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15";
const phone =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36";
const english = { language: "en" } as const;
const password = "early-squats-7";
export const newPersona = (fullname: string, email: string): Persona => ({
  fullname,
  email,
  password,
  token: null,
});

const answers: Answers = {
  skills: ["personal training", "filming with a phone"],
  topics: ["home workouts", "healthy habits"],
  goal: ["reach 10,000 followers", "win brand deals"],
  targetAudience: ["busy parents"],
  platforms: ["Instagram", "YouTube"],
};

/** Number of tasks that the creator and the youtuber have completed, two per day. */
const doneTasks = 11;

/** Creates the personas through the ports that the server uses. */
export async function createPersonas(ports: Ports): Promise<Record<PersonaName, Persona>> {
  const unsubscribed = await signUp(newPersona("Noah Weber", "noah@example.com"), ports);
  const newcomer = await signUp(newPersona("Lucía Vidal", "lucia@example.com"), ports);
  await subscribePersona(newcomer.id, ports, 1);
  const creator = await signUp(newPersona("Maya Torres", "maya@example.com"), ports);
  await subscribePersona(creator.id, ports, 12);
  await startPlan(creator.id, ports);
  await openOtherSession(creator.id, ports);
  const youtuber = await signUp(newPersona("Ana Torres", "ana.torres@example.com"), ports);
  await subscribePersona(youtuber.id, ports, 12);
  await startPlan(youtuber.id, ports);
  await connectChannel(youtuber.id, ports);
  return {
    visitor: newPersona("Ana Lima", "ana@example.com"),
    unsubscribed: unsubscribed.persona,
    newcomer: newcomer.persona,
    creator: creator.persona,
    youtuber: youtuber.persona,
  };
}

export async function signUp(persona: Persona, { accounts, clock, newId, passwords, sessions, tokens }: Ports) {
  const id = newId();
  const now = clock.now();
  const { fullname, email } = persona;
  await accounts.open({
    id,
    fullname,
    email,
    passwordHash: await passwords.hash(password),
    ...english,
    createdAt: now,
  });
  await accounts.verifyEmail(id, email, now);
  const token = tokens.mint();
  const tokenDigest = await tokens.digest(token);
  const expiresAt = new Date(now.getTime() + 30 * day);
  await sessions.open({ id: newId(), tokenDigest, accountId: id, openedAt: now, expiresAt, userAgent, ...english });
  return { id, persona: { ...persona, token } };
}

/** Signs the creator in on a phone as well. */
async function openOtherSession(accountId: string, { clock, newId, sessions, tokens }: Ports): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * day);
  const session = { id: newId(), accountId, openedAt: before(9), expiresAt: before(-21), userAgent: phone, ...english };
  await sessions.open({ ...session, tokenDigest: await tokens.digest(tokens.mint()) });
}

async function connectChannel(accountId: string, { clock, vault, youtubeChannels }: Ports): Promise<void> {
  await youtubeChannels.connect(accountId, await vault.lock(sandboxRefreshToken, accountId), clock.now());
}

export async function startPlan(accountId: string, { accounts, clock, planner, roadmaps }: Ports): Promise<void> {
  const { answersRevision: revision } = await accounts.saveAnswers(accountId, answers);
  const key = { accountId, revision, language: "en" } as const;
  const now = clock.now();
  const plan = await planner.write(answers, key.language);
  const tasks = plan.weeklyPlans.flatMap(({ week, tasks: ofWeek }) =>
    ofWeek.map((_task, dayIndex): [week: number, dayIndex: number] => [week, dayIndex]),
  );
  const ticks = tasks.slice(0, doneTasks).map(([week, dayIndex], index) => ({
    week,
    dayIndex,
    completedAt: new Date(now.getTime() - ((doneTasks - index) * day) / 2),
  }));
  const lease = await roadmaps.claim(key, now, new Date(now.getTime() + day));
  if (lease !== null) await roadmaps.finish(key, lease, plan, ticks);
}
