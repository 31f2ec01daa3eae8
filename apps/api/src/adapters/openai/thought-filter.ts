const open = "<think>";
const close = "</think>";

/** Removes the thoughts with which some models begin their text, from text that arrives in parts. */
export function createThoughtFilter() {
  let held = "";
  let thoughts = 0;
  let state: "start" | "inside" | "after" | "text" = "start";

  function next(): string {
    if (state === "start") {
      const begun = held.trimStart();
      if (open.startsWith(begun) && begun.length < open.length) return "";
      // Some servers leave out the start of the thoughts because it belongs to the prompt.
      state = begun.startsWith(open) || held.includes(close) ? "inside" : "text";
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
    const shown = held;
    held = "";
    return shown;
  }

  return {
    /** Takes the next part and returns what can be shown. */
    push(part: string): string {
      held += part;
      return next();
    },
    /** Returns what is left at the end: text that looked like the start of a thought. */
    end: (): string => (state === "start" ? held : ""),
    /** Returns the number of characters of thoughts so far. */
    thoughts: (): number => thoughts + (state === "inside" ? held.length : 0),
  };
}
