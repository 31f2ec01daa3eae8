import type { Language } from "@trellis/contract/fields";
import { describe, expect, it } from "vitest";
import { calculate } from "../../packages/engine/src/chat/sums.ts";

const sum = (language: Language, text: string, earlier = "") => calculate(text, earlier, language, language)?.words;

describe("calculate", () => {
  it.each<[Language, string, RegExp]>([
    ["en", "500 impressions and 20 clicks, what’s my click rate?", /4%: 20 clicks for 500/u],
    ["es", "me vieron 2.000 personas y 50 me siguen, qué porcentaje es", /50 de 2000 es un 2,5\s%/u],
    ["fr", "80 inscrits et 32 ouvrent ma newsletter, c’est bien ?", /40\s%.+dans la norme/u],
    ["en", "people only watch 2:30 of my 10 minute video", /25% of the video: 2:30 of 10:00/u],
  ])("returns a share in %s: %s", (language, text, pattern) => {
    expect(sum(language, text)).toMatch(pattern);
  });

  it.each<[Language, string, RegExp]>([
    [
      "en",
      "I post 4 videos a week and each takes me 2 hours, how many hours is that in 5 weeks?",
      /4 × 2 × 5 = 40 hours/u,
    ],
    ["es", "gano 6 seguidores al día, ¿cuántos serían en 2 semanas?", /6 × 14 = 84 seguidores/u],
    ["fr", "je poste 2 fois par semaine, ça fait combien de vidéos en 6 mois ?", /2 × 26 = 52/u],
  ])("multiplies a rate by a time in %s", (language, text, pattern) => {
    expect(sum(language, text)).toMatch(pattern);
  });

  it.each<[Language, string, RegExp]>([
    ["en", "I have 400 subs and gain 25 a week, how long until 500?", /100 more.+about 4 weeks/u],
    ["es", "tengo 400 seguidores y gano 25 por semana, ¿cuándo llego a 500?", /100.+unos 4 semanas/u],
    [
      "fr",
      "j’ai 400 abonnés et j’en prends 25 par semaine, combien de temps pour arriver à 500 ?",
      /100.+environ 4 semaines/u,
    ],
    ["en", "i want 600 subscribers in 3 months, how many a week do i need?", /about 47 per week/u],
  ])("estimates the time to a goal in %s: %s", (language, text, pattern) => {
    expect(sum(language, text)).toMatch(pattern);
  });

  it("divides, takes percentages and multiplies prices", () => {
    expect(sum("en", "a brand pays 300 dollars for 4 reels, how much is that per reel?")).toMatch(/75 each/u);
    expect(sum("en", "my agency takes 25% of a $400 deal, what’s left?")).toMatch(/100, so 300 remain/u);
    expect(sum("en", "if 3% of my 500 subscribers buy my $10 guide, how much is that in total?")).toMatch(/15.+150/u);
  });

  it.each<[Language, string, string, RegExp]>([
    ["en", "I have 400 subs and gain 25 a week, how long until 500?", "and if I double that?", /about 2 weeks/u],
    ["es", "gano 6 seguidores al día, ¿cuántos serían en 2 semanas?", "¿y si fallo los domingos?", /6 × 12 = 72/u],
    [
      "fr",
      "j’ai 400 abonnés et j’en prends 25 par semaine, je suis à combien dans 4 semaines ?",
      "et pour arriver à 1000 ?",
      /24 semaines/u,
    ],
  ])("changes the previous calculation in %s", (language, earlier, text, pattern) => {
    expect(sum(language, text, earlier)).toMatch(pattern);
  });

  it.each<[Language, string]>([
    ["en", "are 30 episodes too many for a first series?"],
    ["en", "explain CTR in two sentences like I’m five"],
    ["en", "what are 3 mistakes that people with 500 followers make"],
    ["es", "tengo 64 años y 20 seguidores"],
    ["fr", "3 idées pour 2 vidéos"],
  ])("does not calculate with other numbers in %s: %s", (language, text) => {
    expect(sum(language, text)).toBeUndefined();
  });
});
