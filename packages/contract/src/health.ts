import * as v from "valibot";

/** GET /health (outside the base path): returns the server's status, which providers are sandboxes, and the author of plans, content and answers. */
export const healthPath = "/health";
export const health = v.object({
  status: v.picklist(["ok", "unavailable"]),
  providers: v.record(v.string(), v.picklist(["real", "sandbox"])),
  /** Number of background jobs that the server gave up on within the last day, by name. */
  failedJobs: v.optional(v.record(v.string(), v.number())),
  /** Number of background jobs that failed and wait for their next attempt, by name. */
  retryingJobs: v.optional(v.record(v.string(), v.number())),
  /** Who writes plans and content, and who answers chats: an AI model, by name, or the built-in engine. */
  authors: v.optional(v.object({ content: v.string(), chat: v.string() })),
});
export type Health = v.InferOutput<typeof health>;
