import { languages } from "@trellis/contract/fields";

/** The combinations of theme, language and width that Chromatic compares, by name. Without a token, Chromatic does not run. */
export const chromaticModes = Object.fromEntries(
  ["light", "dark", "contrast"].flatMap((theme) =>
    languages.flatMap((locale) =>
      [375, 1440].map((viewport) => [`${theme} ${locale} ${viewport}`, { theme, locale, viewport }]),
    ),
  ),
);
