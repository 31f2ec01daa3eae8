import type { Meta, StoryObj } from "@storybook/react-vite";
import { planSamples } from "@trellis/contract/samples";
import type { Plan } from "@trellis/contract/plan";
import { type Purpose, type SubscriptionView, type subscriptionMachine, viewOf } from "@trellis/machines/subscription";
import { subscriptionModel } from "@trellis/machines/testing";
import type { ReactNode } from "react";
import { PaymentDialog } from "../../apps/web/src/features/payment/payment-dialog.section.tsx";
import { dialogView } from "../../apps/web/src/features/payment/payment-views.ts";
import { PaymentScreen } from "../../apps/web/src/features/payment/payment.screen.tsx";
import { renewalView } from "../../apps/web/src/features/payment/renewal-view.ts";
import { RenewalDialog } from "../../apps/web/src/features/payment/renewal-dialog.section.tsx";
import { CardFields } from "../../apps/web/src/platform/card-sandbox-fields.tsx";
import { type StateName, stopAt } from "./at-state.ts";
import { Leaves } from "./leaves.tsx";
import type { StoppedFlow } from "./stopped-flow.ts";
import { useFlow } from "./statechart/flow-context.ts";
import { useSnapshot } from "./use-snapshot.ts";

type Machine = typeof subscriptionMachine;
export const purposes = ["firstSubscription", "planChange", "cardUpdate", "cancellation", "resumption"] as const;
const at = stopAt(purposes.map(subscriptionModel));

const [, monthly, yearly] = planSamples as [Plan, Plan, Plan];
const now = new Date("2026-11-22T12:00:00.000Z");
const preview = {
  is: "ready",
  preview: {
    dueToday: 84,
    credit: 12,
    nextCharge: { amount: 96, at: "2027-11-22T12:00:00.000Z" },
    prorationDate: "2026-11-22T12:00:00.000Z",
  },
} as const;
const subjects = {
  firstSubscription: { purpose: "firstSubscription", plan: monthly, hasTrial: true, now },
  planChange: { purpose: "planChange", plan: yearly, preview, isCanceled: false, now },
  cardUpdate: { purpose: "cardUpdate", state: "active" },
} as const;
const renewalTexts = {
  cancellation: "You keep access until December 9, 2026, and nothing more is charged.",
  resumption: "Your plan continues, and the next payment is $12 on December 9, 2026.",
};

/** The payment dialog over the plans, or the confirmation of a cancellation or resumption. */
function Dialogs({
  actor,
  purpose,
  step,
}: Pick<StoppedFlow<Machine>, "actor"> & { purpose: Purpose; step: SubscriptionView }): ReactNode {
  const onClose = () => actor.send({ type: "dialog.closed" });
  if (purpose === "cancellation" || purpose === "resumption") {
    const view = renewalView(step);
    const onReason = () => undefined;
    if (!view) return null;
    const onConfirm = () => actor.send({ type: view === "asking" ? "change.confirmed" : "retry.requested" });
    return <RenewalDialog {...{ purpose, view, onReason, onConfirm, onClose }} text={renewalTexts[purpose]} />;
  }
  const view = dialogView(step, undefined, (event) => actor.send(event));
  if (!view) return null;
  const fields = <CardFields disabled={view.is !== "editing"} onReady={() => actor.send({ type: "provider.ready" })} />;
  const hasTrial = view.is !== "askingConsent";
  const subject = purpose === "firstSubscription" ? { ...subjects[purpose], hasTrial } : subjects[purpose];
  return <PaymentDialog {...{ subject, view, fields, onClose }} />;
}

function Payment(): ReactNode {
  const { actor } = useFlow<Machine>();
  const snapshot = useSnapshot(actor);
  const step = viewOf(snapshot);
  const { purpose } = snapshot.context;
  if (step.is === "subscribed") return <Leaves to="the dashboard" />;
  const onChoose = (planId: string) => actor.send({ type: "plan.chosen", planId, currentPlanId: null });
  return (
    <PaymentScreen view={{ is: "ready", plans: planSamples, currentPlanId: null, onChoose }} hasTrial now={now}>
      <Dialogs {...{ actor, purpose, step }} />
    </PaymentScreen>
  );
}

