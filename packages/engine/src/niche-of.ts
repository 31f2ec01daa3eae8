import { matchesIn } from "./niche-keywords.ts";
import { type NicheId, nicheIds } from "./text/niche-ids.ts";
import { fold } from "./user-text.ts";

/** The score that a niche must exceed; one weak word in a skill is not enough. */
const minimum = 2;

/** Adds a phrase's points to each niche that it mentions; a niche gets at most 5 from one phrase. */
function addPoints(scores: Map<NicheId, number>, text: string, weight: number): void {
  const own = new Map<NicheId, number>();
  for (const { niche, points } of matchesIn(text)) own.set(niche, Math.min((own.get(niche) ?? 0) + points, 5));
  for (const [niche, points] of own) scores.set(niche, (scores.get(niche) ?? 0) + points * weight);
}

/** Returns the niche that the answers mention most; topics weigh more than skills, audience and goal. */
export function nicheOf(answers: {
  readonly topics: readonly string[];
  readonly skills: readonly string[];
  readonly targetAudience: readonly string[];
  readonly goal: readonly string[];
}): NicheId {
  const scores = new Map<NicheId, number>();
  for (const [index, text] of answers.topics.entries()) addPoints(scores, text, index === 0 ? 5 : 3);
  // A skill says how a creator works, so it must not replace a subject that no niche covers.
  const hasUnknownTopic =
    answers.topics.some((text) => fold(text) !== "") && [...scores.keys()].every((id) => id === "own");
  if (!hasUnknownTopic) for (const text of answers.skills) addPoints(scores, text, 2);
  for (const text of [...answers.goal, ...answers.targetAudience]) addPoints(scores, text, 0.5);
  let [best, highest]: [NicheId, number] = ["own", minimum];
  for (const niche of nicheIds) {
    const score = niche === "own" ? 0 : (scores.get(niche) ?? 0);
    if (score > highest) [best, highest] = [niche, score];
  }
  return best;
}
