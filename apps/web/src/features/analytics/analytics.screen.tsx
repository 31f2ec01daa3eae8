import { type Platform, platforms } from "@trellis/contract/platforms";
import { BrandIcon } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { BrokenLattice, ChartVine } from "@trellis/ui/illustration";
import { PageHeader } from "@trellis/ui/page-header";
import { Tabs } from "@trellis/ui/tabs";
import { Tag } from "@trellis/ui/tag";
import { CalendarDays } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { platformNames } from "../../platforms.ts";
import type { AnalyticsView } from "./analytics-view.ts";
import { NotConnectedSection } from "./not-connected.section.tsx";
import { ReportSection } from "./report.section.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-4);

  & [data-brand="youtube"] {
    color: var(--tr-youtube);
  }

  @media (max-width: 767px) {
    & > header > [data-part="action"],
    & > header > [data-part="action"] > * {
      width: auto;
    }
  }
`;

/** The last 30 days of each platform. Only YouTube can be connected (spec §1). */
export function AnalyticsScreen({ view }: { view: AnalyticsView }): ReactNode {
  const { t } = useTranslation(["analytics", "app"]);
  const [platform, setPlatform] = useState<Platform>("youtube");
  return (
    <Page>
      <PageHeader
        title={t("app:title.analytics")}
        action={<Tag start={<CalendarDays size={16} strokeWidth={1.75} aria-hidden />}>{t("period")}</Tag>}
      />
      <Tabs
        label={t("platforms")}
        items={platforms.map((each) => ({
          value: each,
          label: platformNames[each],
          start: <BrandIcon brand={each} size={20} data-brand={each} />,
        }))}
        value={platform}
        onValueChange={setPlatform}
      >
        {platform === "youtube" ? <Youtube view={view} /> : <NotConnectedSection platform={platform} />}
      </Tabs>
    </Page>
  );
}

function Youtube({ view }: { view: AnalyticsView }): ReactNode {
  const { t } = useTranslation("analytics");
  if (view.is === "notConnected") return <NotConnectedSection platform="youtube" />;
  if (view.is === "loading") return <ReportSkeleton />;
  if (view.is === "ready") return <ReportSection report={view.report} />;
  return (
    <Card>
      {view.is === "empty" ? (
        <EmptyState picture={<ChartVine />} title={t("empty.title")}>
          {t("empty.text")}
        </EmptyState>
      ) : (
        <ErrorState
          picture={<BrokenLattice />}
          title={t("failed.title")}
          action={<Button onClick={view.onRetry}>{t("failed.retry")}</Button>}
        >
          {view.reason}
        </ErrorState>
      )}
    </Card>
  );
}
