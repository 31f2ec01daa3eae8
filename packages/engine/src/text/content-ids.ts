import { contentTones } from "@trellis/contract/content";
import type { NicheId } from "./niche-ids.ts";

/** The structures that a post can have. */
export const structureIds = [
  "story",
  "list",
  "contrast",
  "mistake",
  "experiment",
  "question",
  "beforeAfter",
  "day",
  "myth",
  "tutorial",
] as const;
/** The structures without a joke, a wager or a culprit. Each has a gentle version for sensitive topics. */
export const gentleStructures = ["story", "list", "question", "day"] as const;
/** The structure of posts that announce a date or something new. */
export const announcement = "announcement";
/** The kinds of slots: each stands for one entry of a niche's vocabulary. */
export const slotKinds = [
  "thing",
  "situation",
  "action",
  "result",
  "mistake",
  "myth",
  "question",
  "moment",
  "hook",
  "series",
] as const;
/** The requested tones, and the tone of posts about loss, illness, separation and debt. */
export const toneIds = [...contentTones, "calm"] as const;

/**
 * Specialties with their own vocabulary, and the niches that would cover them otherwise: a post about a wedding must not
 * mention the breakups of `love`.
 */
export const specialties = {
  weddings: ["love"],
  bicycles: ["diy", "sports"],
  film: ["comedy"],
  magic: ["comedy"],
  crime: ["comedy"],
  tabletop: ["gaming"],
  aquarium: ["pets", "garden"],
  collecting: ["diy", "fashion", "craft", "home"],
  calligraphy: ["craft", "art"],
  office: ["tech", "business", "career"],
  chess: ["gaming", "sports"],
  birds: ["pets"],
  fishing: ["sports", "travel"],
  farm: ["garden", "pets"],
  vanlife: ["travel", "diy", "cars"],
  expat: ["travel", "languages", "home"],
  medicine: ["health", "education", "career"],
  horses: ["pets", "sports"],
  climbing: ["sports", "fitness"],
  skate: ["sports", "fitness"],
  history: ["books", "education", "spirituality", "family"],
  tattoos: ["art", "beauty"],
  astronomy: ["science", "photo", "garden"],
} as const satisfies Record<string, readonly NicheId[]>;

export type SpecialtyId = keyof typeof specialties;
export const specialtyIds = Object.keys(specialties) as SpecialtyId[];

export type StructureId = (typeof structureIds)[number] | typeof announcement;
export type SlotKind = (typeof slotKinds)[number];
export type ToneId = (typeof toneIds)[number];
