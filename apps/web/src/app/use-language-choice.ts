import type { Language } from "@trellis/contract/fields";
import { useState } from "react";
import { chooseLanguage, useLanguage } from "../text/language.ts";

/** The language of the page, and how to choose another: the choice shows at once, also while its texts are fetched. */
export function useLanguageChoice(): [language: Language, choose: (wanted: Language) => void] {
  const language = useLanguage();
  const [coming, setComing] = useState<Language>();
  const choose = (wanted: Language) => {
    setComing(wanted);
    void chooseLanguage(wanted).finally(() => setComing((now) => (now === wanted ? undefined : now)));
  };
  return [coming ?? language, choose];
}
