import type { Language } from "@trellis/contract/fields";
import type { Answers } from "@trellis/server-core/domain/account";
import type { ContentRequest } from "@trellis/server-core/ports/content";
import type { ContentWriter } from "@trellis/server-core/ports/content-writer";
import * as v from "valibot";
import { cleanText } from "./clean-text.ts";
import type { Scope } from "./model-request.ts";
import { createPropertyReader, propertyIn } from "./json-text.ts";
import { modelText } from "./model-text.ts";
import { contentMessages, contentPrompt } from "./prompts/content.ts";
import type { StructuredModel } from "./structured.ts";

type WrittenContent = Awaited<ReturnType<ContentWriter["write"]>>;

const contentMaximum = 8_000;
const ideaCount = { least: 3, most: 8 };
/** A placeholder that the user would have to fill in. Stage directions are in parentheses, so they do not match. */
const placeholder = /\[[^\]\n]{1,80}\]|\{\{?[^}\n]{1,80}\}/;

/** Content and ideas as the model writes them. The content comes first, so that it can be shown as it arrives. */
const schema = v.strictObject({
  content: v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check(
      (text) => text.trim() !== "" && text.length <= contentMaximum,
      `must have 1 to ${contentMaximum} characters`,
    ),
    v.check((text) => !placeholder.test(text), "must not contain placeholders or square brackets"),
  ),
  ideas: v.pipe(
    v.array(
      v.strictObject({
        title: modelText(200),
        category: modelText(60),
        engagement: v.picklist(["High", "Medium", "Low"]),
      }),
    ),
    v.minLength(ideaCount.least),
    v.maxLength(ideaCount.most),
  ),
});

/** Returns the content of an answer that was cut off, without ideas; undefined if it can't be used. */
function partOf(json: string) {
  const found = propertyIn(json, "content");
  const { success, output } = v.safeParse(schema.entries.content, found?.text);
  return found && success ? { content: output, ideas: [], isCut: !found.isWhole } : undefined;
}

/** The last word of a draft, which may be cut off. */
const lastWord = /[\p{L}\p{N}]+$/u;

/** Returns what to append to the beginning: the model repeats a word that was cut off and may leave out a space. */
function appendix(beginning: string, rest: string): string {
  const [cut = ""] = lastWord.exec(beginning) ?? [];
  if (cut !== "" && rest.startsWith(cut)) return rest.slice(cut.length);
  return /[\p{L}\p{N}\p{P}]$/u.test(beginning) && /^[\p{L}\p{N}]/u.test(rest) ? ` ${rest}` : rest;
}

/** Returns the whole text. Some models repeat the beginning instead of only continuing it. */
function whole(beginning: string | undefined, content: string): string {
  if (beginning === undefined || content.startsWith(beginning)) return content.trim();
  return (beginning + appendix(beginning, content)).trimEnd();
}

/** Returns a callback that passes on only the part of a continuation to append to the beginning. */
function joined(beginning: string | undefined, onText: (delta: string) => void): (delta: string) => void {
  if (beginning === undefined) return onText;
  const [cut = ""] = lastWord.exec(beginning) ?? [];
  let held: string | undefined = "";
  return (delta) => {
    if (held === undefined) return onText(delta);
    held += delta;
    // The text so far may still become the word that was cut off.
    if (held.length < cut.length && cut.startsWith(held)) return;
    const first = appendix(beginning, held);
    held = undefined;
    if (first !== "") onText(first);
  };
}

/** Writes content with the model. Rejects with a `ModelError`. */
export const createContentWriter =
  (structured: StructuredModel, model: string) =>
  async (
    request: ContentRequest,
    answers: Answers | null,
    language: Language,
    { onText, ...scope }: Scope,
  ): Promise<WrittenContent> => {
    const { system, user } = contentMessages(request, answers, language);
    const question = {
      prompt: contentPrompt,
      model,
      system,
      messages: [{ role: "user" as const, content: user }],
      maxTokens: 2_000,
      temperature: 0.9,
    };
    const { beginning } = request;
    const reader = onText && createPropertyReader("content", joined(beginning, onText));
    const shape = { name: "content", schema, partOf };
    const written = await structured.ask(question, shape, { ...scope, onText: reader });
    const { content, ideas } = written;
    // A model does not know what is trending.
    const listed = ideas.map((idea, index) => ({ id: `idea-${index + 1}`, ...idea, trending: false }));
    const isCut = "isCut" in written && written.isCut;
    return { content: whole(beginning, content), ideas: listed, writtenBy: model, isCut };
  };
