import * as v from "valibot";
import { cleanText } from "./clean-text.ts";

/**
 * A string from a model: cleaned, trimmed, not empty, at most `maximum` characters. The limits are checks, because not
 * every server accepts string lengths in a JSON Schema.
 */
export const modelText = (maximum: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.trim(),
    v.check((text) => text !== "", "must not be empty"),
    v.check((text) => text.length <= maximum, `must have at most ${maximum} characters`),
  );
