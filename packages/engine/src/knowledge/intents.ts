import type { Language } from "@trellis/contract/fields";
import { createConcepts } from "./concepts.ts";
import { outOfFocus } from "./focus.ts";
import intents from "./intents.json" with { type: "json" };

/** A combination of concepts: a question matches if it has at least one concept of each group and no excluded concept. */
interface Intent {
  readonly groups: readonly (readonly string[])[];
  readonly excluded: readonly string[];
}

/** Minimum sum of weights for an intent to count as certain. */
const full = 7;

function read(intent: string): Intent {
  const parts = intent.split(" ");
  return {
    groups: parts.filter((part) => !part.startsWith("!")).map((part) => part.split("|")),
    excluded: parts.filter((part) => part.startsWith("!")).map((part) => part.slice(1)),
  };
}

const bySlug = Object.entries(intents).map(([slug, list]) => [slug, list.map(read)] as const);

/** The number of articles that use each concept. The fewer there are, the more the concept weighs. */
const articlesWith = new Map<string, number>();
for (const [, list] of bySlug)
  for (const concept of new Set(list.flatMap(({ groups }) => groups.flat())))
    articlesWith.set(concept, (articlesWith.get(concept) ?? 0) + 1);
const weightOf = (concept: string): number => Math.log(1 + bySlug.length / (0.5 + (articlesWith.get(concept) ?? 0)));

/** Returns the sum of the groups' best weights; 0 if a group is missing or an excluded concept is present. */
function strengthOf({ groups, excluded }: Intent, weights: ReadonlyMap<string, number>): number {
  if (excluded.some((concept) => weights.has(concept))) return 0;
  let strength = 0;
  for (const group of groups) {
    const best = Math.max(...group.map((concept) => weights.get(concept) ?? 0));
    if (best === 0) return 0;
    strength += best;
  }
  return strength;
}

/** How well each article fits the meaning of a question; missing articles don't fit. */
type Meaning = ReadonlyMap<string, { readonly fit: number; readonly share: number }>;

/**
 * Returns a function that compares the meaning of a question, in any wording, with the subjects of articles. `fit` is
 * the strength of the article's concepts, and `share` is their share of the question's concepts, both from 0 to 1.
 */
export function createIntents(language: Language): (text: string, focus?: string) => Meaning {
  const conceptsOf = createConcepts(language);
  return (text, focus = text) => {
    const inFocus = conceptsOf(focus);
    const concepts = focus === text ? inFocus : conceptsOf(text);
    const weights = new Map(
      [...concepts].map((concept) => [concept, weightOf(concept) * (inFocus.has(concept) ? 1 : outOfFocus)]),
    );
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    const strengths = bySlug.flatMap(([slug, list]) => {
      const strength = Math.max(...list.map((intent) => strengthOf(intent, weights)));
      return strength > 0 ? [[slug, strength] as const] : [];
    });
    const best = Math.max(full, ...strengths.map(([, strength]) => strength));
    return new Map(
      strengths.map(([slug, strength]) => [
        slug,
        { fit: (strength / best) ** 2, share: Math.min(1, strength / total) },
      ]),
    );
  };
}
