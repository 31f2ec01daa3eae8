import type { Invoice } from "@trellis/contract/invoices";

export type ReceiptsView =
  | { is: "loading" }
  | { is: "failed"; reason: string; onRetry: () => void }
  | {
      is: "ready";
      receipts: readonly Invoice[];
      isLoadingMore?: boolean;
      /** Error message if the next page could not be loaded. */
      failure?: string | undefined;
      /** Absent if all receipts are shown. */
      onMore?: (() => void) | undefined;
    };
