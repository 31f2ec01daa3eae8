import type { Language } from "@trellis/contract/fields";
import type { AssistantTools } from "../assistant-tools.ts";
import type { Answers, Creator } from "../creator.ts";
import { nicheOf } from "../niche-of.ts";
import { fold } from "../user-text.ts";
import type { Knowledge } from "../knowledge/search.ts";
import type { Text } from "../text/texts.ts";
import type { Tone } from "./changes.ts";
import { listsIn, type Patterns, type Say, sayIn } from "./chat-texts.ts";
import type { Message } from "./conversation.ts";
import type { Subject } from "./write-list.ts";

/** A question to the built-in assistant, with everything that is known about the user. */
export interface ChatInput {
  /** Oldest first; the last message is the question. */
  readonly messages: readonly Message[];
  readonly answers: Answers;
  readonly language: Language;
  readonly tools?: AssistantTools | undefined;
}

/** The context that the writers of an answer need. */
export interface Context extends ChatInput {
  /** Language of the answer. */
  readonly spoken: Language;
  /** Language of the question. */
  readonly asked: Language;
  readonly text: Text;
  readonly say: Say;
  readonly patterns: Patterns;
  readonly creator: Creator;
  /** Articles in the language of the question. */
  readonly knowledge: Knowledge;
  /** Articles in the language of the answer. */
  readonly shown: Knowledge;
}

/** Returns the creator's answers for content about a topic; only the platforms if the topic is outside the creator's niche and topics. */
export function answersAbout(topic: string, { answers, creator }: Context): Answers {
  const niche = nicheOf({ topics: [topic], skills: [], targetAudience: [], goal: [] });
  const isOwn =
    topic === "" || niche === creator.niche || creator.topics.some((own) => fold(topic).includes(fold(own)));
  return isOwn ? answers : { ...answers, topics: [], skills: [], targetAudience: [], goal: [] };
}

/** Returns the subject to write about; an empty topic stands for the creator's own topics. */
export const subjectOf = ({ creator, text, spoken }: Context, topic = "", tone?: Tone): Subject => ({
  creator,
  text,
  language: spoken,
  lists: listsIn(spoken),
  say: sayIn(spoken),
  topic,
  tone,
});
