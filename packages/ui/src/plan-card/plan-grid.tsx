import { Children, type ComponentPropsWithRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { Skeleton } from "../skeleton/skeleton.tsx";
import { Root } from "./plan-card.styles.ts";

/** Plans side by side, with their parts in common rows. If three don't fit, each plan has a row of its own. */
const Grid = styled.ul`
  --rows: 4;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(11.25rem, (35.75rem - 100%) * 999)), 1fr));
  gap: var(--tr-space-4);
  &:has([data-part="note"]) {
    --rows: 5;
  }
  &:has([data-part="trial"]) {
    --rows: 6;
  }
  & > li,
  & > li > * {
    display: grid;
    grid-template: subgrid / minmax(0, 1fr);
    grid-row: span var(--rows);
    min-width: 0;
  }
  & > li > * > [data-part] {
    align-content: start;
  }
`;

/** Placeholder for a plan that is loading. */
function PlanCardSkeleton(): ReactNode {
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

export interface PlanGridProps extends ComponentPropsWithRef<"ul"> {
  /** Accessible name of the list. */
  label: string;
  /** `PlanCard`s. */
  children: ReactNode;
}

/** Responsive row of plans. */
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
  /** Accessible name of the loading state. */
  label: string;
}

/** Placeholder for three plans that are loading. */
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
