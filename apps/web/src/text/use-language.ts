import type { Language } from "@trellis/contract/fields";
import { useTranslation } from "react-i18next";
import { toLanguage } from "../platform/language.ts";

/** Returns the current language. */
export const useLanguage = (): Language => toLanguage(useTranslation().i18n.language) ?? "en";
