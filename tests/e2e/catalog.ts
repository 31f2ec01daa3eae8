import { readdirSync } from "node:fs";
import type { Page } from "@playwright/test";
import { pseudo } from "../../apps/web/src/text/pseudo.ts";

const folder = new URL("../../apps/web/src/text/en/", import.meta.url);
const names = readdirSync(folder).map((file) => file.replace(/\.ts$/, ""));
const english = new Map(
  await Promise.all(
    names.map(async (name) => {
      const { text } = (await import(new URL(`${name}.ts`, folder).href)) as { text: object };
      return [name, text] as const;
    }),
  ),
);

const keysIn = (texts: object, path: string): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [path + key] : keysIn(value as object, `${path}${key}.`),
  );

const keys = new Set([...english].flatMap(([name, texts]) => [...keysIn(texts, ""), ...keysIn(texts, `${name}:`)]));

/** Whether a text of the page is an untranslated key such as `signIn.heading`. */
export const isRawKey = (word: string): boolean => /[.:]/.test(word) && keys.has(word);

/** Evaluates a built file of texts. Each of its exports is a module, or the texts of a single one. */
async function textsIn(source: string): Promise<[name: string, texts: object][]> {
  // The helper of the build that creates a module from getters.
  const helper = "const $1 = (getters) => ({ get text() { return getters.text(); } });";
  const code = source.replace(/^import\{\w+ as (\w+)\}from"[^"]+";/, helper);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<string, object>;
  return Object.entries(module);
}

/** Replaces English with the pseudo-locale, which no build contains. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/[\w-]+-[\w-]{8}\.js$/, async (route) => {
    const [, name = ""] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(route.request().url()) ?? [];
    const isGroup = name.endsWith("-en");
    const texts = english.get(name);
    if (!texts && !isGroup) return route.fallback();
    const response = await route.fetch();
    const source = await response.text();
    if (isGroup) {
      const lines = (await textsIn(source)).map(
        ([exported, value], index) =>
          `const part${index} = ${JSON.stringify(pseudo(value))}; export { part${index} as ${exported} };`,
      );
      return route.fulfill({ contentType: "text/javascript", body: lines.join("\n") });
    }
    // A code chunk can have the same name as a text file.
    if (!texts || !source.includes("as text}")) return route.fulfill({ response });
    const body = `export const text = ${JSON.stringify(pseudo(texts))};`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
}
