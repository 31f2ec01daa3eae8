import { logIn, register } from "@trellis/contract/account";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { send } from "@trellis/contract/client";
import type { Connection } from "@trellis/contract/connection";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { generateRoadmap, updateTaskStatus } from "@trellis/contract/roadmap";
import { confirmSubscription } from "@trellis/contract/subscription";
import { listPlans } from "@trellis/contract/plans";
import type { Ports } from "@trellis/server-core/ports";
import { createApp } from "../app.ts";
import { builtInWriters } from "./ai.ts";

/** The demo user: subscribed, onboarded, with a plan in progress. */
export const demo = { fullname: "Maya Torres", email: "demo@trellis.example", password: "grow-with-trellis" };

const answers = {
  skills: ["personal training", "filming with a phone"],
  topics: ["home workouts", "healthy habits"],
  goal: ["reach 10,000 followers", "win brand deals"],
  targetAudience: ["busy parents"],
  intrestedPlatforms: ["Instagram", "YouTube"],
};

const english = { language: "en" } as const;
const done = [0, 1, 2];

/**
 * Creates the demo account if it is missing, through the same calls as a browser. The built-in engine writes its plan:
 * with a model, the start could take a minute.
 */
export async function openDemoAccount(ports: Ports): Promise<void> {
  if (await ports.accounts.byEmail(demo.email)) return;
  const app = createApp({ ...ports, ...builtInWriters });
  let token: string | null = null;
  const fetch = async (request: Request) => app.fetch(request);
  const self: Connection = { fetch, origin: "http://trellis.internal", token: () => token };

  const isNew = await send(self, register, { body: { ...demo, confirmPassword: demo.password } }).then(
    () => true,
    // Another process created the account first, and completes it.
    async (failure: unknown) => {
      if (await ports.accounts.byEmail(demo.email)) return false;
      throw failure;
    },
  );
  if (!isNew) return;
  // The address does not exist, so its verification link can never be opened.
  const account = await ports.accounts.recipient(demo.email);
  if (account) await ports.accounts.verifyEmail(account.id, demo.email, ports.clock.now());
  const session = await send(self, logIn, { body: demo });
  token = session.token ?? null;

  const plans = await send(self, listPlans, {});
  const monthly = plans.find(({ durationDays }) => durationDays === 30);
  if (monthly) {
    const { _id: planId } = monthly;
    await send(self, createSetupIntent, {});
    await send(self, savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_visa_demo" } });
    await send(self, confirmSubscription, { body: { planId } });
  }

  await send(self, saveOnboarding, { query: english, body: answers });
  const { weeklyPlans } = await send(self, generateRoadmap, { query: english });
  const week = weeklyPlans[0]?.week ?? 1;
  await Promise.all(
    done.map((dayIndex) => send(self, updateTaskStatus, { query: english, body: { week, dayIndex, completed: true } })),
  );
}
