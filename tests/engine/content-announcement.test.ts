import { describe, expect, it } from "vitest";
import { languages } from "@trellis/contract/fields";
import { texts } from "../../packages/engine/src/text/texts.ts";
import { write } from "./content-requests.ts";

const news = {
  en: ["new drop this Friday", "our course opens Monday", "pre-orders are open", "spring collection launches tomorrow"],
  es: ["nueva colección este viernes", "el curso abre el lunes", "inscripciones abiertas", "ya disponible mi libro"],
  fr: [
    "nouvelle collection ce vendredi",
    "notre formation ouvre lundi",
    "inscriptions ouvertes",
    "mon livre sort demain",
  ],
};
const other = {
  en: ["how to launch a podcast", "opening a stuck jar", "home workouts", "my first collection of stamps"],
  es: ["cómo lanzar un podcast", "abrir una lata", "rutina de piernas", "mi colección de sellos"],
  fr: ["comment lancer un podcast", "ouvrir un bocal", "routine jambes", "ma collection de timbres"],
};

describe.each(languages)("an announcement in %s", (language) => {
  const { structures, news: frame } = texts[language].content;
  const heading = texts[language].typeset(structures.announcement.hook.name);

  it.each(news[language])("has its own heading and caption endings, and five different scripts: %s", (topic) => {
    const written = [0, 1, 2, 3, 4].map((variant) => ({
      script: write({ tool: "script", topic, variant }, language).content,
      caption: write({ topic, variant }, language).content,
    }));
    for (const { script, caption } of written) {
      expect(script).toContain(`\n${heading} · 0:00`);
      expect(frame.tails.some((tail) => caption.includes(tail))).toBe(true);
    }
    expect(new Set(written.map(({ script }) => script)).size).toBe(5);
  });

  it.each(other[language])("is not written about other topics: %s", (topic) => {
    expect(write({ tool: "script", topic }, language).content).not.toContain(`\n${heading} · 0:00`);
  });
});
