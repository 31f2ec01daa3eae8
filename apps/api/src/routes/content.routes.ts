import { generateContent } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import { eventStreamType } from "@trellis/contract/server-events";
import type { Account } from "@trellis/server-core/domain/account";
import type { Ports } from "@trellis/server-core/ports";
import type { ContentRequest } from "@trellis/server-core/ports/content";
import type { Delivery } from "@trellis/server-core/ports/content-writer";
import { HttpError } from "../http-error.ts";
import { eventStream } from "./event-stream.ts";
import { rateLimits } from "../rules/rate-limits.ts";
import { subscribedRoute } from "./route.ts";
import { enforceRateLimit } from "./rate-limit.ts";

export const contentRoutes = [
  subscribedRoute(generateContent, async ({ account, body, headers, language, messages, ports, signal }) => {
    const taken = await enforceRateLimit(ports.limits, "generateContent", account.id);
    const { selectedTool, topic, platform, tone, audience, beginning } = body;
    const request: ContentRequest = {
      tool: selectedTool,
      topic: topic ?? "",
      platform: platform ?? "",
      tone: tone ?? "",
      audience: audience ?? "",
      variant: numberOf(taken, ports.clock.now()),
      ...(beginning && { beginning }),
    };
    const write = (delivery: Delivery) => writeContent(request, account, language, ports, delivery);
    if (!headers.get("accept")?.includes(eventStreamType)) return write({ signal });
    return eventStream(async (emit, disconnected) => {
      try {
        const onText = (delta: string) => emit(JSON.stringify({ delta }), "text");
        emit(JSON.stringify(await write({ signal: disconnected, onText })), "done");
      } catch {
        const error = messages.contentFailed;
        emit(JSON.stringify({ error, message: error }), "error");
      }
    });
  }),
];

/** Returns a different number for each request in a rate-limit window, so that identical requests get different results. */
function numberOf(takenInWindow: number, now: Date): number {
  const { limit, windowSeconds } = rateLimits.generateContent;
  return Math.floor(now.getTime() / (windowSeconds * 1000)) * limit + takenInWindow;
}

async function writeContent(
  request: ContentRequest,
  { id, answers }: Account,
  language: Language,
  ports: Ports,
  delivery: Delivery,
) {
  try {
    const { content, ideas, writtenBy, isCut } = await ports.content.write(request, answers, language, {
      ...delivery,
      accountId: id,
    });
    return { content, contentIdeas: ideas, writtenBy, ...(isCut && { finish: "length" }) };
  } catch (cause) {
    if (!delivery.signal?.aborted) ports.log.error("content failed", { account: id, cause });
    throw new HttpError(502, "contentFailed");
  }
}
