/**
 * Sensitive topics and how posts about them are written: "gentle" with words for hard times, "calm" with the niche's
 * own. Every language lists its words for each.
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
