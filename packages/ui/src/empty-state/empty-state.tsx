import type { ReactNode } from "react";
import { StateLayout, type StateLayoutProps } from "./state-layout.tsx";

export interface EmptyStateProps extends StateLayoutProps {}

/** Empty state with an optional call to action. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  return <StateLayout {...props} />;
}
