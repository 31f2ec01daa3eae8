import { Button } from "@trellis/ui/button";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { longDate } from "../../text/long-date.ts";
import { Root, iconProps } from "./banner.styles.ts";

export interface DeletionBannerProps {
  /** When the account will be deleted, ISO 8601. */
  deletedFrom: string;
  isKeeping: boolean;
  onKeep: () => void;
}

/** Says on every page when the account will be deleted, and lets the user keep the account. */
export function DeletionBanner({ deletedFrom, isKeeping, onKeep }: DeletionBannerProps): ReactNode {
  const { t, i18n } = useTranslation("account-settings");
  return (
    <Root data-kind="deletion" aria-label={t("deletion.title")}>
      <TriangleAlert {...iconProps} />
      <p>{t("deletion.scheduled", { date: longDate(deletedFrom, i18n.language) })}</p>
      <Button variant="secondary" size="sm" loading={isKeeping} onClick={onKeep}>
        {t("deletion.keep")}
      </Button>
    </Root>
  );
}
