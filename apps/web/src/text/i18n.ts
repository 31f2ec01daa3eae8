import type { Language } from "@trellis/contract/fields";
import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Namespace, Text } from "./namespaces.ts";
import { wantsPseudo } from "../platform/language.ts";
import { mapTexts } from "./map-texts.ts";

const files = import.meta.glob<Text<Namespace>>("./*/*.ts", { import: "text" });

/** Keeps French punctuation on the line of its word: replaces the space before ?!;:»% and after « with a no-break space. */
export const withNoBreakSpaces = (text: string): string =>
  text.replace(/ (?=[?!;:»%])/g, "\u00a0").replace(/« /g, "«\u00a0");

/** Loads a namespace in one language. */
export async function fetchTexts(language: Language, namespace: Namespace): Promise<Text<Namespace>> {
  const load = files[`./${language}/${namespace}.ts`];
  if (!load) throw new Error(`There are no texts ${language}/${namespace}.`);
  const texts = await load();
  if (language === "fr") return mapTexts(texts, withNoBreakSpaces);
  // Production builds drop the condition and the pseudo-locale’s code.
  return import.meta.env.DEV && wantsPseudo() ? (await import("./pseudo.ts")).pseudo(texts) : texts;
}

const catalog: BackendModule = {
  type: "backend",
  init() {},
  read(language, namespace, done) {
    fetchTexts(language as Language, namespace as Namespace).then(
      (texts) => done(null, texts),
      (failure: Error) => done(failure, false),
    );
  },
};

/** Initializes i18next. Render nothing before this resolves, so that no raw key is ever visible (spec §9). */
export async function startTexts(language: Language): Promise<void> {
  await i18next
    .use(catalog)
    .use(initReactI18next)
    .init({
      lng: language,
      ns: "app",
      defaultNS: "app",
      // Every language has every key (namespaces.ts), so there is no fallback language to load.
      fallbackLng: false,
      interpolation: { escapeValue: false },
    });
}

/** Preloads the text of a screen. */
export const fetchAhead = (namespaces: readonly Namespace[]): Promise<void> => i18next.loadNamespaces([...namespaces]);

/** Loads all namespaces in use in another language. Rejects if any is unavailable, so languages never mix. */
export async function fetchInLanguage(language: Language): Promise<void> {
  const missing = ([i18next.options.ns ?? []].flat() as Namespace[]).filter(
    (namespace) => !i18next.hasResourceBundle(language, namespace),
  );
  const fetched = await Promise.all(missing.map((namespace) => fetchTexts(language, namespace)));
  missing.forEach((namespace, index) => i18next.addResourceBundle(language, namespace, fetched[index]));
}
