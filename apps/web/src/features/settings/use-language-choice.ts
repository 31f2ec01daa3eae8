import type { Language } from "@trellis/contract/fields";
import { useState } from "react";
import { chooseLanguage } from "../../text/language.ts";
import { useLanguage } from "../../text/use-language.ts";

/** Returns the chosen language and its setter. A choice is shown at once, before its text has loaded. */
export function useLanguageChoice(): [language: Language, choose: (language: Language) => void] {
  const language = useLanguage();
  const [pending, setPending] = useState<Language>();
  const choose = (wanted: Language) => {
    setPending(wanted);
    void chooseLanguage(wanted).finally(() => setPending((now) => (now === wanted ? undefined : now)));
  };
  return [pending ?? language, choose];
}
