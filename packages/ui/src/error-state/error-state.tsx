import type { ReactNode } from "react";
import { StateLayout, type StateLayoutProps } from "../empty-state/state-layout.tsx";

export interface ErrorStateProps extends StateLayoutProps {}

/** It could not be shown: what happened, and how to try again. Announced at once. */
export function ErrorState(props: ErrorStateProps): ReactNode {
  return <StateLayout role="alert" {...props} />;
}
