import type { Answers } from "../../packages/engine/src/creator.ts";

const persona = (skills: string, topics: string, goal: string, audience: string, platforms: string): Answers => ({
  skills: skills.split(", "),
  topics: topics.split(", "),
  goal: goal.split(", "),
  targetAudience: audience.split(", "),
  platforms: platforms.split(", "),
});

/** Creators who must get different plans. Two of them post about fitness. */
export const personas: Readonly<Record<string, Answers>> = {
  fitness: persona(
    "personal training, nutrition",
    "home workouts, strength",
    "get more clients",
    "busy mums",
    "Instagram, YouTube",
  ),
  otherFitness: persona("video editing", "calisthenics", "10k followers", "teenagers without a gym", "TikTok"),
  baker: persona(
    "pâtisserie, photo",
    "pâtisserie maison, pain au levain",
    "gagner des abonnés",
    "débutants",
    "TikTok, Instagram",
  ),
  tech: persona("writing", "smartphone reviews", "more watch time", "students on a budget", "YouTube"),
  unknownNiche: persona(
    "no skills",
    "underwater origami of whales",
    "start and be consistent",
    "curious divers",
    "Pinterest",
  ),
  travel: persona(
    "photography",
    "viajes por Asia",
    "acuerdos con marcas, patrocinios",
    "mochileros",
    "Instagram, TikTok",
  ),
  finance: persona("explaining", "budgeting", "build a community", "young couples", "Facebook"),
  gamer: persona("streaming, shy", "Minecraft", "views", "kids aged 10 to 14", "Twitch, YouTube"),
  parent: persona("storytelling", "Montessori en casa", "comunidad", "madres primerizas", "Instagram, Facebook"),
  beauty: persona("makeup", "skincare, maquillage", "ventes", "peaux sensibles", "Instagram"),
  musician: persona("guitar", "blues guitar", "grow my channel", "adult beginners", "YouTube, TikTok"),
  gardener: persona("design", "potager urbain", "me lancer", "locataires avec balcon", "Instagram"),
};
