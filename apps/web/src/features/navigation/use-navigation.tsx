import type { FrameGroup, FrameItem } from "@trellis/ui/app-frame";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { normalizePath, paths } from "../../paths.ts";
import { type IconPath, screenIcon } from "./screen-icons.tsx";

/** Links of the frame. */
interface Navigation {
  primary: FrameItem[];
  sections: FrameItem[][];
  more: FrameGroup;
}

/**
 * Returns the items of the header and the sidebar, in the order of the specification (spec §2). The three hubs follow in
 * a separate list.
 */
export function useNavigation(): Navigation {
  const { t } = useTranslation("frame");
  const currentPath = normalizePath(useLocation().pathname);
  const item = (href: IconPath, label: string): FrameItem => ({
    key: href,
    href,
    label,
    icon: screenIcon(href, 20),
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
        item(paths.dashboard, t("sidebar.overview")),
        item(paths.roadmap, t("sidebar.roadmap")),
        item(paths.creation, t("sidebar.creation")),
        item(paths.analytics, t("sidebar.analytics")),
      ],
      [item(paths.preferences, t("sidebar.preferences")), item(paths.settings, t("sidebar.settings"))],
    ],
    more: {
      label: t("sidebar.hubs"),
      items: [
        item(paths.calendar, t("sidebar.calendar")),
        item(paths.engagement, t("sidebar.engagement")),
        item(paths.monetization, t("sidebar.monetization")),
      ],
    },
  };
}
