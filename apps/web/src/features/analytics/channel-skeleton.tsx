import { Skeleton } from "@trellis/ui/skeleton";
import type { ReactNode } from "react";
import { ChannelRow } from "./channel-row.ts";

/** Placeholder for a `ChannelSummary`. */
export function ChannelSkeleton(): ReactNode {
  return (
    <ChannelRow>
      <Skeleton width={64} height={64} />
      <div>
        <Skeleton shape="text" width={150} />
        <Skeleton shape="text" width={110} />
        <Skeleton shape="text" width={90} />
      </div>
    </ChannelRow>
  );
}
