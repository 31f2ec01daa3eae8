import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { online } from "../../platform/online.ts";
import { reserveBottomSpace } from "../../platform/page.ts";
import { useStore } from "../../platform/store.ts";
import { Bar } from "./offline-bar.styles.ts";

/** A leaf that hangs from its stem. */
function WiltedLeaf(): ReactNode {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" fill="none" aria-hidden>
      <path d="M4 17V8a4 4 0 0 1 7.6-1.8" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
      <path d="M11.4 5.6c3.4 1.4 4.6 4.6 2.8 8.8-3.8-2-4.8-5.4-2.8-8.8Z" fill="currentColor" />
    </svg>
  );
}

/** A bar at the bottom while the device is offline. Floating elements move up by its height. */
export function OfflineBar(): ReactNode {
  const { t } = useTranslation();
  const isOnline = useStore(online);
  return (
    <Bar ref={reserveBottomSpace} role="status">
      {!isOnline && (
        <>
          <WiltedLeaf />
          <span>{t("offline")}</span>
        </>
      )}
    </Bar>
  );
}
