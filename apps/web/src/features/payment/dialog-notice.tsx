import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { DialogText } from "./dialog-text.ts";
import type { PaymentDialogView } from "./dialog-view.ts";

export interface DialogNoticeProps {
  view: PaymentDialogView;
  words: DialogText;
}

/** Explains why the user has to submit again: an unknown outcome, a missing confirmation or new terms. */
export function DialogNotice({ view, words }: DialogNoticeProps): ReactNode {
  const { t } = useTranslation("payment");
  if (view.is === "outcomeUnknown") return <Notice kind="warning">{words.outcomeUnknown}</Notice>;
  if (view.is !== "notConfirmed" && view.is !== "askingConsent") return null;
  const anotherCard = (
    <Button variant="secondary" size="sm" onClick={view.onAnotherCard}>
      {t("dialog.anotherCard")}
    </Button>
  );
  return view.is === "notConfirmed" ? (
    <Notice kind="warning" action={anotherCard}>
      {words.notConfirmed}
    </Notice>
  ) : (
    <Notice kind="warning" title={words.newTerms?.title ?? ""} action={anotherCard}>
      {words.newTerms?.text}
    </Notice>
  );
}
