import { type Creator, wordsOf } from "./creator.ts";
import type { Text } from "./text/texts.ts";
import { fold } from "./user-text.ts";

const maxLength = 30;
const maxCount = 12;

/** "home workouts for moms" → "#HomeWorkoutsForMoms": removes accents and keeps only whole words that fit. */
export const hashtag = (phrase: string): string => {
  // The possessive stays with its word: "my dad's" becomes "MyDads".
  const words = fold(phrase.replaceAll(/(?<=\p{L})['’](?=s(?!\p{L}))|^[ld]['’](?=\p{L})/giu, "")).split(" ");
  let tag = "#";
  let used = 0;
  for (const word of words) {
    const [first = "", ...rest] = word;
    const next = first.toUpperCase() + rest.join("");
    if (tag.length + next.length > maxLength) break;
    tag += next;
    used++;
  }
  // A shortened tag should not end with a word such as "for" or "de".
  const last = words[used - 1] ?? "";
  const endsShort = used < words.length && used > 1 && last.length < 4;
  const whole = endsShort ? tag.slice(0, -last.length) : tag;
  return /\p{L}/u.test(whole) ? whole : "";
};

/** Writes a plan's hashtags, from the creator's topics to general hashtags. */
export const writeHashtags = (creator: Creator, text: Text): string[] => {
  const { topics, audiences, isGentle, random } = creator;
  const { plan } = text;
  const { name, tags } = wordsOf(creator, text);
  const subjects = topics.length === 0 ? [name] : topics;
  const candidates = [
    ...subjects.slice(0, 4).map((topic) => hashtag(topic)),
    ...random.shuffle(tags, "tags"),
    ...audiences.slice(0, 2).map((audience) => hashtag(audience)),
    ...(isGentle ? [] : random.shuffle(plan.tags, "common tags")),
  ];
  const unique = new Map(candidates.filter(Boolean).map((tag) => [tag.toLowerCase(), tag]));
  return [...unique.values()].slice(0, maxCount);
};
