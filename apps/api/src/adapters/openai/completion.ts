import * as v from "valibot";
import { cleanText } from "./clean-text.ts";
import { ModelError } from "./model-error.ts";
import { createThoughtFilter } from "./thought-filter.ts";

/** A function that the model wants to call. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

/** The model's answer. */
export interface Completion {
  text: string;
  calls: ToolCall[];
  /** Whether it ended at the maximum length. */
  isCut: boolean;
  /** Undefined if the server does not count tokens. */
  usage: { prompt: number; completion: number } | undefined;
}

/** The most characters that are read from one answer, including thoughts and calls. */
const answerMaximum = 64_000;

const text = v.nullish(v.string(), "");
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
/** Implausible counts are ignored. */
const usage = v.fallback(v.nullish(v.object({ prompt_tokens: count, completion_tokens: count })), undefined);
const functionCall = v.nullish(v.object({ name: text, arguments: text }), {});
const message = v.object({
  content: text,
  refusal: text,
  tool_calls: v.nullish(v.array(v.object({ id: text, function: functionCall })), []),
});
const completion = v.object({
  choices: v.tupleWithRest([v.object({ message, finish_reason: text })], v.unknown()),
  usage,
});

/** The most calls that are read from one answer; there are only three tools. */
const callMaximum = 8;
const callIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const callPart = v.object({ index: v.nullish(callIndex, 0), id: text, function: functionCall });
const delta = v.object({ content: text, refusal: text, tool_calls: v.nullish(v.array(callPart), []) });
const chunk = v.object({
  // The chunk with the usage has no choice.
  choices: v.nullish(v.array(v.object({ delta: v.nullish(delta, {}), finish_reason: text })), []),
  usage,
});

type Usage = v.InferOutput<typeof usage>;
const usageOf = (sent: Usage): Completion["usage"] =>
  sent ? { prompt: sent.prompt_tokens, completion: sent.completion_tokens } : undefined;

function completed(words: string, refusal: string, reason: string, calls: ToolCall[], sent: Usage): Completion {
  if (refusal !== "" || reason === "content_filter") throw new ModelError("refused");
  const named = calls.filter(({ name }) => name !== "").slice(0, callMaximum);
  if (words.trim() === "" && named.length === 0) throw new ModelError("unusable");
  return { text: words, calls: named, isCut: reason === "length", usage: usageOf(sent) };
}

/** Reads a whole completion. Throws a `ModelError` if it is none, is empty or refuses to answer. */
export function readCompletion(sent: unknown): Completion {
  const { success, output } = v.safeParse(completion, sent);
  if (!success) throw new ModelError("unusable");
  const [{ message: answer, finish_reason }] = output.choices;
  if (JSON.stringify(answer).length > answerMaximum) throw new ModelError("unusable");
  const filter = createThoughtFilter();
  const words = cleanText(filter.push(answer.content) + filter.end());
  const calls = answer.tool_calls.map(({ id, function: { name, arguments: values } }) => ({
    id,
    name: name ?? "",
    arguments: values ?? "",
  }));
  return completed(words, answer.refusal, finish_reason, calls, output.usage);
}

/** Reads a stream of chunks and passes on its text as it arrives. Throws a `ModelError` if the stream ends early. */
export async function readChunks(chunks: AsyncIterable<unknown>, onText: (delta: string) => void): Promise<Completion> {
  const filter = createThoughtFilter();
  const calls = createCallReader();
  let words = "";
  let refusal = "";
  let reason = "";
  let sentUsage: Usage;
  let length = 0;
  const add = (part: string): void => {
    const clean = cleanText(part);
    words += clean;
    if (clean !== "") onText(clean);
  };
  for await (const sent of chunks) {
    const { success, output } = v.safeParse(chunk, sent);
    if (!success) throw new ModelError("unusable");
    sentUsage = output.usage ?? sentUsage;
    const [choice] = output.choices;
    length += choice ? lengthOf(choice.delta) : 0;
    // Leaving the loop ends the request.
    if (length > answerMaximum) throw new ModelError("unusable");
    reason = choice?.finish_reason || reason;
    refusal += choice?.delta.refusal ?? "";
    for (const part of choice?.delta.tool_calls ?? []) calls.push(part);
    add(filter.push(choice?.delta.content ?? ""));
  }
  add(filter.end());
  if (reason === "" && refusal === "") throw new ModelError("cutOff");
  return completed(words, refusal, reason, calls.read, sentUsage);
}

/** Returns how many characters a part of an answer has. */
const lengthOf = ({ content, refusal, tool_calls = [] }: Partial<v.InferOutput<typeof delta>>): number =>
  [content, refusal, ...tool_calls.flatMap(({ id, function: { name, arguments: values } }) => [id, name, values])].join(
    "",
  ).length;

/** Reads calls whose names and arguments arrive piece by piece. */
function createCallReader() {
  const read: ToolCall[] = [];
  const byIndex = new Map<number, ToolCall>();
  return {
    read,
    push({ index, id, function: part }: v.InferOutput<typeof callPart>): void {
      let call = byIndex.get(index);
      // Servers that send whole calls can leave out the index: another id is another call.
      if (!call || (id !== "" && call.id !== "" && id !== call.id)) {
        call = { id: "", name: "", arguments: "" };
        byIndex.set(index, call);
        if (read.length < callMaximum) read.push(call);
      }
      call.id ||= id;
      call.name += part.name ?? "";
      call.arguments += part.arguments ?? "";
    },
  };
}
