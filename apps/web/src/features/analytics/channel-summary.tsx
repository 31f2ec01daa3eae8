import type { YoutubeAnalytics } from "@trellis/contract/youtube";
import { Avatar } from "@trellis/ui/avatar";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChannelRow } from "./channel-row.ts";
import { useFormatters } from "./formatters.ts";
import { pictureOf } from "./picture-of.ts";

/** Picture, name, handle and subscribers of the connected channel. Without `channel`, it shows a sentence about analytics instead. */
export function ChannelSummary({ channel }: { channel?: YoutubeAnalytics["channelInfo"] }): ReactNode {
  const { t } = useTranslation("social");
  const { count } = useFormatters();
  if (!channel) return <p>{t("aboutYoutube")}</p>;
  const { snippet, statistics } = channel;
  const subscribers = statistics?.subscriberCount;
  return (
    <ChannelRow>
      <Avatar name={snippet.title ?? ""} src={pictureOf(snippet.thumbnails, ["medium", "high", "default"])} size={64} />
      <div>
        <b dir="auto">{snippet.title}</b>
        <p>
          <bdi>{snippet.customUrl}</bdi>
        </p>
        {subscribers !== undefined && (
          <p>
            <strong>{count(subscribers)}</strong> {t("channel.subscribers", { count: subscribers })}
          </p>
        )}
      </div>
    </ChannelRow>
  );
}
