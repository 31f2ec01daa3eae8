"use client";
import { Toast } from "@base-ui/react/toast";
import { useEffect, useState, type ReactNode } from "react";
import type { ToastMessage, Toasts } from "../toast-queue/toast-queue.ts";
import { ToastStack } from "./toast-stack.tsx";

export interface ToastRegionProps {
  /** Where the news comes from. */
  toasts: Toasts;
  /** Names the region for screen readers, such as "Notifications"; F6 leads there. */
  label: string;
  /** Names each toast's close button. */
  closeLabel: string;
}

/** Milliseconds a toast stays; under the pointer or with focus it stays longer (spec §9). */
const timeouts = { success: 2000, error: 4000, neutral: 4000 } satisfies Record<ToastMessage["kind"], number>;

/** Shows passing news at the bottom right. Put one on the page, next to the routes. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps): ReactNode {
  const [manager] = useState(() => Toast.createToastManager());
  useEffect(
    () =>
      toasts.subscribe(({ kind, ...words }) => {
        manager.add({ ...words, type: kind, timeout: timeouts[kind] });
      }),
    [toasts, manager],
  );
  return (
    <Toast.Provider toastManager={manager} limit={20} timeout={timeouts.neutral}>
      <ToastStack label={label} closeLabel={closeLabel} />
    </Toast.Provider>
  );
}
