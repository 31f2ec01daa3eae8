import type { onboardingMachine, Texts } from "@trellis/machines/onboarding";
import type { passwordResetMachine } from "@trellis/machines/password-reset";
import type { subscriptionMachine } from "@trellis/machines/subscription";
import type { youtubeConnectionMachine } from "@trellis/machines/youtube-connection";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import { describe, expect, expectTypeOf, it } from "vitest";

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

  it("rejects an actor of another type and a missing actor", () => {
    const refreshUser = fromPromise<unknown>(async () => null);
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
