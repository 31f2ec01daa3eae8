import { capitalize } from "../fill.ts";
import type { StructureId } from "../text/content-ids.ts";
import type { Brief } from "./brief.ts";
import { composerOf, structuresFor, structureText } from "./narrative.ts";
import { cut, joinSentence, joinWithColon } from "./phrases.ts";
import { canFill, slotsOf } from "./vocabulary.ts";

/** A title for a post and its kind. */
interface Suggestion {
  readonly title: string;
  readonly category: string;
  /** The topic; missing if the title does not name it. */
  readonly structure?: StructureId;
}

/** Angles on something new, besides the announcement itself. */
const newsAngles: readonly StructureId[] = ["story", "question", "day"];
const topicLength = 56;
const titleLength = 124;

/** Joins the topic and an ending. A topic taken from an earlier idea is used without its own ending. */
function titled({ topic, text }: Brief, ending: string): string {
  const [subject = topic] = topic.split(/\s?: /u);
  return joinWithColon(cut(subject, topicLength), ending, text.typeset(text.content.colon));
}

/** Suggests one post per structure: the topic, and an angle with the niche's words. */
export function suggestAngles(brief: Brief): Suggestion[] {
  const { text, vocabulary, chance, isSensitive } = brief;
  // The questions about a sensitive topic are suggested unchanged.
  const structures = [...new Set([...structuresFor(brief), ...(brief.isAnnouncement ? newsAngles : [])])].filter(
    (id) => !isSensitive || id !== "question",
  );
  return chance.shuffle(structures, "angles").flatMap((structure, index): Suggestion[] => {
    const slots = slotsOf(vocabulary, index);
    const { compose, choose } = composerOf(brief, slots);
    const { name, titles } = structureText(structure, brief);
    const wording = choose(titles, `title ${structure}`);
    const title = titled(brief, compose(wording));
    if (!canFill(wording, slots) || title.length > titleLength) return [];
    return [{ title, category: text.typeset(name), structure }];
  });
}

/** Suggests questions and thoughts for a sensitive topic. */
function suggestGently(brief: Brief): Suggestion[] {
  const { vocabulary, text } = brief;
  const { question, story } = text.content.gentleWording.structures;
  const questions = vocabulary.question.slice(0, 2).map((words) => ({ words, category: question.name }));
  const thoughts = vocabulary.hook.slice(0, 2).map((words) => ({ words, category: story.name }));
  return [...questions, ...thoughts].map(({ words, category }) => ({
    title: joinSentence(cut(brief.topic, topicLength), text.typeset(words)),
    category: text.typeset(category),
  }));
}

/** Suggests typical posts of the niche. */
export function suggestFromNiche(brief: Brief): Suggestion[] {
  const { niche, category, isSensitive, chance, text } = brief;
  if (isSensitive) return suggestGently(brief);
  const { ideas, tasks, proof } = text.niches[niche];
  return (
    chance
      .shuffle([...ideas, ...tasks, proof], "niche ideas")
      // An idea with a slot puts the topic inside a sentence, where not every phrase fits.
      .filter(([title]) => !title.includes("{"))
      .map(([title]) => ({ title: text.typeset(title), category: capitalize(category) }))
  );
}
