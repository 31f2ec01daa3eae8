import { checkSession } from "@trellis/contract/account";

/** A call that index.html has sent before the code arrived (first-load-script.ts). */
interface EarlyReply {
  token: string;
  reply: Promise<Response>;
}

declare global {
  var earlyReply: EarlyReply | undefined;
}

/** Returns the reply to the check of the session that index.html started with the same token, once. */
export function takeEarlyReply(request: Request): Promise<Response> | undefined {
  if (!request.url.endsWith(checkSession.path)) return undefined;
  const { earlyReply } = globalThis;
  globalThis.earlyReply = undefined;
  if (!earlyReply || request.headers.get("authorization") !== `Bearer ${earlyReply.token}`) return undefined;
  return earlyReply.reply;
}
