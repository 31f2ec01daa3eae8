import { cancelSubscription, resumeSubscription } from "@trellis/contract/billing";
import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { changePlan, confirmSubscription } from "@trellis/contract/subscription";
import { subscriptionMachine } from "@trellis/machines/subscription";
import type { ActorsOf, ServerReply } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import type { EnteredCard } from "../../platform/card.ts";
import { checkOutcome, type OutcomePorts } from "./check-outcome.ts";

/** Dependencies of the flow. */
export interface PaymentPorts extends OutcomePorts {
  /** Lets the cardholder confirm with their bank. */
  authenticate: (clientSecret: string) => Promise<unknown>;
  /** Returns whether the free trial that was offered is not available with the saved card. */
  hasLostTrial: () => Promise<boolean>;
  /** Returns the date of the price that the user was shown for a plan, if any. */
  prorationDate: (planId: string) => string | undefined;
}

/** The subscription machine with the API calls provided. */
export const paymentFlow = (ports: PaymentPorts): typeof subscriptionMachine => {
  const { api, refreshUser, authenticate, hasLostTrial, prorationDate } = ports;
  return subscriptionMachine.provide({
    actors: {
      createSetupIntent: fromPromise(({ input, signal }) =>
        api(input.purpose === "cardUpdate" ? createUpdateSetupIntent : createSetupIntent, {}, signal),
      ),
      createPaymentMethod: fromPromise(async ({ input }) => ({
        paymentMethodId: await (input.card as EnteredCard).createPaymentMethod(),
      })),
      saveMethod: fromPromise(async ({ input }) => {
        const reply = await api(savePaymentMethod, { body: input });
        return { ...reply, hasNewTerms: !reply.requiresAction && (await hasLostTrial()) };
      }),
      authenticate: fromPromise(({ input }) => authenticate(input.clientSecret)),
      confirm: fromPromise(({ input }) => api(confirmSubscription, { body: input })),
      changePlan: fromPromise(({ input }) => {
        const date = prorationDate(input.planId);
        return api(changePlan, { body: { ...input, ...(date !== undefined && { prorationDate: date }) } });
      }),
      cancel: fromPromise<ServerReply>(() => api(cancelSubscription, {})),
      resume: fromPromise<ServerReply>(() => api(resumeSubscription, {})),
      checkOutcome: fromPromise(({ input }) => checkOutcome(input, ports)),
      refreshUser: fromPromise<unknown>(refreshUser),
    } satisfies ActorsOf<typeof subscriptionMachine>,
  });
};
