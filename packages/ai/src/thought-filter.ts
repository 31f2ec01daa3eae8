const open = "<think>";
const close = "</think>";

/** Returns the end of `text` that may be the start of `mark`. */
function beginningOf(mark: string, text: string): string {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length--)
    if (mark.startsWith(text.slice(-length))) return text.slice(-length);
  return "";
}

/**
 * How a model's text begins. `marked`: with the answer or with marked thoughts. `unmarkedThoughts`: with thoughts whose
 * start mark the server leaves out, because it belongs to the prompt.
 */
export type Beginning = "marked" | "unmarkedThoughts" | "unknown";

/**
 * Removes the thoughts that some models write before their text, which arrives in parts. If thoughts may begin without
 * a mark, the filter holds the text until they end, or until the end of the text if it contains none.
 */
export function createThoughtFilter(beginning: Beginning = "marked") {
  let expected = beginning;
  let held = "";
  let shown = 0;
  let thoughts = 0;
  let isUnopened = false;
  let state: "start" | "inside" | "after" | "text" = "start";

  function next(): string {
    if (state === "start") {
      const begun = held.trimStart();
      if (open.startsWith(begun) && begun.length < open.length) return "";
      if (begun.startsWith(open)) state = "inside";
      else if (held.includes(close)) [state, isUnopened] = ["inside", true];
      // A brace begins the requested JSON; thoughts don't start with a brace.
      else if (expected !== "marked" && !(expected === "unknown" && begun.startsWith("{"))) return "";
      else state = "text";
    }
    if (state === "text" && held.includes(close)) {
      [state, isUnopened] = ["inside", true];
      thoughts += shown;
    }
    if (state === "inside") {
      const end = held.indexOf(close);
      if (end === -1) return "";
      thoughts += end;
      held = held.slice(end + close.length);
      state = "after";
    }
    if (state === "after") {
      held = held.trimStart();
      if (held === "") return "";
      state = "text";
    }
    const rest = isUnopened ? "" : beginningOf(close, held);
    const ready = held.slice(0, held.length - rest.length);
    held = rest;
    shown += ready.length;
    return ready;
  }

  return {
    /** Takes the next part and returns what can be shown. */
    push(part: string): string {
      held += part;
      return next();
    },
    /** Records that the server sends thoughts separately, so the text contains none. */
    sentApart: (): void => {
      if (expected === "unknown") expected = "marked";
    },
    /**
     * Returns the text that is still held when the answer ends, unless it is thoughts. `isCut`: the answer ended at the
     * maximum length.
     */
    end: (isCut: boolean): string =>
      state === "text" || (state === "start" && !(expected === "unmarkedThoughts" && isCut)) ? held : "",
    /** Whether thoughts without a start mark have ended; if so, the text shown before was not part of the answer. */
    isUnopened: (): boolean => isUnopened,
    /** Returns the number of characters of thoughts so far. */
    thoughts: (): number => thoughts + (state === "inside" ? held.length : 0),
  };
}
