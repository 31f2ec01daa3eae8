import type { UseQueryResult } from "@tanstack/react-query";
import type { Plan } from "@trellis/contract/plan";
import type { SubscriptionEvent, SubscriptionView } from "@trellis/machines/subscription";
import type { EnteredCard } from "../../platform/card.ts";
import { failureText } from "../../text/failure-text.ts";
import type { PaymentDialogView } from "./dialog-view.ts";
import type { PlansView } from "./plans.section.tsx";

type Plans = Pick<UseQueryResult<Plan[]>, "data" | "error" | "isFetching" | "refetch">;
type Choosing = Pick<Extract<PlansView, { is: "ready" }>, "currentPlanId" | "onChoose">;

/** Maps the state of the plans query to the view of the plans. */
export function plansView({ data: plans, error, isFetching, refetch }: Plans, choosing: Choosing): PlansView {
  const onRetry = () => void refetch();
  if (plans && plans.length > 0) return { is: "ready", plans, ...choosing };
  if (isFetching) return { is: "loading" };
  return error ? { is: "failed", reason: failureText(error), onRetry } : { is: "empty", onRetry };
}

/** Returns the plan that the user is paying for, or `undefined` if the dialog is closed. */
export const chosenPlan = (step: SubscriptionView, plans: readonly Plan[] = []): Plan | undefined =>
  "planId" in step ? plans.find(({ _id }) => _id === step.planId) : undefined;

/** Maps the state of the flow to the view of the dialog; `undefined` while it is closed. */
export function dialogView(
  step: SubscriptionView,
  card: EnteredCard | undefined,
  send: (event: SubscriptionEvent) => void,
): PaymentDialogView | undefined {
  const onRetry = () => send({ type: "retry.requested" });
  const { is } = step;
  if (is === "refused") return { is, reason: failureText(step.error), onRetry };
  if (is === "editing") return { is, onSubmit: () => send({ type: "card.submitted", card }) };
  if (is === "paying") return { is, canLeave: step.canLeave };
  const onAnotherCard = () => send({ type: "anotherCard.requested" });
  if (is === "askingConsent") return { is, onSubmit: () => send({ type: "terms.accepted" }), onAnotherCard };
  if (is === "notConfirmed") return { is, onSubmit: onRetry, onAnotherCard };
  if (is === "outcomeUnknown") return { is, onSubmit: onRetry };
  return is === "preparing" || is === "authenticating" || is === "checkingOutcome" ? { is } : undefined;
}
