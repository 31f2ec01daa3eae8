import type { CardDetails } from "@trellis/contract/billing";
import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import { Skeleton } from "@trellis/ui/skeleton";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "./amounts.ts";
import { longDate } from "../../text/long-date.ts";
import { AccountRow } from "../../shared/account/account-row.tsx";
import { AccountRows } from "../../shared/account/account-rows.ts";
import { expiresBefore, type SubscriptionView } from "./subscription-view.ts";

/** View of the saved card. `absent`: the server does not report it. */
export type BillingDetailsView =
  | { is: "loading" }
  | { is: "absent" }
  | { is: "failed"; reason: string; onRetry: () => void }
  /** `onRetry`: set if the server could not ask the card provider, so the details may be out of date. */
  | { is: "ready"; card: CardDetails | null; onRetry?: (() => void) | undefined };

export interface SubscriptionFactsProps {
  view: SubscriptionView;
  details: BillingDetailsView;
  onUpdateCard: () => void;
}

type NextCharge = Pick<SubscriptionView, "nextCharge">;

/** The next payment and the card that will be charged. */
export function SubscriptionFacts({ view, details, onUpdateCard }: SubscriptionFactsProps): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const day = (date: Date) => longDate(date, i18n.language);
  const { endsAt, nextCharge } = view;
  const isEnding = view.is === "canceling" && endsAt !== undefined;
  return (
    <>
      <Problem details={details} nextCharge={nextCharge} />
      <AccountRows>
        {(nextCharge ?? (isEnding || details.is === "loading")) && (
          <AccountRow title={t("subscription.nextPayment")}>
            <p>
              {isEnding ? (
                t("subscription.nothingMore")
              ) : nextCharge ? (
                t(nextCharge.credit ? "preview.nextWithCredit" : "preview.nextOn", {
                  amount: formatMoney(nextCharge.amount, i18n.language),
                  date: day(nextCharge.at),
                  credit: formatMoney(nextCharge.credit ?? 0, i18n.language),
                })
              ) : (
                <Skeleton width={160} />
              )}
            </p>
          </AccountRow>
        )}
        <AccountRow title={t("subscription.card")} action={{ label: t("cardUpdate.open"), onClick: onUpdateCard }}>
          <SavedCard details={details} />
        </AccountRow>
      </AccountRows>
    </>
  );
}

/** Warns if the payment details could not be loaded or may be out of date, or if the card expires too early. */
function Problem({ details, nextCharge }: Pick<SubscriptionFactsProps, "details"> & NextCharge): ReactNode {
  const { t } = useTranslation("payment");
  if (details.is !== "failed" && details.is !== "ready") return null;
  const { onRetry } = details;
  if (onRetry)
    return (
      <Notice
        kind="warning"
        title={t(details.is === "failed" ? "subscription.detailsFailed" : "subscription.outdated")}
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
        }
      >
        {details.is === "failed" ? details.reason : t("subscription.outdatedText")}
      </Notice>
    );
  const isExpiring = nextCharge && details.is === "ready" && expiresBefore(details.card, nextCharge.at);
  return isExpiring ? <Notice kind="warning">{t("subscription.cardExpires")}</Notice> : null;
}

/** Display names of the card brands, by the card provider's name. */
const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  discover: "Discover",
  diners: "Diners Club",
  jcb: "JCB",
  unionpay: "UnionPay",
};

function SavedCard({ details }: Pick<SubscriptionFactsProps, "details">): ReactNode {
  const { t } = useTranslation("payment");
  if (details.is === "loading") return <Skeleton width={160} />;
  if (details.is !== "ready") return null;
  const { brand, last4, expMonth, expYear } = details.card ?? {};
  if (!last4) return <p>{t("subscription.noCard")}</p>;
  const name = brands[brand ?? ""] ?? t("subscription.anyCard");
  const month = String(expMonth).padStart(2, "0");
  const year = String(expYear).slice(-2);
  return (
    <p>
      {t("subscription.cardName", { brand: name, last4 })}
      {expMonth && expYear ? ` · ${t("subscription.expires", { month, year })}` : null}
    </p>
  );
}
