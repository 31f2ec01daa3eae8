import type { ContentIdea } from "@trellis/contract/content";
import type { StructureId } from "../text/content-ids.ts";
import type { PlatformId } from "../text/platforms.ts";
import type { Brief } from "./brief.ts";
import { suggestAngles, suggestFromNiche } from "./suggestions.ts";

type Idea = Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">;

const maxCount = 6;
const fromNiche = 3;

/** Typical engagement of each structure: an estimate, not measured. */
const engagement: Readonly<Record<StructureId, string>> = {
  mistake: "High",
  beforeAfter: "High",
  question: "High",
  myth: "High",
  tutorial: "Medium",
  day: "Medium",
  experiment: "Medium",
  contrast: "Medium",
  list: "Low",
  story: "Low",
  announcement: "Medium",
};

/** The structure marked as trending on each platform. */
const trending: Readonly<Record<PlatformId, StructureId>> = {
  instagram: "beforeAfter",
  tiktok: "myth",
  youtube: "experiment",
  facebook: "question",
  other: "mistake",
};

/** Writes six ideas: angles on the topic in different structures, and typical posts of its niche. */
export function writeIdeas(brief: Brief): Idea[] {
  const known = suggestFromNiche(brief).slice(0, fromNiche);
  const isTrending = (structure: StructureId | undefined) => structure === trending[brief.place];
  // Ideas with low engagement are only used if there are too few others.
  const rank = ({ structure }: { structure?: StructureId }) =>
    isTrending(structure) ? 0 : structure && engagement[structure] === "Low" ? 2 : 1;
  const angles = suggestAngles(brief).toSorted((a, b) => rank(a) - rank(b));
  return [...angles.slice(0, maxCount - known.length), ...known].map(({ title, category, structure }, index) => ({
    id: `idea-${index + 1}`,
    title,
    category,
    engagement: structure ? engagement[structure] : "Medium",
    trending: index === 0,
  }));
}
