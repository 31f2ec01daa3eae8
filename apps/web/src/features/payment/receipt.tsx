import type { Invoice } from "@trellis/contract/invoices";
import { Badge, type BadgeTone } from "@trellis/ui/badge";
import { LinkText } from "@trellis/ui/link-text";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dateOf, formatMoney } from "./amounts.ts";
import { longDate } from "../../text/long-date.ts";
import { planName } from "./plan-text.ts";

const tones: Readonly<Record<string, BadgeTone>> = { paid: "success", open: "warning" };

export function Receipt({ createdAt, paidAt, amount, planName: plan, status, url, number }: Invoice): ReactNode {
  const { t, i18n } = useTranslation("payment");
  const date = dateOf(paidAt ?? createdAt);
  const known = status === "paid" || status === "open" || status === "void" ? status : "other";
  return (
    <li>
      <span>
        {date ? longDate(date, i18n.language) : createdAt}
        {plan && <small>{planName(plan, t)}</small>}
      </span>
      <span>{formatMoney(amount, i18n.language, "auto")}</span>
      <span>
        <Badge tone={tones[known] ?? "neutral"}>{t(`receipts.${known}`)}</Badge>
      </span>
      <span>
        {url && (
          <LinkText variant="strong" href={url} target="_blank" rel="noopener noreferrer">
            {t("receipts.view")}
            <VisuallyHidden>{t("receipts.newTab", { number: number ?? "" })}</VisuallyHidden>
          </LinkText>
        )}
      </span>
    </li>
  );
}
