import { GoogleIcon } from "@trellis/ui/brand-icon";
import { Button } from "@trellis/ui/button";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export interface GoogleButtonProps {
  label: string;
  /** If `true`, Google sign-in is in progress. */
  isPending: boolean;
  onClick: () => void;
}

/** The button for signing in or up with Google. */
export function GoogleButton({ label, isPending, onClick }: GoogleButtonProps): ReactNode {
  const { t } = useTranslation("account");
  return (
    <Button variant="secondary" size="lg" fullWidth iconStart={<GoogleIcon />} loading={isPending} onClick={onClick}>
      {isPending ? t("googlePending") : label}
    </Button>
  );
}
