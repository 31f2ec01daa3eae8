/**
 * Sensitive topics and how posts about them are written: "gentle" with its own vocabulary, "calm" with that of the
 * niche. Every language lists its words for each topic.
 */
export const sensitiveConcepts = {
  death: "gentle",
  petLoss: "gentle",
  suicide: "gentle",
  selfHarm: "gentle",
  pregnancyLoss: "gentle",
  abortion: "gentle",
  infertility: "gentle",
  cancer: "gentle",
  illness: "gentle",
  care: "gentle",
  dementia: "gentle",
  nerveDisease: "gentle",
  stroke: "gentle",
  endOfLife: "gentle",
  depression: "gentle",
  anxiety: "gentle",
  trauma: "gentle",
  eatingDisorder: "gentle",
  addiction: "gentle",
  separation: "gentle",
  violence: "gentle",
  sexualAssault: "gentle",
  bullying: "gentle",
  homelessness: "gentle",
  war: "gentle",
  disaster: "gentle",
  jobLoss: "gentle",
  debt: "calm",
  eviction: "calm",
} as const;

export type SensitiveConcept = keyof typeof sensitiveConcepts;
export const sensitiveConceptIds = Object.keys(sensitiveConcepts) as SensitiveConcept[];

/** Kinds of loss with their own vocabulary, and the topics that name them. The first kind that fits applies. */
export const losses = {
  pet: ["petLoss"],
  pregnancy: ["pregnancyLoss"],
  person: ["death"],
  illness: ["cancer", "illness", "nerveDisease", "stroke", "dementia", "care"],
  breakup: ["separation"],
  job: ["jobLoss"],
} as const satisfies Record<string, readonly SensitiveConcept[]>;

export type Loss = keyof typeof losses;

export const lossIds = Object.keys(losses) as Loss[];
