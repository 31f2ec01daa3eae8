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

/** Whether a string on the page is an untranslated key such as `signIn.heading`. */
export const isRawKey = (word: string): boolean => /[.:]/.test(word) && keys.has(word);

const pseudoByEnglish = Object.fromEntries(
  [...english.values()].map((texts) => [JSON.stringify(texts), pseudo(texts)]),
);

/** Returns the code of a text file with its messages replaced by those of the pseudo-locale. */
function inPseudo(code: string): string {
  const texts = [...code.matchAll(/\{text:\(\)=>(\w+)\}/g)].map(([, name = ""]) => name);
  // A file with a single group of messages exports the group itself as `text`.
  const [, single] = /export\{(\w+) as text\}/.exec(code) ?? [];
  const all = single === undefined ? texts : [single];
  const replace = `const pseudo = ${JSON.stringify(pseudoByEnglish)};
for (const texts of [${all.join()}]) Object.assign(texts, pseudo[JSON.stringify(texts)]);`;
  return all.length === 0 ? code : code.replace(/export\{/, () => `${replace}\nexport{`);
}

/** Replaces English with the pseudo-locale, which no build contains. */
export async function speakPseudo(page: Page): Promise<void> {
  await page.route(/\/assets\/[\w-]+-[\w-]{8}\.js$/, async (route) => {
    const [, name = ""] = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(route.request().url()) ?? [];
    if (!english.has(name) && !name.endsWith("-en")) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: inPseudo(await response.text()) });
  });
  // Remove the prerendered pages, which do not exist in the pseudo-locale.
  await page.route(/\/[\w-]*(?:\?.*)?$/, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script type="text\/html"[^]*?<\/script>/g, "");
    return route.fulfill({ response, body });
  });
}
