import type { Plan } from "@trellis/contract/plan";
import type { TFunction } from "i18next";
import { priceOf, suffixOf } from "./plan-text.ts";

/** What the user pays for, or that they replace their card. */
export type PaymentSubject =
  | { purpose: "firstSubscription"; plan: Plan; trialUsed: boolean }
  | { purpose: "planChange"; plan: Plan; isInTrial: boolean }
  | { purpose: "cardUpdate" };

/** The texts of the payment dialog. */
export interface DialogText {
  title: string;
  description: string;
  submit: string;
  paying: string;
  setupFailed: string;
  /** Only for purposes with a confirmation step after saving the card. */
  notConfirmed?: string;
}

/** Returns the texts of the dialog. */
export function dialogText(subject: PaymentSubject, t: TFunction<"payment">): DialogText {
  if (subject.purpose === "cardUpdate") return cardUpdateText(t);
  const { plan } = subject;
  const words = { plan: plan.name, name: plan.name, price: priceOf(plan), period: t(suffixOf(plan)) };
  if (subject.purpose === "planChange")
    return {
      title: t("planChange.title"),
      description: t(subject.isInTrial ? "planChange.afterTrial" : "planChange.afterPeriod", words),
      submit: t("planChange.submit", words),
      paying: t("planChange.paying", words),
      setupFailed: t("dialog.setupFailed"),
      notConfirmed: t("planChange.notConfirmed"),
    };
  return {
    title: t("dialog.title", words),
    description: t(subject.trialUsed ? "dialog.paid" : "dialog.free", words),
    submit: t("dialog.submit", words),
    paying: t("dialog.paying", words),
    setupFailed: t("dialog.setupFailed"),
    notConfirmed: t("dialog.notConfirmed"),
  };
}

const cardUpdateText = (t: TFunction<"payment">): DialogText => ({
  title: t("cardUpdate.title"),
  description: t("cardUpdate.description"),
  submit: t("cardUpdate.submit"),
  paying: t("cardUpdate.paying"),
  setupFailed: t("cardUpdate.setupFailed"),
});
