import type { ReactNode } from "react";
import { Skeleton } from "../skeleton/index.ts";
import { Root } from "./plan-card.styles.ts";

/** Placeholder for a plan that is loading. */
export function PlanCardSkeleton(): ReactNode {
  return (
    <Root aria-hidden="true">
      <Skeleton height={20} width="45%" />
      <Skeleton height={40} width="70%" />
      <Skeleton shape="text" width="88%" />
      <Skeleton shape="text" width="72%" />
      <Skeleton shape="text" width="80%" />
      <Skeleton height={44} />
    </Root>
  );
}
