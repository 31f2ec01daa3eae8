import { builtInEngine } from "@trellis/contract/author";
import type { Health } from "@trellis/contract/health";
import type { Ports } from "../ports.ts";
import { apiHeaders } from "../reply.ts";

const awayHeaders = { ...apiHeaders, "retry-after": "2" };

/** Responds 503 while the storage is unavailable. */
export async function healthReply(ports: Ports): Promise<Response> {
  const [isFine, failedJobs] = await Promise.all([
    ports.isReady().catch(() => false),
    ports.jobs.failed().catch(() => undefined),
  ]);
  const health: Health = {
    status: isFine ? "ok" : "unavailable",
    providers: { ...ports.providers },
    ...(failedJobs && { failedJobs }),
    authors: { content: ports.content.model ?? builtInEngine, chat: ports.assistant.model ?? builtInEngine },
  };
  return new Response(JSON.stringify(health), {
    status: isFine ? 200 : 503,
    headers: isFine ? apiHeaders : awayHeaders,
  });
}
