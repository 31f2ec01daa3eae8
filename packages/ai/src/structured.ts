import { toJsonSchema } from "@valibot/to-json-schema";
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import * as v from "valibot";
import type { Completion } from "./completion.ts";
import type { Gateway } from "./gateway.ts";
import type { ModelRequest, Scope } from "./model-request.ts";
import { jsonIn } from "./json-text.ts";
import { ModelError } from "./model-error.ts";

/** The shape of an answer. */
interface Shape<Schema extends v.GenericSchema, Part = never> {
  name: string;
  schema: Schema;
  /** Returns the usable part of an answer that was cut off at the maximum length. */
  partOf?: (text: string) => Part | undefined;
}

/** The part of a shape that is sent to the model. */
type Format = Pick<Shape<v.GenericSchema>, "name" | "schema">;

/** Asks models for JSON. */
export interface StructuredModel {
  /**
   * Returns an answer of the given shape, after one repair if necessary, or the usable part of an answer that was cut
   * off. If the text was streamed, that part is returned without a repair. Rejects with a `ModelError`.
   */
  ask<Schema extends v.GenericSchema, Part = never>(
    request: ModelRequest,
    shape: Shape<Schema, Part>,
    scope: Scope,
  ): Promise<v.InferOutput<Schema> | Part>;
}

/** Ways to ask for JSON, from the most reliable to the most widely supported. */
const formats = ["json_schema", "json_object", "text"] as const;
interface Way {
  format: (typeof formats)[number];
  streams: boolean;
}

const issueMaximum = 10;
const quoteMaximum = 12_000;
/** Validations that JSON Schema or strict servers don't support. `readAs` still applies them to the answer. */
const ignoreActions = ["check", "regex", "transform", "trim"];

/** Creates a `StructuredModel`. It remembers for each model which way of asking the server accepts. */
export function createStructuredModel(gateway: Gateway): StructuredModel {
  const accepted = new Map<string, Way[]>();

  async function inSomeWay(request: ModelRequest, shape: Format, scope: Scope): Promise<Completion> {
    const key = `${request.model} ${scope.onText === undefined ? "" : "streams"}`;
    const ways = accepted.get(key) ?? waysFor(scope);
    const attempt = async ([way, ...others]: Way[]): Promise<Completion> => {
      if (!way) throw new ModelError("unusable");
      try {
        const exchange = way.streams ? scope : { ...scope, onText: undefined };
        const completion = await gateway.complete(inFormat(request, shape, way.format), exchange);
        accepted.set(key, [way, ...others]);
        return completion;
      } catch (error) {
        if (others.length === 0 || !(error instanceof ModelError) || !error.isRejection) throw error;
        return attempt(others);
      }
    };
    return attempt(ways);
  }

  return {
    async ask(request, shape, scope) {
      const first = await inSomeWay(request, shape, scope);
      const read = readAs(shape, first);
      if (read.success) return read.output;
      const part = first.isCut ? shape.partOf?.(first.text) : undefined;
      if (part !== undefined && scope.onText) return part;
      const messages = [...request.messages, ...repairMessages(first, read.issues)];
      const second = await inSomeWay({ ...request, messages }, shape, { ...scope, onText: undefined });
      const repaired = readAs(shape, second);
      if (repaired.success) return repaired.output;
      if (part === undefined) throw new ModelError("unusable");
      return part;
    },
  };
}

/** Some servers can't stream every format. */
const waysFor = ({ onText }: Scope): Way[] =>
  formats.flatMap((format) => [...(onText ? [{ format, streams: true }] : []), { format, streams: false }]);

function inFormat(request: ModelRequest, { name, schema }: Format, format: Way["format"]): ModelRequest {
  const json = toJsonSchema(schema, { ignoreActions, errorMode: "ignore", target: "draft-2020-12" });
  delete json.$schema;
  const rule = `Reply with one JSON object and nothing else. It must match this JSON Schema:\n${JSON.stringify(json)}`;
  if (format === "json_schema") {
    const response_format = { type: format, json_schema: { name, strict: true, schema: { ...json } } };
    return { ...request, more: { ...request.more, response_format } };
  }
  const withRule: ModelRequest = { ...request, system: `${request.system}\n\n${rule}` };
  return format === "text" ? withRule : { ...withRule, more: { ...request.more, response_format: { type: format } } };
}

function readAs<Schema extends v.GenericSchema>({ schema }: { schema: Schema }, { text, isCut }: Completion) {
  const result = v.safeParse(schema, jsonIn(text));
  if (result.success) return { success: true, output: result.output } as const;
  const issues = result.issues
    .slice(0, issueMaximum)
    .map((issue) => `${v.getDotPath(issue) ?? "JSON"}: ${issue.message}`);
  const cut = isCut ? ["The reply was cut off at the maximum length: write shorter texts."] : [];
  return { success: false, issues: [...cut, ...issues] } as const;
}

const repairMessages = ({ text }: Completion, issues: readonly string[]): ChatCompletionMessageParam[] => [
  { role: "assistant", content: text.slice(0, quoteMaximum) },
  {
    role: "user",
    content: `That reply is not valid:\n${issues.map((issue) => `- ${issue}`).join("\n")}\nReply with the corrected JSON object only.`,
  },
];
