import { preferencesAlias } from "@trellis/contract/chat";
import { paths } from "@trellis/contract/paths";
import type { Found } from "../knowledge/search.ts";
import { asksToAct } from "./acts.ts";
import { answerWithArticle } from "./answer-article.ts";
import type { Context } from "./context.ts";
import type { Reply, Turn } from "./conversation.ts";
import { type Declined, declines, declinesByForm } from "./decline.ts";
import { certain, type Findings, fitting } from "./find-article.ts";
import { impossibleReason } from "./impossible.ts";
import type { Query } from "./query.ts";
import { nounsOf, orderOf, platformIn } from "./request.ts";
import type { Patterns } from "./chat-texts.ts";

/** Screens where users do things that the assistant cannot do for them. */
const actionScreens: ReadonlySet<string> = new Set([paths.settings, preferencesAlias, paths.roadmap]);
/** Reasons for which the refusal may be followed by an article on how users can do it themselves. */
const helpful: ReadonlySet<string> = new Set(["act", "look", "media", "legal", "self", "promise"]);

/** Reasons whose trigger words may describe only the background of a question. */
const asides: ReadonlySet<string> = new Set(["private", "others"]);

/** Minimum literal score of a question that is almost the same as an example question. */
const same = 0.95;

/** Whether an article fits the meaning of a question and contains most of its words. */
const isMeant = ({ meant, literal }: Found): boolean => meant >= 0.6 && literal >= 0.55;
const fits = (found: Found): boolean => found.isInField && (found.literal >= fitting || isMeant(found));

/** Whether a request starts with the content to write, such as “Email to a yarn company”. */
const isLetter = ({ request }: Query, folded: string, patterns: Patterns): boolean =>
  request !== undefined &&
  request.kind !== "tips" &&
  orderOf(nounsOf(request.kind, patterns), { ...patterns, writing: "(?!)" }).test(folded);

/** Returns the reason to decline a message; undefined if there is none. */
function reasonFor(stage: "first" | "second", turn: Turn, query: Query, context: Context): Declined | undefined {
  const { patterns, asked } = context;
  // “Put it in a table” asks for the last answer in another format.
  if (query.isFollowUp) return undefined;
  const impossible = stage === "first" ? impossibleReason(turn.text, turn.folded, asked) : undefined;
  if (impossible) return { reason: impossible, yields: false, yieldsToMeaning: false, isImpossible: true };
  const named = declines(turn.folded, stage, patterns);
  // "¿Sube el alcance si publico más?" and "programme de huit semaines" look like imperatives.
  const hasOtherForm = (asked !== "en" && turn.text.endsWith("?")) || patterns.matches("notOrders", turn.folded);
  const isOther = named?.reason === "act" && hasOtherForm && asksToAct(turn.text, asked) === undefined;
  // “Make me a posting schedule” requests content that the chat can write.
  // So does “Email to a yarn company”, but not “Email the yarn company”.
  const isWritable =
    named?.reason === "act" &&
    (query.request?.kind === "schedules" || query.changes.isTable || isLetter(query, turn.folded, patterns));
  if (named && !isOther && !isWritable) return named;
  return stage === "first" && !query.request && !query.changes.isTable
    ? declinesByForm(turn, asked, patterns)
    : undefined;
}

/** Declines a message, with an article if one can help; undefined if the message can be answered. */
export function refuse(
  stage: "first" | "second",
  turn: Turn,
  query: Query,
  { found: [best], isConfident }: Findings,
  context: Context,
): Reply | undefined {
  const { say, text, patterns } = context;
  const declined = reasonFor(stage, turn, query, context);
  // An article about the limit itself, such as “Who unfollowed me?”, says more than the refusal.
  if (declined?.isImpossible && isConfident && best && best.literal >= same) return undefined;
  const limit = declined?.reason === "outside" && best?.isInField ? fitting : certain;
  // “My neighbor mows his lawn while I film” is about filming.
  const isFilming = declined?.reason === "outside" && declined.yields && patterns.matches("creates", turn.folded);
  if (isFilming && best?.isInField) return undefined;
  if (!declined || (declined.yields && best && best.literal >= limit)) return undefined;
  // In "My boss saw my channel and told me to close it, can he do that?", the reason is only in the background.
  const isAside =
    !declined.isImpossible && asides.has(declined.reason) && !declines(patterns.asking(turn.text), stage, patterns);
  if ((declined.yieldsToMeaning || isAside) && isConfident && best && isMeant(best)) return undefined;
  const words = text.typeset(say.declined[declined.reason]);
  if (!isConfident || !best || !helpful.has(declined.reason) || !fits(best)) return { words };
  const article = answerWithArticle(best.article, query, context);
  // For "Cancel my subscription", the article says what is possible and where.
  const { topic, link = "" } = best.article;
  const isExplained = topic === "product" && actionScreens.has(link) && platformIn(turn.text) === "";
  const parts =
    declined.reason === "act" && isExplained ? [say.yourself] : [say.declined[declined.reason], say.nearest];
  return { words: [...parts.map((part) => text.typeset(part)), article].join("\n\n") };
}
