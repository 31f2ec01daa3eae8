import { type ContentTone, contentTones, type ContentTool } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { platformOf } from "../classify.ts";
import type { Answers } from "../creator.ts";
import { capitalize } from "../fill.ts";
import { nicheOf } from "../niche-of.ts";
import { type SeededRandom, seededBy } from "../seeded-random.ts";
import type { NicheId, PlatformId } from "../text/schema.ts";
import { type Text, texts } from "../text/texts.ts";
import { fold } from "../user-text.ts";
import { phrase } from "./phrases.ts";

/** A request for content. Every text may be empty. */
export interface ContentRequest {
  readonly tool: ContentTool;
  readonly topic: string;
  readonly platform: string;
  readonly tone: string;
  readonly audience: string;
}

/** A request with its gaps filled from the creator's answers. */
export interface Brief {
  readonly topic: string;
  /** The comma-separated parts of the topic, or the topics of the answers if the request names none. */
  readonly topics: readonly string[];
  /** Empty when neither the request nor the answers name one. */
  readonly audience: string;
  /** The platform as named. */
  readonly platform: string;
  readonly place: PlatformId;
  readonly tone: ContentTone;
  readonly niche: NicheId;
  readonly random: SeededRandom;
  readonly text: Text;
}

const phrases = (list: readonly string[]): string[] => list.map(phrase).filter(Boolean);

/** Reads a request. The same request and answers always give the same brief. */
export function briefOf(request: ContentRequest, answers: Answers | null, language: Language): Brief {
  const text = texts[language];
  const typed = phrases([request.topic]);
  const topics = typed.length > 0 ? phrases(request.topic.split(",")) : phrases(answers?.topics ?? []);
  const topic = typed[0] ?? topics[0] ?? text.content.topic;
  const [audience = ""] = phrases([request.audience, ...(answers?.targetAudience ?? [])]);
  const [platform = "Instagram"] = phrases([request.platform, ...(answers?.platforms ?? [])]);
  return {
    topic: capitalize(topic),
    topics,
    audience: audience.replace(new RegExp(text.content.leadingFor, "iu"), ""),
    platform,
    place: platformOf(platform),
    tone: contentTones.find((tone) => fold(tone) === fold(request.tone)) ?? contentTones[0],
    niche: nicheOf({ topics, skills: [], targetAudience: [], goal: [] }),
    random: seededBy([topic, audience, platform, request.tone].map(fold).join("|")),
    text,
  };
}
