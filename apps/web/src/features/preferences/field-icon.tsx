import { Layers, Sparkles, Tags, Target, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { FieldName } from "./preferences-view.ts";

const icons = { skills: Sparkles, topics: Tags, goal: Target, targetAudience: Users, platforms: Layers };

/** What a field is about, at a glance. */
export function FieldIcon({ of }: { of: FieldName }): ReactNode {
  const Icon = icons[of];
  return <Icon size={17} strokeWidth={1.75} aria-hidden />;
}
