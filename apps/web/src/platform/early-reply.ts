interface EarlyReply {
  reply: Promise<Response>;
  /** Cancels the request. */
  abort: () => void;
}

/** Calls that index.html sent before the code arrived (first-load-script.ts). Dropped once the first screen is usable. */
export interface EarlyReplies {
  authorization: string;
  language: string;
  /** By URL. */
  replies: Map<string, EarlyReply>;
  /** The user in the reply to the session check, as the server sends it. */
  user: Promise<Record<string, unknown> | undefined>;
}

declare global {
  var early: EarlyReplies | undefined;
  /** Requests every file of a screen at once (first-load-script.ts). It is not defined on the development server. */
  var preloadScreen: ((index: number) => void) | undefined;
}

/** Returns the early reply to a call that index.html has sent for the same session and language. Each reply is used once. */
export function takeEarlyReply({ method, url, headers, signal }: Request): Promise<Response> | undefined {
  const { early } = globalThis;
  const sent = method === "GET" ? early?.replies.get(url) : undefined;
  if (!early || !sent) return undefined;
  early.replies.delete(url);
  const isSame = headers.get("authorization") === early.authorization;
  if (!isSame || headers.get("accept-language") !== early.language) {
    sent.abort();
    return undefined;
  }
  // Abort the early request together with the call, so that the timeout of the call applies to it.
  signal.addEventListener("abort", sent.abort);
  return sent.reply;
}
