import type { ContentIdea } from "@trellis/contract/content";
import { capitalize } from "../fill.ts";
import { type IdeaId, ideaIds, type PlatformId } from "../text/schema.ts";
import type { Brief } from "./brief.ts";
import { cut, joinWithColon } from "./phrases.ts";

type Idea = Pick<ContentIdea, "id" | "title" | "category" | "engagement" | "trending">;

const maxCount = 6;
const topicLength = 48;

/** Typical engagement of each kind: an estimate, not measured. */
const engagement: Readonly<Record<IdeaId, string>> = {
  mistakes: "High",
  change: "High",
  questions: "High",
  first: "Medium",
  behind: "Medium",
  week: "Medium",
  tools: "Low",
  story: "Low",
};

/** The kind marked as trending on each platform. */
const trending: Readonly<Record<PlatformId, IdeaId>> = {
  instagram: "change",
  tiktok: "questions",
  youtube: "week",
  facebook: "story",
  other: "behind",
};

/**
 * Writes six ideas. Three of them come from the niche if it is known; the others are kinds of posts about the topic.
 */
export function writeIdeas({ topic, place, niche, random, text }: Brief): Idea[] {
  const { content, niches, typeset } = text;
  // A topic taken from an earlier idea ("Bread: before and after") is used without its ending.
  const [subject = topic] = topic.split(/\s?: /u);
  const kinds = [trending[place], ...random.shuffle(ideaIds, "ideas").filter((kind) => kind !== trending[place])];
  const fromTopic = kinds.map((kind): Omit<Idea, "id"> => {
    const [title, category] = content.ideas[kind];
    return {
      title: joinWithColon(cut(subject, topicLength), typeset(title), typeset(content.colon)),
      category,
      engagement: engagement[kind],
      trending: kind === trending[place],
    };
  });
  const { name, ideas } = niches[niche];
  const nicheIdeas = niche === "own" ? [] : random.shuffle(ideas, "field").slice(0, maxCount / 2);
  const fromNiche = nicheIdeas.map(([title], index): Omit<Idea, "id"> => ({
    title: typeset(title),
    category: capitalize(name),
    engagement: index === 0 ? "High" : "Medium",
    trending: false,
  }));
  return [...fromTopic.slice(0, maxCount - fromNiche.length), ...fromNiche].map((idea, index) => ({
    id: `idea-${index + 1}`,
    ...idea,
  }));
}
