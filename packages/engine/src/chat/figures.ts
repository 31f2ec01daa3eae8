import type { Language } from "@trellis/contract/fields";
import { fill } from "../fill.ts";
import { fold } from "../user-text.ts";
import { patternsOf, type Say } from "./chat-texts.ts";
import { countIn, dollarsIn } from "./own-data.ts";

type Unit = "followers" | "views" | "money" | "hours";

const units: readonly (readonly [Unit, RegExp])[] = [
  ["views", /^\s*(?:views?|vistas?|visualizaciones|reproducciones|vues?)/iu],
  [
    "followers",
    /^\s*(?:\p{L}+\s){0,2}?(?:followers?|subs\b|subscribers?|seguidor(?:es)?|suscriptor(?:es)?|abonn[ée]s?|people|personas?|personnes?|members?|miembros|membres|students?|fans?|audience|audiencia|comunidad|communaut[ée]|suscritos|inscrits|emails?(?! templates?)|correos)/iu,
  ],
  ["hours", /^\s*(?:h\b|hours?|hrs?|horas?|heures?)/iu],
  ["money", /^\s*(?:\$|€|£|usd\b|eur\b|euros?|dollars?|dólares|dolares|bucks?|pounds?|pesos)/iu],
];
const amount =
  /(?<sign>[$€£]\s?)?(?<digits>\d{1,3}(?:[.,\u00a0\u202f ]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)\s?(?<scale>k|mil(?!l)|m\b|mill[oó]n(?:es)?|million(?:s)?)?/giu;

/** Matches the platform after a number without a unit, as in "14k on Instagram" and "12 mil en ig". */
const onPlatform =
  /^\s*(?:on|en|sur)\s+(?:my\s+|mi\s+|mon\s+)?(?:ig|insta\w*|tt|tik ?tok|yt|you ?tube|fb|facebook)\b/iu;
/** Matches the words before a limit: "under 10k" does not name a number of followers. */
const limit =
  /(?:under|below|less than|over|above|more than|menos de|más de|mas de|debajo de|moins de|plus de|en dessous de)\s*$/iu;

/** Returns the numbers of a text by unit, such as "10k followers", "$150", "1.200 seguidores" and "3 heures". */
export function figuresIn(text: string): Partial<Record<Unit, number>> {
  const figures: Partial<Record<Unit, number>> = {};
  for (const match of text.slice(0, 600).matchAll(amount)) {
    const { sign, digits = "", scale = "" } = match.groups ?? {};
    const isGrouped = /[.,\s]\d{3}$/u.test(digits);
    const plain = isGrouped ? digits.replace(/[.,\s]/gu, "") : digits.replace(",", ".");
    const factor = /^(?:k|mil)$/iu.test(scale) ? 1_000 : scale === "" ? 1 : 1_000_000;
    const rest = text.slice(match.index + match[0].length);
    const named = units.find(([, pattern]) => pattern.test(rest))?.[0];
    const unit = sign ? "money" : (named ?? (factor > 1 && onPlatform.test(rest) ? "followers" : undefined));
    if (unit && !(unit === "followers" && limit.test(text.slice(0, match.index))))
      figures[unit] ??= Number(plain) * factor;
  }
  return figures;
}

const round = (value: number): number => {
  const step = value < 20 ? 1 : value < 200 ? 5 : value < 2_000 ? 25 : 100;
  return Math.max(step, Math.round(value / step) * step);
};

/** Minimum number of followers. A smaller number counts something else, as in "3 emails to sponsors". */
const minimumForRate = 100;

/** Follower counts that a program requires, by slug. */
const thresholds: readonly (readonly [RegExp, readonly number[]])[] = [
  [/youtube-partner-program|youtube-shorts-monetization/u, [500, 1_000]],
  [/tiktok-creator-rewards/u, [10_000]],
  [/tiktok-live-requirements/u, [1_000]],
];

/** Levels of the YouTube Partner Program: subscribers and public watch hours. */
const partnerLevels = [
  { subscribers: 500, hours: 3_000 },
  { subscribers: 1_000, hours: 4_000 },
] as const;

/** Compares a channel with both levels of the YouTube Partner Program. */
function comparePartnerLevels(
  subscribers: number,
  hours: number,
  { numbers: { partner } }: Say,
  count: (value: number) => string,
): string {
  const [first, ads] = partnerLevels.map((level) =>
    [
      ...(level.subscribers > subscribers
        ? [fill(partner.subscribers, { count: count(level.subscribers - subscribers) })]
        : []),
      ...(level.hours > hours ? [fill(partner.hours, { count: count(level.hours - hours) })] : []),
    ].join(partner.and),
  );
  const sentence = ads === "" ? partner.ads : first === "" ? partner.first : partner.none;
  return fill(sentence, {
    subscribers: count(subscribers),
    hours: count(hours),
    missingFirst: first ?? "",
    missingAds: ads ?? "",
  });
}

/** Returns sentences that apply the numbers in a question to the article that answers it; empty if they don't fit together. */
export function applyFigures(
  slug: string,
  question: string,
  say: Say,
  language: Language,
  typeset: (sentence: string) => string,
): string[] {
  const { followers, views, money, hours } = figuresIn(question);
  const count = (value: number) => countIn(language, value);
  const dollars = (value: number) => dollarsIn(language, value);
  const range = (low: number, high: number) => ({ low: dollars(round(low)), high: dollars(round(high)) });
  const write = (sentence: string, slots: Readonly<Record<string, string>>) => [fill(typeset(sentence), slots)];
  const { numbers } = say;
  const isSale = patternsOf(language).matches("sells", fold(question)) && !/sponsorship|rates/u.test(slug);
  if (/sponsorship|ugc|rates/u.test(slug)) {
    if (views !== undefined)
      return write(numbers.viewRate, { views: count(views), ...range(views * 0.015, views * 0.03) });
    if (followers !== undefined && followers >= minimumForRate)
      return write(numbers.rate, { followers: count(followers), ...range(followers * 0.01, followers * 0.025) });
  }
  if (/ad-revenue|rpm|partner-program|monetization/u.test(slug) && views !== undefined)
    return write(numbers.adRevenue, { views: count(views), ...range(views * 0.001, views * 0.006) });
  if (slug === "youtube-partner-program" && hours !== undefined)
    return followers === undefined
      ? write(hours < 4_000 ? numbers.missing : numbers.reached, {
          followers: count(hours),
          missing: count(4_000 - hours),
          threshold: count(4_000),
        })
      : [typeset(comparePartnerLevels(followers, hours, say, count))];
  if (followers !== undefined) {
    const needed = thresholds.find(([pattern]) => pattern.test(slug))?.[1] ?? [];
    const next = needed.find((threshold) => threshold > followers);
    if (next !== undefined)
      return write(numbers.missing, {
        followers: count(followers),
        missing: count(next - followers),
        threshold: count(next),
      });
    const last = needed.at(-1);
    if (last !== undefined) return write(numbers.reached, { followers: count(followers), threshold: count(last) });
  }
  if (/^equipment-(?!microphone|lighting)/u.test(slug) && money !== undefined && money >= 40) {
    const [sound, light, stand] = [round(money * 0.4), round(money * 0.3), round(money * 0.15)];
    const rest = Math.max(0, money - sound - light - stand);
    return write(numbers.budget, {
      budget: dollars(money),
      sound: dollars(sound),
      light: dollars(light),
      stand: dollars(stand),
      rest: dollars(rest),
    });
  }
  if (/frequency|schedule|time-management|consisten|batch|calendar/u.test(slug) && hours !== undefined) {
    const [low, high] = [Math.max(1, Math.floor(hours / 3)), Math.max(1, Math.floor(hours / 1.5))];
    return write(low === high ? numbers.fewHours : numbers.hours, {
      hours: count(hours),
      low: count(low),
      high: count(high),
    });
  }
  if (
    (isSale || /course|pricing|product|launch|coaching|membership/u.test(slug)) &&
    money !== undefined &&
    followers !== undefined
  )
    return write(numbers.sales, {
      price: dollars(money),
      people: count(followers),
      ...range(followers * 0.01 * money, followers * 0.03 * money),
    });
  return [];
}
