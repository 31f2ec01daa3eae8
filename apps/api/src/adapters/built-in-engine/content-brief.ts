import { type ContentTone, contentTones } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { Answers } from "../../domain.ts";
import type { ContentWish } from "../../ports/content.ts";
import { type Chance, chanceFrom } from "./chance.ts";
import { phrase } from "./content-words.ts";
import { capital } from "./fill.ts";
import { fold } from "./own-words.ts";
import { type NicheId, nicheOf, type PlatformId, platformOf } from "./recognise.ts";
import type { ContentText } from "./text/content-text.ts";
import { content as enContent } from "./text/en/content.ts";
import { en } from "./text/en/en.ts";
import { content as esContent } from "./text/es/content.ts";
import { es } from "./text/es/es.ts";
import { content as frContent } from "./text/fr/content.ts";
import { fr } from "./text/fr/fr.ts";
import type { PlanText } from "./text/plan-text.ts";

const texts: Readonly<Record<Language, { plan: PlanText; words: ContentText }>> = {
  en: { plan: en, words: enContent },
  es: { plan: es, words: esContent },
  fr: { plan: fr, words: frContent },
};

/** All that is known before a word is written: the wish, and the answers where the wish is silent. */
export interface Brief {
  readonly topic: string;
  /** The single subjects in the topic. */
  readonly topics: readonly string[];
  /** Empty when nobody named one. */
  readonly audience: string;
  readonly platform: string;
  readonly place: PlatformId;
  readonly tone: ContentTone;
  readonly niche: NicheId;
  readonly chance: Chance;
  readonly plan: PlanText;
  readonly words: ContentText;
}

const phrases = (list: readonly string[]): string[] => list.map(phrase).filter(Boolean);

/** Reads a wish. The same wish and answers always give the same brief. */
export function briefOf(wish: ContentWish, answers: Answers | null, language: Language): Brief {
  const { plan, words } = texts[language];
  const typed = phrases([wish.topic]);
  const topics = typed.length > 0 ? phrases(wish.topic.split(",")) : phrases(answers?.topics ?? []);
  const topic = typed[0] ?? topics[0] ?? words.topic;
  const [audience = ""] = phrases([wish.audience, ...(answers?.targetAudience ?? [])]);
  const [platform = "Instagram"] = phrases([wish.platform, ...(answers?.platforms ?? [])]);
  return {
    topic: capital(topic),
    topics,
    audience: audience.replace(words.leadingFor, ""),
    platform,
    place: platformOf(platform),
    tone: contentTones.find((tone) => fold(tone) === fold(wish.tone)) ?? contentTones[0],
    niche: nicheOf({ topics, skills: [], targetAudience: [], goal: [] }),
    chance: chanceFrom([topic, audience, platform, wish.tone].map(fold).join("|")),
    plan,
    words,
  };
}