/** Every state of a payment. Each story runs the machine until its state is reached. */
const meta = {
  title: "Atlas/Subscription",
  tags: ["atlas"],
  parameters: { docs: { story: { inline: false, height: "720px" } } },
  excludeStories: ["states", "purposes"],
  render: () => <Payment />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = { name: "The user chooses a plan", ...at("choosing") };
export const Preparing: Story = {
  name: "The card setup is being created",
  ...at("enteringCard.preparing.setup.creating"),
};
export const Prepared: Story = {
  name: "The card setup is ready, and the fields are loading",
  ...at("enteringCard.preparing.setup.created"),
};
export const SetupRefused: Story = {
  name: "The card setup could not be created",
  ...at("enteringCard.preparing.setup.refused"),
};
export const FieldsLoading: Story = {
  name: "The card fields are loading",
  ...at("enteringCard.preparing.provider.loading"),
};
export const FieldsReady: Story = {
  name: "The card fields are ready, and the setup is pending",
  ...at("enteringCard.preparing.provider.ready"),
};
export const FieldsFailed: Story = {
  name: "The card fields could not be loaded",
  ...at("enteringCard.preparing.provider.failed"),
};
export const Editing: Story = { name: "The user enters the card details", ...at("enteringCard.editing") };
export const ReadingCard: Story = { name: "The card is being read", ...at("enteringCard.readingCard") };
export const SavingCard: Story = { name: "The card is being saved", ...at("paying.savingMethod") };
export const Authenticating: Story = {
  name: "The bank asks the cardholder to confirm",
  ...at("paying.authenticating"),
};
export const Confirming: Story = { name: "The subscription is being started", ...at("paying.confirming") };
export const ChangingPlan: Story = { name: "The plan is being changed", ...at("paying.changingPlan") };
export const CheckingOutcome: Story = {
  name: "A call failed, and its outcome is being checked",
  ...at("paying.checkingOutcome"),
};
export const Refreshing: Story = {
  name: "The payment succeeded, and the user's data is being reloaded",
  ...at("paying.refreshingUser"),
};
export const AskingConsent: Story = { name: "The free trial is not available with this card", ...at("askingConsent") };
export const NotConfirmed: Story = { name: "The card is saved, but the payment failed", ...at("notConfirmed") };
export const OutcomeUnknown: Story = {
  name: "It is unknown whether the payment succeeded",
  ...at("outcomeUnknown"),
};
export const AskingToCancel: Story = { name: "The user is asked to confirm a cancellation", ...at("asking") };
export const Canceling: Story = { name: "The subscription is being canceled", ...at("paying.canceling") };
export const Resuming: Story = { name: "The subscription is being resumed", ...at("paying.resuming") };
export const Subscribed: Story = { name: "The first subscription is complete", ...at("subscribed") };

/** Every state of the machine and its story. */
export const states = {
  choosing: Choosing,
  "enteringCard.preparing.setup.creating": Preparing,
  "enteringCard.preparing.setup.created": Prepared,
  "enteringCard.preparing.setup.refused": SetupRefused,
  "enteringCard.preparing.provider.loading": FieldsLoading,
  "enteringCard.preparing.provider.ready": FieldsReady,
  "enteringCard.preparing.provider.failed": FieldsFailed,
  "enteringCard.editing": Editing,
  "enteringCard.readingCard": ReadingCard,
  "paying.savingMethod": SavingCard,
  "paying.authenticating": Authenticating,
  "paying.confirming": Confirming,
  "paying.changingPlan": ChangingPlan,
  "paying.checkingOutcome": CheckingOutcome,
  "paying.refreshingUser": Refreshing,
  "paying.canceling": Canceling,
  "paying.resuming": Resuming,
  asking: AskingToCancel,
  askingConsent: AskingConsent,
  notConfirmed: NotConfirmed,
  outcomeUnknown: OutcomeUnknown,
  subscribed: Subscribed,
} satisfies Record<StateName<Machine>, Story>;
