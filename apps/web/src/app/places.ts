import { paths } from "../paths.ts";
import type { TitleKey } from "../text/namespaces.ts";

/** A place of the app that the keyboard leads to. */
export interface Place {
  path: string;
  title: TitleKey;
  /** G, then this key; hubs that are in no navigation have none. */
  key?: string;
}

/** Every place of a subscriber, those that are in no navigation among them (docs/specification.md). */
export const places: readonly Place[] = [
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
