import { type Language, isLanguage } from "@trellis/contract/fields";

/** Returns the preferred supported language of an Accept-Language header; English if there is none. */
export function preferredLanguage(header = ""): Language {
  let best: Language = "en";
  let bestWeight = 0;
  for (const entry of header.split(",", 20)) {
    const [tag = "", ...parameters] = entry.split(";");
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
