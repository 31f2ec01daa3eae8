import { changePlan, confirmSubscription } from "@trellis/contract/subscription";
import { createSetupIntent, createUpdateSetupIntent, savePaymentMethod } from "@trellis/contract/card-setup";
import { subscriptionMachine } from "@trellis/machines/subscription";
import type { ActorsOf } from "@trellis/machines/types";
import { fromPromise } from "xstate";
import type { api } from "../../platform/api.ts";
import type { EnteredCard } from "../../platform/card.ts";

/** Dependencies of the flow. */
export interface PaymentPorts {
  api: typeof api;
  /** Reloads the user, so that the app sees the subscription. */
  refreshUser: () => Promise<unknown>;
}

/** The subscription machine with the API calls provided. */
export const paymentFlow = ({ api, refreshUser }: PaymentPorts): typeof subscriptionMachine =>
  subscriptionMachine.provide({
    actors: {
      createSetupIntent: fromPromise(({ input, signal }) =>
        api(input.purpose === "cardUpdate" ? createUpdateSetupIntent : createSetupIntent, {}, signal),
      ),
      createPaymentMethod: fromPromise(async ({ input }) => ({
        paymentMethodId: await (input.card as EnteredCard).createPaymentMethod(),
      })),
      saveMethod: fromPromise(({ input }) => api(savePaymentMethod, { body: input })),
      confirm: fromPromise(({ input }) => api(confirmSubscription, { body: input })),
      changePlan: fromPromise(({ input }) => api(changePlan, { body: input })),
      refreshUser: fromPromise(refreshUser),
    } satisfies ActorsOf<typeof subscriptionMachine>,
  });
