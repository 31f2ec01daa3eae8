import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { type SoonKey, SoonScreen } from "../../features/soon/soon.screen.tsx";
import { paths } from "../../paths.ts";
import { screenAt } from "../screens.ts";

/** Screens of later issues. */
export function SoonRoute(): ReactNode {
  const { t } = useTranslation("soon");
  const { title } = screenAt(useLocation().pathname);
  return <SoonScreen screen={title as SoonKey} link={{ href: paths.roadmap, words: t("toRoadmap") }} />;
}
