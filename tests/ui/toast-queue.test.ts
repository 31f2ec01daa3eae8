import { createToasts, type ToastMessage } from "@trellis/ui/toast-queue";
import { expect, it } from "vitest";

it("delivers queued toasts to a late subscriber, in order and once", () => {
  const toasts = createToasts();
  toasts.success("Saved");
  toasts.error("Failed to load plans", "Please try again.");

  const received: ToastMessage[] = [];
  const unsubscribe = toasts.subscribe((message) => received.push(message));
  toasts.neutral("Copied");
  unsubscribe();

  const receivedLater: ToastMessage[] = [];
  toasts.subscribe((message) => receivedLater.push(message));

  expect(received).toEqual([
    { kind: "success", title: "Saved" },
    { kind: "error", title: "Failed to load plans", description: "Please try again." },
    { kind: "neutral", title: "Copied" },
  ]);
  expect(receivedLater).toEqual([]);
});

it("keeps toasts added between two subscriptions for the second subscriber", () => {
  const toasts = createToasts();
  toasts.subscribe(() => undefined)();
  toasts.neutral("Copied");

  const received: string[] = [];
  toasts.subscribe(({ title }) => received.push(title));

  expect(received).toEqual(["Copied"]);
});
