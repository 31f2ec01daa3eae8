import { paths } from "../../paths.ts";
import type { TitleKey } from "../../text/namespaces.ts";
import type { IconPath } from "./screen-icons.tsx";

/** A screen that the command palette lists. */
export interface Destination {
  path: IconPath;
  title: TitleKey;
  /** The key that opens the screen after G. Missing for the hubs. */
  key?: string;
}

/** The screens inside the frame for subscribers. */
export const destinations: readonly Destination[] = [
  { path: paths.dashboard, title: "dashboard", key: "d" },
  { path: paths.roadmap, title: "roadmap", key: "r" },
  { path: paths.creation, title: "creation", key: "c" },
  { path: paths.analytics, title: "analytics", key: "a" },
  { path: paths.calendar, title: "calendar" },
  { path: paths.engagement, title: "engagement" },
  { path: paths.monetization, title: "monetization" },
  { path: paths.preferences, title: "preferences", key: "p" },
  { path: paths.settings, title: "settings", key: "s" },
];
