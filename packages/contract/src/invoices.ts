import * as v from "valibot";
import { defineCall } from "./call.ts";
import { moment, shownMoment, shownText } from "./tolerant.ts";
import { readable } from "./tolerant-list.ts";
import { dollars } from "./billing.ts";

const invoice = v.looseObject({
  id: v.string(),
  number: shownText,
  createdAt: moment,
  /** Null until it is paid. */
  paidAt: shownMoment,
  amount: dollars,
  /** The name of the plan that was charged. */
  planName: shownText,
  /** `paid`, `open`, `void` or another status of the provider. */
  status: shownText,
  /** URL of the receipt, or its path on the API's origin. */
  url: shownText,
});
export type Invoice = v.InferOutput<typeof invoice>;

/** The number of invoices in a page. */
export const invoicesPerPage = 12;

/** GET /payment/invoices: lists invoices, newest first, starting after the invoice with the id `after`, if given. */
export const listInvoices = defineCall({
  name: "listInvoices",
  method: "GET",
  path: "/payment/invoices",
  errorField: "message",
  isExtra: true,
  query: v.object({ after: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  reply: v.looseObject({
    invoices: readable(invoice),
    /** The `after` to send for older invoices; absent or null if there are none. */
    next: shownText,
  }),
});
export type InvoicePage = v.InferOutput<typeof listInvoices.reply>;
