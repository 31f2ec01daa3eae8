import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { daysOf } from "./analytics-view.ts";
import { bestDayOf } from "./best-day.ts";
import { ChannelSection } from "./channel.section.tsx";
import { CommentsSection } from "./comments.section.tsx";
import { DaysSection } from "./days.section.tsx";
import { InsightSection } from "./insight.section.tsx";
import { TopVideoSection } from "./top-video.section.tsx";
import { TotalsSection } from "./totals.section.tsx";
import { TrendSection } from "./trend.section.tsx";

/** Layout of a report: one column, or two for the lower half on wide screens. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--tr-space-6);
  & > [data-part="columns"] {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: var(--tr-space-6);
  }
  /* The thumbnail fills the card beside the chart. The attribute data-video is used instead of :has(), which would recalculate the chart's styles for every new table row. */
  & > [data-part="columns"] > [data-video],
  & > [data-part="columns"] > [data-video] > article {
    display: flex;
    flex: 1;
    flex-direction: column;
    & > [data-part="picture"] {
      flex: 1 0 auto;
    }
  }
  @media (max-width: 1100px) {
    & > [data-part="columns"] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  @media (max-width: 767px) {
    &,
    & > [data-part="columns"] {
      gap: 14px;
    }
  }
`;

/** The report of a channel. */
export function ReportSection({ report }: { report: YoutubeAnalytics }): ReactNode {
  const { channelInfo, topVideo, topComments } = report;
  const days = daysOf(report);
  const best = bestDayOf(report);
  const tableId = useId();
  return (
    <Parts>
      {channelInfo && <ChannelSection channel={channelInfo} />}
      {best && <InsightSection best={best} topVideo={topVideo?.snippet.title || undefined} />}
      <TotalsSection days={days} />
      <div data-part="columns">
        {days.length > 0 && <TrendSection days={days} tableId={tableId} />}
        <TopVideoSection video={topVideo} />
      </div>
      <div data-part="columns">
        <DaysSection id={tableId} days={days} />
        <CommentsSection comments={topComments} />
      </div>
    </Parts>
  );
}
