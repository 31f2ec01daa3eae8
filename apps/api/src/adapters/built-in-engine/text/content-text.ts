import type { ContentTone } from "@trellis/contract/content";

/** The platforms that content is written for; `other` for one that only its name describes. */
export type ContentPlace = "instagram" | "tiktok" | "youtube" | "facebook" | "other";
export type ContentIdeaId = "mistakes" | "change" | "first" | "behind" | "questions" | "week" | "tools" | "story";
/** The parts of a script in the order they are spoken. */
export const scriptParts = ["hook", "mistake", "first", "second", "result", "question", "close"] as const;
type ScriptPart = (typeof scriptParts)[number];

type Two<T> = readonly [T, T];
type Three<T> = readonly [T, T, T];

/** How a tone sounds. */
interface ToneText {
  /** What a caption says after its topic, in lower case and with its own closing sign; 56 units at most. */
  readonly lines: Three<string>;
  /** How to speak it. */
  readonly voice: string;
  /** The first and the last thing that is said. */
  readonly hooks: Two<string>;
  readonly close: string;
  readonly tag: string;
}

/** A part of an outline: its name and its points. */
type Section = readonly [title: string, ...points: string[]];

interface PlaceText {
  /** What a post asks of its reader; 28 units at most. */
  readonly calls: Two<string>;
  readonly scriptFormat: string;
  readonly outlineFormat: string;
  readonly sections: readonly Section[];
  readonly tag: string;
}

/**
 * One language's words for content. Sentences may hold slots: {audience}, {mistake}, {question}, {hook}, {opening} (topic and hook), {close}, {call}.
 * A topic may be any phrase at all, so it has no slot of its own: it stands by itself, before a colon or a stop.
 */
export interface ContentText {
  /** The topic of someone who named none. */
  readonly topic: string;
  readonly forAudience: string;
  /** What stands between a topic and what is said about it. */
  readonly colon: string;
  /** "For" at the beginning of what was typed as an audience. */
  readonly leadingFor: RegExp;
  readonly labels: Readonly<Record<"audience" | "tone" | "say" | "show" | "caption", string>>;
  readonly tones: Readonly<Record<ContentTone, ToneText>>;
  readonly places: Readonly<Record<ContentPlace, PlaceText>>;
  readonly script: Readonly<Record<ScriptPart, readonly [name: string, say: string, show: string]>>;
  /** Of any subject that we have no words for. */
  readonly questions: Three<string>;
  /** Title after the topic, and category. */
  readonly ideas: Readonly<Record<ContentIdeaId, readonly [title: string, category: string]>>;
}
