"use client";
import { Toast } from "@base-ui/react/toast";
import { useEffect, useState, type ReactNode } from "react";
import type { ToastAction, ToastMessage, Toasts } from "../toast-queue/toast-queue.ts";
import { ToastStack } from "./toast-stack.tsx";

export interface ToastRegionProps {
  /** Queue of toasts to show. */
  toasts: Toasts;
  /** Accessible name of the region, such as "Notifications". F6 moves focus to it. */
  label: string;
  /** Accessible name of each toast's close button. */
  closeLabel: string;
}

/** Duration in milliseconds. Hover and focus pause it. */
const timeouts = { success: 2000, error: 4000, neutral: 4000 } satisfies Record<ToastMessage["kind"], number>;

/** Shows toasts in the bottom corner. Render one per page. */
export function ToastRegion({ toasts, label, closeLabel }: ToastRegionProps): ReactNode {
  const [manager] = useState(() => Toast.createToastManager<ToastAction>());
  useEffect(
    () =>
      toasts.subscribe(({ kind, duration, action, ...words }) => {
        const timeout = duration ?? (action ? 10_000 : timeouts[kind]);
        manager.add({ ...words, timeout, type: kind, ...(action && { data: action }) });
      }),
    [toasts, manager],
  );
  return (
    <Toast.Provider toastManager={manager} limit={20} timeout={timeouts.neutral}>
      <ToastStack label={label} closeLabel={closeLabel} />
    </Toast.Provider>
  );
}
