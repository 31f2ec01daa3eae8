import { basePath } from "@trellis/contract/call";
import type { Ports } from "@trellis/server-core/ports";
import { apiHeaders } from "@trellis/server-core/reply";
import { HttpError } from "../http-error.ts";
import { errorResponse } from "../error-response.ts";
import { messagesFor } from "../text/messages.ts";

/** Route pattern of pictures. */
export const avatarPath = `${basePath}/avatars/:name{[0-9a-f]{32}\\.webp}`;
/** Returns a picture's path. It identifies the content, so it can be cached forever. */
export const avatarAddress = (hash: string): string => `${basePath}/avatars/${hash}.webp`;

/** Responds with a picture. It is public, and other origins may embed it. */
export async function avatarReply(name: string, request: Request, { avatars }: Ports): Promise<Response> {
  const picture = await avatars.get(name.slice(0, -".webp".length));
  if (!picture) {
    const messages = messagesFor(request.headers.get("accept-language") ?? undefined);
    return errorResponse(new HttpError(404, "unknownAddress"), messages);
  }
  return new Response(picture.bytes, {
    headers: {
      ...apiHeaders,
      "content-type": picture.type,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
