import * as v from "valibot";
import { cleanText, createCleaner } from "./clean-text.ts";
import { ModelError } from "./model-error.ts";
import { type Beginning, createThoughtFilter } from "./thought-filter.ts";

/** A function that the model wants to call. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  arguments: string;
}

/** The model's answer. Both the text and the calls can be missing if it is cut. */
export interface Completion {
  text: string;
  /** The number of characters of the model's thoughts, or 0 if the server does not send them. */
  thoughts: number;
  /** Whether the server leaves out the start mark of the thoughts. */
  isUnopened: boolean;
  calls: ToolCall[];
  /** Whether the answer was cut off at the maximum length. */
  isCut: boolean;
  /** Undefined if the server does not count tokens. */
  usage: { prompt: number; completion: number } | undefined;
}

/** Maximum number of characters to read from one answer, including thoughts and calls. */
const answerMaximum = 64_000;

const text = v.nullish(v.string(), "");
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));
/** Implausible counts are ignored. */
const usage = v.fallback(v.nullish(v.object({ prompt_tokens: count, completion_tokens: count })), undefined);
/** A string or a list of parts: some servers send the thoughts as a part of another type. */
const content = v.pipe(
  v.nullish(v.union([v.string(), v.array(v.object({ type: text, text }))]), ""),
  v.transform((sent) =>
    typeof sent === "string" ? sent : sent.map((part) => (part.type === "text" ? part.text : "")).join(""),
  ),
);
/** The fields in which servers send thoughts. */
const thoughts = { reasoning: v.fallback(text, ""), reasoning_content: v.fallback(text, "") };
const functionCall = v.nullish(v.object({ name: text, arguments: text }), {});
const message = v.object({
  ...thoughts,
  content,
  refusal: text,
  tool_calls: v.nullish(v.array(v.object({ id: text, function: functionCall })), []),
});
const completion = v.object({
  choices: v.tupleWithRest([v.object({ message, finish_reason: text })], v.unknown()),
  usage,
});

/** Maximum number of calls to read from one answer; there are only three tools. */
const callMaximum = 8;
const callIndex = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15));
const callPart = v.object({ index: v.nullish(callIndex, 0), id: text, function: functionCall });
const delta = v.object({ ...thoughts, content, refusal: text, tool_calls: v.nullish(v.array(callPart), []) });
const chunk = v.object({
  // The chunk with the usage has no choice.
  choices: v.nullish(v.array(v.object({ delta: v.nullish(delta, {}), finish_reason: text })), []),
  usage,
});

type Usage = v.InferOutput<typeof usage>;
const usageOf = (sent: Usage): Completion["usage"] =>
  sent ? { prompt: sent.prompt_tokens, completion: sent.completion_tokens } : undefined;

/** The finish reasons for an answer that reached the maximum length. */
const cuts: ReadonlySet<string> = new Set(["length", "max_tokens", "model_length"]);

function completed(answer: Omit<Completion, "isCut">, refusal: string, reason: string): Completion {
  if (refusal !== "" || reason === "content_filter") throw new ModelError("refused");
  if (reason === "error") throw new ModelError("cutOff");
  const isCut = cuts.has(reason);
  const calls = answer.calls.filter(({ name }) => name !== "").slice(0, callMaximum);
  if (answer.text.trim() === "" && calls.length === 0 && !isCut) throw new ModelError("unusable");
  return { ...answer, calls, isCut };
}

/** Reads a whole completion. Throws a `ModelError` if it is not a completion, is empty or refuses to answer. */
export function readCompletion(sent: unknown): Completion {
  const { success, output } = v.safeParse(completion, sent);
  if (!success) throw new ModelError("foreign");
  const [{ message: answer, finish_reason }] = output.choices;
  if (lengthOf(answer) > answerMaximum) throw new ModelError("unusable");
  const filter = createThoughtFilter();
  const words = cleanText(filter.push(answer.content) + filter.end(false));
  const calls = answer.tool_calls.map(({ id, function: { name, arguments: values } }) => ({
    id,
    name: name ?? "",
    arguments: values ?? "",
  }));
  const thought = filter.thoughts() + answer.reasoning.length + answer.reasoning_content.length;
  return completed(
    { text: words, thoughts: thought, isUnopened: filter.isUnopened(), calls, usage: usageOf(output.usage) },
    answer.refusal,
    finish_reason,
  );
}

/**
 * Reads a stream of chunks and passes on its text, without thoughts, as it arrives. Throws a `ModelError` if it ends early.
 */
export async function readChunks(
  chunks: AsyncIterable<unknown>,
  { onText, beginning }: { onText: (delta: string) => void; beginning?: Beginning | undefined },
): Promise<Completion> {
  const filter = createThoughtFilter(beginning);
  const cleaner = createCleaner();
  const calls = createCallReader();
  let words = "";
  let refusal = "";
  let reason = "";
  let sentUsage: Usage;
  let length = 0;
  let thought = 0;
  const add = (clean: string): void => {
    words += clean;
    if (clean !== "") onText(clean);
  };
  for await (const sent of chunks) {
    const { success, output } = v.safeParse(chunk, sent);
    if (!success) throw new ModelError("unusable");
    sentUsage = output.usage ?? sentUsage;
    const [choice] = output.choices;
    if (!choice) continue;
    const { content: part, reasoning, reasoning_content, refusal: declined, tool_calls } = choice.delta;
    length += lengthOf(choice.delta);
    // Leaving the loop ends the request.
    if (length > answerMaximum) throw new ModelError("unusable");
    thought += reasoning.length + reasoning_content.length;
    if (thought > 0) filter.sentApart();
    reason = choice.finish_reason || reason;
    refusal += declined;
    for (const call of tool_calls) calls.push(call);
    const wasUnopened = filter.isUnopened();
    const shown = cleaner.push(filter.push(part));
    // The text that was passed on turned out to be thoughts, so it is not part of the answer.
    if (!wasUnopened && filter.isUnopened()) words = "";
    add(shown);
  }
  add(cleaner.push(filter.end(cuts.has(reason))) + cleaner.end());
  if (reason === "" && refusal === "") throw new ModelError("cutOff");
  const usageSent = usageOf(sentUsage);
  return completed(
    {
      text: words,
      thoughts: thought + filter.thoughts(),
      isUnopened: filter.isUnopened(),
      calls: calls.read,
      usage: usageSent,
    },
    refusal,
    reason,
  );
}

/** Returns the number of characters in a part of an answer. */
const lengthOf = ({ tool_calls, ...texts }: v.InferOutput<typeof message>): number =>
  [
    ...Object.values(texts),
    ...tool_calls.flatMap(({ id, function: { name, arguments: values } }) => [id, name, values]),
  ].join("").length;

/** Reads calls whose names and arguments arrive piece by piece. */
function createCallReader() {
  const read: ToolCall[] = [];
  const byIndex = new Map<number, ToolCall>();
  return {
    read,
    push({ index, id, function: part }: v.InferOutput<typeof callPart>): void {
      let call = byIndex.get(index);
      // Servers that send whole calls may leave out the index, so a different id means a different call.
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
