import { Button } from "@trellis/ui/button";
import { Notice } from "@trellis/ui/notice";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";

export interface DeletedNoticeProps {
  /** Title of the deleted item. */
  title: string;
  onRestore: () => void;
}

/** Reports a deletion and moves focus to the undo button, because the deleted item's button no longer exists. */
export function DeletedNotice({ title, onRestore }: DeletedNoticeProps): ReactNode {
  const { t } = useTranslation("calendar");
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Notice
      kind="success"
      action={
        <Button ref={button} variant="secondary" size="sm" aria-describedby={id} onClick={onRestore}>
          {t("undo")}
        </Button>
      }
    >
      <span id={id}>{t("deleted", { title })}</span>
    </Notice>
  );
}
