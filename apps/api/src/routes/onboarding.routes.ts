import { type answersBody, saveOnboarding, updateOnboarding } from "@trellis/contract/onboarding";
import type { InferOutput } from "valibot";
import type { Account } from "../domain.ts";
import type { Ports } from "../ports.ts";
import { answerSignedIn } from "./answer.ts";
import { answersOnWire } from "./user-on-wire.ts";

/**
 * Saves the answers. Different answers start a new revision, so that the next call writes a new roadmap (`roadmap-
 * of.ts`).
 */
async function keep({ id }: Account, body: InferOutput<typeof answersBody>, { accounts }: Ports) {
  const { intrestedPlatforms: platforms, ...others } = body;
  const { answers } = await accounts.saveAnswers(id, { ...others, platforms });
  return answersOnWire(answers);
}

export const onboardingRoutes = [
  answerSignedIn(saveOnboarding, async ({ account, body, ports, say }) => ({
    message: say.answersSaved,
    onboarding: await keep(account, body, ports),
  })),

  answerSignedIn(updateOnboarding, async ({ account, body, ports, say }) => ({
    message: say.preferencesSaved,
    onboarding: await keep(account, body, ports),
  })),
];
