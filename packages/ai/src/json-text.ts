import { cleanText, createCleaner } from "./clean-text.ts";

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
/** Number of characters to keep while looking for the property. */
const keptMaximum = 200;

/**
 * Returns a function that takes JSON in parts and passes on the string property `name` as it arrives. It does not
 * validate, because the caller validates the whole JSON.
 */
export function createPropertyReader(name: string, onText: (delta: string) => void): (part: string) => void {
  const opening = openingOf(name);
  const cleaner = createCleaner();
  let state: "before" | "inside" | "after" = "before";
  let unread = "";

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
    const shown = cleaner.push(decoded ?? "") + (state === "after" ? cleaner.end() : "");
    if (shown !== "") onText(shown);
  };
}

/** Returns the received part of the string property `name` in truncated JSON; undefined if it is missing. */
export function propertyIn(json: string, name: string): { text: string; isWhole: boolean } | undefined {
  const [found] = openingOf(name).exec(json) ?? [];
  if (found === undefined) return undefined;
  const rest = json.slice(json.indexOf(found) + found.length);
  const [encoded = ""] = characters.exec(rest) ?? [];
  const text = decode(encoded)?.replace(/[\uD800-\uDBFF]$/, "");
  return text === undefined ? undefined : { text: cleanText(text), isWhole: rest[encoded.length] === '"' };
}

const openingOf = (name: string): RegExp => new RegExp(String.raw`"${name}"\s*:\s*"`, "i");

/** Decodes the escapes of a JSON string; undefined if it has characters that JSON does not allow. */
function decode(encoded: string): string | undefined {
  try {
    return String(JSON.parse(`"${encoded}"`));
  } catch {
    return undefined;
  }
}
