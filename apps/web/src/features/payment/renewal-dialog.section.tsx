import { type CancellationReason, cancellationReasons } from "@trellis/contract/cancellation";
import { AlertDialog } from "@trellis/ui/alert-dialog";
import { Notice } from "@trellis/ui/notice";
import { Select } from "@trellis/ui/select";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface RenewalDialogProps {
  purpose: "cancellation" | "resumption";
  view: "asking" | "busy" | "notConfirmed" | "outcomeUnknown";
  /** What will change and when, in one or two sentences. */
  text: string;
  onReason: (reason: CancellationReason | undefined) => void;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the user to confirm a cancellation or a resumption. */
export function RenewalDialog({ purpose, view, text, onReason, onConfirm, onClose }: RenewalDialogProps): ReactNode {
  const { t } = useTranslation("payment");
  const answers = ["", ...cancellationReasons] as const;
  const isFailed = view === "notConfirmed" || view === "outcomeUnknown";
  return (
    <AlertDialog
      open
      title={t(`${purpose}.title`)}
      description={text}
      tone="primary"
      confirmLabel={view === "outcomeUnknown" ? t("dialog.checkAgain") : t(`${purpose}.submit`)}
      cancelLabel={t(`${purpose}.keep`)}
      loading={view === "busy"}
      onConfirm={onConfirm}
      onCancel={onClose}
    >
      {purpose === "cancellation" && (
        <Select
          label={t("cancellation.why")}
          options={answers.map((value) => ({ value, label: t(`cancellation.reason.${value || "none"}`) }))}
          onChange={({ target }) => onReason(cancellationReasons.find((reason) => reason === target.value))}
        />
      )}
      {isFailed && <Notice kind="warning">{t(`${purpose}.${view}`)}</Notice>}
    </AlertDialog>
  );
}
