import { EmptyState } from "@trellis/ui/empty-state";
import type { ReactNode } from "react";

/** Stands for a state without a screen of its own, because the app opens another page. */
export const Leaves = ({ to }: { to: string }): ReactNode => (
  <EmptyState title="This state has no screen">The app opens {to}.</EmptyState>
);
