import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { analyticsQuery } from "./analytics.query.ts";
import { ChannelSkeleton } from "./channel-skeleton.tsx";
import { ChannelSummary } from "./channel-summary.tsx";

/** The connected channel. It shows no error: the Analytics page reports failures. */
export function ConnectedChannel(): ReactNode {
  const { data, isPending } = useQuery(analyticsQuery);
  return isPending ? <ChannelSkeleton /> : <ChannelSummary channel={data?.channelInfo} />;
}
