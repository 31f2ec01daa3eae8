import type { Language } from "@trellis/contract/fields";
import { preferredLanguage } from "@trellis/server-core/preferred-language";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const texts: Readonly<Record<Language, Messages>> = { en, es, fr };

/** Returns the messages in the preferred language of an Accept-Language header. */
export function messagesFor(acceptLanguage: string | undefined): Messages {
  return texts[preferredLanguage(acceptLanguage)];
}
