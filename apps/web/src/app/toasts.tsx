import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { online } from "../platform/online.ts";
import { toastQueue, toastsWanted } from "../platform/toast.ts";

const backOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = online.subscribe(() => {
      if (!online.read()) return;
      stop();
      resolve();
    });
  });

/** News that comes without a connection waits for one: what can't be fetched must not take the page along. */
async function fetchRegion() {
  try {
    return { default: (await import("@trellis/ui/toast")).ToastRegion };
  } catch {
    await backOnline();
    return fetchRegion();
  }
}

const ToastRegion = lazy(fetchRegion);

/** Passing news; its code is fetched with the first of them. */
export function Toasts(): ReactNode {
  const { t } = useTranslation();
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toastQueue} label={t("notifications.label")} closeLabel={t("notifications.close")} />
    </Suspense>
  );
}
