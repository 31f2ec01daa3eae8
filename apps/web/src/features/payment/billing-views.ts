import type { InfiniteData, UseQueryResult, useInfiniteQuery } from "@tanstack/react-query";
import type { Billing } from "@trellis/contract/billing";
import type { InvoicePage } from "@trellis/contract/invoices";
import { webAddress } from "../../platform/web-address.ts";
import { failureText } from "../../text/failure-text.ts";
import type { ReceiptsView } from "./receipts-view.ts";
import type { BillingDetailsView } from "./subscription-facts.section.tsx";

/** Whether the server could not ask the card provider and therefore doesn’t know the next payment. */
const isOutdated = ({ isCurrent, subscription }: Billing): boolean =>
  isCurrent === false &&
  !subscription?.nextCharge &&
  ["trialing", "active", "pastDue"].includes(subscription?.status ?? "ended");

export function detailsView({ data, error, refetch }: UseQueryResult<Billing | null>): BillingDetailsView {
  const onRetry = () => void refetch();
  if (data) return { is: "ready", card: data.card ?? null, onRetry: isOutdated(data) ? onRetry : undefined };
  if (data === null) return { is: "absent" };
  return error ? { is: "failed", reason: failureText(error), onRetry } : { is: "loading" };
}

type Invoices = ReturnType<typeof useInfiniteQuery<InvoicePage | null, Error, InfiniteData<InvoicePage | null>>>;

/** Maps the state of the query to the view of the receipts; `undefined` if the server does not list receipts. */
export function receiptsView({ data, error, refetch, ...pages }: Invoices): ReceiptsView | undefined {
  if (data && data.pages[0] === null) return undefined;
  if (data) {
    const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
    const receipts = data.pages.flatMap((page) => page?.invoices ?? []);
    return {
      is: "ready",
      receipts: receipts.map((each) => ({ ...each, url: webAddress(each.url) })),
      isLoadingMore: isFetchingNextPage,
      failure: isFetchNextPageError ? failureText(error) : undefined,
      onMore: hasNextPage ? () => void fetchNextPage() : undefined,
    };
  }
  return error ? { is: "failed", reason: failureText(error), onRetry: () => void refetch() } : { is: "loading" };
}
