import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useFocusRecovery } from "../../platform/focus.ts";
import { useUser } from "../../session/use-session.ts";
import { failureText } from "../../text/failure-text.ts";
import { dateOf } from "./amounts.ts";
import { billingQuery, invoicesQuery, previewQuery } from "./billing.query.ts";
import type { PreviewView } from "./change-preview.section.tsx";
import { PaymentDialog } from "./payment-dialog.section.tsx";
import { chosenPlan, plansView } from "./payment-views.ts";
import { PlansFold } from "./plans-fold.tsx";
import { plansQuery } from "./plans.query.ts";
import { Plans } from "./plans.section.tsx";
import { Receipts } from "./receipts.section.tsx";
import { RenewalDialog } from "./renewal-dialog.section.tsx";
import { cancellationText, resumptionText } from "./renewal-text.ts";
import { subscriptionOf } from "./subscription-view.ts";
import { SubscriptionSection } from "./subscription.section.tsx";
import { usePayment } from "./use-payment.tsx";
import { useRenewal } from "./use-renewal.ts";
import { detailsView, receiptsView } from "./billing-views.ts";

/** The billing section of the settings: the subscription, its card, the plans and the receipts. */
export function SettingsPayment({ now }: { now: Date }): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const user = useUser();
  const plans = useQuery(plansQuery);
  const billing = useQuery(billingQuery);
  const invoices = useInfiniteQuery(invoicesQuery);
  const change = usePayment("planChange");
  const update = usePayment("cardUpdate");
  const cancellation = useRenewal("cancellation");
  const resumption = useRenewal("resumption");

  const subscription = subscriptionOf(user, now, billing.data, i18n.language);
  const details = billing.data?.subscription;
  const currentPlanId = (user.isSubscribed && user.plan?.id) || null;
  const onChoose = (planId: string) => change.send({ type: "plan.chosen", planId, currentPlanId });
  const view = plansView(plans, { currentPlanId, onChoose });
  const plan = chosenPlan(change.step, plans.data);
  const preview = usePreview(plan?._id);
  const receipts = receiptsView(invoices);
  const runs = subscription.is === "active" || subscription.is === "pastDue";
  // The banner of an account that will be deleted offers to keep it, which comes first.
  const canResume = subscription.is === "canceling" && user.deletedFrom === undefined;
  // Focus can’t return to the button of the new plan, because the button of the current plan is disabled.
  useFocusRecovery(`${view.is} ${change.step.is} ${subscription.is}`);
  return (
    <SubscriptionSection
      view={subscription}
      details={detailsView(billing)}
      onUpdateCard={() => update.send({ type: "cardUpdate.requested" })}
      onCancel={details && runs ? cancellation.open : undefined}
      onResume={canResume ? resumption.open : undefined}
    >
      {view.is === "ready" || view.is === "loading" ? (
        <PlansFold>
          <Plans view={view} titleLevel={3} />
        </PlansFold>
      ) : (
        <Plans view={view} titleLevel={3} />
      )}
      {receipts && <Receipts view={receipts} email={user.email} />}
      {change.dialog && plan && (
        <PaymentDialog
          subject={{
            purpose: "planChange",
            from: currentPlanId ? user.plan?.name : undefined,
            plan,
            preview,
            isCanceled: subscription.is === "canceling",
            now,
          }}
          {...change.dialog}
        />
      )}
      {update.dialog && (
        <PaymentDialog subject={{ purpose: "cardUpdate", state: subscription.is }} {...update.dialog} />
      )}
      {cancellation.dialog && (
        <RenewalDialog
          {...cancellation.dialog}
          text={cancellationText(subscription, dateOf(details?.periodEndsAt), t, i18n.language)}
        />
      )}
      {resumption.dialog && (
        <RenewalDialog
          {...resumption.dialog}
          text={resumptionText(subscription, details?.price ?? undefined, t, i18n.language)}
        />
      )}
    </SubscriptionSection>
  );
}

/** The price of the plan change whose dialog is open. */
function usePreview(planId = ""): PreviewView {
  const { data, error, isFetching, refetch } = useQuery({ ...previewQuery(planId), enabled: planId !== "" });
  if (data) return { is: "ready", preview: data };
  if (!error || isFetching) return { is: "loading" };
  return { is: "failed", reason: failureText(error), onRetry: () => void refetch() };
}
