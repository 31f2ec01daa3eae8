import { generateContent } from "@trellis/contract/content";
import type { Language } from "@trellis/contract/fields";
import type { ContentRequest } from "../ports/content.ts";
import type { Account } from "../domain.ts";
import type { Ports } from "../ports.ts";
import { HttpError } from "../http-error.ts";
import { signedInRoute } from "./route.ts";
import { enforceRateLimit } from "./rate-limit.ts";

export const contentRoutes = [
  signedInRoute(generateContent, async ({ account, body, language, ports }) => {
    await enforceRateLimit(ports.limits, "generateContent", account.id);
    const { selectedTool, topic, platform, tone, audience } = body;
    const request: ContentRequest = {
      tool: selectedTool,
      topic: topic ?? "",
      platform: platform ?? "",
      tone: tone ?? "",
      audience: audience ?? "",
    };
    const { content, ideas, writtenBy } = await writeContent(request, account, language, ports);
    return { content, contentIdeas: ideas, writtenBy };
  }),
];

async function writeContent(request: ContentRequest, { id, answers }: Account, language: Language, ports: Ports) {
  try {
    return await ports.content.write(request, answers, language, { accountId: id });
  } catch (cause) {
    ports.log.error("content failed", { account: id, cause });
    throw new HttpError(502, "contentFailed");
  }
}
