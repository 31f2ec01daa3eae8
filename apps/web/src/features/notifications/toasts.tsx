import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { online } from "../../platform/online.ts";
import { useStore } from "../../platform/store.ts";
import { hasToasts, toastQueue } from "../../platform/toast.ts";

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = online.subscribe(() => {
      if (!online.read()) return;
      stop();
      resolve();
    });
  });

/** Loads the toast region. A failed import would crash the page, so it is repeated when the device is online again. */
async function fetchRegion() {
  try {
    return { default: (await import("@trellis/ui/toast")).ToastRegion };
  } catch {
    await backOnline();
    return fetchRegion();
  }
}

const ToastRegion = lazy(fetchRegion);

/** The toasts. Their code is loaded with the first toast. */
export function Toasts(): ReactNode {
  const { t } = useTranslation();
  if (!useStore(hasToasts)) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toastQueue} label={t("notifications.label")} closeLabel={t("notifications.close")} />
    </Suspense>
  );
}
