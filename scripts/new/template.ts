/** A name in the spellings that files and code use. */
export interface Names {
  /** `PriceTag` */
  pascal: string;
  /** `priceTag` */
  camel: string;
  /** `price-tag` */
  kebab: string;
  /** `Price tag` */
  title: string;
}

/** A file to create, or an edit of a file that exists. */
export type Change = { path: string; content: string } | { path: string; edit: (source: string) => string };

/** Returns the changes for a name, and what the author does next. */
export type Template = (names: Names) => { changes: readonly Change[]; next: string };

/** Returns the spellings of a name in PascalCase. */
export function namesOf(pascal: string): Names {
  const words = pascal.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, " ").toLowerCase();
  return {
    pascal,
    camel: pascal[0]?.toLowerCase() + pascal.slice(1),
    kebab: words.replaceAll(" ", "-"),
    title: words[0]?.toUpperCase() + words.slice(1),
  };
}

/** Returns an edit that inserts text before the first match of a pattern. */
export const insertBefore =
  (pattern: RegExp, text: string) =>
  (source: string): string =>
    source.replace(pattern, (match) => text + match);

/** Returns an edit that applies several edits in order. Each must change the source. */
export const all =
  (...edits: readonly ((source: string) => string)[]) =>
  (source: string): string => {
    let result = source;
    for (const edit of edits) {
      const next = edit(result);
      if (next === result) return source;
      result = next;
    }
    return result;
  };
