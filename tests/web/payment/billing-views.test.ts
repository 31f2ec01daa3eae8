import { expect, it, vi } from "vitest";
import { detailsView, receiptsView } from "../../../apps/web/src/features/payment/billing-views.ts";

// Read when the modules are loaded.
vi.hoisted(() => vi.stubGlobal("location", { origin: "https://trellis.test" }));

type Query = Parameters<typeof detailsView>[0];
const query = (part: object): Query =>
  ({ data: undefined, error: null, refetch: vi.fn<() => void>(), ...part }) as unknown as Query;

it("is loading before the first reply, and absent if the server has no such call", () => {
  expect(detailsView(query({}))).toEqual({ is: "loading" });
  expect(detailsView(query({ data: null }))).toEqual({ is: "absent" });
});

it("offers a retry only if the payment details of a running subscription may be outdated", () => {
  const outdated = detailsView(query({ data: { isCurrent: false, subscription: { status: "active" } } }));
  expect(outdated).toEqual({ is: "ready", card: null, onRetry: expect.any(Function) });
  const ended = detailsView(query({ data: { isCurrent: false, subscription: { status: "ended" } } }));
  expect(ended).toEqual({ is: "ready", card: null, onRetry: undefined });
});

it("links only to receipts on the web", () => {
  const invoices = ["https://pay.example/1", "javascript:alert(1)"].map((url) => ({ url }));
  const pages = { data: { pages: [{ invoices }] } };
  const view = receiptsView(query(pages) as unknown as Parameters<typeof receiptsView>[0]);
  expect(view).toMatchObject({ receipts: [{ url: "https://pay.example/1" }, { url: undefined }] });
});
