import { Button } from "@trellis/ui/button";
import { PageHeader } from "@trellis/ui/page-header";
import { Tabs } from "@trellis/ui/tabs";
import { MessageCircle, ThumbsUp, TrendingUp, Users } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { useLanguage } from "../../text/use-language.ts";
import { InsightCard } from "../../shared/insight/insight-card.tsx";
import { KpiStrip } from "../../shared/sample/kpi-strip.tsx";
import { SampleNote } from "../../shared/sample/sample-note.tsx";
import { CommentsSection, type CommentsSectionProps } from "./comments.section.tsx";
import type { EngagementSample } from "./engagement-shapes.ts";
import { InsightsSection } from "./insights.section.tsx";
import { PromptsSection } from "./prompts.section.tsx";

export interface EngagementScreenProps {
  sample: EngagementSample;
  now: Date;
  /** Replies that the user has drafted, by comment id. */
  drafts: CommentsSectionProps["drafts"];
  onDraft: CommentsSectionProps["onDraft"];
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
  & [role="tabpanel"] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--tr-space-5);
  }
  /* Make the tabs smaller, so that the first hidden tab is partly visible. */
  @media (max-width: 479px) {
    gap: var(--tr-space-5);
    & [role="tab"] {
      padding-inline: 11px;
      font-size: var(--tr-size-sm);
    }
  }
`;

const tabs = ["comments", "prompts", "insights"] as const;

/** The engagement hub. It shows sample data, and the buttons for comments and prompts do nothing (spec §2). */
export function EngagementScreen({ sample, now, drafts, onDraft }: EngagementScreenProps): ReactNode {
  const { t } = useTranslation(["engagement", "app", "sample"]);
  const language = useLanguage();
  const inertNoteId = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>("comments");
  const page = useRef<HTMLDivElement>(null);
  const { stats, trends, prompts, topContent, opportunities } = sample;
  const comments = sample.comments.toSorted((one, other) => Number(other.needsReply) - Number(one.needsReply));
  const waiting = comments.filter(({ needsReply }) => needsReply);
  const [first] = waiting;
  const answerFirst = () => {
    flushSync(() => setTab("comments"));
    page.current?.querySelector("textarea")?.focus();
  };
  const number = new Intl.NumberFormat(language);
  const rate = new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  const totals = [
    { key: "followers", tone: "leaf", Icon: Users, value: number.format(stats.totalFollowers) },
    { key: "comments", tone: "sky", Icon: MessageCircle, value: number.format(stats.totalComments) },
    { key: "likes", tone: "bloom", Icon: ThumbsUp, value: number.format(stats.totalLikes) },
    { key: "rate", tone: "sun", Icon: TrendingUp, value: rate.format(stats.engagementRate) },
  ] as const;
  return (
    <Page ref={page}>
      <PageHeader title={t("app:title.engagement")} text={t("lead")} />
      <SampleNote id={inertNoteId}>{t("sample:inert")}</SampleNote>
      <KpiStrip
        label={t("stats.label")}
        figures={totals.map((figure) => ({ ...figure, label: t(`stats.${figure.key}`), trend: trends[figure.key] }))}
      />
      <Tabs
        label={t("app:title.engagement")}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onValueChange={setTab}
      >
        {first && tab === "insights" && (
          <InsightCard
            action={
              <Button variant="ai" onClick={answerFirst}>
                {t("insight.answer", { name: first.user })}
              </Button>
            }
          >
            {t("insight.waiting", { count: waiting.length })}
          </InsightCard>
        )}
        {tab === "comments" && <CommentsSection {...{ comments, now, drafts, onDraft, inertNoteId }} />}
        {tab === "prompts" && <PromptsSection {...{ prompts, inertNoteId }} />}
        {tab === "insights" && <InsightsSection {...{ stats, topContent, opportunities }} />}
      </Tabs>
    </Page>
  );
}
