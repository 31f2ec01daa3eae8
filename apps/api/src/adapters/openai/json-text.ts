import { cleanText } from "./clean-text.ts";

/** Returns the JSON in a model's text, which can be in a code block or between sentences; undefined if there is none. */
export function jsonIn(text: string): unknown {
  const [, block] = /```(?:json)?\s*([^]*?)```/i.exec(text) ?? [];
  const braces = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  for (const candidate of [text, block, braces]) {
    try {
      if (candidate) return JSON.parse(candidate) as unknown;
    } catch {
      // The next candidate may be JSON.
    }
  }
  return undefined;
}

/** Characters and complete escapes of a JSON string. */
const characters = /^(?:[^"\\]|\\u[\da-f]{4}|\\[^u])*/i;
/** How much is kept while looking for the property. */
const keptMaximum = 200;

/**
 * Returns a function that takes a JSON text in parts and passes on the string property `name` as it arrives. It does
 * not validate: that happens with the whole text. It reads every character once.
 */
export function createPropertyReader(name: string, onText: (delta: string) => void): (part: string) => void {
  const opening = new RegExp(String.raw`"${name}"\s*:\s*"`, "i");
  let state: "before" | "inside" | "after" = "before";
  let unread = "";
  let half = "";

  function open(): void {
    const [found] = opening.exec(unread) ?? [];
    if (found === undefined) unread = unread.slice(-keptMaximum);
    else {
      unread = unread.slice(unread.indexOf(found) + found.length);
      state = "inside";
    }
  }

  return (part) => {
    if (state === "after") return;
    unread += part;
    if (state === "before") open();
    if (state === "before") return;
    const [encoded = ""] = characters.exec(unread) ?? [];
    unread = unread.slice(encoded.length);
    const decoded = decode(encoded);
    if (decoded === undefined || unread.startsWith('"')) state = "after";
    // A chunk can end between the two code units of an emoji: the first one waits for the second.
    const words = half + (decoded ?? "");
    [half = ""] = /[\uD800-\uDBFF]$/.exec(words) ?? [];
    const shown = cleanText(words.slice(0, words.length - half.length));
    if (shown !== "") onText(shown);
  };
}

/** Decodes the escapes of a JSON string; undefined if it has characters that JSON does not allow. */
function decode(encoded: string): string | undefined {
  try {
    return String(JSON.parse(`"${encoded}"`));
  } catch {
    return undefined;
  }
}
