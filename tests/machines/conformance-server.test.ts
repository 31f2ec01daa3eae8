import type { CallName } from "@trellis/contract/calls";
import { checkSession } from "@trellis/contract/account";
import { saveOnboarding, splitList } from "@trellis/contract/onboarding";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { confirmSubscription, createSetupIntent, savePaymentMethod } from "@trellis/contract/subscription";
import type { onboardingMachine, OnboardingView } from "@trellis/machines/onboarding";
import type { passwordResetMachine, PasswordResetView } from "@trellis/machines/password-reset";
import type { subscriptionMachine, SubscriptionView } from "@trellis/machines/subscription";
import {
  checkConformance,
  onboardingModel,
  passwordResetModel,
  subscriptionModel,
  type Host,
} from "@trellis/machines/testing";
import { describe, expect, it } from "vitest";
import { askAs, type Asker } from "../api/asking.ts";

/** Starts a new in-memory server for each path and makes its calls fail where the path says so. */
function serverPerPath(persona: Parameters<typeof askAs>[0], calls: Readonly<Record<string, CallName>>) {
  let asker: Promise<Asker> = askAs(persona);
  return {
    asker: () => asker,
    mount: () => {
      asker = askAs(persona);
      return {};
    },
    prepare: async (actor: string, outcome: string) => {
      const { world } = await asker;
      const call = calls[actor];
      if (!call) return;
      if (outcome === "rejects") world.faults.set(call, { status: 500 });
      else world.faults.delete(call);
    },
  };
}

describe("the server conforms to the flows", { timeout: 60_000 }, () => {
  it("passes every path of the onboarding", async () => {
    const { asker, ...server } = serverPerPath("newcomer", {
      saveAnswers: "saveOnboarding",
      refreshUser: "checkSession",
    });
    const host: Host<typeof onboardingMachine, OnboardingView> = {
      ...server,
      actors: {
        saveAnswers: async (texts) => {
          const body = {
            skills: splitList(texts.skills),
            topics: splitList(texts.topics),
            goal: splitList(texts.goal),
            targetAudience: splitList(texts.targetAudience),
            intrestedPlatforms: splitList(texts.platforms),
          };
          const { message } = await (await asker()).ask(saveOnboarding, { query: { language: "en" }, body });
          return { message: message ?? "" };
        },
        refreshUser: async () => (await asker()).ask(checkSession, {}),
      },
    };
    expect((await checkConformance(onboardingModel, host)).problems).toEqual([]);
  });

  it("passes every path of a first subscription", async () => {
    const { asker, ...server } = serverPerPath("unsubscribed", {
      createSetupIntent: "createSetupIntent",
      saveMethod: "savePaymentMethod",
      confirm: "confirmSubscription",
      refreshUser: "checkSession",
    });
    const host: Host<typeof subscriptionMachine, SubscriptionView> = {
      ...server,
      actors: {
        createSetupIntent: async () => (await asker()).ask(createSetupIntent, {}),
        saveMethod: async () =>
          (await asker()).ask(savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_visa_4242abcd" } }),
        confirm: async () => (await asker()).ask(confirmSubscription, { body: { planId: "plan_monthly" } }),
        refreshUser: async () => (await asker()).ask(checkSession, {}),
      },
    };
    expect((await checkConformance(subscriptionModel("firstSubscription"), host)).problems).toEqual([]);
  });

  it("passes every path of a password reset, with the code from the email", async () => {
    const { asker, ...server } = serverPerPath("visitor", {
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
      mount: () => {
        lastUsed = undefined;
        return server.mount();
      },
      prepare: async (actor, outcome) => {
        await server.prepare(actor, outcome);
        // Only an unused code can be verified, so request one if there is none.
        const code = (await account()).codes.at(-1);
        if (actor !== "verifyCode" || outcome === "rejects" || (code !== undefined && code !== lastUsed)) return;
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
    const { paths, problems } = await checkConformance(passwordResetModel(), host);
    console.info(`${paths.length} paths of a password reset checked against the server`);
    expect(problems).toEqual([]);
  });
});
