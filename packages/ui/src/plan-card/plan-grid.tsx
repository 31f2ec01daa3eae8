import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { VisuallyHidden } from "../visually-hidden/index.ts";
import { PlanCardSkeleton } from "./plan-card-skeleton.tsx";
import { Grid } from "./plan-card.styles.ts";

export interface PlanGridProps extends ComponentPropsWithRef<"ul"> {
  /** Names the list of plans. */
  label: string;
  /** One `PlanCard` each. */
  children: ReactNode;
}

/** Plans side by side. */
export function PlanGrid({ label, children, ...rest }: PlanGridProps): ReactNode {
  return (
    <Grid role="list" aria-label={label} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </Grid>
  );
}

export interface PlanGridSkeletonProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Says that the plans are on their way. */
  label: string;
}

/** The place of three plans that are on their way. */
export function PlanGridSkeleton({ label, ...rest }: PlanGridSkeletonProps): ReactNode {
  return (
    <div role="status" {...rest}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid as="div">
        <PlanCardSkeleton />
        <PlanCardSkeleton />
        <PlanCardSkeleton />
      </Grid>
    </div>
  );
}
