import type { Language } from "@trellis/contract/fields";
import en from "../text/en/emails.json" with { type: "json" };
import es from "../text/es/emails.json" with { type: "json" };
import fr from "../text/fr/emails.json" with { type: "json" };
import { fill } from "../fill.ts";
import { fold } from "../user-text.ts";
import type { Context } from "./context.ts";
import { figuresIn } from "./figures.ts";
import { countIn } from "./own-data.ts";

const texts: Readonly<Record<Language, typeof en>> = { en, es, fr };
const purposes = ["decline", "remind", "guest", "collab", "product"] as const;

/** Writes a message for the purpose that a request names; undefined if it names none of the known ones. */
export function emailFor(question: string, topic: string, { asked, spoken, text }: Context): string | undefined {
  const folded = fold(question);
  const purpose = purposes.find((name) => new RegExp(`\\b(?:${texts[asked].purposes[name]})`, "u").test(folded));
  if (purpose === undefined) return undefined;
  const { followers } = figuresIn(question);
  const [, thing = ""] = new RegExp(texts[asked].thing, "iu").exec(question) ?? [];
  const { texts: templates, followers: sentence } = texts[spoken];
  const count = followers === undefined ? "" : fill(sentence, { followers: countIn(spoken, followers) });
  return fill(text.typeset(templates[purpose]), {
    topic,
    thing: thing === "" ? topic : thing,
    followers: text.typeset(count),
  });
}
