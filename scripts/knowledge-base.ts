// Reads the articles of the built-in assistant from Markdown.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Language, languages } from "@trellis/contract/fields";
import { sayIn } from "../packages/engine/src/chat/chat-texts.ts";
import type { Article, StemmedArticle } from "../packages/engine/src/knowledge/article.ts";
import { indexOf } from "../packages/engine/src/knowledge/term-index.ts";
import { wordsOf } from "../packages/engine/src/knowledge/words.ts";

const folder = "packages/engine/knowledge";
const links = new Set(Object.keys(sayIn("en").screens));
const fields = new Set(["title", "topic", "platforms", "questions", "checked", "link"]);
const forbidden = /^#|\]\(|https?:|<\w|[{}[\]`]|^\s*(?:\*|\d+\.) |^\s+- /u;

type Fail = (line: number, problem: string) => never;

/** Reads the front matter's `key: value`, `key: [a, b]` and `key:` with indented `- ` items. */
function readFrontMatter(lines: readonly string[], fail: Fail): Map<string, string | string[]> {
  const values = new Map<string, string | string[]>();
  let key = "";
  for (const [index, line] of lines.entries()) {
    const item = /^ +- (?<item>.+)$/u.exec(line)?.groups?.["item"];
    const list = values.get(key);
    if (item !== undefined && Array.isArray(list)) {
      list.push(item.replace(/^"(.*)"$/u, "$1").trim());
      continue;
    }
    const { name = "", value = "" } = /^(?<name>[a-z]+):(?<value>.*)$/u.exec(line)?.groups ?? {};
    if (!fields.has(name) || values.has(name)) fail(index + 2, `unexpected "${line}"`);
    key = name;
    const text = value.trim().replace(/^"(.*)"$/u, "$1");
    const inline = /^\[(?<items>.*)\]$/u.exec(text)?.groups?.["items"];
    if (inline !== undefined)
      values.set(
        key,
        inline.split(",").flatMap((each) => each.trim() || []),
      );
    else values.set(key, text === "" ? [] : text);
  }
  return values;
}

/** Splits the text into the answer, its points and a closing sentence. */
function readBody(lines: readonly string[], start: number, fail: Fail): Pick<Article, "lead" | "points" | "close"> {
  const blocks = lines
    .join("\n")
    .trim()
    .split(/\n{2,}/u);
  lines.forEach((line, index) => forbidden.test(line) && fail(start + index, `forbidden Markdown in "${line}"`));
  const isList = (block: string) => block.startsWith("- ");
  const place = blocks.findIndex(isList);
  if (place < 1 || blocks.filter(isList).length !== 1) fail(start, "needs a paragraph, then one list");
  const plain = (text: string) => text.replaceAll("**", "").replaceAll("\n", " ");
  return {
    lead: blocks.slice(0, place).map(plain).join("\n\n"),
    points: (blocks[place] ?? "").slice(2).split(/\n- /u).map(plain),
    close: blocks
      .slice(place + 1)
      .map(plain)
      .join("\n\n"),
  };
}

/** Parses an article. Errors name the file and the line. */
export function parseArticle(path: string, source: string): Article {
  const fail: Fail = (line, problem) => {
    throw new Error(`${path}:${line} ${problem}`);
  };
  const lines = source.split("\n");
  const end = lines.indexOf("---", 1);
  if (lines[0] !== "---" || end < 0) fail(1, "needs front matter between --- lines");
  const values = readFrontMatter(lines.slice(1, end), fail);
  const text = (name: string): string => {
    const value = values.get(name);
    return typeof value === "string" ? value : fail(1, `needs ${name}`);
  };
  const list = (name: string): string[] => {
    const value = values.get(name);
    return Array.isArray(value) ? value : fail(1, `needs a list of ${name}`);
  };
  const link = values.has("link") ? text("link") : undefined;
  if (link !== undefined && !links.has(link)) fail(1, `has an unknown link: ${link}`);
  const body = lines.slice(end + 1);
  const words = body
    .join(" ")
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (words < 90 || words > 170) fail(end + 1, `has ${words} words, not 90 to 170`);
  const questions = list("questions");
  if (questions.length < 5 || questions.length > 50) fail(1, `has ${questions.length} questions, not 5 to 50`);
  return {
    slug: basename(path, ".md"),
    title: text("title"),
    topic: text("topic"),
    platforms: list("platforms"),
    questions,
    ...readBody(body, end + 2, fail),
    ...(values.has("checked") && { checked: text("checked") }),
    ...(link !== undefined && { link }),
  };
}

function withStems(article: Article, language: Language): StemmedArticle {
  const stemsOf = (text: string): string[] => wordsOf(language).termsOf(text);
  const once = (stems: string[]): string => [...new Set(stems)].join(" ");
  const phrasings = [article.title, ...article.questions].map((line) => stemsOf(line).join(" "));
  const head = once([...phrasings, ...article.platforms].join(" ").split(" "));
  const rest = once(stemsOf([...article.points, article.close].join(" ")));
  return { ...article, stems: { phrasings, head, lead: stemsOf(article.lead).join(" "), rest } };
}

const readArticles = (language: Language): StemmedArticle[] =>
  readdirSync(join(folder, language))
    .filter((name) => name.endsWith(".md"))
    .toSorted()
    .map((name) => join(folder, language, name))
    .map((path) => withStems(parseArticle(path, readFileSync(path, "utf8")), language));

/** Returns each language's JSON file and its text, one article per line. */
export const knowledgeFiles = (): { path: string; text: string; articles: StemmedArticle[] }[] =>
  languages.map((language) => {
    const articles = readArticles(language);
    return {
      path: `packages/engine/src/knowledge/${language}.json`,
      text: `{"index":${JSON.stringify(indexOf(articles))},\n"articles":[\n${articles.map((article) => JSON.stringify(article)).join(",\n")}\n]}\n`,
      articles,
    };
  });
