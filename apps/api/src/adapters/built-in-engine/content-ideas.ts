import type { WrittenContent } from "../../ports/content.ts";
import type { Brief } from "./content-brief.ts";
import { about, cut } from "./content-words.ts";
import { capital } from "./fill.ts";
import type { ContentIdeaId, ContentPlace } from "./text/content-text.ts";

type Idea = WrittenContent["ideas"][number];

const most = 6;
const subjectLength = 48;

/** How a kind of post usually does: an estimate, as the engine knows no figures. */
const engagement: Readonly<Record<ContentIdeaId, string>> = {
  mistakes: "High",
  change: "High",
  questions: "High",
  first: "Medium",
  behind: "Medium",
  week: "Medium",
  tools: "Low",
  story: "Low",
};

/** The kind of post that each platform shows most of. */
const trend: Readonly<Record<ContentPlace, ContentIdeaId>> = {
  instagram: "change",
  tiktok: "questions",
  youtube: "week",
  facebook: "story",
  other: "behind",
};

/** Six ideas: kinds of post for this topic, and where the field is known three of its own. */
export function writeIdeas({ topic, place, niche, chance, words, plan }: Brief): Idea[] {
  // An idea that has become the topic is not to grow with every round.
  const [subject = topic] = topic.split(/\s?: /u);
  const kinds = Object.keys(engagement) as ContentIdeaId[];
  const ordered = [trend[place], ...chance.order(kinds, "ideas").filter((kind) => kind !== trend[place])];
  const ofTopic = ordered.map((kind): Omit<Idea, "id"> => {
    const [title, category] = words.ideas[kind];
    return {
      title: about(cut(subject, subjectLength), plan.polish(title), plan.polish(words.colon)),
      category,
      engagement: engagement[kind],
      trending: kind === trend[place],
    };
  });
  const { name, ideas } = plan.niches[niche];
  const ofField = niche === "own" ? [] : chance.order(ideas, "field").slice(0, most / 2);
  const fromField = ofField.map(([title], index): Omit<Idea, "id"> => ({
    title: plan.polish(title),
    category: capital(name),
    engagement: index === 0 ? "High" : "Medium",
    trending: false,
  }));
  return [...ofTopic.slice(0, most - fromField.length), ...fromField].map((idea, index) => ({
    id: `idea-${index + 1}`,
    ...idea,
  }));
}
