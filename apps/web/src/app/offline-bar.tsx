import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { online } from "../platform/online.ts";
import { keepFootFree } from "../platform/page.ts";

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

/** Says that the connection is gone, for as long as it is; what floats at the foot of the screen moves up. */
export function OfflineBar(): ReactNode {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(online.subscribe, online.read);
  return (
    <Bar ref={keepFootFree} role="status">
      {isOnline ? "" : t("offline")}
    </Bar>
  );
}
