import type { FrameItem } from "@trellis/ui/app-frame";
import { ChartNoAxesColumn, LayoutGrid, PenLine, Route, Settings, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { normalizePath, paths } from "../../paths.ts";

const iconProps = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Returns the items of the header and the sidebar, in the order of the specification (spec §2). */
export function useNavigation(): { primary: FrameItem[]; sections: FrameItem[][] } {
  const { t } = useTranslation("frame");
  const currentPath = normalizePath(useLocation().pathname);
  const item = (href: string, label: string, icon?: ReactNode): FrameItem => ({
    key: href,
    href,
    label,
    icon,
    current: href === currentPath,
  });
  return {
    primary: [
      item(paths.dashboard, t("header.dashboard")),
      item(paths.roadmap, t("header.roadmap")),
      item(paths.creation, t("header.creation")),
      item(paths.analytics, t("header.analytics")),
    ],
    sections: [
      [
        item(paths.dashboard, t("sidebar.overview"), <LayoutGrid {...iconProps} />),
        item(paths.roadmap, t("sidebar.roadmap"), <Route {...iconProps} />),
        item(paths.creation, t("sidebar.creation"), <PenLine {...iconProps} />),
        item(paths.analytics, t("sidebar.analytics"), <ChartNoAxesColumn {...iconProps} />),
      ],
      [
        item(paths.preferences, t("sidebar.preferences"), <SlidersHorizontal {...iconProps} />),
        item(paths.settings, t("sidebar.settings"), <Settings {...iconProps} />),
      ],
    ],
  };
}
