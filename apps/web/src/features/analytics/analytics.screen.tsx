import { type Platform, platforms } from "@trellis/contract/platforms";
import { BrandIcon } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { EmptyState } from "@trellis/ui/empty-state";
import { ErrorState } from "@trellis/ui/error-state";
import { ChartVine, Pot } from "@trellis/ui/illustration";
import { PageHeader } from "@trellis/ui/page-header";
import { Tabs } from "@trellis/ui/tabs";
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
`;

export interface AnalyticsScreenProps {
  view: AnalyticsView;
  /** Button that connects YouTube. */
  connect?: ReactNode;
}

/** The last 30 days of each platform. Only YouTube can be connected (spec §1). */
export function AnalyticsScreen({ view, connect }: AnalyticsScreenProps): ReactNode {
  const { t } = useTranslation(["analytics", "app"]);
  const [platform, setPlatform] = useState<Platform>("youtube");
  const hasReport = view.is === "ready" || view.is === "loading";
  return (
    <Page>
      <PageHeader
        title={t("app:title.analytics")}
        text={t(platform === "youtube" && hasReport ? "periods" : "period")}
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
        {platform === "youtube" ? (
          <Youtube view={view} connect={connect} />
        ) : (
          <NotConnectedSection platform={platform} />
        )}
      </Tabs>
    </Page>
  );
}

function Youtube({ view, connect }: AnalyticsScreenProps): ReactNode {
  const { t } = useTranslation("analytics");
  if (view.is === "notConnected") return <NotConnectedSection platform="youtube" connect={connect} />;
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
          picture={<Pot mood="wilted" />}
          title={t("failed.title")}
          action={<Button onClick={view.onRetry}>{t("failed.retry")}</Button>}
        >
          {view.reason}
        </ErrorState>
      )}
    </Card>
  );
}
