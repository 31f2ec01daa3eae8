import { capitalize, fill } from "../fill.ts";
import { scriptFor } from "./write-script.ts";
import { followUpTexts } from "./changes.ts";
import type { Context } from "./context.ts";
import type { Query } from "./query.ts";
import type { ListRequest } from "./request.ts";
import { styledTemplates } from "./styles.ts";

const usual = 4;
const shortWord = 4;
const namingKinds: ReadonlySet<string> = new Set(["names", "slogans", "bios", "intros"]);

/** Writes items like one in the last list, or that item in another tone or in detail. */
export function variantsOf(request: ListRequest, topic: string, query: Query, context: Context): string {
  const { picked, changes } = query;
  const { spoken, text } = context;
  const { say } = followUpTexts[spoken];
  if (changes.isChoice) return fill(text.typeset(say.chosen), { item: picked });
  if (changes.isSplit) {
    const { episodes, episodesIntro } = say;
    const count = Math.min(query.parts ?? usual, episodes.length);
    // The last episode shows the result, however many there are.
    const parts = [...episodes.slice(0, count - 1), ...episodes.slice(-1)].map(
      (part, index) => `${index + 1}. ${text.typeset(part)}`,
    );
    return [fill(text.typeset(episodesIntro), { item: picked, count: String(count) }), parts.join("\n")].join("\n\n");
  }
  if ((changes.isExpanded || changes.isWritten) && !namingKinds.has(request.kind))
    return scriptFor({ ...request, kind: "outlines" }, picked, "", changes, context);
  const toned = styledTemplates(request.kind, changes.tone, spoken).map((template) =>
    fill(text.typeset(template), { topic }),
  );
  // “Slow cardboard crafts” becomes “Slow crafts” and “Slow cardboard”.
  const words = topic.split(" ").filter((word) => word.length >= shortWord);
  const start = picked.toLowerCase().indexOf(topic.toLowerCase());
  const shorter =
    start < 0 || words.length < 2
      ? []
      : words.map((word) => picked.slice(0, start) + word + picked.slice(start + topic.length));
  const templates = namingKinds.has(request.kind) ? say.names : say.texts;
  const varied = [...shorter, ...templates.map((template) => fill(text.typeset(template), { item: picked }))];
  const items = (toned.length > 0 ? toned : varied).slice(0, request.count ?? usual);
  const intro = fill(text.typeset(toned.length > 0 ? say.instead : say.variants), { item: picked });
  return [intro, items.map((item, index) => `${index + 1}. ${capitalize(item)}`).join("\n")].join("\n\n");
}
