import { Card } from "@trellis/ui/card";
import { Skeleton } from "@trellis/ui/skeleton";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { DaysSection } from "./days.section.tsx";
import { Parts } from "./report.section.tsx";
import { TotalsSection } from "./totals.section.tsx";
import { TrendSection } from "./trend.section.tsx";

const Channel = styled(Card)`
  display: flex;
  gap: 18px;
  align-items: center;
  & > div {
    flex: 1;
    min-width: 0;
  }
`;

/** Placeholder for a report while it loads. */
export function ReportSkeleton(): ReactNode {
  const { t } = useTranslation("analytics");
  return (
    <Parts aria-busy="true">
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      <Channel>
        <Skeleton width={68} height={68} />
        <div>
          <Skeleton shape="text" width={240} />
          <Skeleton shape="text" width={380} />
        </div>
      </Channel>
      <TotalsSection />
      <div data-part="columns">
        <TrendSection />
        <Card title={t("topVideo.title")}>
          <Skeleton height={190} />
          <Skeleton shape="text" width="80%" />
          <Skeleton shape="text" width="50%" />
        </Card>
      </div>
      <div data-part="columns">
        <DaysSection />
        <Card title={t("comments.title")}>
          {[1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} height={56} />
          ))}
        </Card>
      </div>
    </Parts>
  );
}
