import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { type Billing, previewPlanChange, readBilling } from "@trellis/contract/billing";
import { listInvoices } from "@trellis/contract/invoices";
import type { Call } from "@trellis/contract/call";
import { isNotOffered } from "@trellis/contract/call-failed";
import type { CallInput } from "@trellis/contract/client";
import type { CallReply } from "@trellis/contract/reply";
import { api } from "../../platform/api.ts";

/** Makes a call and returns its reply, or null if the server does not offer the call. */
async function ifOffered<C extends Call>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<CallReply<C> | null> {
  try {
    return await api(call, input, signal);
  } catch (failure) {
    if (isNotOffered(failure)) return null;
    throw failure;
  }
}

/** The subscription and the saved card; null if the server does not offer the call. */
export const billingQuery = queryOptions({
  queryKey: ["payment", "billing"],
  queryFn: ({ signal }): Promise<Billing | null> => ifOffered(readBilling, {}, signal),
  // Renewals, failed charges and other tabs change the subscription, too.
  staleTime: 0,
});

/** The receipts by page, newest first; a page is null if the server does not list them. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: ["payment", "invoices"],
  queryFn: ({ pageParam: after, signal }) => ifOffered(listInvoices, { query: after ? { after } : {} }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page?.next,
  staleTime: 0,
});

/** The cost of changing to a plan now. */
export const previewQuery = (planId: string) =>
  queryOptions({
    queryKey: ["payment", "preview", planId],
    queryFn: ({ signal }) => api(previewPlanChange, { query: { planId } }, signal),
    // The price depends on the time of the request.
    gcTime: 0,
    staleTime: 0,
  });
