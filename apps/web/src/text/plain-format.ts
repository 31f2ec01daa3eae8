import type { Language } from "@trellis/contract/fields";

// The formats of the pages that users open first, because the first use of Intl delays a page
// (docs/decisions/0098-main-thread.md).

/** The names in a date, and the order of its parts. */
export interface DateWords {
  /** Starts with Sunday, as in `Date`. */
  weekdays: readonly string[];
  months: readonly string[];
  /** The first day of a month. */
  first: string;
  full: string;
}

const words = (text: string) => text.split(" ");

/** The names of weekdays and months in each language. */
export const dateWords: Record<Language, DateWords & { shortWeekdays: readonly string[] }> = {
  en: {
    weekdays: words("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    shortWeekdays: words("Sun Mon Tue Wed Thu Fri Sat"),
    months: words("January February March April May June July August September October November December"),
    first: "1",
    full: "{weekday}, {month} {day}, {year}",
  },
  es: {
    weekdays: words("domingo lunes martes miércoles jueves viernes sábado"),
    shortWeekdays: words("dom lun mar mié jue vie sáb"),
    months: words("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    first: "1",
    full: "{weekday}, {day} de {month} de {year}",
  },
  fr: {
    weekdays: words("dimanche lundi mardi mercredi jeudi vendredi samedi"),
    shortWeekdays: words("dim. lun. mar. mer. jeu. ven. sam."),
    months: words("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    first: "1er",
    full: "{weekday} {day} {month} {year}",
  },
};

/** Formats a date in full. It is serialized into index.html (prerendered-script.ts), so it must not refer to anything outside itself. */
export const fullDate = ({ weekdays, months, first, full }: DateWords, date: Date): string =>
  full
    .replace("{weekday}", weekdays[date.getDay()] ?? "")
    .replace("{month}", months[date.getMonth()] ?? "")
    .replace("{day}", date.getDate() === 1 ? first : String(date.getDate()))
    .replace("{year}", String(date.getFullYear()));

/** Formats a percentage, such as "38%". */
export const percentText = (percent: number, language: Language): string =>
  `${Math.round(percent)}${language === "en" ? "" : "\u00a0"}%`;

/** Formats a time of day, such as "6:00 PM". */
export function timeText(hour: number, minute: number, language: Language): string {
  const minutes = String(minute).padStart(2, "0");
  if (language === "en") return `${hour % 12 || 12}:${minutes} ${hour < 12 ? "AM" : "PM"}`;
  return `${language === "fr" ? String(hour).padStart(2, "0") : hour}:${minutes}`;
}

/** Spanish says "e" instead of "y" before the sound of an i. */
const startsWithI = /^(?:i|hi(?![ae]))/i;

/** Lists short facts, such as "a, b, c". */
export function listText(items: readonly string[], language: Language): string {
  const [last = "", ...others] = items.toReversed();
  const first = others.toReversed().join(", ");
  if (first === "") return last;
  if (language === "fr") return `${first} et ${last}`;
  if (language === "es" && others.length === 1) return `${first} ${startsWithI.test(last) ? "e" : "y"} ${last}`;
  return `${first}, ${last}`;
}
