import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { online } from "../../platform/online.ts";
import { reserveBottomSpace } from "../../platform/page.ts";
import { useStore } from "../../platform/store.ts";

const Bar = styled.p`
  &:not(:empty) {
    position: fixed;
    inset: auto 0 0;
    z-index: var(--tr-z-toast);
    display: flex;
    justify-content: center;
    gap: var(--tr-space-2);
    align-items: center;
    min-height: 48px;
    padding: 10px var(--tr-space-4) max(10px, env(safe-area-inset-bottom));
    border-top: 2px solid var(--tr-frame-petal);
    background: var(--tr-frame);
    color: var(--tr-on-frame);
    font-weight: 550;
    line-height: 1.35;
    text-wrap: pretty;
    /* On phones it is above the bottom bar and behind that bar’s button, which protrudes by 14 px. */
    @media (max-width: 767px) {
      :root:has([data-bar]) & {
        bottom: var(--tr-bar);
        z-index: calc(var(--tr-z-fab) - 1);
        padding-block: 8px 18px;
      }
      font-size: var(--tr-size-sm);
      text-wrap: balance;
    }
  }
  & > svg {
    flex: none;
    color: var(--tr-frame-petal);
  }
`;

/** A leaf that hangs from its stem. */
function WiltedLeaf(): ReactNode {
  return (
    <svg width="22" height="22" viewBox="0 0 18 18" fill="none" aria-hidden>
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
