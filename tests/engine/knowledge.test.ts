import { readFileSync } from "node:fs";
import { languages } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { createIntents } from "../../packages/engine/src/knowledge/intents.ts";
import intents from "../../packages/engine/src/knowledge/intents.json" with { type: "json" };
import near from "../../packages/engine/src/knowledge/near.json" with { type: "json" };
import { stemNear, wordsOf } from "../../packages/engine/src/knowledge/words.ts";
import enConcepts from "../../packages/engine/src/text/en/concepts.json" with { type: "json" };
import esConcepts from "../../packages/engine/src/text/es/concepts.json" with { type: "json" };
import frConcepts from "../../packages/engine/src/text/fr/concepts.json" with { type: "json" };
import { knowledgeFiles, parseArticle } from "../../scripts/knowledge-base.ts";

const lexicons = { en: enConcepts, es: esConcepts, fr: frConcepts };
const files = knowledgeFiles();
const [english] = files;

describe("the knowledge base", () => {
  it.each(files)("matches the compiled $path (to update it: npm run knowledge)", ({ path, text }) => {
    expect(readFileSync(path, "utf8")).toBe(text);
  });

  it.each(languages)(
    "has the compiled stems of similar words in %s (to update them: npm run knowledge)",
    (language) => {
      expect(near[language]).toEqual(stemNear(language));
    },
  );

  it("has at least 150 articles, the same ones in every language", () => {
    expect(english?.articles.length).toBeGreaterThanOrEqual(150);
    const facts = files.map(({ articles }) =>
      articles.map(({ slug, topic, platforms, link, checked }) => ({ slug, topic, platforms, link, checked })),
    );
    for (const each of facts) expect(each).toEqual(facts[0]);
  });

  it.each(files)("asks no question twice in $path", ({ articles }) => {
    const questions = articles.flatMap((article) => article.questions.map((question) => question.toLowerCase()));
    expect(questions.filter((question, index) => questions.indexOf(question) !== index)).toEqual([]);
  });

  it("has a different first paragraph in every article and language", () => {
    const texts = files.map(({ articles }) => new Set(articles.map(({ lead }) => lead)));
    expect(new Set(texts.flatMap((each) => [...each])).size).toBe((english?.articles.length ?? 0) * languages.length);
  });
});

describe("the meaning of a question", () => {
  it("is recognized with the same concepts in every language", () => {
    const named = Object.values(intents).flatMap((list) => list.flatMap((intent) => intent.split(/[ |!]+/u)));
    const concepts = [...new Set(named)].filter((name) => name !== "").toSorted();
    for (const lexicon of Object.values(lexicons)) expect(Object.keys(lexicon).toSorted()).toEqual(concepts);
  });

  it.each(languages)("is described by folded phrases without short forms in %s", (language) => {
    const phrases = Object.values(lexicons[language]).flat();
    expect(phrases.filter((phrase) => wordsOf(language).spell(phrase) !== phrase)).toEqual([]);
  });

  it("refers only to articles that exist", () => {
    const slugs = new Set(english?.articles.map(({ slug }) => slug));
    expect(Object.keys(intents).filter((slug) => !slugs.has(slug))).toEqual([]);
  });

  it.each([
    ["en", "my subs keep leaving me", "losing-followers"],
    ["es", "se me van los seguidores", "losing-followers"],
    ["fr", "mes abonnés se barrent", "losing-followers"],
  ] as const)("is recognized in other words in %s: %s", (language, question, slug) => {
    const [[best] = []] = [...createIntents(language)(question)].toSorted(([, a], [, b]) => b.fit - a.fit);
    expect(best).toBe(slug);
  });
});

describe("parseArticle", () => {
  const head = "---\ntitle: A\ntopic: growth\nplatforms: [tiktok]\nquestions:\n  - a\n  - b\n  - c\n  - d\n  - e\n---";
  const words = "word ".repeat(90).trim();

  it("reads front matter, answer, points and closing sentence as plain text", () => {
    expect(
      parseArticle("x/how-to.md", `${head}\n\n**Yes.** ${words}\n\n- One\n- **Two:** more\n\nThen this.\n`),
    ).toEqual({
      slug: "how-to",
      title: "A",
      topic: "growth",
      platforms: ["tiktok"],
      questions: ["a", "b", "c", "d", "e"],
      lead: `Yes. ${words}`,
      points: ["One", "Two: more"],
      close: "Then this.",
    });
  });

  it.each([
    ["no front matter", words, "x.md:1 needs front matter"],
    ["an unknown field", head.replace("topic", "theme"), "x.md:3 unexpected"],
    ["too few questions", head.replace("\n  - e", ""), "has 4 questions"],
    ["an unknown link", head.replace("\nquestions", "\nlink: /nowhere\nquestions"), "unknown link: /nowhere"],
    ["a heading", `${head}\n\n# ${words}\n\n- One`, 'x.md:13 forbidden Markdown in "# word'],
    ["too few words", `${head}\n\nToo short\n\n- One`, "has 3 words"],
    ["no list", `${head}\n\n${words}`, "needs a paragraph, then one list"],
  ])("rejects %s and says why", (_, source, message) => {
    const complete = source.includes("word") || !source.endsWith("---") ? source : `${source}\n\n${words}\n\n- One`;
    expect(() => parseArticle("x.md", complete)).toThrow(message);
  });
});
