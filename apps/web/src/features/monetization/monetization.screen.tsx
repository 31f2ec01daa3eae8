import { ButtonLink } from "@trellis/ui/button";
import { PageHeader } from "@trellis/ui/page-header";
import { Tabs } from "@trellis/ui/tabs";
import { CircleDollarSign, Handshake, MousePointerClick, Wallet } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { creationPath } from "../../creation-path.ts";
import { useLanguage } from "../../text/use-language.ts";
import { InsightCard } from "../../shared/insight/insight-card.tsx";
import { KpiStrip } from "../../shared/sample/kpi-strip.tsx";
import { SampleNote } from "../../shared/sample/sample-note.tsx";
import { AffiliateSection } from "./affiliate.section.tsx";
import { BrandsSection } from "./brands.section.tsx";
import { DigitalSection } from "./digital.section.tsx";
import { formattersFor } from "./formatters.ts";
import type { MonetizationSample } from "./monetization-shapes.ts";
import { RevenueSection } from "./revenue.section.tsx";

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
  /* Make the tabs smaller, so that the first hidden tab is partly visible. */
  @media (max-width: 479px) {
    gap: var(--tr-space-5);
    & [role="tab"] {
      padding-inline: 11px;
      font-size: var(--tr-size-sm);
    }
  }
`;

const tabs = ["revenue", "affiliate", "brands", "digital"] as const;

/** The monetization hub. It shows sample data, and its buttons do nothing (spec §2). */
export function MonetizationScreen({ sample }: { sample: MonetizationSample }): ReactNode {
  const { t } = useTranslation(["monetization", "app", "sample"]);
  const { number, money, share, change } = formattersFor(useLanguage());
  const inertNoteId = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>("revenue");
  const { stats, trends, sources, months, products, categories, brands } = sample;
  const largest = sources.toSorted((one, other) => other.percentage - one.percentage)[0];
  const fastest = sources.toSorted((one, other) => other.growth - one.growth)[0];
  const totals = [
    { key: "total", tone: "leaf", Icon: Wallet, value: money(stats.totalRevenue) },
    { key: "month", tone: "sun", Icon: CircleDollarSign, value: money(stats.monthlyRevenue) },
    { key: "partnerships", tone: "bloom", Icon: Handshake, value: number(stats.activePartnerships) },
    { key: "conversion", tone: "sky", Icon: MousePointerClick, value: share(stats.conversionRate) },
  ] as const;
  return (
    <Page>
      <PageHeader title={t("app:title.monetization")} text={t("lead")} />
      <SampleNote id={inertNoteId}>{t("sample:inert")}</SampleNote>
      <KpiStrip
        label={t("stats.label")}
        figures={totals.map((figure) => ({ ...figure, label: t(`stats.${figure.key}`), trend: trends[figure.key] }))}
      />
      {largest && fastest && (
        <InsightCard
          action={
            <ButtonLink variant="ai" href={creationPath({ topic: t("insight.topic", { source: fastest.name }) })}>
              {t("insight.write")}
            </ButtonLink>
          }
        >
          {t("insight.sources", {
            largest: largest.name,
            share: share(largest.percentage),
            fastest: fastest.name,
            growth: change(fastest.growth),
          })}
        </InsightCard>
      )}
      <Tabs
        label={t("app:title.monetization")}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onValueChange={setTab}
      >
        {tab === "revenue" && <RevenueSection {...{ sources, months }} />}
        {tab === "affiliate" && <AffiliateSection {...{ products, categories, inertNoteId }} />}
        {tab === "brands" && <BrandsSection {...{ brands, inertNoteId }} />}
        {tab === "digital" && <DigitalSection inertNoteId={inertNoteId} />}
      </Tabs>
    </Page>
  );
}
