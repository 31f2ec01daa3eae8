import { Button } from "@trellis/ui/button";
import { Card } from "@trellis/ui/card";
import { Notice } from "@trellis/ui/notice";
import { Skeleton } from "@trellis/ui/skeleton";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ReceiptsView } from "./receipts-view.ts";
import { Receipt } from "./receipt.tsx";

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(12ch, 1fr) repeat(3, auto);
  column-gap: var(--tr-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
    row-gap: 2px;
    align-items: center;
    min-height: 48px;
    padding-block: var(--tr-space-2);
    font-variant-numeric: tabular-nums;
    &:not(:first-child) {
      border-top: 1px solid var(--tr-line);
    }
    & > :nth-child(even) {
      text-align: end;
    }
    & small {
      display: block;
      color: var(--tr-text-2);
    }
  }
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export interface ReceiptsProps {
  view: ReceiptsView;
  /** The address that receipts are sent to. */
  email: string;
}

/** The receipts, newest first. */
export function Receipts({ view, email }: ReceiptsProps): ReactNode {
  const { t } = useTranslation("payment");
  return (
    <Card id="receipts" title={t("receipts.title")} titleLevel={3}>
      {view.is === "loading" && (
        <>
          <VisuallyHidden role="status">{t("receipts.loading")}</VisuallyHidden>
          <Skeleton height={48} />
        </>
      )}
      {view.is === "failed" && <Failure reason={view.reason} onRetry={view.onRetry} />}
      {view.is === "ready" && view.receipts.length === 0 && <p>{t("receipts.empty")}</p>}
      {view.is === "ready" && <p>{t("receipts.email", { email })}</p>}
      {view.is === "ready" && view.receipts.length > 0 && <Pages {...view} />}
    </Card>
  );
}

function Failure({ reason, onRetry }: { reason: string; onRetry: (() => void) | undefined }): ReactNode {
  const { t } = useTranslation("payment");
  const retry = onRetry && (
    <Button variant="secondary" size="sm" onClick={onRetry}>
      {t("retry")}
    </Button>
  );
  return (
    <Notice kind="danger" title={t("receipts.failed")} action={retry}>
      {reason}
    </Notice>
  );
}

/** The receipts loaded so far, and a button for older receipts. */
function Pages({
  receipts,
  isLoadingMore = false,
  failure,
  onMore,
}: Extract<ReceiptsView, { is: "ready" }>): ReactNode {
  const { t } = useTranslation("payment");
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef<number>(null);
  // Move focus to the first added receipt, because the button may be gone.
  useEffect(() => {
    if (shownBefore.current === null || receipts.length <= shownBefore.current) return;
    list.current?.children[shownBefore.current]?.querySelector("a")?.focus({ preventScroll: true });
    shownBefore.current = null;
  }, [receipts.length]);
  const showMore = () => {
    shownBefore.current = receipts.length;
    onMore?.();
  };
  return (
    <>
      <List ref={list} role="list">
        {receipts.map((receipt) => (
          <Receipt key={receipt.id} {...receipt} />
        ))}
      </List>
      {failure !== undefined && <Failure reason={failure} onRetry={showMore} />}
      {failure === undefined && onMore && (
        <Button variant="secondary" size="sm" loading={isLoadingMore} onClick={showMore}>
          {t("receipts.more")}
        </Button>
      )}
    </>
  );
}
