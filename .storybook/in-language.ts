import { messagesFor } from "@trellis/api/memory";
import { correctDate } from "@trellis/contract/date-text";
import i18next from "i18next";
import { expect as plainExpect, screen as plainScreen, within as plainWithin } from "storybook/test";
import { toLanguage } from "../apps/web/src/platform/language.ts";

// Play functions use the app's English texts. In another language, the queries and matchers of this module translate them.

type Texts = [key: string, text: string][];

/** Returns texts by key, without the tags of links. */
const flatten = (texts: unknown, prefix = ""): Texts =>
  typeof texts === "string"
    ? [[prefix, texts.replaceAll(/<\/?\w+>/g, "")]]
    : Object.entries(texts ?? {}).flatMap(([key, inner]) => flatten(inner, `${prefix}.${key}`));

/** Returns the texts of the app and the server. The pseudo language has the server's English texts. */
const textsIn = (language: string): Texts =>
  flatten({ ...i18next.getDataByLanguage(language), server: messagesFor(language) });

/** Escapes a text for a pattern. A space also matches a no-break space. */
const escape = (text: string): string =>
  text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s`);

const placeholder = /\{\{(\w+)[^}]*\}\}/;

/** Returns the source of a pattern for a text, with a pattern for each value, such as `{{count}}`. */
const sourceOf = (text: string, valueOf: (name: string) => string): string =>
  text
    .split(placeholder)
    .map((part, place) => (place % 2 === 1 ? valueOf(part) : escape(part)))
    .join("");

interface Translation {
  english: string;
  /** The number of characters without values. */
  length: number;
  /** Matches the English text and captures its values. */
  pattern: RegExp;
  /** The text in the other language. */
  text: string;
}

/** Returns the translations of all texts. A text with plural forms has several. */
function translationsIn(language: string): Translation[] {
  const keyOf = ([key]: [string, string]) => key.replace(/_(?:one|many|other)$/, "");
  const translated = Map.groupBy(textsIn(language), keyOf);
  return textsIn("en").flatMap((entry) => {
    const [, english] = entry;
    const words = english
      .split(placeholder)
      .filter((_, place) => place % 2 === 0)
      .join("");
    // Without words, such as "{{name}}, {{place}}".
    if (!/\p{L}/u.test(words)) return [];
    const { length } = words;
    const seen = new Set<string>();
    // A value that occurs twice has one name.
    const group = (name: string) => (seen.has(name) ? `\\k<${name}>` : `(?<${(seen.add(name), name)}>.+?)`);
    const pattern = new RegExp(`^${sourceOf(english, group)}$`);
    return (translated.get(keyOf(entry)) ?? []).map(([, text]) => ({ english, length, pattern, text }));
  });
}

const loaded = new Map<string, Translation[]>();

/** Returns the translations into the current language. */
function translations(): Translation[] {
  const { language } = i18next;
  const found = loaded.get(language) ?? translationsIn(language);
  loaded.set(language, found);
  return found;
}

/** Formats an English number, amount or date, such as "$12" or "Nov 25", in the current language. */
function format(english: string): string | undefined {
  const { language } = i18next;
  const number = /^(?<sign>[+-]?)(?<dollar>\$?)(?<whole>[\d,]+)(?:\.(?<decimals>\d+))?(?<percent>%?)$/.exec(
    english,
  )?.groups;
  if (number) {
    const { sign, dollar, percent, decimals = "" } = number;
    return new Intl.NumberFormat(language, {
      ...(dollar && { style: "currency", currency: "USD", currencyDisplay: "narrowSymbol" }),
      ...(percent && { style: "percent" }),
      signDisplay: sign === "+" ? "always" : "auto",
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
    }).format(Number(english.replaceAll(/[$,%]/g, "")) / (percent ? 100 : 1));
  }
  const [date, weekday, month = "", day, year] =
    /^(\w+day, )?([A-Z][a-z]{2,}) ?(\d{1,2})?(?:,? ?(\d{4}))?$/.exec(english) ?? [];
  const time = new Date(`${english}${year ? "" : `, ${new Date().getFullYear()}`}`);
  if (date === undefined || (day ?? year) === undefined || Number.isNaN(time.getTime())) return undefined;
  const options: Intl.DateTimeFormatOptions = { month: month.length === 3 ? "short" : "long" };
  if (weekday) options.weekday = "long";
  if (day) options.day = "numeric";
  if (year) options.year = "numeric";
  return correctDate(new Intl.DateTimeFormat(language, options).format(time), toLanguage(language) ?? "en");
}

/** Returns sources of patterns for the translations of an English text. The most specific ones count. */
function sourcesOfText(english: string): string[] {
  const formatted = format(english);
  if (formatted !== undefined) return [escape(formatted)];
  const found = translations().flatMap((each) => ({ ...each, values: each.pattern.exec(english) }));
  const matching = found.filter(({ values }) => values !== null);
  const most = Math.max(...matching.map(({ length }) => length));
  return matching
    .filter(({ length }) => length === most)
    .map(({ text, values }) =>
      sourceOf(text, (name) => {
        const own = values?.groups?.[name] ?? "";
        const sources = sourcesOf(own);
        // Other figures, such as times, are formatted differently.
        return own === "" || (sources.length === 0 && /\d/.test(own)) ? ".+?" : anyOf(own, sources);
      }),
    );
}

const anyOf = (english: string, sources: readonly string[]) =>
  `(?:${[...new Set([escape(english), ...sources])].join("|")})`;

/** Returns sources of patterns for the translations of an English text, or of several texts with spaces between them. */
function sourcesOf(english: string): string[] {
  const sources = sourcesOfText(english);
  if (sources.length > 0) return sources;
  for (let end = english.lastIndexOf(" "); end > 0; end = english.lastIndexOf(" ", end - 1)) {
    const [first, rest] = [english.slice(0, end), english.slice(end + 1)];
    const starts = sourcesOfText(first);
    if (starts.length > 0) return [`${anyOf(first, starts)}\\s${anyOf(rest, sourcesOf(rest))}`];
  }
  return [];
}

/** Returns sources of patterns for the translations of the English texts that a pattern matches. */
function sourcesFor({ source, flags }: RegExp): string[] {
  const [start, end] = [source.startsWith("^") ? "^" : "", source.endsWith("$") ? "$" : ""];
  const pattern = new RegExp(source, flags);
  const body = source.replaceAll(/^\^|\$$/g, "");
  // A pattern without wildcards can contain values, like a text.
  const isText = !/[()*+.?[\]|]/.test(body.replaceAll(/\\[$().?]/g, ""));
  const sources = isText ? sourcesOf(body.replaceAll("\\", "")) : [];
  for (const { english, text } of translations()) {
    const numbers = source.matchAll(/\d[\d,]*/g);
    const filled = english.replaceAll(/\{\{.*?\}\}/g, (name) => numbers.next().value?.[0] ?? name);
    if (pattern.test(filled)) sources.push(sourceOf(text, () => ".+?"));
  }
  return sources.map((each) => `${start}${each}${end}`);
}

/**
 * Returns a pattern for an English text, or for an English pattern, in the current language. In English, and for what is not
 * a text of the app or the server, such as data of the story, it returns the argument.
 */
export function inLanguage<Wanted>(wanted: Wanted, isWhole = true): Wanted | RegExp {
  if (i18next.language === "en") return wanted;
  if (wanted instanceof RegExp)
    return new RegExp([wanted.source, ...new Set(sourcesFor(wanted))].join("|"), wanted.flags);
  const sources = typeof wanted === "string" ? sourcesOf(wanted) : [];
  if (typeof wanted !== "string" || sources.length === 0) return wanted;
  const source = anyOf(wanted, sources);
  return new RegExp(isWhole ? `^${source}$` : source);
}

type Call = (...args: unknown[]) => unknown;

/** Returns an object whose methods get other arguments. */
function withArguments<Target extends object>(
  target: Target,
  change: (method: string, args: unknown[]) => unknown[],
): Target {
  return new Proxy(target, {
    get(of, method) {
      const member: unknown = Reflect.get(of, method);
      if (typeof member === "function" && typeof method === "string")
        return (...args: unknown[]) => (member as Call).apply(of, change(method, args));
      // The `not` of an assertion.
      return typeof member === "object" && member !== null ? withArguments(member, change) : member;
    },
  });
}

const named = (options: unknown) =>
  Object.fromEntries(
    Object.entries(options ?? {}).map(([key, value]) => [
      key,
      /^(?:name|description)$/.test(key) ? inLanguage(value) : value,
    ]),
  );

/** Returns queries that find elements by their English texts in every language. */
export const inEnglish = <Queries extends object>(queries: Queries): Queries =>
  withArguments(queries, (method, [first, ...rest]) => {
    if (method.endsWith("ByRole")) return [first, named(rest[0]), ...rest.slice(1)];
    return /By[A-Z]/.test(method) ? [inLanguage(first), ...rest] : [first, ...rest];
  });

export const screen = inEnglish(plainScreen);
export const within = (element: HTMLElement) => inEnglish(plainWithin(element));

/** Returns an asymmetric matcher if the text has a translation. */
const equal = (wanted: unknown): unknown => {
  const pattern = typeof wanted === "string" ? inLanguage(wanted) : wanted;
  return typeof wanted === "string" && pattern instanceof RegExp ? plainExpect.stringMatching(pattern) : wanted;
};

const changes: Readonly<Record<string, (args: unknown[]) => unknown[]>> = {
  toHaveTextContent: ([text, ...rest]) => [inLanguage(text, false), ...rest],
  toHaveAccessibleDescription: ([text]) => (text === undefined ? [] : [inLanguage(text)]),
  toHaveAccessibleName: ([text]) => (text === undefined ? [] : [inLanguage(text)]),
  toHaveAttribute: ([name, ...value]) => [name, ...value.map(equal)],
  toEqual: ([wanted]) => [Array.isArray(wanted) ? wanted.map(equal) : wanted],
};

/** Like Storybook's `expect`, but takes English texts in every language. */
export const expect: typeof plainExpect = new Proxy(plainExpect, {
  apply: (of, _, [actual, message]: [unknown, string?]) =>
    withArguments(of(actual, message), (method, args) => changes[method]?.(args) ?? args),
});
