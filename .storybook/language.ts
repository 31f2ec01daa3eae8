import type { Language } from "@trellis/contract/fields";
import i18next from "i18next";
import { setPageLanguage, toLanguage } from "../apps/web/src/platform/language.ts";
import { fetchAhead, startTexts } from "../apps/web/src/text/i18n.ts";
import type { Namespace } from "../apps/web/src/text/namespaces.ts";
import { pseudo } from "../apps/web/src/text/pseudo.ts";

const everywhere: Record<Namespace, true> = {
  app: true,
  account: true,
  "password-reset": true,
  google: true,
  legal: true,
  frame: true,
  chat: true,
  commands: true,
  payment: true,
  onboarding: true,
  dashboard: true,
  roadmap: true,
  creation: true,
  preferences: true,
  calendar: true,
  engagement: true,
  monetization: true,
  sample: true,
  settings: true,
  social: true,
  analytics: true,
  "not-found": true,
};

/** Starts the app's own texts, all areas of them. */
export async function startSpeaking(): Promise<void> {
  await startTexts("en");
  await fetchAhead(Object.keys(everywhere) as Namespace[]);
}

/** Shows the stories in this language. `en-XA`: longer, accented texts that nobody speaks. */
export async function speak(language: Language | "en-XA"): Promise<void> {
  if (language === "en-XA") {
    for (const [area, texts] of Object.entries(i18next.getDataByLanguage("en") ?? {}))
      i18next.addResourceBundle(language, area, pseudo(texts as object));
  }
  setPageLanguage(toLanguage(language) ?? "en");
  await i18next.changeLanguage(language);
}
