import type { ReactNode } from "react";
import { StateLayout, type StateLayoutProps } from "../empty-state/state-layout.tsx";

export interface ErrorStateProps extends StateLayoutProps {}

/** Error state with an optional retry action, announced immediately. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  return <StateLayout role="alert" {...props} />;
}
