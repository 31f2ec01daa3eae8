import { lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { toastQueue, toastsWanted } from "../platform/toast.ts";

const ToastRegion = lazy(async () => ({ default: (await import("@trellis/ui/toast")).ToastRegion }));

/** Passing news; its code is fetched with the first of them. */
export function Toasts(): ReactNode {
  const { t } = useTranslation();
  const isWanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read);
  if (!isWanted) return null;
  return (
    <Suspense>
      <ToastRegion toasts={toastQueue} label={t("news.label")} closeLabel={t("news.close")} />
    </Suspense>
  );
}
