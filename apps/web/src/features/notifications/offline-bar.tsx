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
    padding: var(--tr-space-2) var(--tr-space-4);
    background: var(--tr-text);
    color: var(--tr-canvas);
    font-size: var(--tr-size-sm);
    font-weight: var(--tr-weight-semi);
    text-align: center;
  }
`;

/** A bar at the bottom while the device is offline. Floating elements move up by its height. */
export function OfflineBar(): ReactNode {
  const { t } = useTranslation();
  const isOnline = useStore(online);
  return (
    <Bar ref={reserveBottomSpace} role="status">
      {isOnline ? "" : t("offline")}
    </Bar>
  );
}
