import type { Language } from "@trellis/contract/fields";
import { isLanguage } from "@trellis/contract/user";
import { en, type Text } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const texts: Readonly<Record<Language, Text>> = { en, es, fr };

/** The sentences in the language that an Accept-Language header likes best of ours; English for anything else. */
export function spoken(acceptLanguage: string | undefined): Text {
  return texts[languageOf(acceptLanguage)];
}

/** The language of ours that an Accept-Language header likes best; English for anything else. */
export function languageOf(header = ""): Language {
  let best: Language = "en";
  let bestWeight = 0;
  for (const wish of header.split(",", 20)) {
    const [tag = "", ...parameters] = wish.split(";");
    const language = (tag.split("-", 1)[0] ?? "").trim().toLowerCase();
    const quality = parameters.find((each) => each.trim().startsWith("q="));
    const weight = quality ? Number(quality.trim().slice(2)) : 1;
    if (isLanguage(language) && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
