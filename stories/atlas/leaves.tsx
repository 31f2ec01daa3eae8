import { EmptyState } from "@trellis/ui/empty-state";
import type { ReactNode } from "react";

/** Placeholder for a state that has no screen because the app opens another page. */
export const Leaves = ({ to }: { to: string }): ReactNode => (
  <EmptyState title="This state has no screen">The app opens {to}.</EmptyState>
);
