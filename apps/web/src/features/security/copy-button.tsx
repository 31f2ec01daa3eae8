import { Button } from "@trellis/ui/button";
import { VisuallyHidden } from "@trellis/ui/visually-hidden";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../platform/clipboard.ts";
import { toast } from "../../platform/toast.ts";

export interface CopyButtonProps {
  text: string;
  label: string;
  /** Replaces the label once the text has been copied. */
  copied: string;
}

/** Copies a string to the clipboard. */
export function CopyButton({ text, label, copied }: CopyButtonProps): ReactNode {
  const { t } = useTranslation("security");
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    copyText(text).then(
      () => setCopied(true),
      () => toast.error(t("recovery.notCopied")),
    );
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => void copy()}>
        {isCopied ? copied : label}
      </Button>
      <VisuallyHidden role="status">{isCopied && copied}</VisuallyHidden>
    </>
  );
}
