import type { CallName } from "@trellis/contract/calls";
import { checkSession } from "@trellis/contract/account";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { confirmSubscription, createSetupIntent, savePaymentMethod } from "@trellis/contract/subscription";
import type { onboardingMachine, OnboardingView } from "@trellis/machines/onboarding";
import type { passwordResetMachine, PasswordResetView } from "@trellis/machines/password-reset";
import type { subscriptionMachine, SubscriptionView } from "@trellis/machines/subscription";
import { conforms, onboardingWalk, passwordResetWalk, subscriptionWalk, type Host } from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { askAs, type Asker } from "../api/asking.ts";

/** A world of our own server for each path, and its calls broken where the path says that they fail. */
function worlds(persona: Parameters<typeof askAs>[0], calls: Readonly<Record<string, CallName>>) {
  let asker: Promise<Asker> = askAs(persona);
  return {
    asker: () => asker,
    begin: () => {
      asker = askAs(persona);
      return {};
    },
    prepare: async (actor: string, ending: string) => {
      const { world } = await asker;
      const call = calls[actor];
      if (!call) return;
      if (ending === "fails") world.faults.set(call, { status: 500 });
      else world.faults.delete(call);
    },
  };
}

describe("our own server follows", { timeout: 60_000 }, () => {
  it("every path of the onboarding", async () => {
    const { asker, ...stage } = worlds("newcomer", { saveAnswers: "saveOnboarding", refreshUser: "checkSession" });
    const host: Host<typeof onboardingMachine, OnboardingView> = {
      ...stage,
      actors: {
        saveAnswers: async ({ platforms, ...answers }) => {
          const body = { ...answers, intrestedPlatforms: platforms };
          const { message } = await (await asker()).ask(saveOnboarding, { query: { language: "en" }, body });
          return { message: message ?? "" };
        },
        refreshUser: async () => (await asker()).ask(checkSession, {}),
      },
    };
    expect((await conforms(onboardingWalk, host)).problems).toEqual([]);
  });

  it("every path of a first subscription", async () => {
    const { asker, ...stage } = worlds("unsubscribed", {
      createSetupIntent: "createSetupIntent",
      saveMethod: "savePaymentMethod",
      confirm: "confirmSubscription",
      refreshUser: "checkSession",
    });
    const host: Host<typeof subscriptionMachine, SubscriptionView> = {
      ...stage,
      actors: {
        createSetupIntent: async () => (await asker()).ask(createSetupIntent, {}),
        saveMethod: async () =>
          (await asker()).ask(savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_visa_4242abcd" } }),
        confirm: async () => (await asker()).ask(confirmSubscription, { body: { planId: "plan_monthly" } }),
        refreshUser: async () => (await asker()).ask(checkSession, {}),
      },
    };
    expect((await conforms(subscriptionWalk("firstSubscription"), host)).problems).toEqual([]);
  });

  it("every path of a password reset, with the code from the mail", async () => {
    const { asker, ...stage } = worlds("visitor", {
      requestCode: "forgotPassword",
      verifyCode: "verifyCode",
      resetPassword: "resetPassword",
    });
    const account = async () => {
      const { world, ask } = await asker();
      const { email } = world.personas.creator;
      return { ask, email, codes: world.mailer.mails.map(({ subject }) => subject.slice(0, 6)) };
    };
    const requestCode = async () => {
      const { ask, email } = await account();
      return ask(forgotPassword, { body: { email } });
    };
    let lastUsed: string | undefined;
    const host: Host<typeof passwordResetMachine, PasswordResetView> = {
      begin: () => {
        lastUsed = undefined;
        return stage.begin();
      },
      prepare: async (actor, ending) => {
        await stage.prepare(actor, ending);
        // Where no code was mailed, or the last one is used, only another one can be verified.
        const code = (await account()).codes.at(-1);
        if (actor !== "verifyCode" || ending === "fails" || (code !== undefined && code !== lastUsed)) return;
        (await asker()).world.faults.clear();
        await requestCode();
      },
      actors: {
        requestCode,
        verifyCode: async () => {
          const { ask, email, codes } = await account();
          lastUsed = codes.at(-1);
          return ask(verifyCode, { body: { email, otp: lastUsed ?? "000000" } });
        },
        resetPassword: async ({ resetToken, ...passwords }) =>
          (await account()).ask(resetPassword, { body: { resetToken, ...passwords } }),
      },
    };
    const { paths, problems } = await conforms(passwordResetWalk(), host);
    console.info(`${paths.length} paths of a password reset walked against the server`);
    expect(problems).toEqual([]);
  });
});
