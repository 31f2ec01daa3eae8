import { onboardingMachine, type OnboardingOutput, type Texts } from "@trellis/machines/onboarding";
import type { passwordResetMachine } from "@trellis/machines/password-reset";
import { subscriptionMachine, type SubscriptionOutput } from "@trellis/machines/subscription";
import { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise, type OutputFrom } from "xstate";
import { describe, expect, expectTypeOf, it } from "vitest";

it("an actor whose output the flow does not read needs no type arguments", () => {
  const onboarding = onboardingMachine.provide({ actors: { refreshUser: fromPromise(async () => null) } });
  const subscription = subscriptionMachine.provide({
    actors: {
      createSetupIntent: fromPromise(async ({ input }) => input.purpose),
      authenticate: fromPromise(async ({ input }) => input.clientSecret.length),
      refreshUser: fromPromise(async () => ({ id: 1 })),
    },
  });
  const youtubeConnection = youtubeConnectionMachine.provide({
    actors: { openConsent: fromPromise(async ({ input }) => input.authUrl) },
  });
  expectTypeOf(onboarding).toEqualTypeOf(onboardingMachine);
  expectTypeOf(subscription).toEqualTypeOf(subscriptionMachine);
  expectTypeOf(youtubeConnection).toEqualTypeOf(youtubeConnectionMachine);
});

it("the exported output types match the outputs of the flows", () => {
  expectTypeOf<OutputFrom<typeof onboardingMachine>>().toEqualTypeOf<OnboardingOutput>();
  expectTypeOf<OutputFrom<typeof subscriptionMachine>>().toEqualTypeOf<SubscriptionOutput>();
});

describe("ActorsOf", () => {
  it("names every actor of a flow", () => {
    expectTypeOf<keyof ActorsOf<typeof onboardingMachine>>().toEqualTypeOf<"saveAnswers" | "refreshUser">();
    expectTypeOf<keyof ActorsOf<typeof passwordResetMachine>>().toEqualTypeOf<
      "requestCode" | "verifyCode" | "resetPassword"
    >();
    expectTypeOf<keyof ActorsOf<typeof subscriptionMachine>>().toEqualTypeOf<
      | "createSetupIntent"
      | "createPaymentMethod"
      | "saveMethod"
      | "authenticate"
      | "confirm"
      | "changePlan"
      | "cancel"
      | "resume"
      | "checkOutcome"
      | "refreshUser"
    >();
    expectTypeOf<keyof ActorsOf<typeof youtubeConnectionMachine>>().toEqualTypeOf<
      "requestAuthUrl" | "openConsent" | "refreshUser" | "disconnect"
    >();
  });

  it("rejects actors of the wrong type and missing actors", () => {
    const refreshUser = fromPromise(async () => null);
    const saveAnswers = fromPromise<{ message: string }, Texts>(async ({ input }) => ({
      message: input.skills,
    }));
    const wrong = fromPromise<{ text: string }, Texts>(async () => ({ text: "" }));
    const all = { refreshUser, saveAnswers } satisfies ActorsOf<typeof onboardingMachine>;
    expect(Object.keys(all)).toHaveLength(2);
    // @ts-expect-error -- saveAnswers is missing
    void ({ refreshUser } satisfies ActorsOf<typeof onboardingMachine>);
    // @ts-expect-error -- the output must have a message
    void ({ refreshUser, saveAnswers: wrong } satisfies ActorsOf<typeof onboardingMachine>);
  });
});
