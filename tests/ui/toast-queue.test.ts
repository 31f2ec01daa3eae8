import { createToasts, type ToastMessage } from "@trellis/ui/toast-queue";
import { expect, it } from "vitest";

it("keeps news for a region that loads late, in order and once", () => {
  const toasts = createToasts();
  toasts.success("Saved");
  toasts.error("Failed to load plans", "Please try again.");

  const heard: ToastMessage[] = [];
  const stop = toasts.subscribe((message) => heard.push(message));
  toasts.neutral("Copied");
  stop();

  const heardLater: ToastMessage[] = [];
  toasts.subscribe((message) => heardLater.push(message));

  expect(heard).toEqual([
    { kind: "success", title: "Saved" },
    { kind: "error", title: "Failed to load plans", description: "Please try again." },
    { kind: "neutral", title: "Copied" },
  ]);
  expect(heardLater).toEqual([]);
});

it("keeps what is said between two regions for the second", () => {
  const toasts = createToasts();
  toasts.subscribe(() => undefined)();
  toasts.neutral("Copied");

  const heard: string[] = [];
  toasts.subscribe(({ title }) => heard.push(title));

  expect(heard).toEqual(["Copied"]);
});
