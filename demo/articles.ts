import type { Language } from "@trellis/contract/fields";
import type { StoredArticles } from "../packages/engine/src/knowledge/articles.ts";
import { build } from "./build.ts";

/** Loads the articles of the assistant from their file, which the worker has cached. */
export async function loadArticles(language: Language): Promise<StoredArticles> {
  const path = build.files.find((file) => file.startsWith(`/articles-${language}-`)) ?? "";
  const url = new URL(`.${path}`, location.href);
  const reply = (await caches.match(url)) ?? (await fetch(url));
  return (await reply.json()) as StoredArticles;
}
