import { ButtonLink } from "@trellis/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { creationPath } from "../../creation-path.ts";
import { paths } from "../../paths.ts";
import { InsightCard } from "../../shared/insight/insight-card.tsx";
import type { BestDay } from "./best-day.ts";
import { useFormatters } from "./formatters.ts";

export interface InsightSectionProps {
  best: BestDay;
  /** Title of the most-viewed video; missing if there is none. */
  topVideo?: string | undefined;
}

/** Names the best day in a sentence and suggests a post: a follow-up to the top video, if there is one. */
export function InsightSection({ best, topVideo }: InsightSectionProps): ReactNode {
  const { t } = useTranslation("analytics");
  const { count, day, share } = useFormatters();
  const views = t("trend.of.views", { count: best.views, figure: count(best.views) });
  const facts = { day: day(best.day), views, share: share(best.aboveAverage) };
  const title = best.video ?? topVideo;
  return (
    <InsightCard
      action={
        title ? (
          <ButtonLink variant="ai" href={creationPath({ topic: t("insight.topic", { title }), platform: "YouTube" })}>
            {t("insight.followUp")}
          </ButtonLink>
        ) : (
          <ButtonLink variant="ai" href={paths.creation}>
            {t("insight.write")}
          </ButtonLink>
        )
      }
    >
      {best.video ? t("insight.video", { title: best.video, ...facts }) : t("insight.best", facts)}
    </InsightCard>
  );
}
