import { LoadingScreen } from "@trellis/ui/loading-screen";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The whole screen while it is not known yet who is there or what to show. */
export function Loading(): ReactNode {
  const { t } = useTranslation();
  return <LoadingScreen label={t("loading")} />;
}
