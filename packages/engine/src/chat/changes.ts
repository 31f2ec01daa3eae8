import type { Language } from "@trellis/contract/fields";
import en from "../text/en/follow-ups.json" with { type: "json" };
import es from "../text/es/follow-ups.json" with { type: "json" };
import fr from "../text/fr/follow-ups.json" with { type: "json" };
import { remember } from "../remember.ts";

type FollowUpText = Omit<typeof en, "ordinals"> & { readonly ordinals: Readonly<Record<string, number>> };
export const followUpTexts: Readonly<Record<Language, FollowUpText>> = { en, es, fr };

export type Tone = keyof FollowUpText["tones"];

/** How a message asks for the next text to be different, such as “another one but funny, without emojis”. */
export interface Changes {
  readonly tone: Tone | undefined;
  readonly isTable: boolean;
  readonly hasNoEmoji: boolean;
  readonly isShorter: boolean;
  /** For somebody who doesn’t show their face. */
  readonly isFaceless: boolean;
  /** Without spending money. */
  readonly isFree: boolean;
  /** The last advice did not help. */
  readonly isTried: boolean;
  readonly isExpanded: boolean;
  /** Place of an item of the last answer: 1 for the first, -1 for the last one. */
  readonly place: number | undefined;
  /** Days without posts: 0 for Monday. */
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
    },
    place: word(text.pick.replaceAll("{ordinal}", ordinal).replaceAll("{digit}", "([1-9])")),
    days: text.days.map((day) => word(`(?:${text.drops}) (?:\\w+ )?${day}`)),
    noise: word(text.noise),
  };
});

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
  place: undefined,
  dropped: [],
};

/** Whether a message asks for any change. */
export const asksForChange = ({ tone, place, dropped, ...flags }: Changes): boolean =>
  tone !== undefined || place !== undefined || dropped.length > 0 || Object.values(flags).includes(true);
