import type { RequestBody } from "./client.ts";
import type { Completion } from "./completion.ts";
import type { Feature, ModelError } from "./model-error.ts";
import type { Beginning } from "./thought-filter.ts";
import { maximumOf, type ModelRequest } from "./model-request.ts";

/** Facts learned about a model and its server. */
export interface Knowledge {
  readonly rejected: Set<Feature>;
  /** Whether the model thinks before it answers. */
  thinks: boolean;
  /** How the model's answers begin. */
  beginning: Beginning;
  /** The maximum number of answer tokens. */
  maximum: number;
}

/** Additional tokens for models that think before they answer. */
const thinkingTokens = 4_000;
/** An answer with fewer tokens is useless. */
const leastTokens = 200;

/** Returns the knowledge before the first request. `beginning`: how the server is known to begin answers. */
export const noKnowledge = (beginning: Beginning): Knowledge => ({
  rejected: new Set(),
  thinks: false,
  beginning,
  maximum: Infinity,
});

/** Returns the body of a request without rejected features. `room`: the number of tokens that the prompt leaves for the answer. */
export function bodyOf(request: ModelRequest, known: Knowledge, streams: boolean, room: number): RequestBody {
  const { model, system, messages, maxTokens, temperature, tools, more } = request;
  const { rejected, thinks, maximum } = known;
  // Only servers of thinking models reject `max_tokens`.
  const isThinker = thinks || rejected.has("max_tokens");
  const maxAnswer = Math.min(maxTokens + (isThinker ? thinkingTokens : 0), maximum, room);
  return {
    model,
    messages: rejected.has("system") ? withRules(system, messages) : [{ role: "system", content: system }, ...messages],
    ...more,
    ...(rejected.has("max_tokens") ? { max_completion_tokens: maxAnswer } : { max_tokens: maxAnswer }),
    ...(rejected.has("temperature") ? {} : { temperature }),
    ...(streams && !rejected.has("stream_options") ? { stream_options: { include_usage: true } } : {}),
    ...(tools ? { tools } : {}),
  };
}

/** Puts the system prompt at the beginning of the user's first message, for models that don't support system messages. */
const withRules = (system: string, [first, ...others]: RequestBody["messages"]): RequestBody["messages"] =>
  first?.role === "user" && typeof first.content === "string"
    ? [{ role: "user", content: `${system}\n\n${first.content}` }, ...others]
    : [{ role: "user", content: system }, ...(first ? [first] : []), ...others];

/**
 * Learns from an error. Returns how many tokens the next attempt can ask for; undefined if it would also fail with the
 * same messages.
 */
export function learnFromError(error: ModelError, body: RequestBody, known: Knowledge): number | undefined {
  const { unsupported, maximum = 0, failure } = error;
  const newlyRejected = unsupported.filter((feature) =>
    feature === "system" ? !known.rejected.has(feature) : feature in body,
  );
  for (const feature of newlyRejected) known.rejected.add(feature);
  const isSmaller = maximum >= leastTokens && maximum < maximumOf(body);
  // After the failure `tooLong`, the maximum depends on the prompt, so it is not remembered.
  if (isSmaller && failure === "status") known.maximum = maximum;
  // Without tools, the caller must send other messages.
  if (newlyRejected.includes("tools")) return undefined;
  return isSmaller ? maximum : newlyRejected.length > 0 ? Infinity : undefined;
}

/** Learns from an answer how it begins and whether the model thinks. Returns true if newly discovered thoughts cut it off. */
export function learnFromAnswer({ text, thoughts, isUnopened, isCut, calls }: Completion, known: Knowledge): boolean {
  if (text.trim() !== "") known.beginning = isUnopened ? "unmarkedThoughts" : "marked";
  const isNothing = text.trim() === "" && calls.length === 0;
  const isNew = !known.thinks && !known.rejected.has("max_tokens") && (thoughts > 0 || (isCut && isNothing));
  if (isNew) known.thinks = true;
  return isNew && isCut;
}
