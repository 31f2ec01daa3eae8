import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { ChannelCard } from "@trellis/ui/channel-card";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { pictureOf } from "./picture-of.ts";
import { useFormatters } from "./formatters.ts";

/** The channel that the report is about. */
export function ChannelSection({ channel }: { channel: NonNullable<YoutubeAnalytics["channelInfo"]> }): ReactNode {
  const { t } = useTranslation("analytics");
  const { count, country } = useFormatters();
  const { snippet, statistics } = channel;
  const figures = [
    { label: t("channel.subscribers"), value: statistics?.subscriberCount },
    { label: t("channel.videos"), value: statistics?.videoCount },
  ];
  return (
    <ChannelCard
      name={snippet.title ?? ""}
      picture={pictureOf(snippet.thumbnails, ["medium", "high", "default"])}
      details={[snippet.customUrl, snippet.country && country(snippet.country), snippet.description].map(
        (detail) => detail || undefined,
      )}
      figures={figures.flatMap(({ label, value }) => (value === undefined ? [] : { label, value: count(value) }))}
    />
  );
}
