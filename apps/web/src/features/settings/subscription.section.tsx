import { Badge, type BadgeTone } from "@trellis/ui/badge";
import { Card } from "@trellis/ui/card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { relativeTime } from "../../text/relative-time.ts";

/** How it stands with the subscription, as far as the session knows. */
export interface SubscriptionView {
  is: "active" | "ended" | "none";
  /** Name of the plan. */
  plan: string | undefined;
  /** End of the free trial, ISO 8601, where there is or was one. */
  trialEndsAt: string | undefined;
}

const tones = { active: "success", ended: "warning", none: "neutral" } as const satisfies Record<string, BadgeTone>;

const Words = styled.div`
  display: grid;
  gap: var(--tr-space-2);
  & > strong {
    font-family: var(--tr-font-display);
    font-size: var(--tr-size-2xl);
    line-height: 1.2;
  }
  & > p {
    color: var(--tr-text-2);
  }
`;

/** The current plan and its trial. */
export function SubscriptionSection({ view, now }: { view: SubscriptionView; now: Date }): ReactNode {
  const { t, i18n } = useTranslation("settings");
  const { trialEndsAt } = view;
  const isTrial = view.is === "active" && trialEndsAt !== undefined && Date.parse(trialEndsAt) > now.getTime();
  const when = trialEndsAt && relativeTime(trialEndsAt, now.getTime(), i18n.language);
  const state = view.is === "none" ? null : t(`subscription.${view.is}`);
  return (
    <Card
      id="subscription"
      title={t("subscription.title")}
      action={
        state && (
          <Badge tone={isTrial ? "ai" : tones[view.is]} dot={!isTrial}>
            {isTrial ? t("subscription.trial") : state}
          </Badge>
        )
      }
    >
      <Words>
        <strong>{view.plan ?? t("subscription.none")}</strong>
        {when && <p>{t(isTrial ? "subscription.trialEnds" : "subscription.trialEnded", { when })}</p>}
        <p>{t("subscription.toCome")}</p>
      </Words>
    </Card>
  );
}
