import type { CallName } from "@trellis/contract/calls";
import { checkSession } from "@trellis/contract/account";
import { saveOnboarding } from "@trellis/contract/onboarding";
import { forgotPassword, resetPassword, verifyCode } from "@trellis/contract/password-reset";
import { confirmSubscription } from "@trellis/contract/subscription";
import { createSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { type onboardingMachine, type OnboardingView, splitAnswer } from "@trellis/machines/onboarding";
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
import { createClient, type TestClient } from "../api/test-client.ts";

/** Starts a new in-memory server for each path and makes its calls fail where the path expects it. */
function serverPerPath(persona: Parameters<typeof createClient>[0], calls: Readonly<Record<string, CallName>>) {
  let client: Promise<TestClient> = createClient(persona);
  return {
    client: () => client,
    mount: () => {
      client = createClient(persona);
      return {};
    },
    prepare: async (actor: string, outcome: string) => {
      const { world } = await client;
      const call = calls[actor];
      if (!call) return;
      if (outcome === "rejects") world.faults.set(call, { status: 500 });
      else world.faults.delete(call);
    },
  };
}

describe("the server conforms to the flows", { timeout: 60_000 }, () => {
  it("passes every path of onboarding", async () => {
    const { client, ...server } = serverPerPath("newcomer", {
      saveAnswers: "saveOnboarding",
      refreshUser: "checkSession",
    });
    const host: Host<typeof onboardingMachine, OnboardingView> = {
      ...server,
      actors: {
        saveAnswers: async (texts) => {
          const body = {
            skills: splitAnswer(texts.skills),
            topics: splitAnswer(texts.topics),
            goal: splitAnswer(texts.goal),
            targetAudience: splitAnswer(texts.targetAudience),
            intrestedPlatforms: splitAnswer(texts.platforms),
          };
          const { message } = await (await client()).send(saveOnboarding, { query: { language: "en" }, body });
          return { message: message ?? "" };
        },
        refreshUser: async () => (await client()).send(checkSession, {}),
      },
    };
    expect((await checkConformance(onboardingModel, host)).problems).toEqual([]);
  });

  it("passes every path of a first subscription", async () => {
    const { client, ...server } = serverPerPath("unsubscribed", {
      createSetupIntent: "createSetupIntent",
      saveMethod: "savePaymentMethod",
      confirm: "confirmSubscription",
      refreshUser: "checkSession",
    });
    const host: Host<typeof subscriptionMachine, SubscriptionView> = {
      ...server,
      actors: {
        createSetupIntent: async () => (await client()).send(createSetupIntent, {}),
        saveMethod: async () =>
          (await client()).send(savePaymentMethod, { body: { paymentMethodId: "pm_sandbox_visa_4242abcd" } }),
        confirm: async () => (await client()).send(confirmSubscription, { body: { planId: "plan_monthly" } }),
        refreshUser: async () => (await client()).send(checkSession, {}),
      },
    };
    // The server decides what a card needs; these paths use a card that needs no confirmation.
    const outputs = { ...subscriptionModel("firstSubscription").outputs, saveMethod: [{}], confirm: [{}] };
    const model = { ...subscriptionModel("firstSubscription"), outputs };
    expect((await checkConformance(model, host)).problems).toEqual([]);
  });

  it("passes every path of a password reset, with the code from the email", async () => {
    const { client, ...server } = serverPerPath("visitor", {
      requestCode: "forgotPassword",
      verifyCode: "verifyCode",
      resetPassword: "resetPassword",
    });
    const account = async () => {
      const { world, send } = await client();
      const { email } = world.personas.creator;
      return { send, email, codes: world.mailer.mails.map(({ subject }) => subject.slice(0, 6)) };
    };
    const requestCode = async () => {
      const { send, email } = await account();
      return send(forgotPassword, { body: { email } });
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
        (await client()).world.faults.clear();
        await requestCode();
      },
      actors: {
        requestCode,
        verifyCode: async () => {
          const { send, email, codes } = await account();
          lastUsed = codes.at(-1);
          return send(verifyCode, { body: { email, otp: lastUsed ?? "000000" } });
        },
        resetPassword: async ({ resetToken, ...passwords }) =>
          (await account()).send(resetPassword, { body: { resetToken, ...passwords } }),
      },
    };
    const { paths, problems } = await checkConformance(passwordResetModel(), host);
    console.info(`${paths.length} paths of a password reset checked against the server`);
    expect(problems).toEqual([]);
  });
});
