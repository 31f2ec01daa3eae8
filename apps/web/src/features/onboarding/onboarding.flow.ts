import type { Language } from "@trellis/contract/fields";
import { saveOnboarding, splitList } from "@trellis/contract/onboarding";
import { onboardingMachine } from "@trellis/machines/onboarding";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import type { api } from "../../platform/api.ts";

/** What the flow needs of the outside world. */
export interface OnboardingWorld {
  api: typeof api;
  /** The language of the page at the moment of asking. */
  language: () => Language;
  /** Reads the user anew, so that the app knows of the answers. */
  refreshUser: () => Promise<unknown>;
}

/** The five questions: the steps are the machine's, the calls are here. The wire's `intrestedPlatforms` stops here too. */
export const onboardingFlow = ({ api, language, refreshUser }: OnboardingWorld): typeof onboardingMachine =>
  onboardingMachine.provide({
    actors: {
      saveAnswers: fromPromise(async ({ input: texts }) => {
        const body = {
          skills: splitList(texts.skills),
          topics: splitList(texts.topics),
          goal: splitList(texts.goal),
          targetAudience: splitList(texts.targetAudience),
          intrestedPlatforms: splitList(texts.platforms),
        };
        const { message } = await api(saveOnboarding, { query: { language: language() }, body });
        return { message: message ?? "" };
      }),
      refreshUser: fromPromise(refreshUser),
    } satisfies ActorsOf<typeof onboardingMachine>,
  });
