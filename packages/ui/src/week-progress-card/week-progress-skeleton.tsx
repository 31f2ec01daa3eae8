import type { ReactNode } from "react";
import type { CardProps } from "../card/index.ts";
import { Skeleton } from "../skeleton/index.ts";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { Root } from "./week-progress-card.styles.ts";

export interface WeekProgressSkeletonProps extends Omit<
  CardProps,
  "title" | "titleLevel" | "action" | "padding" | "children"
> {
  /** Accessible name of the loading state. */
  label: string;
}

/** Placeholder for a `WeekProgressCard` that is loading. */
export function WeekProgressSkeleton({ label, ...rest }: WeekProgressSkeletonProps): ReactNode {
  return (
    <Root role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton height={44} width="70%" style={{ marginBottom: 16 }} />
      <Skeleton height={10} style={{ marginBottom: 24 }} />
      {[78, 92, 64].map((width) => (
        <Skeleton key={width} height={20} width={`${width}%`} style={{ margin: "19px 0" }} />
      ))}
    </Root>
  );
}
