import type { Language } from "@trellis/contract/fields";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { onboardingMachine, splitAnswer } from "@trellis/machines/onboarding";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import type { api } from "../../platform/api.ts";
import { skillsToSend } from "../../no-skills.ts";

/** Dependencies of the flow. */
export interface OnboardingPorts {
  api: typeof api;
  /** Returns the current language. */
  language: () => Language;
  /** Reloads the user, so that the app sees the answers. */
  refreshUser: () => Promise<unknown>;
}

/** The onboarding machine with the API calls provided. Maps `platforms` to the wire name `intrestedPlatforms`. */
export const onboardingFlow = ({ api, language, refreshUser }: OnboardingPorts): typeof onboardingMachine =>
  onboardingMachine.provide({
    actors: {
      saveAnswers: fromPromise(async ({ input: texts }) => {
        const body = {
          skills: skillsToSend(splitAnswer(texts.skills)),
          topics: splitAnswer(texts.topics),
          goal: splitAnswer(texts.goal),
          targetAudience: splitAnswer(texts.targetAudience),
          intrestedPlatforms: splitAnswer(texts.platforms),
        };
        const { message } = await api(saveOnboarding, { query: { language: language() }, body });
        return { message: message ?? "" };
      }),
      refreshUser: fromPromise(refreshUser),
    } satisfies ActorsOf<typeof onboardingMachine>,
  });
