/**
 * Characters that are invisible or change the order of the text around them: controls other than tabs and line breaks,
 * everything that Unicode calls ignorable (such as soft hyphens, zero-width spaces, direction marks, tags and variation
 * selectors), and joiners. Three kinds are kept because text needs them: the non-joiner, variation selectors of emojis
 * and keycaps, and joiners between emojis.
 */
const harmful =
  /[[\p{Cc}--[\t\n]]\u2028\u2029\uFFF9-\uFFFB[\p{Default_Ignorable_Code_Point}--[\u200C-\u200D]--[\uFE0E-\uFE0F]]]|(?<!\p{Extended_Pictographic})(?<![\d#*](?=\uFE0F\u20E3))[\uFE0E-\uFE0F]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D|\u200D(?!\p{Extended_Pictographic})/gv;

/** Removes invisible characters from a model's text that could disguise what the page shows. */
export const cleanText = (text: string): string => text.replace(harmful, "");

/** The end of the text, if the next part decides whether it is harmful, or if it is half of a surrogate pair. */
const undecided = /[\uFE0E-\uFE0F]?\u200D?[\uD800-\uDBFF]?$/;
/** Number of preceding UTF-16 code units that can affect how a part is cleaned. */
const contextLength = 4;

/** Cleans text that arrives in parts. Joined, the results equal what `cleanText` returns for the whole. */
export function createCleaner() {
  let before = "";
  let held = "";

  function clean(ready: string): string {
    const known = before + ready;
    const cleaned = known.replace(harmful, (mark: string, at: number) => (at < before.length ? mark : ""));
    const shown = cleaned.slice(before.length);
    before = known.slice(-contextLength);
    return shown;
  }

  return {
    /** Takes the next part and returns what can be shown. */
    push(part: string): string {
      const text = held + part;
      [held = ""] = undecided.exec(text) ?? [];
      return clean(text.slice(0, text.length - held.length));
    },
    /** Returns the remaining text at the end. */
    end(): string {
      const rest = clean(held);
      held = "";
      return rest;
    },
  };
}
