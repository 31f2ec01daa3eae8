import { type answersBody, saveOnboarding, updateOnboarding } from "@trellis/contract/onboarding";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { InferOutput } from "valibot";
import { enforceRateLimit } from "./rate-limit.ts";
import { subscribedRoute } from "./route.ts";
import { answersOnWire } from "./user-on-wire.ts";

/**
 * Saves the answers. Different answers start a new revision, so that the next request for the roadmap writes a new one
 * (`find-roadmap.ts`).
 */
async function keep({ id }: Account, body: InferOutput<typeof answersBody>, { accounts, limits }: Ports) {
  await enforceRateLimit(limits, "saveAnswers", id);
  const { intrestedPlatforms: platforms, ...others } = body;
  const { answers } = await accounts.saveAnswers(id, { ...others, platforms });
  return answersOnWire(answers);
}

export const onboardingRoutes = [
  subscribedRoute(saveOnboarding, async ({ account, body, ports, messages }) => ({
    message: messages.answersSaved,
    onboarding: await keep(account, body, ports),
  })),

  subscribedRoute(updateOnboarding, async ({ account, body, ports, messages }) => ({
    message: messages.preferencesSaved,
    onboarding: await keep(account, body, ports),
  })),
];
