import { builtInEngine } from "@trellis/contract/author";
import type { Health } from "@trellis/contract/health";
import type { Ports } from "@trellis/server-core/ports";
import { apiHeaders, reply } from "@trellis/server-core/reply";

const awayHeaders = { ...apiHeaders, "retry-after": "2" };

/** Responds with 503 while the storage is unavailable. */
export async function healthReply(ports: Ports): Promise<Response> {
  const [isFine, failedJobs] = await Promise.all([
    ports.isReady().catch(() => false),
    ports.jobs.failed().catch(() => undefined),
  ]);
  const health: Health = {
    status: isFine ? "ok" : "unavailable",
    providers: { ...ports.providers },
    ...(failedJobs && { failedJobs: failedJobs.givenUp, retryingJobs: failedJobs.retrying }),
    authors: { content: ports.content.model ?? builtInEngine, chat: ports.assistant.model ?? builtInEngine },
  };
  return new Response(JSON.stringify(health), {
    status: isFine ? 200 : 503,
    headers: isFine ? apiHeaders : awayHeaders,
  });
}

/** Responds while the process is running. */
export const livenessReply = (): Response => reply({ status: "ok" });

/** Responds with 503 while the storage is unavailable. It reads nothing else, so it can be called often. */
export async function readinessReply(ports: Pick<Ports, "isReady">): Promise<Response> {
  if (await ports.isReady().catch(() => false)) return reply({ status: "ok" });
  return new Response(JSON.stringify({ status: "unavailable" }), { status: 503, headers: awayHeaders });
}
