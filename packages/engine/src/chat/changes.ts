import type { Language } from "@trellis/contract/fields";
import en from "../text/en/follow-ups.json" with { type: "json" };
import es from "../text/es/follow-ups.json" with { type: "json" };
import fr from "../text/fr/follow-ups.json" with { type: "json" };
import { remember } from "../remember.ts";

type FollowUpText = Omit<typeof en, "ordinals"> & { readonly ordinals: Readonly<Record<string, number>> };
export const followUpTexts: Readonly<Record<Language, FollowUpText>> = { en, es, fr };

export type Tone = keyof FollowUpText["tones"];

/** The changes that a message asks for, such as “another one but funny, without emojis”. */
export interface Changes {
  readonly tone: Tone | undefined;
  readonly isTable: boolean;
  readonly hasNoEmoji: boolean;
  readonly isShorter: boolean;
  /** Whether the creator doesn’t show their face. */
  readonly isFaceless: boolean;
  /** Whether the advice must not cost money. */
  readonly isFree: boolean;
  /** Whether the last advice did not help. */
  readonly isTried: boolean;
  readonly isExpanded: boolean;
  /** Whether the user asks which item of the last list to choose. */
  readonly isChoice: boolean;
  /** Whether one item is to be split into episodes. */
  readonly isSplit: boolean;
  /** Whether the result must end with a question. */
  readonly isAsking: boolean;
  /** Whether the user asks for the message itself: “Write it for me”. */
  readonly isWritten: boolean;
  /** Position of an item in the last answer: 1 for the first, -1 for the last one. */
  readonly place: number | undefined;
  /** Days on which the user doesn’t want to post; 0 is Monday. */
  readonly dropped: readonly number[];
}

const toneNames = ["funny", "calm", "original"] as const;

const readerOf = remember((language: Language) => {
  const text = followUpTexts[language];
  const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, "gu");
  const ordinal = `(${Object.keys(text.ordinals).join("|")})`;
  return {
    tones: toneNames.map((name) => [name, word(text.tones[name])] as const),
    flags: {
      isTable: word(text.table),
      hasNoEmoji: word(text.noEmoji),
      isFaceless: word(text.faceless),
      isFree: word(text.free),
      isTried: word(text.tried),
      isShorter: word(text.shorter),
      isExpanded: word(text.expand),
      isChoice: word(text.choose),
      isSplit: word(text.split),
      isAsking: word(text.asking),
      isWritten: word(text.write),
    },
    place: word(text.pick.replaceAll("{ordinal}", ordinal).replaceAll("{digit}", "([1-9])")),
    days: text.days.map((day) => word(`(?:${text.drops}) (?:\\w+ )?${day}`)),
    noise: word(text.noise),
    medium: new RegExp(text.media, "u"),
    example: new RegExp(text.example, "u"),
    // Accents and punctuation stay, because the rest of the message is searched.
    story: new RegExp(String.raw`^(.{12,}?)[,.;:!]?\s*[¿]?(?:${text.story})[\s?.!]*$`, "iu"),
  };
});

/** Returns the channel for which a follow-up such as “And for my newsletter?” requests the last list again. */
export const mediumIn = (folded: string, language: Language): string | undefined =>
  readerOf(language).medium.exec(folded)?.[1];

/** Returns what users say about themselves before they ask whether it changes the answer. */
export const storyIn = (text: string, language: Language): string | undefined =>
  readerOf(language).story.exec(text)?.[1]?.trim();

/** Whether a follow-up asks for an example about something, as in “Give me an example about yoga”. */
export const asksForExample = (folded: string, language: Language): boolean => readerOf(language).example.test(folded);

/** Reads the changes that a folded message asks for, and returns what else it says. */
export function readChanges(folded: string, language: Language): { changes: Changes; rest: string } {
  const { tones, flags, place, days, noise } = readerOf(language);
  const { ordinals } = followUpTexts[language];
  let rest = folded;
  const take = (pattern: RegExp): boolean => {
    const without = rest.replace(pattern, " ");
    const isFound = without !== rest;
    rest = without;
    return isFound;
  };
  const dropped = days.flatMap((pattern, day) => (take(pattern) ? [day] : []));
  const found = {
    isTable: take(flags.isTable),
    hasNoEmoji: take(flags.hasNoEmoji),
    isFaceless: take(flags.isFaceless),
    isFree: take(flags.isFree),
    isTried: take(flags.isTried),
    isShorter: take(flags.isShorter),
    isChoice: take(flags.isChoice),
    isSplit: take(flags.isSplit),
    isAsking: take(flags.isAsking),
    isWritten: take(flags.isWritten),
  };
  const picked = [...folded.matchAll(place)].flatMap((match) => match.slice(1).filter((part) => part !== undefined))[0];
  take(place);
  const isExpanded = take(flags.isExpanded);
  const [tone] = tones.flatMap(([name, pattern]) => (take(pattern) ? [name] : []));
  rest = rest.replace(noise, " ").replace(/\s+/gu, " ").trim();
  return {
    changes: {
      ...found,
      isExpanded,
      tone,
      dropped,
      place: picked === undefined ? undefined : (ordinals[picked] ?? Number(picked)),
    },
    rest,
  };
}

export const noChanges: Changes = {
  tone: undefined,
  isTable: false,
  hasNoEmoji: false,
  isShorter: false,
  isFaceless: false,
  isFree: false,
  isTried: false,
  isExpanded: false,
  isChoice: false,
  isSplit: false,
  isAsking: false,
  isWritten: false,
  place: undefined,
  dropped: [],
};

/** Whether a message asks for any change. */
export const asksForChange = ({ tone, place, dropped, ...flags }: Changes): boolean =>
  tone !== undefined || place !== undefined || dropped.length > 0 || Object.values(flags).includes(true);
