import { Logo } from "@trellis/ui/logo";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "../../paths.ts";

/** The header logo, linked to the dashboard (spec §2). */
export function HomeLogo(): ReactNode {
  const { t } = useTranslation("frame");
  return (
    <a href={paths.dashboard} aria-label={t("home")}>
      <Logo background="frame" name="Trellis" />
    </a>
  );
}
