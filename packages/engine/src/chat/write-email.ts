import type { Language } from "@trellis/contract/fields";
import en from "../text/en/emails.json" with { type: "json" };
import es from "../text/es/emails.json" with { type: "json" };
import fr from "../text/fr/emails.json" with { type: "json" };
import { capitalize, fill } from "../fill.ts";
import { fold } from "../user-text.ts";
import type { Context } from "./context.ts";
import { figuresIn } from "./figures.ts";
import { countIn } from "./own-data.ts";
import { type Subject, topicFor, writeItems } from "./write-list.ts";

/** Maximum number of words in a topic. A longer one is often the request itself. */
const longTopic = 4;

const texts: Readonly<Record<Language, typeof en>> = { en, es, fr };
const purposes = [
  "expensive",
  "claim",
  "pause",
  "budget",
  "review",
  "late",
  "sponsorship",
  "permission",
  "decline",
  "remind",
  "guest",
  "collab",
  "product",
  "offer",
  "thanks",
] as const;
const amountOf = /[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|euros?|dollars?|d[oó]lares|pesos|pounds?)(?![\p{L}])/iu;

/** Returns the amount, the period, the audience and the kind of brand that a request names. */
function detailsIn(question: string, { asked, spoken, text }: Context): Record<string, string> {
  const words = texts[asked];
  const { audienceText, brandText, brandless, unknown } = texts[spoken];
  const find = (pattern: string) => new RegExp(`(?<![\\p{L}])(?:${pattern})`, "iu").exec(question)?.[1]?.trim() ?? "";
  const [audience, brand, sponsored] = [find(words.audience), find(words.brand), find(words.sponsored)];
  return {
    amount: amountOf.exec(question)?.[0].trim().replace(/[.,]$/u, "") ?? unknown.amount,
    // “A 2 week break” lacks the plural.
    period: find(words.period).replace(/^(?!an? |one |1 )(.+ (?:day|week|month|year))$/u, "$1s") || unknown.period,
    audienceWords: audience === "" ? "" : fill(text.typeset(audienceText), { audience }),
    brandWords: brand === "" ? brandless : fill(text.typeset(brandText), { brand }),
    sponsored,
  };
}
/** Matches a paragraph of several sentences. In a short email, each keeps only its first one. */
const firstSentence = /^(.+?[.?!…])\s.*$/u;

/** Writes a message for the purpose of a request; undefined if the engine has no template for it. */
export function emailFor(question: string, subject: Subject, isShort: boolean, context: Context): string | undefined {
  const { asked, spoken, text } = context;
  const [, show] = new RegExp(texts[asked].show, "iu").exec(question) ?? [];
  const topic =
    show ?? topicFor({ ...subject, topic: subject.topic.split(" ").length > longTopic ? "" : subject.topic });
  const folded = fold(question);
  const purpose = purposes.find((name) => new RegExp(`\\b(?:${texts[asked].purposes[name]})`, "u").test(folded));
  const isPitch = new RegExp(`\\b(?:${texts[asked].purposes.sponsor})`, "u").test(folded);
  if (purpose === undefined) return isPitch ? writeItems("pitches", subject, 1, 0)[0] : undefined;
  const { followers } = figuresIn(question);
  const [, thing = ""] = new RegExp(texts[asked].thing, "iu").exec(question) ?? [];
  const [, offer = ""] = new RegExp(texts[asked].offer, "iu").exec(question) ?? [];
  if (purpose === "offer" && offer === "") return undefined;
  const { texts: templates, followers: sentence } = texts[spoken];
  const count = followers === undefined ? "" : fill(sentence, { followers: countIn(spoken, followers) });
  const details = detailsIn(question, context);
  const sponsored = details["sponsored"] || fill(texts[spoken].sponsoredOwn, { topic });
  const email = fill(text.typeset(templates[purpose]), {
    // What a creator proposes is not what they publish about.
    topic: purpose === "offer" ? topicFor({ ...subject, topic: "" }) : topic,
    Topic: capitalize(topic),
    ...details,
    sponsored,
    Sponsored: capitalize(sponsored.replace(new RegExp(texts[spoken].own, "iu"), "")),
    thing: thing === "" ? topic : thing,
    offer,
    followers: text.typeset(count),
  });
  return isShort
    ? email
        .split("\n")
        .map((line) => line.replace(firstSentence, "$1"))
        .join("\n")
    : email;
}
