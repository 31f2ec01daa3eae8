import { billingPeriod, type Plan } from "@trellis/contract/plan";
import type { TFunction } from "i18next";
import { dateOf, formatDay, formatMoney, trialEnd } from "./amounts.ts";
import type { SubscriptionView } from "./subscription-view.ts";
import type { PreviewView } from "./change-preview.section.tsx";
import { planInSentence, priceOf, suffixOf } from "./plan-text.ts";

/** The purpose of the dialog: a payment or a new card. */
export type PaymentSubject =
  | { purpose: "firstSubscription"; plan: Plan; hasTrial: boolean; now: Date }
  /** `from`: name of the current plan, if there is one. `isCanceled`: the change undoes the cancellation. */
  | {
      purpose: "planChange";
      from?: string | undefined;
      plan: Plan;
      preview: PreviewView;
      isCanceled: boolean;
      now: Date;
    }
  /** With `pastDue`, the card is charged at once, for the payment that failed. */
  | { purpose: "cardUpdate"; state: SubscriptionView["is"] };

/** The text of the payment dialog. */
export interface DialogText {
  title: string;
  description: string;
  /** The part of the description that is shown, if the dialog shows the rest as amounts; may be empty. */
  lead?: string | undefined;
  submit: string;
  paying: string;
  setupFailed: string;
  /** Only for purposes with a confirmation step after saving the card. */
  notConfirmed?: string;
  outcomeUnknown?: string;
  /** Notice that the terms have changed, so that the user has to agree again. */
  newTerms?: { title: string; text: string };
}

/** Returns the text of the dialog. */
export function dialogText(subject: PaymentSubject, t: TFunction<"payment">, language: string): DialogText {
  if (subject.purpose === "cardUpdate") return cardUpdateText(subject.state, t);
  const { plan, now } = subject;
  const words = {
    plan: planInSentence(plan.name, t),
    name: planInSentence(plan.name, t),
    price: priceOf(plan, language),
    period: t(suffixOf(plan)),
    amount: formatMoney(plan.price, language),
    date: formatDay(trialEnd(now), now, language),
  };
  const setupFailed = t("dialog.setupFailed");
  if (subject.purpose === "planChange") {
    const resumes = subject.isCanceled ? ` ${t("planChange.resumes")}` : "";
    const change = subject.from
      ? t("planChange.switch", { ...words, from: planInSentence(subject.from, t) })
      : t("planChange.lead", words);
    const amounts = amountsOf(subject.preview);
    return {
      title: t("planChange.title"),
      description: (amounts ? `${change} ${amounts}` : t("planChange.description", words)) + resumes,
      lead: amounts && change + resumes,
      submit: t("planChange.submit", words),
      paying: t("planChange.paying", words),
      setupFailed,
      notConfirmed: t("planChange.notConfirmed"),
      outcomeUnknown: t("planChange.outcomeUnknown"),
      newTerms: { title: t("planChange.newPrice"), text: t("planChange.newPriceText") },
    };
  }
  const paid = t(`dialog.paid.${billingPeriod(plan.durationDays)}`, words);
  return {
    title: t("dialog.title", words),
    description: subject.hasTrial ? t(`dialog.free.${billingPeriod(plan.durationDays)}`, words) : paid,
    lead: "",
    submit: t("dialog.submit", words),
    paying: t("dialog.paying", words),
    setupFailed,
    notConfirmed: t("dialog.notConfirmed"),
    outcomeUnknown: t("dialog.outcomeUnknown"),
    newTerms: { title: t("dialog.noTrial"), text: `${t("dialog.noTrialText")} ${paid}` },
  };

  /** Returns what a change costs now and at the next payment; `undefined` while the price is unknown. */
  function amountsOf(view: PreviewView): string | undefined {
    const { dueToday, nextCharge } = view.is === "ready" ? view.preview : {};
    const next = dateOf(nextCharge?.at);
    if (dueToday === undefined || !nextCharge || !next) return undefined;
    return t("planChange.amounts", {
      ...words,
      due: formatMoney(dueToday, language),
      next: formatMoney(nextCharge.amount, language),
      nextDate: formatDay(next, now, language),
    });
  }
}

const cardUpdateText = (state: SubscriptionView["is"], t: TFunction<"payment">): DialogText => ({
  title: t("cardUpdate.title"),
  description: t(`cardUpdate.${state === "pastDue" || state === "canceling" ? state : "description"}`),
  submit: t("cardUpdate.submit"),
  paying: t("cardUpdate.paying"),
  setupFailed: t("cardUpdate.setupFailed"),
});
