import type { FrameItem } from "@trellis/ui/app-frame";
import { ChartNoAxesColumn, LayoutGrid, PenLine, Route, Settings, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { paths } from "../paths.ts";
import { screenAt } from "./screens.ts";

const look = { size: 20, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Where the header and the sidebar lead: the lists are the specification's, in its order (spec §2). */
export function usePlaces(): { primary: FrameItem[]; sections: FrameItem[][] } {
  const { t } = useTranslation("frame");
  const here = screenAt(useLocation().pathname).path;
  const item = (href: string, label: string, icon?: ReactNode): FrameItem => ({
    key: href,
    href,
    label,
    icon,
    current: href === here,
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
        item(paths.dashboard, t("sidebar.overview"), <LayoutGrid {...look} />),
        item(paths.roadmap, t("sidebar.roadmap"), <Route {...look} />),
        item(paths.creation, t("sidebar.creation"), <PenLine {...look} />),
        item(paths.analytics, t("sidebar.analytics"), <ChartNoAxesColumn {...look} />),
      ],
      [
        item(paths.preferences, t("sidebar.preferences"), <SlidersHorizontal {...look} />),
        item(paths.settings, t("sidebar.settings"), <Settings {...look} />),
      ],
    ],
  };
}
