import { GoogleIcon } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface GoogleButtonProps {
  /** What it leads to, in words. */
  words: string;
  /** Google is being asked, or its answer is on the way to the server. */
  isPending: boolean;
  onClick: () => void;
}

/** Google's way in. */
export function GoogleButton({ words, isPending, onClick }: GoogleButtonProps): ReactNode {
  const { t } = useTranslation("account");
  return (
    <Button variant="secondary" size="lg" fullWidth iconStart={<GoogleIcon />} loading={isPending} onClick={onClick}>
      {isPending ? t("googlePending") : words}
    </Button>
  );
}
