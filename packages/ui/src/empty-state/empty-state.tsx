import type { ReactNode } from "react";
import { StateLayout, type StateLayoutProps } from "./state-layout.tsx";

export interface EmptyStateProps extends StateLayoutProps {}

/** Nothing here yet, and what makes something grow. */
export function EmptyState(props: EmptyStateProps): ReactNode {
  return <StateLayout {...props} />;
}
