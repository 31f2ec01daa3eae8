import { type OnboardingContext, questions } from "@trellis/machines/onboarding";
import { parseJson } from "@trellis/contract/parse-json";
import * as v from "valibot";
import { remembered } from "../../platform/storage.ts";
import { session } from "../../session/session.ts";

/** Session storage hides the answers from other tabs and later visits. */
const stored = remembered("onboardingAnswers", "sessionStorage");

const draft = v.object({
  email: v.string(),
  question: v.picklist(questions),
  texts: v.object(v.entriesFromList(questions, v.string())),
});

/** Returns the answers that the user has typed in this tab, for example before a reload. */
export function keptAnswers(email: string): OnboardingContext | undefined {
  const kept = v.safeParse(draft, parseJson(stored.read() ?? ""));
  return kept.success && kept.output.email === email ? kept.output : undefined;
}

/** Deletes the stored answers. */
export const forgetAnswers = (): void => stored.forget();

/** Keeps the answers until they are saved, the user changes or the tab is closed. */
export function keepAnswers(email: string, { question, texts }: OnboardingContext): void {
  stored.write(JSON.stringify({ email, question, texts }));
  session.onUserChange(forgetAnswers);
}
