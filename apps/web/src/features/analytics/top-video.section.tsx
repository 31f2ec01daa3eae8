import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { Card } from "@trellis/ui/card";
import { VideoCard } from "@trellis/ui/video-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { pictureOf } from "./picture-of.ts";
import { useFormatters } from "./formatters.ts";

const None = styled.p`
  color: var(--tr-text-2);
`;

/** The most-viewed video of the last 30 days. */
export function TopVideoSection({ video }: { video: YoutubeAnalytics["topVideo"] }): ReactNode {
  const { t } = useTranslation("analytics");
  const { date } = useFormatters();
  if (!video) {
    return (
      <Card title={t("topVideo.title")}>
        <None>{t("topVideo.none")}</None>
      </Card>
    );
  }
  const { title, publishedAt, thumbnails } = video.snippet;
  return (
    <Card title={t("topVideo.title")} data-video="">
      <VideoCard
        title={title || t("topVideo.untitled")}
        picture={pictureOf(thumbnails, ["high", "medium", "standard", "maxres", "default"])}
        detail={publishedAt ? t("topVideo.published", { date: date(publishedAt) }) : undefined}
      />
    </Card>
  );
}
