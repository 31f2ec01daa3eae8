import { PlatformTile } from "@trellis/ui/brand-icon";
import { Card } from "@trellis/ui/card";
import { ProgressBar } from "@trellis/ui/progress-bar";
import { ProgressRing } from "@trellis/ui/progress-ring";
import { LinkText } from "@trellis/ui/link-text";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { creationPath } from "../../creation-path.ts";
import { platformOf } from "../../platforms.ts";
import { useLanguage } from "../../text/use-language.ts";
import { type EngagementSample } from "./engagement-shapes.ts";

/** Target response time. */
const goalHours = 2;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--tr-space-6);
  overflow-wrap: anywhere;
  & [data-part="rate"] {
    display: flex;
    gap: var(--tr-space-5);
    align-items: center;
    & > [role="progressbar"] {
      font-size: var(--tr-size-lg);
    }
  }
  & [data-part="time"] {
    margin-bottom: var(--tr-space-4);
    & > strong {
      display: block;
      color: var(--tr-text);
      font-family: var(--tr-font-display);
      font-size: var(--tr-size-2xl);
      font-weight: 650;
    }
  }
  & p {
    color: var(--tr-text-2);
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Top = styled.ul`
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    padding-block: 10px;
    & + li {
      border-top: 1px solid var(--tr-line);
    }
    & > div {
      flex: 1 1 180px;
      min-width: 0;
    }
    & > a {
      flex: none;
      font-size: var(--tr-size-sm);
    }
    & p {
      font-size: var(--tr-size-sm);
    }
  }
`;

type InsightsSectionProps = Pick<EngagementSample, "stats" | "topContent" | "opportunities">;

/** Response figures, top content and growth opportunities. */
export function InsightsSection({ stats, topContent, opportunities }: InsightsSectionProps): ReactNode {
  const { t } = useTranslation("engagement");
  const language = useLanguage();
  const number = new Intl.NumberFormat(language);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const hours = new Intl.NumberFormat(language, { style: "unit", unit: "hour", unitDisplay: "long" });
  const ofGoal = t("insights.ofGoal", { goal: hours.format(goalHours) });
  return (
    <Root>
      <Card title={t("insights.responseRate")}>
        <div data-part="rate">
          <ProgressRing value={stats.responseRate * 100} label={t("insights.responseRate")} size={88} />
          <p>{t("insights.answered", { share: percent.format(stats.responseRate) })}</p>
        </div>
      </Card>
      <Card title={t("insights.responseTime")}>
        <p data-part="time">
          <strong>{hours.format(stats.avgResponseTime)}</strong>
          {ofGoal}
        </p>
        <ProgressBar
          value={(stats.avgResponseTime / goalHours) * 100}
          label={t("insights.responseTime")}
          valueText={`${hours.format(stats.avgResponseTime)} ${ofGoal}`}
        />
      </Card>
      <Card title={t("insights.top")}>
        <Top role="list">
          {topContent.map(({ title, platform, likes, comments }) => (
            <li key={title}>
              <PlatformTile brand={platformOf(platform)} />
              <div>
                <b>{title}</b>
                <p>
                  {platform} · {t("insights.likes", { count: likes, likes: number.format(likes) })} ·{" "}
                  {t("insights.comments", { count: comments, comments: number.format(comments) })}
                </p>
              </div>
              <LinkText
                href={creationPath({ topic: t("insights.followUpTo", { title }), platform })}
                aria-label={t("insights.actionOn", { action: t("insights.followUp"), title })}
              >
                {t("insights.followUp")}
              </LinkText>
            </li>
          ))}
        </Top>
      </Card>
      <Card title={t("insights.opportunities")}>
        <Top role="list">
          {opportunities.map(({ title, description }) => (
            <li key={title}>
              <div>
                <b>{title}</b>
                <p>{description}</p>
              </div>
              <LinkText
                href={creationPath({ topic: title })}
                aria-label={t("insights.actionOn", { action: t("insights.write"), title })}
              >
                {t("insights.write")}
              </LinkText>
            </li>
          ))}
        </Top>
      </Card>
    </Root>
  );
}
