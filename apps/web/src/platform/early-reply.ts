/** Calls that index.html has sent before the code arrived (first-load-script.ts). Dropped when the first screen can be used. */
export interface EarlyReplies {
  authorization: string;
  language: string;
  /** By URL. */
  replies: Map<string, Promise<Response>>;
  /** The user in the reply to the session check, as the server sends it. */
  user: Promise<Record<string, unknown> | undefined>;
}

declare global {
  var early: EarlyReplies | undefined;
}

/** Returns the reply to a call that index.html has sent for the same session and language, once. */
export function takeEarlyReply({ method, url, headers }: Request): Promise<Response> | undefined {
  const { early } = globalThis;
  const reply = method === "GET" ? early?.replies.get(url) : undefined;
  if (!early || !reply) return undefined;
  early.replies.delete(url);
  const isSame = headers.get("authorization") === early.authorization;
  return isSame && headers.get("accept-language") === early.language ? reply : undefined;
}
