import { generateContent } from "@trellis/contract/content";
import type { ContentWish } from "../ports/content.ts";
import type { Account, Ports } from "../ports.ts";
import { refuse } from "../refuse.ts";
import { answerSignedIn } from "./answer.ts";
import { enforceRateLimit } from "./take-turn.ts";

export const contentRoutes = [
  answerSignedIn(generateContent, async ({ account, body, language, ports }) => {
    await enforceRateLimit(ports.limits, "generateContent", account.id);
    const { selectedTool, topic, platform, tone, audience } = body;
    const wish: ContentWish = {
      tool: selectedTool,
      topic: topic ?? "",
      platform: platform ?? "",
      tone: tone ?? "",
      audience: audience ?? "",
    };
    const { content, ideas, writtenBy } = await written(wish, account, language, ports);
    return { content, contentIdeas: ideas, writtenBy };
  }),
];

async function written(wish: ContentWish, { id, answers }: Account, language: "en" | "es" | "fr", ports: Ports) {
  try {
    return await ports.content.write(wish, answers, language);
  } catch (cause) {
    ports.log.error("content not written", { account: id, cause });
    throw refuse(502, (say) => say.contentFailed);
  }
}
