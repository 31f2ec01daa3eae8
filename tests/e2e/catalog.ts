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

/** Replaces English with the pseudo-locale, which no build contains. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/[\w-]+-[\w-]{8}\.js$/, async (route) => {
    const [, name = ""] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(route.request().url()) ?? [];
    const texts = english.get(name);
    if (!texts) return route.fallback();
    const response = await route.fetch();
    // A code chunk can have the same name as a text file.
    if (!(await response.text()).includes("as text}")) return route.fulfill({ response });
    const body = `export const text = ${JSON.stringify(pseudo(texts))};`;
    return route.fulfill({ contentType: "text/javascript", body });
  });
}
