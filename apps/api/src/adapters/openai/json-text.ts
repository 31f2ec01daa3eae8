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

/**
 * Returns a function that takes a JSON text in parts and passes on the string property `name` as it arrives. It does
 * not validate: that happens with the whole text.
 */
export function createPropertyReader(name: string, onText: (delta: string) => void): (part: string) => void {
  const property = new RegExp(String.raw`"${name}"\s*:\s*"((?:[^"\\]|\\u[\da-f]{4}|\\[^u])*)`, "i");
  let text = "";
  let read = 0;
  return (part) => {
    text += part;
    const words = decode(property.exec(text)?.[1] ?? "");
    if (words.length <= read) return;
    onText(words.slice(read));
    read = words.length;
  };
}

/** Decodes the escapes of a JSON string; keeps half an emoji back until its other half arrives. */
function decode(encoded: string): string {
  try {
    return cleanText(String(JSON.parse(`"${encoded}"`)).replace(/[\uD800-\uDBFF]$/u, ""));
  } catch {
    return "";
  }
}
