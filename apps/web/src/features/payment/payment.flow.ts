import { cancelSubscription, resumeSubscription } from "@trellis/contract/cancellation";
import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { changePlan, confirmSubscription } from "@trellis/contract/subscription";
import { subscriptionMachine } from "@trellis/machines/subscription";
import type { ActorsOf, ServerReply } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import type { EnteredCard } from "../../platform/card.ts";
import { checkOutcome } from "./check-outcome.ts";
import type { PaymentPorts } from "./payment-ports.ts";

/** The subscription machine with the API calls provided. */
export const paymentFlow = (ports: PaymentPorts): typeof subscriptionMachine =>
  subscriptionMachine.provide({
    actors: {
      createSetupIntent: fromPromise(({ input, signal }) =>
        ports.api(input.purpose === "cardUpdate" ? createUpdateSetupIntent : createSetupIntent, {}, signal),
      ),
      createPaymentMethod: fromPromise(async ({ input }) => ({
        paymentMethodId: await (input.card as EnteredCard).createPaymentMethod(),
      })),
      saveMethod: fromPromise(({ input }) => ports.api(savePaymentMethod, { body: input })),
      authenticate: fromPromise(({ input }) => ports.authenticate(input.clientSecret)),
      confirm: fromPromise(({ input: { planId, hasAcceptedTerms } }) => {
        const expectsTrial = ports.showsTrial() && !hasAcceptedTerms ? "true" : "false";
        return ports.api(confirmSubscription, { body: { planId }, query: { expectsTrial } });
      }),
      changePlan: fromPromise(({ input }) =>
        ports.api(changePlan, { body: { ...input, ...ports.shownPrice(input.planId) } }),
      ),
      cancel: fromPromise<ServerReply>(() => ports.api(cancelSubscription, { query: ports.cancellation() })),
      resume: fromPromise<ServerReply>(() => ports.api(resumeSubscription, {})),
      checkOutcome: fromPromise(({ input }) => checkOutcome(input, ports)),
      refreshUser: fromPromise<unknown>(ports.refreshUser),
    } satisfies ActorsOf<typeof subscriptionMachine>,
  });
