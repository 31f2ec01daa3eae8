import {
  CalendarDays,
  ChartNoAxesColumn,
  CircleDollarSign,
  LayoutGrid,
  MessagesSquare,
  PenLine,
  Route,
  Settings,
  SlidersHorizontal,
} from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";

const icons = {
  [paths.dashboard]: LayoutGrid,
  [paths.roadmap]: Route,
  [paths.creation]: PenLine,
  [paths.analytics]: ChartNoAxesColumn,
  [paths.calendar]: CalendarDays,
  [paths.engagement]: MessagesSquare,
  [paths.monetization]: CircleDollarSign,
  [paths.preferences]: SlidersHorizontal,
  [paths.settings]: Settings,
};

/** The path of a screen that has an icon. */
export type IconPath = keyof typeof icons;

/** Returns the icon of a screen, the same in the sidebar, the bottom bar and the command palette. */
export function screenIcon(path: IconPath, size: number): ReactNode {
  const Icon = icons[path];
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}
