import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { AccountRow } from "../../shared/account/account-row.tsx";
import { CopyButton } from "./copy-button.tsx";
import type { RowProps } from "./security-props.ts";

const Codes = styled.div`
  display: grid;
  gap: var(--tr-space-4);
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(13ch, 1fr));
    gap: var(--tr-space-2) var(--tr-space-4);
    padding: var(--tr-space-4);
    border-radius: var(--tr-radius-md);
    background: var(--tr-surface-2);
  }
  & > [data-part="buttons"] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--tr-space-2);
  }
`;

/** Shows the number of recovery codes left. New codes are shown only once. */
export function RecoveryRow({ factors, email, onChange, onDownload, onCodesSaved }: RowProps): ReactNode {
  const { t } = useTranslation("security");
  const [isAsking, setAsking] = useState(false);
  const { recoveryCodesLeft, pending, codes } = factors;
  const renew = { label: t("recovery.renew"), loading: pending?.is === "renewCodes", onClick: () => setAsking(true) };
  return (
    <AccountRow
      title={t("recovery.title")}
      action={codes ? undefined : renew}
      below={codes && <NewCodes codes={codes} email={email} onDownload={onDownload} onDone={onCodesSaved} />}
    >
      <p>
        {t("recovery.lead")}{" "}
        {recoveryCodesLeft !== undefined && <strong>{t("recovery.left", { count: recoveryCodesLeft })}</strong>}
      </p>
      <AlertDialog
        open={isAsking}
        title={t("recovery.question")}
        description={t("recovery.consequence")}
        confirmLabel={t("recovery.renew")}
        cancelLabel={t("cancel")}
        onConfirm={() => {
          setAsking(false);
          onChange({ is: "renewCodes" });
        }}
        onCancel={() => setAsking(false)}
      />
    </AccountRow>
  );
}

interface NewCodesProps {
  codes: readonly string[];
  email: string;
  onDownload: (file: string) => void;
  onDone: () => void;
}

function NewCodes({ codes, email, onDownload, onDone }: NewCodesProps): ReactNode {
  const { t } = useTranslation("security");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  const text = codes.join("\n");
  const file = `${t("recovery.file", { email })}\n\n${text}\n`;
  return (
    <Codes ref={root} tabIndex={-1} role="group" aria-label={t("recovery.save")}>
      <Notice kind="warning" title={t("recovery.save")}>
        {t("recovery.once")}
      </Notice>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div data-part="buttons">
        <CopyButton text={text} label={t("recovery.copy")} copied={t("recovery.copied")} />
        <Button variant="secondary" size="sm" onClick={() => onDownload(file)}>
          {t("recovery.download")}
        </Button>
        <Button size="sm" onClick={onDone}>
          {t("recovery.done")}
        </Button>
      </div>
    </Codes>
  );
}
