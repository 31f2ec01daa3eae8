import type { Language } from "@trellis/contract/fields";
import i18next from "i18next";
import { setPageLanguage, toLanguage } from "../apps/web/src/platform/language.ts";
import { fetchAhead, startTexts } from "../apps/web/src/text/i18n.ts";
import type { Namespace } from "../apps/web/src/text/namespaces.ts";
import { pseudo } from "../apps/web/src/text/pseudo.ts";

const namespaces = Object.keys(import.meta.glob("../apps/web/src/text/en/*.ts")).map(
  (path) => path.split("/").at(-1)?.replace(".ts", "") as Namespace,
);

/** Loads the app's English texts of all namespaces. */
export async function loadTexts(): Promise<void> {
  await startTexts("en");
  await fetchAhead(namespaces);
}

/** Sets the language of the stories. `en-XA` is a pseudo language with longer, accented texts. */
export async function setLanguage(language: Language | "en-XA"): Promise<void> {
  if (language === "en-XA") {
    for (const [area, texts] of Object.entries(i18next.getDataByLanguage("en") ?? {}))
      i18next.addResourceBundle(language, area, pseudo(texts as object));
  }
  setPageLanguage(toLanguage(language) ?? "en");
  await i18next.changeLanguage(language);
}
