import { CallFailed } from "@trellis/contract/call-failed";
import { parseJson } from "@trellis/contract/parse-json";
import { contentEvents, generateContent } from "@trellis/contract/content";
import type { ServerEvent } from "@trellis/contract/server-events";
import { type InferOutput, safeParse } from "valibot";
import { apiStream } from "../../platform/api-stream.ts";
import type { ContentOrder } from "./creation-form.ts";

/** Generated content with ideas. */
export type ContentReply = InferOutput<typeof contentEvents.done>;

/** Maximum length of generated content in characters. The rest is ignored, in case a model repeats itself endlessly. */
const textMaximum = 100_000;

/**
 * Requests content. Calls `onText` with each part of the text as it arrives, unless the server does not stream.
 * @throws {CallFailed} If the call fails or the reply ends early.
 */
export async function writeContent(
  body: ContentOrder,
  onText: (delta: string) => void,
  signal: AbortSignal,
): Promise<ContentReply> {
  let whole: ContentReply | undefined;
  let length = 0;
  const onEvent = ({ name: kind, data }: ServerEvent) => {
    const json = parseJson(data);
    if (kind === "text") {
      const part = safeParse(contentEvents.text, json);
      if (!part.success || length > textMaximum) return;
      length += part.output.delta.length;
      onText(part.output.delta);
    } else if (kind === "done") {
      const reply = safeParse(contentEvents.done, json);
      if (!reply.success) throw new CallFailed(generateContent.name, "unreadable", { body: json, cause: reply.issues });
      whole = reply.output;
    } else if (kind === "error") {
      const failure = safeParse(contentEvents.error, json);
      const { error, message } = failure.success ? failure.output : {};
      throw new CallFailed(generateContent.name, "refused", {
        serverMessage: error ?? message ?? undefined,
        body: json,
      });
    }
  };
  const reply = (await apiStream(generateContent, { body }, onEvent, signal)) ?? whole;
  if (!reply) throw new CallFailed(generateContent.name, "network");
  return reply;
}
