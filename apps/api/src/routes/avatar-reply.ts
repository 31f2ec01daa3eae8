import { basePath } from "@trellis/contract/call";
import type { Ports } from "../ports.ts";
import { refuse, refusalReply } from "../refuse.ts";
import { fixedHeaders } from "../reply.ts";
import { spoken } from "../text/spoken.ts";

/** Route pattern of pictures. */
export const avatarPath = `${basePath}/avatars/:name{[0-9a-f]{32}\\.webp}`;
/** Returns a picture's path. It identifies the content, so it can be cached forever. */
export const avatarAddress = (hash: string): string => `${basePath}/avatars/${hash}.webp`;

/** Responds with a picture. It is public, and other origins may embed it. */
export async function avatarReply(name: string, request: Request, { avatars }: Ports): Promise<Response> {
  const picture = await avatars.get(name.slice(0, -".webp".length));
  if (!picture) {
    const say = spoken(request.headers.get("accept-language") ?? undefined);
    return refusalReply(
      refuse(404, (text) => text.unknownAddress),
      say,
    );
  }
  return new Response(picture.bytes, {
    headers: {
      ...fixedHeaders,
      "content-type": picture.type,
      "cache-control": "public, max-age=31536000, immutable",
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}
